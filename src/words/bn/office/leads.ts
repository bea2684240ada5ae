import { formatCount } from '../../counts.ts';
import type { leads as en } from '../../en/office/leads.ts';
import type { Like } from '../../like.ts';

const statuses = { new: 'নতুন', contacted: 'যোগাযোগ হয়েছে', converted: 'বুকিং হয়েছে', lost: 'হাতছাড়া' } as const;

export const leads = {
  pageTitle: 'লিড',
  noun: 'লিড',
  nouns: 'লিড',
  statuses,
  byStatus: 'অবস্থা অনুযায়ী লিড',
  total: 'মোট',
  searched: 'নাম বা ফোন',
  outbox: 'আউটবক্স',
  toCallBack: ({ due }) => `ফোন করতে হবে${due === null ? '' : ` (${formatCount(due)})`}`,
  readFailed: 'লিডগুলি আনা গেল না',
  columns: {
    name: 'নাম',
    phone: 'ফোন',
    status: 'অবস্থা',
    followUp: 'পরের যোগাযোগ',
    notes: 'নোট',
    received: 'কবে এসেছে',
  },
  newLead: 'নতুন লিড',
  unopened: 'খোলা হয়নি',
  isDueNow: 'বাকি',
  showAll: 'সব লিড দেখান',
  noneTitle: 'এখনও কোনও লিড নেই',
  none: 'যাঁরা পপআপে নাম আর ফোন নম্বর দেন, তাঁদের এখানে দেখা যাবে।',
  noneDueTitle: 'এখন কাউকে ফোন করার নেই',
  noneDue: 'নতুন লিড আপনি ফোন না করা পর্যন্ত এখানে থাকে, বাকিগুলি পরের যোগাযোগের দিন থেকে দেখা যায়।',
  noMatchTitle: 'কোনও লিড মিলছে না',
  noMatch:
    'কম শব্দ লিখুন বা অন্য অবস্থা বাছুন। নাম আর ফোন প্রতিটি শব্দের শুরু থেকে মেলানো হয়। ফোন নম্বর শেষ তিন বা তার বেশি সংখ্যা দিয়েও পাওয়া যায়।',

  title: 'লিড',
  isDemo: 'ডেমো',
  phoneAndTime: ({ phone, time }) => `${phone} · দেওয়া হয়েছে ${time}`,
  stepsThatDay: 'সেদিন সাইটে সম্ভবত যা যা করেছেন',
  noSteps: 'সেদিনের আর কোনও কার্যকলাপ জানা নেই।',
  agreedTo: 'এতে সম্মতি দিয়েছেন:',

  editLead: 'লিড বদলান',
  status: 'অবস্থা',
  nextFollowUp: 'পরের যোগাযোগ',
  saveFailed: 'লিডটি সেভ করা গেল না',
  notSaved: 'এখনও সেভ হয়নি',
  saved: 'সেভ হয়েছে',
  discardChanges: 'বদল বাদ দিন',
  save: 'সেভ করুন',
  usualDays: 'পরের যোগাযোগের চলতি দিন',
  tomorrow: 'আগামীকাল',
  inThreeDays: '3 দিন পরে',
  inAWeek: 'এক সপ্তাহ পরে',
  noDay: 'তারিখ নেই',
  useTheirs: 'তাঁরটি রাখুন',
  keepMine: 'আমারটি রাখুন',
  changedMeanwhile: ({ status, day, notes }) =>
    `অন্য একজন অ্যাডমিন এই লিড বদলেছেন। এখন অবস্থা: ${statuses[status]}; ` +
    `পরের যোগাযোগ: ${day ?? 'ঠিক নেই'}; ` +
    (notes === '' ? 'নোট: নেই' : `নোট: ${notes}`),
  unsavedChanges: ({ name }) => `${name}: আপনার বদল এখনও সেভ হয়নি।`,
  openAgain: 'আবার খুলুন',

  deleteLead: 'লিড মুছুন',
  delete: 'মুছুন',
  deleteFailed: 'লিডটি মোছা গেল না',
  whatDeletingDoes: ({ name, phone }) => `তালিকা থেকে এই লিড সরে যাবে: ${name}, ${phone}। ঠিক পরেই এটি ফিরিয়ে নেওয়া যায়।`,
  deleted: ({ name }) => `লিড মোছা হয়েছে: ${name}।`,
  restored: ({ name }) => `লিড ফিরিয়ে আনা হয়েছে: ${name}।`,
  restoreFailed: 'লিডটি ফিরিয়ে আনা গেল না',
} satisfies Like<typeof en>;
