import type { HotelTier, Theme } from '../../../core/gazetteer/types.ts';
import type { DifferenceSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { joinNames, locative, nights } from './grammar.ts';
import { wordNightStay } from './stays.ts';
import { BY_WAY, WAY_SENTENCES } from './vehicles.ts';

export const THEMES: Readonly<Record<Theme, string>> = {
  heritage: 'দুর্গ, প্রাসাদ আর পুরোনো মহল্লা',
  spiritual: 'মন্দির আর তীর্থ',
  museum: 'জাদুঘর',
  nature: 'বন, পাহাড় আর উপত্যকা',
  viewpoint: 'চারপাশের দৃশ্য',
  beach: 'সৈকত',
  water: 'হ্রদ, নদী আর সমুদ্র',
  wildlife: 'পশুপাখি',
  garden: 'বাগান আর বাগিচা',
  adventure: 'হাঁটা, সওয়ারি আর একটু অ্যাডভেঞ্চার',
  culture: 'কারুশিল্প, গানবাজনা আর লোকাচার',
  market: 'বাজার',
  food: 'খাওয়াদাওয়া',
};

const ROOMS: Readonly<Record<HotelTier, string>> = {
  dormitory: 'ডর্মিটরির বিছানা',
  budget: 'সাধারণ ঘর',
  mid: 'আরামদায়ক ঘর',
  premium: 'ভালো হোটেল',
  luxury: 'সেরা হোটেল',
};

function wordDaysOut(daysOut: DifferenceSaying['daysOut']): string {
  const [first, second] = daysOut.map(joinNames);
  if (first === undefined) return '';
  return second === undefined ? `, এক দিন ${first}` : `, এক দিন ${first}, আরেক দিন ${second}`;
}

function wordStays({ stays, place, daysOut }: DifferenceSaying): string {
  if (stays.length === 0) return `${locative(place)} এক দিন, রাতে বাড়ি ফেরা`;
  const parts = stays.map(({ place: town, nights: count }, i) => {
    const again = stays.slice(0, i).some((before) => before.place === town) ? 'আরও ' : '';
    return `${locative(town)} ${again}${nights(count)}`;
  });
  return `${joinNames(parts)}${wordDaysOut(daysOut)}`;
}

const wordExamples = ({ sights }: DifferenceSaying): string =>
  sights.length === 0 ? '' : `, যেমন ${joinNames(sights)}`;

const isDayTrip = ({ stays }: DifferenceSaying): boolean => stays.length === 0;

const wordAboard = ({ nightStays = [] }: DifferenceSaying): string =>
  nightStays.length === 0 ? '' : ` রাত কাটে ${joinNames(nightStays.map(wordNightStay))}।`;

const tell = (saying: DifferenceSaying, lead: string): string =>
  `${lead}: ${wordStays(saying)}।${wordAboard(saying)} ${WAY_SENTENCES[saying.way]}`;

export const differences: Words<DifferenceSaying> = {
  edited: (saying) => tell({ ...saying, daysOut: [] }, 'আপনার বদলানো প্ল্যান'),
  classics: (saying) =>
    tell(
      saying,
      `প্রধান দেখার জায়গা${saying.pace === 'relaxed' ? ', তাড়াহুড়ো ছাড়া' : ''}${isDayTrip(saying) ? '' : `, ${ROOMS[saying.tier]}`}`,
    ),
  'low-cost': (saying) => {
    const { savesPercent } = saying;
    const less = savesPercent === undefined ? '' : `, আমাদের প্রস্তাবিত পরিকল্পনার চেয়ে ${savesPercent}% কম`;
    const rooms = isDayTrip(saying) ? '' : `, ${ROOMS[saying.tier]}`;
    return `সবচেয়ে সস্তা উপায়${less}: ${BY_WAY[saying.way]}${rooms}। ${wordStays(saying)}।${wordAboard(saying)}`;
  },
  quiet: (saying) =>
    tell(saying, `কম বিখ্যাত জায়গা${wordExamples(saying)}${saying.pace === 'relaxed' ? ', দিনে কম জায়গা' : ''}`),
  comfort: (saying) =>
    isDayTrip(saying) || saying.tier === 'budget'
      ? tell(saying, 'তাড়াহুড়ো ছাড়া, দিনে কম জায়গা')
      : tell(saying, `${ROOMS[saying.tier]}${saying.pace === 'relaxed' ? ' আর ঢিলেঢালা দিন' : ''}`),
  moving: (saying) => tell(saying, 'ঘুরে ঘুরে বেড়ানো, কয়েক দিন পরপর নতুন জায়গায়'),
  full: (saying) => tell(saying, 'লম্বা দিন, যত জায়গা ধরে'),
  'one-hotel': (saying) => tell(saying, 'পুরো ভ্রমণে একটাই হোটেল, মালপত্র একবারই খোলা'),
  theme: (saying) =>
    tell(
      saying,
      `${saying.theme === undefined ? 'আপনার পছন্দমতো' : `বিশেষ করে ${THEMES[saying.theme]}`}${wordExamples(saying)}`,
    ),
};
