import type { contact as en } from '../../en/site/contact.ts';
import type { Like } from '../../like.ts';
import { genitive } from '../planner/grammar.ts';

export const contact = {
  pageTitle: 'যোগাযোগ',
  pageDescription: 'যাঁরা আপনার ভ্রমণের পরিকল্পনা করেন আর বুক করেন, তাঁদের সঙ্গে কথা বলুন: ফোন, WhatsApp, ইমেল আর অফিসের পথ।',
  title: 'আমাদের সঙ্গে কথা বলুন',
  lead: ({ brand, agency }) =>
    `${brand} আপনার ভ্রমণের পরিকল্পনা করে; ${genitive(agency)} লোকেরা বুক করেন আর ফোন করলে সাড়া দেন।`,
  phone: 'ফোন',
  phoneText: 'বুকিং, কোনও বদল বা পথে বেরিয়ে কোনও প্রশ্নের জন্য।',
  whatsapp: 'WhatsApp',
  whatsappText: 'আপনার পরিকল্পনা বা টিকিটের ছবি পাঠান।',
  writeNow: 'WhatsApp-এ লিখুন',
  whoAnswers: 'কে উত্তর দেন',
  peopleOf: ({ agency }) => `${agency}-এর লোকজন`,
  hours: 'কখন',
  email: 'ইমেল',
  emailText: 'দলের ভ্রমণ, বিল বা ফাইল পাঠানোর জন্য।',
  office: 'অফিস',
  officeText: ({ agency }) => `${agency}। লিঙ্কে মানচিত্র খুলবে।`,
  offerTitle: 'আমরা কি আপনাকে ফোন করব?',
  offer: 'আপনার নাম আর নম্বর দিয়ে রাখুন, ভ্রমণ আর অফারের কথা জানাতে আমরা ফোন করব।',
  leaveNumber: 'নম্বর দিয়ে রাখুন',
  brands: 'আমরা কারা',
  planner: 'আপনার ভ্রমণের AI সঙ্গী: ট্রেন, রাস্তা আর খোলার সময় জানে, তাই এমন দিন সাজায় যাতে সব কিছু সময়ে কুলোয়।',
  agencyBefore: 'সঙ্গী এজেন্সি, ',
  agencyAfter: ': আপনার পছন্দের ভ্রমণ বুক করে, ফোন করলে সাড়া দেয়।',
  whyTitle: ({ brand }) => `কেন ${brand}`,
  reasons: {
    planning: {
      title: 'AI দিয়ে পরিকল্পনা',
      text: 'আপনার তারিখ আর বাজেটে কয়েক সেকেন্ডেই কয়েকটি ভ্রমণ পরিকল্পনা, প্রতিটির সময়, দূরত্ব আর দাম যাচাই করা।',
    },
    platform: {
      title: 'সব এক জায়গায়',
      text: 'খোঁজ, দিনের পরিকল্পনা, মানচিত্র আর খরচ, সবই এক জায়গায়, ফোনে বা কম্পিউটারে।',
    },
    people: {
      title: 'অভিজ্ঞ মানুষ',
      text: 'পথঘাট চেনেন এমন মানুষ প্রতিটি বুকিংয়ের অনুরোধ পড়েন, 24 ঘণ্টার মধ্যে আপনাকে ফোন করেন।',
    },
  },
  readyTitle: 'আপনি বললেই আমরা তৈরি',
  ready: 'কোথায় যেতে চান বলুন; কয়েক সেকেন্ডেই উত্তর পাবেন।',
  planTrip: 'ভ্রমণের পরিকল্পনা করুন',
  mapTitle: 'আমাদের অফিস কোথায়',
  mapOf: ({ agency, office }) => `${agency}, ${office}: আশপাশের মানচিত্র`,
  noMap: 'মানচিত্রটি এখন দেখানো যাচ্ছে না। নীচের লিঙ্কে খুলুন।',
  openMap: 'মানচিত্র খুলুন',
} satisfies Like<typeof en>;
