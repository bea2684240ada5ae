import { formatCount } from '../../counts.ts';
import type { imports as en } from '../../en/office/imports.ts';
import type { Like } from '../../like.ts';

const rowsOf = (rows: number): string => `${formatCount(rows)}টি সারি`;

export const imports = {
  titles: { lead: 'লিড আমদানি', booking: 'বুকিং আমদানি' },
  back: { lead: 'লিডে ফিরুন', booking: 'বুকিঙে ফিরুন' },
  about: 'প্রথমে দেখবেন, কোন সারির কী হবে। আপনি না বলা পর্যন্ত কিছু জমা হয় না, আর যাত্রীদের কোনও বার্তা যায় না।',
  bounds:
    'CSV ফাইল, উপরে কলামের নাম, বড়জোর 25 MB ও 1,00,000টি সারি: Excel, Google Sheets, অন্য টুল, বা এই সাইট থেকে ডাউনলোড করা।',
  choose: 'CSV ফাইল বাছুন',
  chooseAnother: 'অন্য ফাইল বাছুন',
  deleteFile: 'এই ফাইল মুছুন',
  deleted: 'ফাইলটি মোছা হয়েছে',
  sending: ({ percent }) => `পাঠানো হচ্ছে, ${percent}%`,
  reading: 'ফাইল পড়া হচ্ছে…',
  sendFailed: 'ফাইল পাঠানো গেল না',
  failed: 'এটি করা গেল না',
  unread: 'আমদানিগুলি লোড করা গেল না',
  latest: 'শেষ আমদানি',
  sentBy: ({ by, time }) => `${by}, ${time}`,

  columnsTitle: 'কোন কলামে কী আছে',
  fileFacts: ({ size, rows }) => `${size}, ${rowsOf(rows)}`,
  encoding: 'অক্ষর',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': 'Windows-1252 (পুরোনো Excel)',
  },
  delimiter: 'ঘরের মাঝে',
  delimiters: { ',': 'কমা', ';': 'সেমিকোলন', '\t': 'ট্যাব' },
  standsFor: ({ column }) => `“${column}” কলামে আছে`,
  unnamed: ({ number }) => `${number} নম্বর কলাম`,
  leaveOut: 'বাদ দিন',
  leftOut: ({ columns }) => `বাদ: ${columns}`,
  check: 'সারিগুলি যাচাই করুন',
  checking: 'সারিগুলি যাচাই করা হচ্ছে…',

  checkedTitle: 'সারিগুলির কী হবে',
  fates: { new: 'নতুন', existing: 'আগেই আছে', doubled: 'ফাইলে দু’বার', refused: 'নেওয়া হবে না' },
  fatesOf: {
    lead: {
      new: 'যোগ হবে',
      existing: 'এই ফোনের লিড আছে, সেটি যেমন আছে থাকবে',
      doubled: 'আগের একটি সারিতে এই ফোন আছে',
      refused: 'যোগ হবে না',
    },
    booking: {
      new: 'যোগ হবে',
      existing: 'একই যাত্রী, দিন ও ভ্রমণ; যেমন আছে থাকবে',
      doubled: 'আগের একটি সারি একই',
      refused: 'যোগ হবে না',
    },
  },
  reasons: 'কেন সারি নেওয়া হবে না',
  reasonRows: ({ reason, rows }) => `${reason}: ${rowsOf(rows)}`,
  downloadRefused: 'না-নেওয়া ও দু’বার থাকা সারি ডাউনলোড করুন',
  firstRows: ({ fate }) => `প্রথম কয়েকটি সারি: ${fate}`,
  line: 'লাইন',
  name: 'নাম',
  phone: 'ফোন',
  reason: 'কারণ',
  rulesTitle: 'ঘর কীভাবে পড়া হয়',
  dates:
    'তারিখ: 2026-04-03, বা আগে দিন: 03/04/2026 মানে 3 এপ্রিল। 3-4-26 ও 3 Apr 2026-ও চলে। Excel-এর দিনের সংখ্যা নেওয়া হয় না।',
  rules: {
    lead: 'অবস্থা লেখা না থাকলে লিড নতুন, উৎস না থাকলে “ফাইল থেকে”। কোনও কলামে হ্যাঁ না থাকলে সম্মতি লেখা হয় না।',
    booking:
      'খোলা বুকিঙের তারিখ আজ বা পরের হতে হবে; সম্পন্ন ও বাতিল বুকিং তাদের পুরোনো তারিখ ও মোট দাম রাখে। দাম: 45000, ₹1,24,500 বা 1.5 lakh, পুরো টাকায়। দিন লেখা না থাকলে ভ্রমণ এক দিনের। আমদানি করা তারিখের জন্য কোনও মনে করানো বার্তা যায় না।',
  },
  importedBefore: ({ by, time }) => `${by} এই ফাইলটি ${time}-এ আমদানি করেছেন।`,
  importAgain: 'আবার আমদানি করুন',
  nothingNew: 'কোনও সারি নতুন নয়: আমদানি করার কিছু নেই।',
  start: ({ rows }) => `${rowsOf(rows)} আমদানি করুন`,
  changeColumns: 'কলাম বদলান',

  states: {
    waiting: 'আমদানি হয়নি',
    running: 'আমদানি চলছে',
    stopped: 'থেমে আছে',
    done: 'আমদানি হয়েছে',
    undoing: 'ফিরিয়ে নেওয়া হচ্ছে',
    undone: 'ফিরিয়ে নেওয়া হয়েছে',
  },
  progress: 'কতটা হল',
  handled: ({ handled, rows }) => `${rowsOf(rows)}, তার মধ্যে ${formatCount(handled)}টি হয়েছে`,
  goesOn: 'এই পাতা ছেড়ে যেতে পারেন: কাজ চলবে।',
  stop: 'থামান',
  goOn: 'এগিয়ে চলুন',
  added: 'যোগ হয়েছে',
  undo: 'আমদানি ফিরিয়ে নিন',
  undoTitle: 'এই আমদানি ফিরিয়ে নেবেন?',
  undoAbout: ({ rows }) =>
    `যোগ হওয়া ${formatCount(rows)}টি রেকর্ড মুছে যাবে। এর মধ্যে যেগুলি বদলানো বা যুক্ত করা হয়েছে, সেগুলি থাকবে।`,
  removed: ({ rows }) => `আবার মোছা হয়েছে: ${formatCount(rows)}`,
  kept: ({ rows }) => `এর মধ্যে বদলেছে, তাই রয়ে গেছে: ${formatCount(rows)}`,
  showList: { lead: 'লিড দেখান', booking: 'বুকিং দেখান' },
} satisfies Like<typeof en>;
