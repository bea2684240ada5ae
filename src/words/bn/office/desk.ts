import type { Likeness } from '../../../core/customers/customer-options.ts';
import type { desk as en } from '../../en/office/desk.ts';
import type { Like } from '../../like.ts';

const alike: Readonly<Record<Likeness, string>> = { phone: 'একই ফোন', email: 'একই ই-মেল', name: 'একই নাম' };

export const desk = {
  title: 'গ্রাহক ও কাজ',
  unread: 'গ্রাহক ও কাজ খোলা গেল না',
  customer: 'গ্রাহক',
  makeCustomer: 'গ্রাহক তৈরি করুন',
  makeFailed: 'গ্রাহক তৈরি করা গেল না',
  addTo: 'কোনো গ্রাহকের সঙ্গে জুড়ুন…',
  addTitle: 'কোনো গ্রাহকের সঙ্গে জুড়ুন',
  find: 'নাম, ফোন বা ই-মেল',
  found: ({ count }) => (count === 0 ? 'কোনো গ্রাহক পাওয়া যায়নি' : `${count} জন পাওয়া গেছে`),
  link: 'জুড়ুন',
  linkFailed: 'এটি জোড়া গেল না',
  maybe: 'হয়তো একই মানুষ',
  noProof: 'ফোন নম্বর প্রমাণ নয়: যে কেউ যে কোনো নম্বর লিখতে পারেন। একই মানুষ জেনে তবেই জুড়ুন।',
  alike: ({ alike: of }) => of.map((each) => alike[each]).join(', '),
  kinds: { booking: 'বুকিং', lead: 'লিড', user: 'অ্যাকাউন্ট' },

  assignee: 'কার দায়িত্বে',
  assigneeOf: ({ title }) => `${title} কার দায়িত্বে`,
  unassigned: 'কাউকে দেওয়া হয়নি',
  gone: 'সরিয়ে দেওয়া অ্যাডমিন',
  assignFailed: 'দায়িত্ব দেওয়া গেল না',
  followUp: 'পরের যোগাযোগ',
  followUpFailed: 'পরের যোগাযোগ ঠিক করা গেল না',
  none: 'নেই',

  tasks: 'কাজ',
  newTask: 'নতুন কাজ',
  taskTitle: 'কী করতে হবে',
  dueDay: 'দিন',
  dueTime: 'সময়',
  addTask: 'কাজ যোগ করুন',
  taskAdded: 'কাজটি যোগ হয়েছে।',
  taskFailed: 'কাজটি সেভ করা গেল না',
  doneTask: ({ title }) => `শেষ: ${title}`,
  dueAt: ({ time }) => `${time}-এর মধ্যে`,
  doneBy: ({ name }) => `${name} শেষ করেছেন`,
  morningMail: 'কী করতে হবে তা রোজ সকালে আমাকে মেল করুন',
  morningMailFailed: 'এটি সেভ করা গেল না',
} satisfies Like<typeof en>;
