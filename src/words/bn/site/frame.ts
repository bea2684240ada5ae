import type { frame as en } from '../../en/site/frame.ts';
import type { Like } from '../../like.ts';

export const frame = {
  skip: 'সরাসরি মূল অংশে যান',
  loadingPage: 'পাতা খুলছে',
  upToOff: ({ percent }) => `${percent}% পর্যন্ত ছাড়`,
  home: 'হোম',
  packages: 'প্যাকেজ',
  places: 'জায়গা',
  sources: 'সূত্র',
  blog: 'ব্লগ',
  contact: 'যোগাযোগ',
  homeOf: ({ brand }) => `${brand}, হোম`,
  main: 'মূল মেনু',
  menu: 'মেনু',
  openMenu: 'মেনু খুলুন',
  languages: 'ভাষা',
  darkColours: 'গাঢ় রং',
  footer: 'পাতার নীচের লিঙ্ক',
  planTrip: 'ভ্রমণের পরিকল্পনা করুন',
  checkPlan: 'যে কোনও পরিকল্পনা যাচাই',
  copyright: ({ brand, agency }) => `© ${brand}, সঙ্গে ${agency}। বুকিং না হওয়া পর্যন্ত দাম আনুমানিক।`,
} satisfies Like<typeof en>;
