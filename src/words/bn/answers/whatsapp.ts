import type { IncomingKind } from '../../../core/messages/conversation.ts';
import type { whatsapp as en } from '../../en/answers/whatsapp.ts';
import type { Like } from '../../like.ts';

const kinds: Readonly<Record<IncomingKind, string>> = {
  text: 'লিখিত বার্তা',
  image: 'ছবি',
  video: 'ভিডিয়ো',
  audio: 'ভয়েস মেসেজ',
  document: 'নথি',
  sticker: 'স্টিকার',
  location: 'জায়গা',
  contacts: 'পরিচিতি',
  button: 'বোতাম',
  interactive: 'বেছে নেওয়া উত্তর',
  reaction: 'প্রতিক্রিয়া',
  other: 'অন্য ধরনের বার্তা',
};

/** What WhatsApp says of messages, and what travellers write there. */
export const whatsapp = {
  /** What WhatsApp's error codes mean. */
  codes: {
    131026: 'নম্বরটি WhatsApp-এ নেই, বা এই বার্তা পেতে পারে না।',
    131047: 'তাঁদের শেষ বার্তার পর 24 ঘণ্টার বেশি কেটেছে: এখন শুধু টেমপ্লেট পাঠানো যায়।',
    132000: 'টেমপ্লেটে জায়গার সংখ্যা এখানে ঠিক করা সংখ্যার থেকে আলাদা।',
    132001: 'এই ভাষায় এই নামের কোনও অনুমোদিত টেমপ্লেট নেই।',
    132012: 'কোনও তথ্য টেমপ্লেট যেমন চায় তেমন নয়।',
    132015: 'Meta এই টেমপ্লেট থামিয়ে রেখেছে।',
    132016: 'Meta এই টেমপ্লেট বন্ধ করেছে।',
    131049: 'Meta আপাতত এই ব্যক্তিকে বার্তাটি পৌঁছে দিচ্ছে না।',
    131050: 'এই ব্যক্তি প্রচারের বার্তা নেন না।',
    131021: 'নম্বরটি প্রেরকেরই।',
    131030: 'নম্বরটি পরীক্ষার অ্যাকাউন্টের তালিকায় নেই।',
    130429: 'একসঙ্গে অনেক বার্তা; পরে আবার চেষ্টা হবে।',
    80007: 'একসঙ্গে অনেক বার্তা; পরে আবার চেষ্টা হবে।',
    131056: 'এই নম্বরে অনেক বার্তা; পরে আবার চেষ্টা হবে।',
    190: 'টোকেনটি ভুল বা মেয়াদ ফুরিয়েছে। “পাঠানো”-তে অন্যটি দিন।',
    131042: 'অ্যাকাউন্টের পেমেন্ট নিয়ে Meta-র সমস্যা হচ্ছে।',
  },
  says: ({ code, said }) => `(WhatsApp ${code}: ${said})`,
  noConversation: 'এমন কোনও কথোপকথন নেই',
  windowClosed:
    'তাঁদের শেষ বার্তার পর 24 ঘণ্টার বেশি কেটেছে: WhatsApp এখন শুধু টেমপ্লেট নেয়। ফোন করুন, বা বুকিংটি পরের ধাপে নিন, যা নিজের টেমপ্লেটে যায়।',
  noAccount: 'WhatsApp-এর কোনও অ্যাকাউন্ট ঠিক করা নেই। “সেটিংস → পাঠানো”-তে ঠিক করুন।',
  wrongToken: 'টোকেনটি ভুল',
  wrongSignature: 'স্বাক্ষরটি ভুল',
  /** A message as lists show it: its text, or what it is. */
  shown: ({ kind, text }) => (kind === 'text' ? text : text === '' ? kinds[kind] : `${kinds[kind]}: ${text}`),
  wrote: ({ text }) => `WhatsApp-এ: ${text}`,
} satisfies Like<typeof en>;
