import type { recordVersions as en } from '../../en/office/record-versions.ts';
import type { Like } from '../../like.ts';

export const recordVersions = {
  versions: 'সংস্করণ',
  readFailed: 'সংস্করণগুলি আনা গেল না',
  restoreFailed: 'সংস্করণটি ফেরানো গেল না',
  backToEditor: 'এডিটরে ফিরুন',
  noneYet: 'এখনও কোনও সংস্করণ নেই: পরের বার সেভ করলে প্রথমটি রাখা হবে।',
  changes: 'কী বদলেছে',
  asItIs: 'এখন যেমন আছে',
  compareWith: 'তুলনা করুন',
  firstOne: 'এটিই রাখা প্রথম সংস্করণ।',
  sameAsNow: 'এই সংস্করণ এখনকার মতোই।',
  nothingChanged: 'এই সংস্করণে ফর্মের কিছু বদলায়নি।',
  onlyFormatting: 'শুধু ফরম্যাটিং বা লিঙ্ক বদলেছে।',
  bringBack: 'এই সংস্করণ ফিরিয়ে আনুন',
  titleOf: ({ title }) => `“${title}”: সংস্করণ`,
  restoredFrom: ({ version }) => `সংস্করণ ${version} ফেরানো`,
  bringBackQuestion: ({ time }) =>
    `লেখা, ছবি আর বাকি সব আবার ${time}-এর মতো হবে; ঠিকানা ও অবস্থা একই থাকবে। এখন যা আছে তা-ও একটি সংস্করণ হিসেবে থাকবে।`,
  isBack: ({ time, leftOut }) =>
    leftOut === 0 ? `${time}-এর সংস্করণ ফিরে এসেছে।` : `${time}-এর সংস্করণ ফিরে এসেছে, মুছে ফেলা ${leftOut}টি ছবি ছাড়া।`,
  made: {
    created: 'তৈরি',
    saved: 'সেভ',
    autosaved: 'নিজে থেকে সেভ',
    'status-set': 'অবস্থা বদল',
    restored: 'ফেরানো',
    duplicated: 'কপি থেকে তৈরি',
    earlier: 'সংস্করণ রাখার আগের',
  },
  against: { before: 'আগেরটির সঙ্গে', now: 'এখনকার সঙ্গে' },
  marks: { added: 'যোগ:', removed: 'বাদ:' },
  values: { true: 'হ্যাঁ', false: 'না', '': 'নেই' },
  contentPictures: 'লেখার ছবি',
} satisfies Like<typeof en>;
