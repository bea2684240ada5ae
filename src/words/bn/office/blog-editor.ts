import type { blogEditor as en } from '../../en/office/blog-editor.ts';
import type { Like } from '../../like.ts';

export const blogEditor = {
  excerpt: 'সারাংশ',
  content: 'পোস্টের লেখা',
  uploadFailed: 'আপলোড করা গেল না',
  waitForPictures: 'ছবিগুলি আপলোড হওয়া পর্যন্ত অপেক্ষা করুন',

  featuredPicture: 'প্রধান ছবি',
  theFeaturedPicture: 'প্রধান ছবি',
  newPicture: 'নতুন',
  removePicture: 'প্রধান ছবি সরান',
  choosePicture: 'প্রধান ছবি বাছুন',
  dropPicture: 'ছবি এখানে এনে ছাড়ুন, অথবা বাছতে চাপ দিন',
  dropAnother: 'অন্য ছবি এখানে এনে ছাড়ুন, অথবা বাছতে চাপ দিন',
  onlyOnePicture: ({ file }) => `${file} বাদ গেল: পোস্টে একটিই প্রধান ছবি থাকে`,

  publishing: 'প্রকাশ',
  publish: 'প্রকাশ করুন',
  stateNow: ({ state }) => `এখন: ${state}`,
  when: 'কখন',
  atOnce: 'এখনই',
  atSetTime: 'ঠিক করা সময়ে',

  /** What saving means for readers, beside the button. */
  savingUnpublishes: 'সেভ করলে এটি সাইট থেকে সরে যাবে।',
  savingCancelsPlan: 'সেভ করলে নির্ধারিত প্রকাশ বাতিল হবে।',
  staysDraft: 'খসড়া: ভিজিটররা এটি দেখতে পান না।',
  publishedOn: ({ time }) => `প্রকাশিত: ${time}।`,
  liveOnSaving: 'সেভ করলেই সাইটে দেখা যাবে।',
  liveAtChosenTime: 'আপনার বাছা দিন ও সময়ে সাইটে দেখা যাবে।',
  liveOn: ({ time }) => `সাইটে দেখা যাবে ${time} থেকে (ভারতীয় সময়)। তার আগে ভিজিটররা এটি দেখতে পাবেন না।`,

  authorAndReadTime: 'লেখক ও পড়ার সময়',
  author: 'লেখক',
  readTime: 'পড়ার সময়, মিনিটে',
  readTimeComputed: ({ minutes }) => `লেখা থেকে হিসাব করা: ${minutes} মিনিট। নিজে ঠিক করতে সংখ্যা লিখুন।`,
  readTimeSet: ({ minutes }) => `নিজে ঠিক করা। লেখাটি পড়তে ${minutes} মিনিট লাগে; সেটিই রাখতে ঘরটি খালি করুন।`,
} satisfies Like<typeof en>;
