import { formatCount } from '../../counts.ts';
import type { systemStatus as en } from '../../en/office/system-status.ts';
import type { Like } from '../../like.ts';

export const systemStatus = {
  title: 'সিস্টেমের অবস্থা',
  statuses: {
    ok: 'ঠিক আছে',
    off: 'বন্ধ',
    warning: 'নজর দিন',
    failing: 'গোলমাল',
    unknown: 'জানা নেই',
  },
  database: 'ডেটাবেস',
  disk: 'ডিস্ক',
  ai: 'AI',
  messages: 'বার্তা',
  backups: 'ব্যাকআপ',
  plannerOnly: 'শুধু সাইটের নিজের প্ল্যানার',
  fromEnvironment: 'এনভায়রনমেন্টের মডেল',
  paused: ({ model }) => `${model}: পরপর গোলমালের পরে থামানো আছে`,
  budgets: {
    left: ({ model }) => `${model} সাইটের নিজের প্ল্যানারের সঙ্গে লেখে`,
    used_up: ({ model }) => `${model}: আজকের বাজেট শেষ; ভারতীয় সময় মাঝরাত পর্যন্ত ডাকা হবে না`,
    unpriced: ({ model }) => `${model}: বাজেট দেওয়া আছে কিন্তু মডেলের দাম জানা নেই, তাই ডাকা হয় না`,
    untracked: ({ model }) => `${model}: বাজেট দেওয়া আছে কিন্তু খরচের হিসাব রাখা হয় না, তাই ডাকা হয় না`,
  },
  noAnswer: ({ engine }) => `${engine} সাড়া দিচ্ছে না`,
  answers: ({ engine, size, ms }) => `${engine}, ${size}, ${ms} ms-এ উত্তর`,
  diskUnread: 'পড়া গেল না',
  free: ({ free, total }) => `${total}-এর মধ্যে ${free} খালি`,
  waiting: ({ count }) => `${formatCount(count)}টি বার্তা অপেক্ষায়`,
  failed: ({ count }) => `${formatCount(count)}টি বার্তা যায়নি`,
  noProvider: 'কোনও প্রোভাইডার ঠিক করা নেই: বার্তা পাঠানো হয় না',
  nothingWaiting: 'কোনও বার্তা অপেক্ষায় নেই, আটকেও নেই',
  noBackup: 'এখনও নেই',
  lastBackup: ({ time }) => `শেষটি: ${time}`,
  nightlyFailed: ({ last, time, reason }) => `${last}। ${time}-এর রাতের ব্যাকআপ হয়নি: ${reason}`,
  handFailed: ({ last, time, reason }) => `${last}। ${time}-এর ব্যাকআপ হয়নি: ${reason}`,
} satisfies Like<typeof en>;
