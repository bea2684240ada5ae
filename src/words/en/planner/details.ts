import { formatDay } from '../../../core/dates.ts';
import type { HotelTier } from '../../../core/gazetteer/types.ts';
import { formatRupees } from '../../../core/money.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { Diet } from '../../../core/planner/wishes.ts';
import { LOCAL, TIERS } from './cards.ts';
import { nameDish } from './dishes.ts';
import { inTown, joinNames, plural } from './grammar.ts';

const ROOM_TYPES: Readonly<Record<HotelTier | 'night-stay', string>> = {
  'night-stay': 'Room or tent for two',
  dormitory: 'Bed in a dormitory',
  budget: 'Standard double room',
  mid: 'Deluxe double room',
  premium: 'Superior double room',
  luxury: 'Luxury room or suite',
};

/** Usual amenities at each level; a named hotel may offer more. */
const AMENITIES: Readonly<Record<HotelTier | 'night-stay', readonly string[]>> = {
  'night-stay': ['Attached bath', 'Dinner and breakfast'],
  dormitory: ['Locker', 'Shared bath', 'Fresh linen'],
  budget: ['Attached bath', 'Hot water', 'Fresh linen'],
  mid: ['Attached bath', 'Hot water', 'Wi-Fi', 'Breakfast room'],
  premium: ['Restaurant', 'Wi-Fi', 'Room service', 'Travel desk'],
  luxury: ['Fine dining', 'Wi-Fi', 'Room service', 'Concierge', 'Spa or pool in many houses'],
};

/** What is said about the kitchens, by diet; the strictest first. */
const KITCHENS: readonly (readonly [Diet, string])[] = [
  ['jain', 'Tell every kitchen a day ahead that you eat Jain food.'],
  ['vegan', 'Ask every kitchen to leave out milk and ghee.'],
  ['halal', 'Ask every kitchen whether its meat is halal.'],
  ['vegetarian', 'Every dish named here is vegetarian.'],
];

const wordKitchens = (diets: readonly Diet[]): string =>
  KITCHENS.find(([diet]) => diets.includes(diet))?.[1] ?? 'Vegetarian food is easy to find.';

export const details: PlanWords['details'] = {
  price: (perPerson) => `${formatRupees(perPerson)} per person`,
  transport: (transport, local) => `${transport}. Local transport: ${LOCAL[local]}.`,
  stays: (stays, { beds, rooms }) => {
    if (stays.length === 0) return 'A day trip: no room needed.';
    const words = stays.map(
      ({ nights, town, hotel }) => `${plural(nights, 'night')} ${inTown(town)} (for example ${hotel})`,
    );
    const counts = [...(beds > 0 ? [plural(beds, 'bed')] : []), ...(rooms > 0 ? [plural(rooms, 'room')] : [])];
    return `${joinNames(words)}; ${counts.join(' or ')}.`;
  },
  roomType: (tier) => ROOM_TYPES[tier],
  amenities: (tier) => AMENITIES[tier],
  hotelPlace: (area, town) => `${area}, ${town}`,
  meals: ({ tier, diets, dishes }) => {
    const local = dishes.length > 0 ? ` Worth trying: ${joinNames(dishes.map(nameDish))}.` : '';
    return `Meals between leaving home and returning, at ${TIERS[tier]} places. ${wordKitchens(diets)}${local}`;
  },
  mealsOfDay: (day) => `Day ${day}`,
  mealCost: (perDay) => `About ${formatRupees(perDay)} per person and day`,
  accessibility: ({ isLimited, hard }) => {
    if (isLimited)
      return 'Nothing strenuous is planned, and with a wheelchair no place that we know to be reached only by steps. We do not know every step and ramp: ask us before you book.';
    if (hard.length > 0)
      return `${joinNames(hard)} ${hard.length === 1 ? 'needs' : 'need'} a fair level of fitness and can be left out. The rest is short walks, some with steps.`;
    return 'Short walks, some with steps or uneven ground; nothing strenuous. Ask us about wheelchair access.';
  },
  dates: (from, to) => `${formatDay(from)} to ${formatDay(to)}`,
  terms: [
    'The price is an estimate per person, two to a room; it is fixed when the agency confirms the booking.',
    'Opening hours can change at short notice; the day is then rearranged.',
    'Carry a photo identity card for trains, flights, hotels and permits.',
    'Tips, shopping and travel insurance are not included.',
    'What a cancellation costs is agreed before the agency confirms the booking.',
  ],
};
