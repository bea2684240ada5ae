import type { backups as en } from '../../en/office/backups.ts';
import type { Like } from '../../like.ts';
import { genitive } from '../planner/grammar.ts';

export const backups = {
  title: 'ব্যাকআপ',
  about: 'সাইট যা কিছু রাখে, ছবিসহ, একটি ফাইলে। প্রতি রাতে একটি তৈরি হয় আর 14 দিন থাকে; হাতে তৈরিগুলি না মোছা পর্যন্ত থাকে।',
  make: 'এখনই ব্যাকআপ নিন',
  makeFailed: 'ব্যাকআপ নেওয়া গেল না',
  made: 'ব্যাকআপ তৈরি হয়েছে।',
  unread: 'ব্যাকআপের তালিকা আনা গেল না',
  failed: ({ time, reason }) => `${time}-এর ব্যাকআপ হয়নি। ${reason}।`,
  noneTitle: 'এখনও কোনও ব্যাকআপ নেই',
  none: 'প্রথমটি আজ রাতে হবে, বা উপরের বোতাম টিপুন।',
  deleteTitle: 'এই ব্যাকআপটি মুছবেন?',
  remove: 'মুছুন',
  removeNamed: ({ title }) => `${title}-এর ব্যাকআপ মুছুন`,
  removeFailed: 'ব্যাকআপ মোছা গেল না',
  removed: 'ব্যাকআপ মুছে ফেলা হয়েছে।',
  removeHint: ({ title }) => `${title}-এর ব্যাকআপ চিরতরে মুছে যাবে। ডাউনলোড করা কপিগুলি থাকবে।`,
  stages: {
    pictures: 'ছবি প্যাক করা হচ্ছে',
    database: 'ডেটাবেস কপি করা হচ্ছে',
    packing: 'ডেটাবেস প্যাক করা হচ্ছে',
  },
  underWay: ({ isNightly, by, stage }) =>
    `${isNightly ? 'আজ রাতের ব্যাকআপ তৈরি হচ্ছে' : by ? `${genitive(by)} জন্য ব্যাকআপ তৈরি হচ্ছে` : 'ব্যাকআপ তৈরি হচ্ছে'}: ${stage}…`,
  progress: 'ব্যাকআপ',
  downloadFailed: 'ব্যাকআপ ডাউনলোড করা গেল না',
  download: 'ডাউনলোড করুন',
  downloadNamed: ({ title }) => `${title}-এর ব্যাকআপ ডাউনলোড করুন`,
  madeBy: ({ name }) => `নিয়েছেন ${name}`,
  onMachine: 'সাইটের মেশিনে নেওয়া',
  isNightly: 'রাতের',
  byHand: 'হাতে নেওয়া',
  unreadable: 'পড়া যাচ্ছে না',
  restoreTitle: 'ব্যাকআপ কীভাবে ফেরাবেন',
  restoreStop: 'সাইটের সব প্রসেস থামান।',
  /** Before the command. */
  restoreRun: 'তার মেশিনে, তার ফোল্ডারে আর তার এনভায়রনমেন্টসহ এটি চালান:',
  restoreFile: 'FILE হল ডাউনলোড করা ব্যাকআপ, বা তার ফাইলের নাম।',
  restoreStart: 'সাইট আবার চালু করুন। সবাইকে আবার সাইন ইন করতে হবে।',
  restoreChecks:
    'কিছু বদলানোর আগে ব্যাকআপ যাচাই হয়, আর এখনকার তথ্য আলাদা করে রাখা হয়। ব্যাকআপের পরে যাঁদের তথ্য মোছা হয়েছিল তা ফিরে আসে: আবার মুছুন।',
  keepPrivate: 'ব্যাকআপে সব তথ্য থাকে, যাত্রীদের বিবরণও। এটি গোপন রাখুন, আর একটি কপি অন্য মেশিনে রাখুন।',
} satisfies Like<typeof en>;
