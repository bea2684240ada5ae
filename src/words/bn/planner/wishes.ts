import type { AvoidedKind, Diet, Party, StayKind, TransportWish, TripWishes } from '../../../core/planner/wishes.ts';
import { joinNames } from './grammar.ts';

export const DIETS: Readonly<Record<Diet, string>> = {
  vegetarian: 'নিরামিষ',
  jain: 'জৈন',
  vegan: 'ভিগান',
  halal: 'হালাল',
  'no-alcohol': 'মদ নয়',
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
  wildlife: 'বন্যপ্রাণ',
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

const PACES = { relaxed: 'ধীরেসুস্থে', balanced: 'মাঝারি', full: 'ঠাসা দিন' } as const;

function listParty({ adults, children, elders, mobility }: Party): string {
  const old = elders > 0 ? [`তাঁদের ${elders} জন বয়স্ক`] : [];
  const young = children.length > 0 ? [`${joinNames(children.map(String))} বছরের বাচ্চা`] : [];
  const walking = mobility === 'wheelchair' ? ['একজন হুইলচেয়ারে'] : mobility === 'full' ? [] : ['একজন কম হাঁটেন'];
  return [`${adults} জন বড়`, ...old, ...young, ...walking].join(', ');
}

/** Returns the wishes one by one in words, with the names of places for their ids. */
export function listWishes(wishes: TripWishes, nameOf: (id: string) => string): readonly string[] {
  const { party, diet = [], pace, themes = [], mustSee = [], avoid = [], transport = [], stay = [] } = wishes;
  const { arriveAfter, leaveBefore } = wishes;
  const list = (label: string, values: readonly string[]): readonly string[] =>
    values.length > 0 ? [`${label}: ${values.join(', ')}`] : [];
  const nameAvoided = (value: string): string => AVOIDED[value as AvoidedKind] ?? nameOf(value);
  const diets = diet.map((each) => DIETS[each]);
  const transports = transport.map((each) => TRANSPORT[each]);
  const stays = stay.map((each) => STAYS[each]);
  return [
    ...list('কারা যাচ্ছেন', party ? [listParty(party)] : []),
    ...list('খাবার', diets),
    ...list('গতি', pace ? [PACES[pace]] : []),
    ...list('পছন্দ', themes),
    ...list('দেখবেনই', mustSee.map(nameOf)),
    ...list('চান না', avoid.map(nameAvoided)),
    ...list('যান', transports),
    ...list('বাড়ি থেকে বেরোনো এর পরে', arriveAfter ? [arriveAfter] : []),
    ...list('বাড়ি ফেরা এর মধ্যে', leaveBefore ? [leaveBefore] : []),
    ...list('থাকা', stays),
  ];
}
