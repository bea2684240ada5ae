import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { LineSaying, SaidSeason } from '../../../core/pricing/line-sayings.ts';
import type { SeasonId } from '../../../core/pricing/seasons.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import type { Words } from '../../../core/sayings.ts';
import { locative } from './grammar.ts';
import { cabin as wordCabin } from './vehicles.ts';

const SEASONS: Readonly<Record<SeasonId, string>> = {
  christmas: 'বড়দিন ও নতুন বছর',
  diwali: 'দীপাবলির সপ্তাহ',
  'durga-puja': 'দুর্গাপুজো ও দশেরা',
  'summer-hills': 'পাহাড়ে গরমের ছুটি',
  'ladakh-summer': 'লাদাখের ছোট গ্রীষ্ম',
  onam: 'ওনাম',
  'long-weekend': 'লম্বা ছুটি',
  'monsoon-hills': 'পাহাড়ে বর্ষা',
  'monsoon-goa': 'গোয়ায় বর্ষা',
  'monsoon-kerala': 'কেরলে বর্ষা',
  'monsoon-andaman': 'আন্দামানে বর্ষা',
  'hot-rajasthan': 'রাজস্থানের গরমের মাস',
  'ladakh-winter': 'লাদাখের শীত',
};

export const wordSeason = (reason: SaidSeason): string => ('fair' in reason ? reason.fair : SEASONS[reason.season]);

const inSeason = (reason: SaidSeason | undefined): string => (reason ? `, ${wordSeason(reason)}` : '');

const TIERS: Readonly<Record<RoomTier, string>> = {
  budget: 'সাশ্রয়ী',
  mid: 'মাঝারি মানের',
  premium: 'প্রিমিয়াম',
  luxury: 'লাক্সারি',
};

const MEAL_TIERS: Readonly<Record<MealTier, string>> = {
  thali: 'সাদামাটা থালি',
  budget: 'সাধারণ খাবার জায়গা',
  mid: 'মাঝারি মানের রেস্তোরাঁ',
  premium: 'প্রিমিয়াম রেস্তোরাঁ',
  luxury: 'লাক্সারি রেস্তোরাঁ',
};

const MEALS: Readonly<Record<string, string>> = {
  'breakfast lunch dinner': 'তিন বেলার খাবার',
  'breakfast lunch': 'প্রাতরাশ আর দুপুরের খাবার',
  'breakfast dinner': 'প্রাতরাশ আর রাতের খাবার',
  'lunch dinner': 'দুপুর আর রাতের খাবার',
  breakfast: 'প্রাতরাশ',
  lunch: 'দুপুরের খাবার',
  dinner: 'রাতের খাবার',
};

const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'সিটি বাস, মেট্রো আর লোকাল ট্রেন',
  public: 'অটো, বাস আর শেয়ার গাড়ি',
  cab: 'চালকসহ গাড়ি',
  suv: 'চালকসহ SUV',
  luxury: 'চালকসহ লাক্সারি গাড়ি',
  own: 'ঘোরার জন্য নিজের গাড়ির জ্বালানি',
};

const CARS = { sedan: 'ট্যাক্সি', suv: 'SUV' } as const;

export const lines: Words<LineSaying> = {
  room: ({ tier, town, season }) => `${locative(town)} ${TIERS[tier]} ঘর${inSeason(season)}`,
  bed: ({ town, season }) => `${locative(town)} ডর্মিটরির বিছানা${inSeason(season)}`,
  'night-stay': ({ kind, town, season }) => `${locative(town)} ${kind}, রাতের খাবার আর প্রাতরাশ সমেত${inSeason(season)}`,
  meals: ({ meals, tier }) => `${MEALS[meals.join(' ')] ?? 'খাওয়াদাওয়া'}, ${MEAL_TIERS[tier]}`,
  local: ({ tier }) => LOCAL[tier],
  entry: ({ sight }) => `প্রবেশ, ${sight}`,
  permit: ({ sight }) => `পারমিট, ${sight}`,
  guide: ({ sight }) => `আধবেলার গাইড, ${sight}`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  flight: ({ from, to, cabin, season }) => `ফ্লাইট ${from} থেকে ${to}, ${wordCabin(cabin)}${inSeason(season)}`,
  train: ({ from, to, name = 'ট্রেন', cabin }) => `${name} ${from} থেকে ${to}, ${cabin}`,
  coach: ({ from, to }) => `কোচ বাস ${from} থেকে ${to}`,
  'state-bus': ({ from, to }) => `সরকারি বাস ${from} থেকে ${to}`,
  ferry: ({ from, to }) => `ফেরি ${from} থেকে ${to}`,
  'hill-train': ({ from, to }) => `পাহাড়ি ট্রেন ${from} থেকে ${to}`,
  cab: ({ car, from, to }) => `${CARS[car]} ${from} থেকে ${to}`,
  'cab-minimum': ({ car }) => `${CARS[car]}, দিনের ন্যূনতম দূরত্বের বাকিটা`,
  driver: () => 'চালকের ভাতা',
  'own-car': ({ from, to }) => `নিজের গাড়ির জ্বালানি, ${from} থেকে ${to}`,
  tolls: () => 'টোল',
  parking: () => 'পার্কিং',
  rounding: () => 'দশ টাকায় পূর্ণ করা',
};
