import type { HotelTier } from '../../../core/gazetteer/types.ts';
import { formatRupees } from '../../../core/money.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { Diet } from '../../../core/planner/wishes.ts';
import { LOCAL, TIERS } from './cards.ts';
import { joinNames, locative, nights, wordDay } from './grammar.ts';

const ROOM_TYPES: Readonly<Record<HotelTier | 'night-stay', string>> = {
  'night-stay': 'দু’জনের ঘর বা তাঁবু',
  dormitory: 'ডর্মিটরিতে বিছানা',
  budget: 'স্ট্যান্ডার্ড ডাবল রুম',
  mid: 'ডিলাক্স ডাবল রুম',
  premium: 'সুপিরিয়র ডাবল রুম',
  luxury: 'লাক্সারি রুম বা স্যুট',
};

const AMENITIES: Readonly<Record<HotelTier | 'night-stay', readonly string[]>> = {
  'night-stay': ['লাগোয়া বাথরুম', 'রাতের খাবার আর প্রাতরাশ'],
  dormitory: ['লকার', 'কমন বাথরুম', 'পরিষ্কার চাদর'],
  budget: ['লাগোয়া বাথরুম', 'গরম জল', 'পরিষ্কার চাদর'],
  mid: ['লাগোয়া বাথরুম', 'গরম জল', 'ওয়াই-ফাই', 'প্রাতরাশের ঘর'],
  premium: ['রেস্তোরাঁ', 'ওয়াই-ফাই', 'রুম সার্ভিস', 'ট্রাভেল ডেস্ক'],
  luxury: ['অভিজাত রেস্তোরাঁ', 'ওয়াই-ফাই', 'রুম সার্ভিস', 'কনসিয়ার্জ', 'অনেক হোটেলে স্পা বা পুল'],
};

const KITCHENS: readonly (readonly [Diet, string])[] = [
  ['jain', 'আপনি জৈন খাবার খান, সেটা একদিন আগে প্রতিটি রান্নাঘরে জানান।'],
  ['vegan', 'প্রতিটি রান্নাঘরে দুধ আর ঘি বাদ দিতে বলুন।'],
  ['halal', 'মাংস হালাল কি না, প্রতিটি রান্নাঘরে জেনে নিন।'],
  ['vegetarian', 'এখানে বলা প্রতিটি খাবার নিরামিষ।'],
];

const wordKitchens = (diets: readonly Diet[]): string =>
  KITCHENS.find(([diet]) => diets.includes(diet))?.[1] ?? 'নিরামিষ খাবার সহজেই মেলে।';

export const details: PlanWords['details'] = {
  price: (perPerson) => `জনপ্রতি ${formatRupees(perPerson)}`,
  transport: (transport, local) => `${transport}। স্থানীয় যাতায়াত: ${LOCAL[local]}।`,
  stays: (stays, { beds, rooms }) => {
    if (stays.length === 0) return 'একদিনের ভ্রমণ: ঘর লাগবে না।';
    const words = stays.map(({ nights: count, town, hotel }) => `${locative(town)} ${nights(count)} (যেমন ${hotel})`);
    const counts = [...(beds > 0 ? [`${beds}টি বিছানা`] : []), ...(rooms > 0 ? [`${rooms}টি ঘর`] : [])];
    return `${joinNames(words)}; ${counts.join(' বা ')}।`;
  },
  roomType: (tier) => ROOM_TYPES[tier],
  amenities: (tier) => AMENITIES[tier],
  hotelPlace: (area, town) => `${area}, ${town}`,
  meals: ({ tier, diets, dishes }) => {
    const local = dishes.length > 0 ? ` চেখে দেখার মতো: ${joinNames(dishes)}।` : '';
    return `বাড়ি ছাড়ার পর থেকে ফেরা পর্যন্ত খাওয়াদাওয়া, ${TIERS[tier]} খাবার জায়গায়। ${wordKitchens(diets)}${local}`;
  },
  mealsOfDay: (day) => `দিন ${day}`,
  mealCost: (perDay) => `প্রতিদিন জনপ্রতি প্রায় ${formatRupees(perDay)}`,
  accessibility: ({ isLimited, hard }) => {
    if (isLimited)
      return 'কষ্টের কিছু রাখা হয়নি, আর হুইলচেয়ার থাকলে এমন কোনও জায়গা নেই যেখানে আমাদের জানা মতে শুধু সিঁড়ি দিয়ে যেতে হয়। প্রতিটি সিঁড়ি আর র‍্যাম্প আমাদের জানা নেই: বুক করার আগে আমাদের জিজ্ঞেস করুন।';
    if (hard.length > 0)
      return `${joinNames(hard)}: এর জন্য শরীর মোটামুটি সবল থাকা চাই, বাদও দেওয়া যায়। বাকিটা অল্প হাঁটা, কোথাও কোথাও সিঁড়ি।`;
    return 'অল্প হাঁটা, কোথাও সিঁড়ি বা এবড়োখেবড়ো পথ; কষ্টের কিছু নেই। হুইলচেয়ারের ব্যাপারে আমাদের জিজ্ঞেস করুন।';
  },
  dates: (from, to) => `${wordDay(from)} থেকে ${wordDay(to)}`,
  terms: [
    'দাম জনপ্রতি আনুমানিক, এক ঘরে দু’জন ধরে; এজেন্সি বুকিং নিশ্চিত করলে তবেই দাম পাকা হয়।',
    'খোলার সময় হঠাৎ বদলাতে পারে; তখন দিনটা নতুন করে সাজানো হয়।',
    'ট্রেন, ফ্লাইট, হোটেল আর পারমিটের জন্য ছবিসহ পরিচয়পত্র সঙ্গে রাখুন।',
    'বকশিশ, কেনাকাটা আর ভ্রমণ বিমা ধরা নেই।',
    'বাতিল করলে কত খরচ, তা এজেন্সি বুকিং নিশ্চিত করার আগেই ঠিক হয়।',
  ],
};
