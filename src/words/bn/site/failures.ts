import type { failures as en } from '../../en/site/failures.ts';
import type { Like } from '../../like.ts';

const more = ({ km, days }: { km: number; days: number }): string =>
  `${km > 0 ? `, ${km} কিমি দূরে` : ''}${days > 0 ? `, ${days} দিনের জন্য` : ''}`;

export const failures = {
  none: 'এবার কোনও ভ্রমণ পরিকল্পনা হল না',
  remedies: 'আপনি কী বদলাতে পারেন',
  titles: {
    UNKNOWN_PLACE: 'জায়গাটি খুঁজে পেলাম না',
    ABROAD: 'আমরা শুধু ভারতের ভিতরের ভ্রমণের পরিকল্পনা করি',
    BUDGET_TOO_LOW: 'বাজেট একটু কম',
    BUDGET_TOO_HIGH: 'আপনার ন্যূনতম বাজেট খুব বেশি',
    TRIP_TOO_SHORT: 'এই ভ্রমণে আরও সময় লাগে',
    ROUTE_TOO_FAR: 'জায়গাগুলি একে অন্যের থেকে অনেক দূরে',
    TRIP_TOO_LONG: 'এত লম্বা ভ্রমণের পরিকল্পনা আমরা করি না',
    DESTINATION_CLOSED: 'ওই তারিখে বন্ধ',
    WISHES_IMPOSSIBLE: 'আপনার ইচ্ছাগুলি এখনও একসঙ্গে মিলছে না',
    DATE_ORDER: 'ফেরার তারিখ যাত্রার তারিখের আগে',
    SAME_PLACE: 'আপনি তো সেখানেই আছেন',
    INVALID_INPUT: 'যা লিখেছেন একবার দেখে নিন',
  },
  notPlannedYet: 'এই জায়গার পরিকল্পনা আমরা এখনও করি না',
  whichPlace: 'কোন জায়গাটির কথা বলছেন?',
  notPlanned: 'এই ভ্রমণের পরিকল্পনা এখনও করা যাচ্ছে না',
  startFrom: ({ name, km, days }) => `বরং ${name} থেকে শুরু করুন${more({ km, days })}`,
  goTo: ({ name, km, days }) => `বরং ${name} যান${more({ km, days })}`,
  didYouMean: ({ name }) => `আপনি কি ${name} বলছেন?`,
  withBudget: ({ price }) => `${price} পর্যন্ত বাজেটে খুঁজুন`,
  roomyBudget: ({ price }) => `${price} পর্যন্ত, আরও বিকল্পের জন্য`,
  fromPrice: ({ price }) => `${price} বা তার বেশি দামে খুঁজুন`,
  anyPrice: 'যে কোনও দামে খুঁজুন',
  planDays: ({ days }) => `${days} দিনের পরিকল্পনা করুন`,
  planDaysWithBudget: ({ days, price }) => `${days} দিনের পরিকল্পনা করুন, ${price} পর্যন্ত বাজেটে`,
  goFrom: ({ day }) => `${day} বা তার পরে যান`,
  goOn: ({ day }) => `${day} তারিখে যান`,
  planTravellers: ({ count }) => `${count} জন যাত্রীর জন্য পরিকল্পনা করুন`,
  swapDates: 'তারিখ দুটি অদলবদল করুন',
} satisfies Like<typeof en>;
