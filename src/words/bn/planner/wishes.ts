import type { Theme } from '../../../core/gazetteer/types.ts';
import type { AvoidedKind, Diet, StayKind, TransportWish } from '../../../core/planner/wishes.ts';

export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'নিরামিষ',
  jain: 'জৈন',
  vegan: 'ভিগান',
  halal: 'হালাল',
  'no-alcohol': 'মদ নয়',
};

/** What a traveller likes. */
export const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'ঐতিহ্য',
  spiritual: 'তীর্থ',
  museum: 'জাদুঘর',
  nature: 'প্রকৃতি',
  viewpoint: 'দৃশ্য',
  beach: 'সৈকত',
  water: 'নদী ও হ্রদ',
  wildlife: 'বন্যপ্রাণী',
  garden: 'বাগান',
  adventure: 'অ্যাডভেঞ্চার',
  culture: 'সংস্কৃতি',
  market: 'বাজার',
  food: 'খাওয়াদাওয়া',
};

export const AVOIDED: Readonly<Record<AvoidedKind, string>> = {
  treks: 'ট্রেক',
  'early-starts': 'ভোরে বেরোনো',
  'long-drives': 'লম্বা পথ',
  heights: 'বেশি উচ্চতা',
  crowds: 'ভিড়',
  museums: 'জাদুঘর',
  temples: 'মন্দির',
  markets: 'বাজার',
  beaches: 'সৈকত',
  wildlife: 'বন্যপ্রাণী',
  ferries: 'ফেরি',
};

export const TRANSPORT: Readonly<Record<TransportWish, string>> = {
  'no-flights': 'ফ্লাইট নয়',
  'no-night-trains': 'রাতের ট্রেন নয়',
  'own-car': 'নিজের গাড়িতে',
};

export const STAYS: Readonly<Record<StayKind, string>> = {
  hotel: 'হোটেল',
  homestay: 'হোমস্টে',
  heritage: 'হেরিটেজ হোটেল',
  houseboat: 'হাউসবোট',
  camp: 'ক্যাম্প বা তাঁবু',
  dormitory: 'হস্টেল বা ডর্মিটরি',
};
