import type { outbox as en } from '../../en/answers/outbox.ts';
import type { Like } from '../../like.ts';

export const outbox = {
  noCountry: ({ to }) => `পাঠানো হয়নি: ${to}-এ দেশের কোড নেই`,
  countryNotAllowed: ({ code }) => `পাঠানো হয়নি: সেটিংসে +${code}-এ SMS-এর অনুমতি নেই`,
  notMobile: ({ to }) => `পাঠানো হয়নি: ${to} মোবাইল নম্বর নয়`,
  smsToOne: ({ most }) => `পাঠানো হয়নি: এই নম্বরে আজ ${most}টি SMS গেছে`,
  emailsToOne: ({ most }) => `পাঠানো হয়নি: এই ঠিকানায় আজ ${most}টি ইমেল গেছে`,
  heldAfterRestore: 'পাঠানো হয়নি: ব্যাকআপ ফেরানো হয়েছে, হয়তো এটি আগেই গেছে। এখনও ঠিক থাকলে তবেই পাঠান।',
  byOneVisitor: 'পাঠানো হয়নি: একই ভিজিটরের জন্য আজ অনেক বেশি বার্তা হয়েছে',
  dayLimit: ({ most }) => `পাঠানো হয়নি: সেটিংসে দিনে ${most}টি বার্তার সীমা পূর্ণ হয়েছে`,
  valueMissing: ({ placeholder }) => `পাঠানো হয়নি: টেমপ্লেটের ${placeholder}-এর জন্য এই বার্তায় কিছু নেই`,
  whatsappToOne: ({ most }) => `পাঠানো হয়নি: এই নম্বরে আজ ইতিমধ্যে ${most}টি বার্তা গেছে`,
} satisfies Like<typeof en>;
