import { formatCount } from '../../counts.ts';
import type { activityFeed as en } from '../../en/office/activity-feed.ts';
import type { Like } from '../../like.ts';

/** A trip without a name. */
const SOME_TRIP = 'কোনও ভ্রমণ পরিকল্পনা';

/** The networks on which trips are shared, by the names that are recorded. */
const PLATFORMS = new Map([
  ['facebook', 'Facebook-এ'],
  ['twitter', 'X-এ'],
  ['whatsapp', 'WhatsApp-এ'],
  ['copy', 'লিঙ্ক কপি করে'],
]);

export const activityFeed = {
  /** Why no trip was made. */
  refusals: {
    UNKNOWN_PLACE: 'জায়গাটি জানা নেই',
    ABROAD: 'বিদেশ',
    TRIP_TOO_SHORT: 'দিন খুব কম',
    TRIP_TOO_LONG: 'দিন খুব বেশি',
    BUDGET_TOO_LOW: 'বাজেট খুব কম',
    BUDGET_TOO_HIGH: 'বাজেট খুব বেশি',
    DESTINATION_CLOSED: 'বছরের ওই সময়ে বন্ধ',
    ROUTE_TOO_FAR: 'জায়গাগুলি একে অপরের থেকে খুব দূরে',
    WISHES_IMPOSSIBLE: 'ইচ্ছেগুলি কোনও ভ্রমণে মেলে না',
    SAME_PLACE: 'দুটি জায়গা একই',
    DATE_ORDER: 'তারিখ আগে-পরে হয়ে গেছে',
    INVALID_INPUT: 'লেখা বোঝা যায়নি',
    OTHER: 'কারণ লেখা নেই',
    'HTTP 499': 'তৈরি হওয়ার আগেই ভিজিটর চলে গেছেন',
  },
  searchedFromTo: ({ from, to }) => `${from} থেকে ${to}`,
  searchedDays: ({ first, last }) => `${first} থেকে ${last}`,
  searchedTravellers: ({ count }) => `${formatCount(count)} জন যাত্রী`,
  searchedBudget: ({ low, high }) => `জনপ্রতি ${low} থেকে ${high}`,
  searchRefused: ({ why }) => `ভ্রমণ মেলেনি: ${why}`,
  searchTook: ({ seconds }) => `${seconds} সেকেন্ডে`,
  tripSearched: 'একটি ভ্রমণ খুঁজেছেন',

  bookingRequest: ({ reference, source, by }) =>
    `${source}-এর জন্য বুকিংয়ের অনুরোধ ${reference}${by === null ? '' : `: ${by}`}`,
  contactLeft: ({ source, by }) =>
    `${source === 'popup' ? 'পপআপে' : `${source}-এ`} নাম আর ফোন দিয়েছেন${by === null ? '' : `: ${by}`}`,
  formSent: 'একটি ফর্ম পাঠিয়েছেন',
  signedIn: 'সাইন ইন করেছেন',
  registered: 'রেজিস্টার করেছেন',

  dayPlanOpened: ({ trip }) => `দিন ধরে ধরে পরিকল্পনা খুলেছেন: ${trip ?? SOME_TRIP}`,
  tripRead: ({ trip, seconds }) => {
    const read = `পড়েছেন: ${trip ?? SOME_TRIP}`;
    if (seconds === null) return read;
    if (seconds < 60) return `${read}, ${Math.round(seconds)} সেকেন্ড`;
    return `${read}, ${Math.floor(seconds / 60)} মিনিট ${Math.round(seconds % 60)} সেকেন্ড`;
  },
  tripShared: ({ trip, platform }) =>
    `শেয়ার করেছেন: ${trip ?? SOME_TRIP}${platform === null ? '' : `, ${PLATFORMS.get(platform) ?? platform}`}`,
  somethingFailed: 'কিছু একটা গোলমাল হয়েছে',
  failedAt: ({ message, path }) => `${message}, এখানে: ${path}`,
  pageOpened: 'একটি পাতা খুলেছেন',

  withoutAccount: 'অ্যাকাউন্ট ছাড়া যাত্রী',
  erased: 'তথ্য মুছে ফেলা হয়েছে',
  visitor: ({ key }) => `ভিজিটর ${key}`,

  timeline: 'কার্যকলাপ, পরপর',
  person: 'ব্যক্তি',
  seenFrom: ({ contact, time, hasEarlier }) =>
    `${contact === '' ? '' : `${contact} · `}${hasEarlier ? 'এখানকার সবচেয়ে পুরোনো' : 'প্রথম দেখা'}: ${time}`,
  recognisedForADay: 'ভিজিটরদের শুধু একদিনের জন্য চেনা যায়: কেউ কাল ফিরে এলে নতুন বলে ধরা হয়।',
  lastActivities: ({ count }) => `শেষ ${formatCount(count)}টি কার্যকলাপ`,
  everything: 'এ পর্যন্ত সব কার্যকলাপ',
  typeOnDevice: ({ type, device }) => `${type}, ${device}`,
} satisfies Like<typeof en>;
