import { formatCount } from '../../counts.ts';
import type { demand as en } from '../../en/office/demand.ts';
import type { Like } from '../../like.ts';
import { MONTHS } from '../calendar.ts';

export const demand = {
  pageTitle: 'যা পাওয়া যায়নি',
  noun: 'এই তালিকা',
  about:
    'যে খোঁজে কোনও ভ্রমণ পাওয়া যায়নি, পথ ও কারণ অনুযায়ী। মানুষ গোনা হয়, চেষ্টা নয়: একজন এক দিনে একবার। বাজেট ও যাত্রীর সংখ্যা মাঝের মান।',
  unread: 'এই তালিকা আনা গেল না',
  columns: {
    route: 'পথ',
    people: 'জন',
    reason: 'কেন ভ্রমণ নেই',
    month: 'যাওয়ার মাস',
    budget: 'জনপ্রতি বাজেট',
    travellers: 'যাত্রী',
    days: 'দিন',
    act: 'প্যাকেজ',
  },
  month: ({ year, month }) => `${MONTHS[month - 1] ?? ''} ${year}`,
  monthPeople: ({ month, count }) => `${month} (${formatCount(count)})`,
  searches: ({ count }) => `${formatCount(count)}টি খোঁজ`,
  unknown: 'বলা হয়নি',
  draft: 'এর প্যাকেজ তৈরি করুন',
  draftOf: ({ from, to }) => `এর প্যাকেজ তৈরি করুন: ${from} থেকে ${to}`,
  open: 'এর খসড়া খুলুন',
  openOf: ({ from, to }) => `এর খসড়া খুলুন: ${from} থেকে ${to}`,
  failed: 'খসড়া তৈরি করা গেল না',
  noneTitle: 'সব খোঁজেই ভ্রমণ পাওয়া গেছে',
  none: 'যে পথ খুঁজে ভিজিটররা ভ্রমণ পান না, সেগুলি এখানে দেখা যাবে। যাঁরা ট্র্যাক না করতে বলেন, তাঁরা এতে নেই।',
} satisfies Like<typeof en>;
