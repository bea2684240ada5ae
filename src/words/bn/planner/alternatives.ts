import type { HotelTier } from '../../../core/gazetteer/types.ts';
import type { AlternativeKind, NoAlternative } from '../../../core/planner/alternatives/kinds.ts';
import type { Variant } from '../../../core/planner/types.ts';

/** Why there is no such alternative. */
export const noAlternatives: Readonly<Record<NoAlternative, string>> = {
  'nothing-to-spare': 'কোনও দিনে কমানোর মতো জায়গা নেই: প্রতিদিন বড়জোর একটিই আছে।',
  'nothing-hard': 'এই পরিকল্পনায় কষ্টকর বা অনেক সিঁড়ির কোনও জায়গা নেই।',
  'all-indoors': 'এখানে সবই আগে থেকে ছাদের নীচে।',
  'nothing-paid': 'কোনও টিকিট বাঁচানো যায় না।',
  locked: 'যা বাদ দিতে হত, তা বাঁধা আছে বা আপনি দেখবেনই বলেছেন।',
  'nothing-instead': 'তার জায়গায় আর কিছু ধরে না।',
  'would-break': 'এমন প্রতিটি পরিকল্পনায় কোনও একটি নিয়ম ভাঙে, যা এখন ঠিক আছে।',
  'no-such-day': 'সেই দিনটি পথেই কাটে।',
  'one-day': 'ভ্রমণটি আগে থেকেই এক দিনের।',
  begun: 'ভ্রমণ শুরু হয়ে গেছে: এখন শুধু জায়গা বদলানো যায়।',
  'not-planned': 'এই ভ্রমণের জন্য এমন কোনও পরিকল্পনা নেই।',
};

/** Where one sleeps, by tier. */
export const roomTiers: Readonly<Record<HotelTier, string>> = {
  dormitory: 'ডর্মিটরির বিছানা',
  budget: 'সাধারণ ঘর',
  mid: 'আরামদায়ক ঘর',
  premium: 'ভালো হোটেল',
  luxury: 'সেরা হোটেল',
};

/** How one travels, mainly. */
export const mainWays: Readonly<Record<Variant['transport'], string>> = {
  flight: 'উড়ানে',
  train: 'ট্রেনে',
  bus: 'বাসে',
  cab: 'ট্যাক্সিতে',
};

/** Other ways to make a trip. */
export const alternativeKinds: Readonly<Record<AlternativeKind, string>> = {
  cheaper: 'কম খরচে',
  slower: 'ধীরেসুস্থে',
  shorter: 'এক দিন কম',
  'less-walking': 'কম হাঁটা',
  'rainy-day': 'বৃষ্টির দিন',
  later: 'এক দিন পরে',
};
