import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { PlanWords, SaidWay } from '../../../core/planner/plan-words.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import { joinNames, plural, upperFirst } from './grammar.ts';
import { wordNight } from './stays.ts';
import { cabin, vehicle, vehicleInside } from './vehicles.ts';

/** Rooms and meals in a sentence. */
export const TIERS: Readonly<Record<RoomTier | MealTier, string>> = {
  thali: 'plain thali',
  budget: 'simple',
  mid: 'mid-range',
  premium: 'premium',
  luxury: 'luxury',
};

export const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'city buses, metros and local trains where there are any, else autos and shared rides',
  public: 'autos, buses and shared rides',
  cab: 'a car with driver for the sights',
  suv: 'an SUV with driver for the sights',
  luxury: 'a luxury car with driver for the sights',
  own: 'your own car',
};

/** Returns "4 days / 3 nights"; "1 day" for a day trip. */
const wordDuration = (days: number): string =>
  days === 1 ? '1 day' : `${plural(days, 'day')} / ${plural(days - 1, 'night')}`;

const wordMain = ({ main, overnight }: SaidWay): string =>
  main.is === 'train' && overnight ? `${vehicleInside(main)}, overnight` : vehicleInside(main);

const wordWay = (way: SaidWay): string => `${wordMain(way)}${way.then ? `, then ${vehicleInside(way.then)}` : ''}`;

export const card: PlanWords['card'] = {
  duration: wordDuration,
  packageName: ({ towns, days }) => `${joinNames(towns)}, ${wordDuration(days)}`,
  rooms: ({ nights, tier }) => `${plural(nights, 'night')} in ${TIERS[tier]} rooms for two`,
  beds: ({ inBeds, inRooms }) =>
    inRooms === 0
      ? `${plural(inBeds, 'night')} in dormitory beds`
      : `${plural(inBeds, 'night')} in dormitory beds, ${plural(inRooms, 'night')} in a simple room for two`,
  nightStay: (night) => `${upperFirst(wordNight(night))}, with dinner and breakfast`,
  seats: (seats) =>
    seats.length === 0
      ? 'Car or coach between the towns'
      : joinNames(seats.map((seat) => `${vehicle(seat.vehicle)} in ${cabin(seat.cabin)}`)),
  meals: (tier) => `Meals between leaving home and returning, ${TIERS[tier]}`,
  local: (tier) => `Local transport by ${LOCAL[tier]}`,
  guides: (sights) => `A guide for half a day at ${joinNames(sights)}`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  entries: 'Entry fees of every sight in the plan',
  highlight: ({ name, about }) => `${name}: ${about}`,
  hotelType: ({ type, tier }) => `${type}, ${TIERS[tier]}`,
  noRoom: { name: 'No room needed', type: 'day trip' },
  transport: ({ out, back, between }) => {
    if (!out) return '';
    const there = upperFirst(wordWay(out));
    const isSame = !back || wordWay(out).includes(vehicleInside(back.main));
    const ways = isSame ? `${there}, both ways` : `${there}; back by ${vehicleInside(back.main)}`;
    const moves = between.map(
      ({ main, overnight, to }) =>
        `${vehicleInside(main)} to ${to}${main.is === 'train' && overnight ? ', overnight' : ''}`,
    );
    return [ways, ...moves].join('; ');
  },
};
