import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { LineSaying, SaidSeason } from '../../../core/pricing/line-sayings.ts';
import type { SeasonId } from '../../../core/pricing/seasons.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import type { Words } from '../../../core/sayings.ts';
import { inTown, upperFirst } from './grammar.ts';
import { cabin as wordCabin } from './vehicles.ts';

const SEASONS: Readonly<Record<SeasonId, string>> = {
  christmas: 'Christmas and New Year',
  diwali: 'Diwali week',
  'durga-puja': 'Durga Puja and Dussehra',
  'summer-hills': 'Summer holidays in the hills',
  'ladakh-summer': "Ladakh's short summer",
  onam: 'Onam',
  'long-weekend': 'Long weekend',
  'monsoon-hills': 'Monsoon in the hills',
  'monsoon-goa': 'Monsoon in Goa',
  'monsoon-kerala': 'Monsoon in Kerala',
  'monsoon-andaman': 'Monsoon in the Andamans',
  'hot-rajasthan': 'Hot months in Rajasthan',
  'ladakh-winter': 'Winter in Ladakh',
};

/** Returns the reason of a season's price: "Diwali week", "Pushkar Fair". */
export const wordSeason = (reason: SaidSeason): string => ('fair' in reason ? reason.fair : SEASONS[reason.season]);

const inSeason = (reason: SaidSeason | undefined): string => (reason ? `, ${wordSeason(reason)}` : '');

const TIERS: Readonly<Record<RoomTier, string>> = {
  budget: 'Budget',
  mid: 'Mid-range',
  premium: 'Premium',
  luxury: 'Luxury',
};

const wordMealTier = (tier: MealTier): string => (tier === 'thali' ? 'plain thalis' : TIERS[tier].toLowerCase());

const MEALS: Readonly<Record<string, string>> = {
  'breakfast lunch dinner': 'All meals',
  'breakfast lunch': 'Breakfast and lunch',
  'breakfast dinner': 'Breakfast and dinner',
  'lunch dinner': 'Lunch and dinner',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
};

const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'City buses, metro and local trains',
  public: 'Autos, buses and shared rides',
  cab: 'Car with driver',
  suv: 'SUV with driver',
  luxury: 'Luxury car with driver',
  own: 'Fuel for your own car, to the sights',
};

const CARS = { sedan: 'Cab', suv: 'SUV' } as const;

export const lines: Words<LineSaying> = {
  room: ({ tier, town, season }) => `${TIERS[tier]} room ${inTown(town)}${inSeason(season)}`,
  bed: ({ town, season }) => `Bed in a dormitory ${inTown(town)}${inSeason(season)}`,
  'night-stay': ({ kind, town, season }) =>
    `${upperFirst(kind)} ${inTown(town)}, dinner and breakfast included${inSeason(season)}`,
  meals: ({ meals, tier }) => `${MEALS[meals.join(' ')] ?? 'Meals'}, ${wordMealTier(tier)}`,
  local: ({ tier }) => LOCAL[tier],
  entry: ({ sight }) => `Entry, ${sight}`,
  permit: ({ sight }) => `Permit, ${sight}`,
  guide: ({ sight }) => `Guide for half a day, ${sight}`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  flight: ({ from, to, cabin, season }) => `Flight ${from} to ${to}, ${wordCabin(cabin)}${inSeason(season)}`,
  train: ({ from, to, name = 'Train', cabin }) => `${name} ${from} to ${to}, ${cabin}`,
  coach: ({ from, to }) => `Coach ${from} to ${to}`,
  'state-bus': ({ from, to }) => `State bus ${from} to ${to}`,
  ferry: ({ from, to }) => `Ferry ${from} to ${to}`,
  'hill-train': ({ from, to }) => `Hill railway ${from} to ${to}`,
  cab: ({ car, from, to }) => `${CARS[car]} ${from} to ${to}`,
  'cab-minimum': ({ car }) => `${CARS[car]}, rest of the day's minimum distance`,
  driver: () => "Driver's allowance",
  'own-car': ({ from, to }) => `Fuel for your own car, ${from} to ${to}`,
  tolls: () => 'Tolls',
  parking: () => 'Parking',
  rounding: () => 'Rounded up to ten rupees',
};
