import type { searchHistory as en } from '../../en/site/search-history.ts';
import type { Like } from '../../like.ts';

export const searchHistory = {
  title: 'সম্প্রতি খোঁজা',
  hint: 'আপনার সব ফোন আর কম্পিউটারের খোঁজ। শুধু আপনিই দেখতে পান।',
  way: ({ from, to }) => `${from} থেকে ${to}`,
  travellers: ({ count }) => `${count} জন যাত্রী`,
  upTo: ({ price }) => `জনপ্রতি ${price} পর্যন্ত`,
  wishes: ({ count }) => `${count}টি ইচ্ছা`,
  passed: 'তারিখ পেরিয়ে গেছে: নতুন তারিখ বাছুন',
  remove: 'সরান',
  removeSearch: ({ way, dates }) => `খোঁজটি সরান: ${way}, ${dates}`,
  clear: 'সব সরান',
  removed: ({ way }) => `${way} খোঁজটি সরানো হল।`,
  cleared: ({ count }) => (count === 1 ? 'আপনার খোঁজটি সরানো হল।' : `${count}টি খোঁজই সরানো হল।`),
  undo: 'ফিরিয়ে আনুন',
  failed: 'কাজটি হল না। আবার চেষ্টা করুন।',
  showAll: ({ count }) => `${count}টি সবই দেখান`,
  all: 'সব খোঁজ',
  recent: 'আপনার শেষ খোঁজগুলি',
} satisfies Like<typeof en>;
