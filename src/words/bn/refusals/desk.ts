import type { LinkedKind } from '../../../core/customers/customer-options.ts';
import type { desk as en } from '../../en/refusals/desk.ts';
import type { Like } from '../../like.ts';

const records: Readonly<Record<LinkedKind, string>> = { booking: 'বুকিং', lead: 'লিড', user: 'অ্যাকাউন্ট' };
const channels: Readonly<Record<string, string>> = { email: 'ই-মেল', sms: 'SMS', whatsapp: 'WhatsApp' };
const states: Readonly<Record<string, string>> = {
  waiting: 'পাঠানো বাকি',
  sent: 'পাঠানো হয়েছে',
  failed: 'পৌঁছয়নি',
  delivered: 'পৌঁছেছে',
  read: 'পড়া হয়েছে',
  kept: 'পাঠানো হয়নি',
};

export const desk = {
  noCustomer: 'এমন কোনো গ্রাহক নেই',
  noRecord: 'এই রেকর্ডটি আর নেই',
  noTask: 'এমন কোনো কাজ নেই',
  noFile: 'এমন কোনো ফাইল নেই',
  noAssignee: 'এই অ্যাডমিন আর এটি দেখতে পারেন না। অন্য কাউকে বেছে নিন।',
  customerChanged: 'ইতিমধ্যে অন্য একজন অ্যাডমিন এই গ্রাহকের তথ্য বদলেছেন। তাঁর বদল দেখতে পাতাটি আবার খুলুন, তারপর আপনারটি সেভ করুন।',
  linkedToAnother: ({ name }) => `এটি অন্য গ্রাহক ${name}-এর সঙ্গে জোড়া আছে। আগে সেখান থেকে আলাদা করুন।`,
  linkedElsewhere: 'এটি অন্য গ্রাহকের সঙ্গে জোড়া আছে',
  sameCustomer: 'কোনো গ্রাহককে তাঁর নিজের সঙ্গেই মেলানো যায় না',
  nothingToUndo: 'এটি আর ফেরানো যাবে না: হয় আগেই ফেরানো হয়েছে, নয়তো এক দিন পেরিয়ে গেছে।',
  noteMissing: 'আগে নোট লিখুন',
  consentInFuture: 'আজ বা তার আগের দিন বেছে নিন',
  chooseFile: 'একটি ফাইল বেছে নিন',
  tooManyFiles: ({ most }) => `একজন গ্রাহকের সবচেয়ে বেশি ${most}টি ফাইল থাকতে পারে`,
  fileLinkExpired: 'এই লিংকের মেয়াদ শেষ। গ্রাহকের পাতা থেকে ফাইলটি আবার খুলুন।',
  laterDay: 'আজকের পরের কোনো দিন বেছে নিন',

  leadLeft: ({ name, notes }) => `${name} ফোন করতে বলেছেন${notes === '' ? '' : `। ${notes}`}`,
  tripKept: ({ title }) => `ভ্রমণ রেখে দিয়েছেন: ${title}`,
  messageWritten: ({ channel, state, text }) => `${channels[channel] ?? channel}, ${states[state] ?? state}: ${text}`,
  joined: 'অন্য গ্রাহকের সঙ্গে মেলানো হয়েছে',
  records,
  linked: ({ what, title }) => `${what}${title === '' ? '' : ` ${title}`} জোড়া হয়েছে`,
  unlinked: ({ what, title }) => `${what}${title === '' ? '' : ` ${title}`} আলাদা করা হয়েছে`,
  taskDone: ({ title, by }) => `${title} (${by} শেষ করেছেন)`,

  wroteOnWhatsapp: 'WhatsApp-এ লিখেছেন',
  restored: ({ held }) =>
    held > 0
      ? `এখন আগের এক সময়ের তথ্য ব্যবহার হচ্ছে। আউটবক্সে ${held}টি বার্তা আটকে রাখা হয়েছে: দেখে নিন।`
      : 'এখন আগের এক সময়ের তথ্য ব্যবহার হচ্ছে।',
  reviewWritten: ({ stars, title }) => `৫-এর মধ্যে ${stars} তারা: ${title}`,
  taskDue: 'এই কাজের সময় হয়েছে',
  waitingToday: ({ count }) => `আজ আপনার জন্য ${count}টি কাজ`,
} satisfies Like<typeof en>;
