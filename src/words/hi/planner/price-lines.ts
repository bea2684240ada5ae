import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { LineSaying, SaidSeason } from '../../../core/pricing/line-sayings.ts';
import type { SeasonId } from '../../../core/pricing/seasons.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import type { Words } from '../../../core/sayings.ts';
import { cabin as wordCabin } from './vehicles.ts';

const SEASONS: Readonly<Record<SeasonId, string>> = {
  christmas: 'क्रिसमस और नया साल',
  diwali: 'दिवाली का हफ़्ता',
  'durga-puja': 'दुर्गा पूजा और दशहरा',
  'summer-hills': 'पहाड़ों में गर्मी की छुट्टियाँ',
  'ladakh-summer': 'लद्दाख की छोटी गर्मी',
  onam: 'ओणम',
  'long-weekend': 'लंबा सप्ताहांत',
  'monsoon-hills': 'पहाड़ों में बारिश का मौसम',
  'monsoon-goa': 'गोवा में बारिश का मौसम',
  'monsoon-kerala': 'केरल में बारिश का मौसम',
  'monsoon-andaman': 'अंडमान में बारिश का मौसम',
  'hot-rajasthan': 'राजस्थान के गर्म महीने',
  'ladakh-winter': 'लद्दाख की सर्दी',
};

export const wordSeason = (reason: SaidSeason): string => ('fair' in reason ? reason.fair : SEASONS[reason.season]);

const inSeason = (reason: SaidSeason | undefined): string => (reason ? `, ${wordSeason(reason)}` : '');

const TIERS: Readonly<Record<RoomTier, string>> = {
  budget: 'किफ़ायती',
  mid: 'मध्यम श्रेणी का',
  premium: 'प्रीमियम',
  luxury: 'लग्ज़री',
};

const MEAL_TIERS: Readonly<Record<MealTier, string>> = {
  thali: 'सादी थाली',
  budget: 'साधारण भोजनालय',
  mid: 'मध्यम श्रेणी के रेस्तराँ',
  premium: 'प्रीमियम रेस्तराँ',
  luxury: 'लग्ज़री रेस्तराँ',
};

const MEALS: Readonly<Record<string, string>> = {
  'breakfast lunch dinner': 'तीनों समय का भोजन',
  'breakfast lunch': 'नाश्ता और दोपहर का भोजन',
  'breakfast dinner': 'नाश्ता और रात का भोजन',
  'lunch dinner': 'दोपहर और रात का भोजन',
  breakfast: 'नाश्ता',
  lunch: 'दोपहर का भोजन',
  dinner: 'रात का भोजन',
};

const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'सिटी बस, मेट्रो और लोकल ट्रेन',
  public: 'ऑटो, बस और शेयर सवारी',
  cab: 'ड्राइवर सहित कार',
  suv: 'ड्राइवर सहित SUV',
  luxury: 'ड्राइवर सहित लग्ज़री कार',
  own: 'घूमने के लिए अपनी कार का ईंधन',
};

const CARS = { sedan: 'टैक्सी', suv: 'SUV' } as const;

export const lines: Words<LineSaying> = {
  room: ({ tier, town, season }) => `${town} में ${TIERS[tier]} कमरा${inSeason(season)}`,
  bed: ({ town, season }) => `${town} में डॉर्मिटरी का बिस्तर${inSeason(season)}`,
  'night-stay': ({ kind, town, season }) => `${town} में ${kind}, रात का खाना और नाश्ता शामिल${inSeason(season)}`,
  meals: ({ meals, tier }) => `${MEALS[meals.join(' ')] ?? 'भोजन'}, ${MEAL_TIERS[tier]}`,
  local: ({ tier }) => LOCAL[tier],
  entry: ({ sight }) => `प्रवेश, ${sight}`,
  permit: ({ sight }) => `परमिट, ${sight}`,
  guide: ({ sight }) => `आधे दिन का गाइड, ${sight}`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  flight: ({ from, to, cabin, season }) => `उड़ान ${from} से ${to}, ${wordCabin(cabin)}${inSeason(season)}`,
  train: ({ from, to, name = 'ट्रेन', cabin }) => `${name} ${from} से ${to}, ${cabin}`,
  coach: ({ from, to }) => `कोच बस ${from} से ${to}`,
  'state-bus': ({ from, to }) => `राज्य परिवहन की बस ${from} से ${to}`,
  ferry: ({ from, to }) => `फ़ेरी ${from} से ${to}`,
  'hill-train': ({ from, to }) => `पहाड़ी ट्रेन ${from} से ${to}`,
  cab: ({ car, from, to }) => `${CARS[car]} ${from} से ${to}`,
  'cab-minimum': ({ car }) => `${CARS[car]}, दिन की न्यूनतम दूरी का बाकी किराया`,
  driver: () => 'ड्राइवर का भत्ता',
  'own-car': ({ from, to }) => `अपनी कार का ईंधन, ${from} से ${to}`,
  tolls: () => 'टोल',
  parking: () => 'पार्किंग',
  rounding: () => 'अगले दस रुपये तक राउंड ऑफ़',
};
