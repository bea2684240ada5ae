import { formatCount } from '../../counts.ts';
import type { find as en } from '../../en/office/find.ts';
import type { Like } from '../../like.ts';

export const find = {
  title: 'সবখানে খুঁজুন',
  field: 'বুকিং, লিড, ইউজার, প্যাকেজ, পোস্ট আর জায়গা খুঁজুন',
  placeholder: 'নাম, শিরোনাম, ফোন বা রেফারেন্স নম্বর',
  hint: 'নাম, শিরোনাম, ফোন নম্বর বা রেফারেন্স নম্বরের অন্তত দুটি অক্ষর লিখুন।',
  looking: 'খোঁজা হচ্ছে…',
  nothing: ({ words }) => `“${words}” দিয়ে কিছু পাওয়া যায়নি।`,
  total: ({ count }) => `${formatCount(count)}টি ফলাফল।`,
  totalAtLeast: ({ count }) => `${formatCount(count)}টির বেশি ফলাফল।`,
  byKeys: 'তিরচিহ্নের বোতাম দিয়ে বাছুন, Enter দিয়ে খুলুন।',
  failed: 'খোঁজা গেল না।',
  results: 'ফলাফল',
  kinds: {
    booking: 'বুকিং',
    lead: 'লিড',
    customer: 'গ্রাহক',
    user: 'ইউজার',
    package: 'প্যাকেজ',
    blog: 'পোস্ট',
    place: 'জায়গা',
  },
  showAll: ({ kind, total }) => `সব ${total}টি ${kind} দেখুন`,
  showAllOfMany: ({ kind, total }) => `সব ${kind} দেখুন, ${total}টির বেশি`,
} satisfies Like<typeof en>;
