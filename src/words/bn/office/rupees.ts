import { formatCount } from '../../counts.ts';
import type { rupees as en } from '../../en/office/rupees.ts';
import type { Like } from '../../like.ts';

export const rupees = {
  title: 'টাকা',
  versus: 'গত 7 দিন, তার আগের 7 দিনের এই ঘণ্টা পর্যন্ত হিসেবের তুলনায়',
  unread: 'টাকার হিসেব আনা গেল না',
  asked: 'চাওয়া হয়েছে',
  booked: 'বুক হয়েছে',
  average: 'বুকিং পিছু গড়',
  open: 'এখন খোলা',
  /** Amounts of at least a lakh, and of at least a crore. */
  lakh: ({ amount }) => `₹${amount} লাখ`,
  crore: ({ amount }) => `₹${amount} কোটি`,
  thisMonth: ({ amount, change }) => `এই মাসে ${amount}: ${change}`,
  ofMonth: {
    same: 'গত মাসের সমান',
    noneBefore: 'গত মাসে কিছু ছিল না',
    more: ({ percent, before }) => `গত মাসের চেয়ে ${percent}% বেশি (${before})`,
    less: ({ percent, before }) => `গত মাসের চেয়ে ${percent}% কম (${before})`,
    slightlyMore: ({ before }) => `গত মাসের চেয়ে বেশি, তবে 1%-এর কম (${before})`,
    slightlyLess: ({ before }) => `গত মাসের চেয়ে কম, তবে 1%-এর কম (${before})`,
  },
  requests: ({ count }) => `${formatCount(count)}টি অনুরোধ`,
  bookings: ({ count }) => `${formatCount(count)}টি বুকিং`,
  unpriced: ({ count }) => `${formatCount(count)}টিতে দাম নেই`,
  foreign: ({ count }) => `${formatCount(count)}টি অন্য মুদ্রায়`,
  cancelled: ({ count, amount }) => `${formatCount(count)}টি পরে বাতিল (${amount})`,
  waiting: 'উত্তর বা নিশ্চিত করা বাকি',
  meaning:
    'অনুরোধ যেদিন এসেছে, সেদিনের হিসেবে ধরা হয়। বুকিং যেদিন নিশ্চিত হয়েছে, সেদিনের হিসেবে ধরা হয়, এখনকার দামে; পরে বাতিল হলে ধরা হয় না।',
} satisfies Like<typeof en>;
