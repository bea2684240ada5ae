import type { whatsappTemplates as en } from '../../en/office/whatsapp-templates.ts';
import type { Like } from '../../like.ts';

export const whatsappTemplates = {
  byHand: 'লেখাটি আপনি নিজে পাঠান, বুকিং বা লিড থেকে।',
  title: 'নিজে থেকে: অনুমোদিত টেমপ্লেট',
  about: 'এই ধাপ ও ভাষার জন্য Meta-র অনুমোদিত টেমপ্লেটটি লিখুন। সেটি SMS-এর বদলে যায়; WhatsApp ফিরিয়ে দিলে SMS যায়।',
  none: 'কোনও টেমপ্লেট ঠিক করা নেই: এই ধাপে WhatsApp-এ নিজে থেকে কিছু যায় না।',
  set: 'এই ধাপে টেমপ্লেটটি যায়।',
  noAccount: 'WhatsApp-এর কোনও অ্যাকাউন্ট ঠিক করা নেই: এখনও কিছু যায় না।',
  setUp: 'এখানে ঠিক করুন',
  use: 'টেমপ্লেট পাঠান',
  name: 'টেমপ্লেটের নাম',
  lang: 'টেমপ্লেটের ভাষা',
  fills: ({ mark }) => `${mark}-এ কী বসবে`,
  add: ({ mark }) => `${mark} যোগ করুন`,
  remove: ({ mark }) => `${mark} সরান`,
  save: 'টেমপ্লেট সেভ করুন',
  saved: 'সেভ হয়েছে, চালু আছে',
  notSaved: 'এখনও সেভ হয়নি',
  saving: 'সেভ হচ্ছে …',
  failed: 'টেমপ্লেট সেভ করা গেল না',
  noun: 'টেমপ্লেট',
} satisfies Like<typeof en>;
