import type { controls as en } from '../../en/ui/controls.ts';
import type { Like } from '../../like.ts';

export const controls = {
  /** Before the request's id. */
  quoteRequest: 'আমাদের এ বিষয়ে লিখলে এই নম্বরটিও জানান:',
  close: 'বন্ধ করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  opensInNewTab: '(নতুন ট্যাবে খুলবে)',
  breadcrumb: 'আপনি কোথায় আছেন',
  notFoundTitle: 'পাতাটি পাওয়া গেল না',
  notFound: 'যে পাতাটি খুঁজছেন সেটি নেই, বা অন্য জায়গায় চলে গেছে। চলুন, যেখান থেকে সফর শুরু হয় সেখানেই ফিরে যাই।',
  brokenTitle: 'কিছু একটা গোলমাল হয়েছে',
  broken: 'সমস্যাটা আমাদের দিকে। আবার চেষ্টা করুন; আপনার পাঠানো কিছুই হারায়নি।',
  planJourney: 'ভ্রমণের পরিকল্পনা করুন',
  previousPage: 'আগের',
  nextPage: 'পরের',
  pageNumber: ({ number }) => `পাতা ${number}`,
  pagesOf: ({ list }) => `${list}, পাতা`,
  pastLastPage: ({ page, last }) => `${page} নম্বর পাতা নেই। শেষ পাতা ${last}।`,
  lastPage: 'শেষ পাতায় যান',
  search: 'খুঁজুন',
  notOpened: 'এটি খোলা গেল না। পাতাটি আবার লোড করুন।',
  playSlideshow: 'স্লাইড শো চালান',
  pauseSlideshow: 'স্লাইড শো থামান',
  previousSlide: 'আগের স্লাইড',
  nextSlide: 'পরের স্লাইড',
  carousel: 'স্লাইড শো',
  playSlides: 'স্লাইড চালান',
  pauseSlides: 'স্লাইড থামান',
  showSlide: ({ name }) => `${name} দেখান`,
  /** Before a photo's author, and before the site that it is from. */
  photoBy: 'ছবি: ',
  photoOn: ', ',
  /** Before a passage of another language. */
  inLanguage: { en: 'ইংরেজিতে', hi: 'হিন্দিতে', bn: 'বাংলায়' },
} satisfies Like<typeof en>;
