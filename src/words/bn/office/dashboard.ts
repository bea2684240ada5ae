import { formatCount } from '../../counts.ts';
import type { dashboard as en } from '../../en/office/dashboard.ts';
import type { Like } from '../../like.ts';

export const dashboard = {
  quickActions: 'চটজলদি কাজ',
  answerBookings: 'নতুন বুকিংয়ের উত্তর দিন',
  callLeads: 'লিডদের ফোন করুন',
  addPackage: 'প্যাকেজ যোগ করুন',
  writePost: 'পোস্ট লিখুন',
  createOffer: 'অফার তৈরি করুন',
  unread: 'ড্যাশবোর্ড আনা গেল না',
  lastWeek: 'গত 7 দিন',
  versus: 'তার আগের 7 দিনের তুলনায়',
  figures: {
    searches: 'খোঁজ',
    submissions: 'পাঠানো ফর্ম',
    views: 'দেখা হয়েছে',
    users: 'নতুন ইউজার',
    bookings: 'নতুন বুকিং',
    leads: 'নতুন লিড',
    aiRequests: 'AI অনুরোধ',
    aiCost: 'AI-এর খরচ',
  },
  same: 'গত সপ্তাহের সমান',
  noneBefore: 'গত সপ্তাহে কিছু ছিল না',
  more: ({ percent, before }) => `গত সপ্তাহের চেয়ে ${percent}% বেশি (${before})`,
  less: ({ percent, before }) => `গত সপ্তাহের চেয়ে ${percent}% কম (${before})`,
  slightlyMore: ({ before }) => `গত সপ্তাহের চেয়ে বেশি, তবে 1%-এর কম (${before})`,
  slightlyLess: ({ before }) => `গত সপ্তাহের চেয়ে কম, তবে 1%-এর কম (${before})`,
  due: 'আজকের কাজ',
  nothingDue: 'এখন কিছু বাকি নেই। যে লিডদের ফোন করতে হবে আর যে বুকিংয়ের উত্তর দিতে হবে, সেগুলি এখানে দেখা যাবে।',
  answer: 'উত্তর দিন',
  call: 'ফোন করুন',
  callBack: 'আবার ফোন করুন',
  since: ({ day }) => `${day} থেকে`,
  moreLeads: ({ count }) => `আরও ${formatCount(count)}টি লিড`,
  /** Between both links. */
  and: 'আর',
  moreBookings: ({ count }) => `আরও ${formatCount(count)}টি বুকিং`,
  recent: 'সাম্প্রতিক কার্যকলাপ',
  nothingYet: 'এখনও কিছু নেই। ভিজিটরদের কার্যকলাপ এখানে দেখা যাবে।',
  allActivity: 'সব কার্যকলাপ',
} satisfies Like<typeof en>;
