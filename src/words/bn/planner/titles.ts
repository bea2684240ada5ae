import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { SaidPlaces, TitleSaying, Way } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { genitive, joinNames, locative } from './grammar.ts';

const placeOf = ({ names, with: seen = [] }: SaidPlaces): string =>
  seen.length > 0 ? `${joinNames(names)}, সঙ্গে ${joinNames(seen)}` : joinNames(names);

const THEMES: Readonly<Record<Theme, (place: string) => string>> = {
  heritage: (place) => `${genitive(place)} ঐতিহ্য`,
  spiritual: (place) => `${place}: তীর্থযাত্রা`,
  museum: (place) => `${genitive(place)} জাদুঘর`,
  nature: (place) => `${genitive(place)} প্রকৃতি`,
  viewpoint: (place) => `${genitive(place)} দৃশ্য`,
  beach: (place) => `${genitive(place)} সৈকত`,
  water: (place) => `${place}, জলের ধারে`,
  wildlife: (place) => `${genitive(place)} বন্যপ্রাণী`,
  garden: (place) => `${genitive(place)} বাগান`,
  adventure: (place) => `${locative(place)} অ্যাডভেঞ্চার`,
  culture: (place) => `${genitive(place)} শিল্প ও সংস্কৃতি`,
  market: (place) => `${genitive(place)} বাজার`,
  food: (place) => `${genitive(place)} স্বাদ`,
};

const COMFORT: Readonly<Record<HotelTier, (place: string) => string>> = {
  dormitory: (place) => `${place}, ছোট বাজেটে`,
  budget: (place) => `${place}, তাড়াহুড়ো ছাড়া`,
  mid: (place) => `${place}, আরামে`,
  premium: (place) => `${place}, আরামে`,
  luxury: (place) => `${place}, রাজকীয়ভাবে`,
};

const BY_WAY: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `${place}, রাতের ট্রেনে`,
  train: (place) => `${place}, ট্রেনে`,
  flight: (place) => `উড়ে ${place}`,
  'night-coach': (place) => `${place}, রাতের কোচ বাসে`,
  coach: (place) => `${place}, কোচ বাসে`,
  'state-bus': (place) => `${place}, সরকারি বাসে`,
  car: (place) => `${place}, সড়কপথে`,
};

const WAY_TO: Readonly<Record<Way, (place: string) => string>> = {
  'night-train': (place) => `রাতভর ট্রেনে ${place}`,
  train: (place) => `ট্রেনে চেপে ${place}`,
  flight: (place) => `${place}, বিমানে`,
  'night-coach': (place) => `রাতের কোচ বাসে চেপে ${place}`,
  coach: (place) => `কোচ বাসে চেপে ${place}`,
  'state-bus': (place) => `সরকারি বাসে চেপে ${place}`,
  car: (place) => `গাড়িতে চেপে ${place}`,
};

export const titles: Words<TitleSaying> = {
  theme: ({ theme, places }) => THEMES[theme](placeOf(places)),
  comfort: ({ tier, places }) => COMFORT[tier](placeOf(places)),
  way: ({ way, places }) => BY_WAY[way](placeOf(places)),
  'way-to': ({ way, places }) => WAY_TO[way](placeOf(places)),
  'named-train': ({ train, places }) => `${locative(train)} ${placeOf(places)}`,
  'low-cost': ({ places }) => `${placeOf(places)}, কম খরচে`,
  route: ({ places }) => placeOf(places),
  'slow-route': ({ places }) => `${placeOf(places)}, ধীরেসুস্থে`,
  'from-to': ({ from, to }) => `${from} থেকে ${to}`,
  'one-hotel': ({ places }) => `${placeOf(places)}, একটাই হোটেল থেকে`,
  quiet: ({ places }) => `নিরিবিলি ${placeOf(places)}`,
  uncrowded: ({ places }) => `${placeOf(places)}, ভিড় এড়িয়ে`,
  'full-days': ({ places }) => `${placeOf(places)}, ঠাসা দিন`,
  another: ({ places }) => `${placeOf(places)}, আরেকটি পরিকল্পনা`,
  numbered: ({ number, places }) => `${placeOf(places)}, পরিকল্পনা ${number}`,
};
