import { formatCount } from '../../counts.ts';
import type { outbox as en } from '../../en/office/outbox.ts';
import type { Like } from '../../like.ts';

export const outbox = {
  title: 'আউটবক্স',
  about: 'যাত্রী আর এজেন্সিকে পাঠানো বার্তা, নতুনগুলি আগে।',
  backToLeads: 'লিডে ফিরে যান',
  state: 'অবস্থা',
  all: 'সব বার্তা',
  states: {
    waiting: 'অপেক্ষায়',
    sent: 'পাঠানো হয়েছে',
    failed: 'যায়নি',
    kept: 'পাঠানো হয়নি',
  },
  unread: 'বার্তাগুলি আনা গেল না',
  noneTitle: 'এখনও কোনও বার্তা নেই',
  noMatchTitle: 'কোনও বার্তা মিলছে না',
  none: 'নতুন বুকিং আর লিড থেকে এগুলি তৈরি হয়। ইমেল বা SMS-এর প্রোভাইডার না থাকলে সেগুলি না-পাঠানো অবস্থায় এখানেই থাকে।',
  nouns: 'বার্তা',
  channels: {
    email: 'ইমেল',
    sms: 'SMS',
  },
  to: ({ channel, to }) => `${channel}: ${to}`,
  sentAt: ({ time }) => `পাঠানো হয়েছে ${time}`,
  noProviderSet: 'পাঠানো হয়নি: কোনও প্রোভাইডার ঠিক করা নেই',
  notTried: 'চেষ্টা করা হয়নি',
  notTriedYet: 'এখনও চেষ্টা করা হয়নি',
  tries: ({ count }) => `${formatCount(count)} বার চেষ্টা`,
  openAbout: {
    booking: 'বুকিং খুলুন',
    lead: 'লিড খুলুন',
    reminder: '“আজ” খুলুন',
  },
  retryFailed: 'বার্তাটি আবার পাঠানো গেল না',
  isSent: ({ which }) => `${which}: পাঠানো হয়েছে`,
  couldNotBeSent: ({ which, reason }) => `${which}: পাঠানো গেল না: ${reason}`,
  /** Before the name of the variable that sets a provider. */
  noProvider: {
    email: 'ইমেলের কোনও প্রোভাইডার ঠিক করা নেই। বার্তা পাঠাতে সাইট এটি দিয়ে চালু করুন:',
    sms: 'SMS-এর কোনও প্রোভাইডার ঠিক করা নেই। বার্তা পাঠাতে সাইট এটি দিয়ে চালু করুন:',
  },
  seeOperations: '(docs/operations.md-এ “Messages” দেখুন)।',
  sendNow: 'এখনই পাঠান',
  tryAgainNow: 'এখনই আবার চেষ্টা করুন',
} satisfies Like<typeof en>;
