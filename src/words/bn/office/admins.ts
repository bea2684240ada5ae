import type { admins as en } from '../../en/office/admins.ts';
import type { Like } from '../../like.ts';
import { genitive, objective } from '../planner/grammar.ts';

export const admins = {
  title: 'অ্যাডমিন',
  hint: 'ব্যাক অফিস কারা ব্যবহার করতে পারেন, আর কী দেখতে পান।',
  add: 'নতুন অ্যাডমিন',
  unread: 'অ্যাডমিনদের তালিকা আনা গেল না',
  isSaved: ({ name }) => `${name} সেভ হয়েছে।`,
  isRemoved: ({ name }) => `${name} আর সাইন ইন করতে পারবেন না।`,
  removeQuestion: ({ name }) => `${objective(name)} সরাবেন?`,
  removeNobody: 'এই অ্যাডমিনকে সরাবেন?',
  remove: 'সরান',
  removeNamed: ({ name }) => `${objective(name)} সরান`,
  removeFailed: 'অ্যাডমিনকে সরানো গেল না',
  removeHint: 'তিনি সব জায়গা থেকে সঙ্গে সঙ্গে সাইন আউট হয়ে যাবেন। তাঁর কাজগুলি অডিট লগে থেকে যাবে।',
  /** After the present admin’s own name. */
  you: '(আপনি)',
  hasTwoFactor: 'দুই ধাপের সাইন-ইন',
  oneTimePassword: 'একবারের পাসওয়ার্ড',
  lastLogin: ({ time }) => `শেষ লগ ইন ${time}`,
  neverSignedIn: 'এখনও সাইন ইন করেননি',
  edit: 'বদলান',
  editNamed: ({ name }) => `${genitive(name)} তথ্য বদলান`,
  editTitle: 'অ্যাডমিনের তথ্য বদলান',
  name: 'নাম',
  nameHint: 'অডিট লগ আর বুকিংয়ের ইতিহাসে এই নামই দেখা যাবে।',
  email: 'ইমেল',
  role: 'ভূমিকা',
  /** What each role may do. */
  may: {
    writer: 'পোস্ট লেখা, অনুবাদ ও প্রকাশ করা; ব্যক্তিগত তথ্য নয়।',
    editor: 'প্যাকেজ আর পোস্ট; ব্যক্তিগত তথ্য নয়।',
    sales: 'লিড, বুকিং, গ্রাহক, কাজ আর বার্তা; রিভিউ পড়তে পারেন। ডাউনলোড, কারও তথ্য মুছে ফেলা, পরিসংখ্যান বা সেটিংস নয়।',
    admin: 'অ্যাডমিন আর ব্যাকআপ ছাড়া সব কিছু।',
    super_admin: 'সব কিছু, অ্যাডমিন আর ব্যাকআপও।',
  },
  resetPassword: 'একবারের নতুন পাসওয়ার্ড',
  resetPasswordHint: 'যিনি নিজেরটি ভুলে গেছেন তাঁর জন্য। তাঁর সেশনগুলি শেষ হয়ে যাবে।',
  resetTwoFactor: 'দুই ধাপের সাইন-ইন সরান',
  resetTwoFactorHint: 'যাঁর ফোন আর রিকভারি কোড হারিয়ে গেছে তাঁর জন্য। তাঁর সেশনগুলি শেষ হয়ে যাবে।',
  saveFailed: 'অ্যাডমিন সেভ করা গেল না',
  addNow: 'অ্যাডমিন যোগ করুন',
  save: 'অ্যাডমিন সেভ করুন',
  passwordFor: ({ name }) => `${genitive(name)} পাসওয়ার্ড`,
  passItOn: ({ email }) =>
    `এটি সামনাসামনি বা ফোনে জানান। এটি শুধু একবারই দেখা যায়, সাত দিন চলে, আর ${email} দিয়ে প্রথম সাইন-ইনেই বদলাতে হয়।`,
  copy: 'কপি করুন',
  haveSavedIt: 'সেভ করে নিয়েছি',
} satisfies Like<typeof en>;
