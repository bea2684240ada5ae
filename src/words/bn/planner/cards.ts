import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { PlanWords, SaidWay } from '../../../core/planner/plan-words.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import { days, joinNames, locative, nights } from './grammar.ts';
import { wordNight } from './stays.ts';
import { cabin, vehicle } from './vehicles.ts';

/** Rooms and meals in a sentence. */
export const TIERS: Readonly<Record<RoomTier | MealTier, string>> = {
  thali: 'সাদামাটা থালির',
  budget: 'সাধারণ',
  mid: 'মাঝারি মানের',
  premium: 'প্রিমিয়াম',
  luxury: 'লাক্সারি',
};

export const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'সিটি বাস, মেট্রো আর লোকাল ট্রেন যেখানে আছে, নইলে অটো আর শেয়ার গাড়ি',
  public: 'অটো, বাস আর শেয়ার গাড়ি',
  cab: 'ঘোরার জন্য চালকসহ গাড়ি',
  suv: 'ঘোরার জন্য চালকসহ SUV',
  luxury: 'ঘোরার জন্য চালকসহ লাক্সারি গাড়ি',
  own: 'আপনার নিজের গাড়ি',
};

const wordDuration = (count: number): string => (count === 1 ? '1 দিন' : `${days(count)} / ${nights(count - 1)}`);

const wordMain = ({ main, overnight }: SaidWay): string =>
  main.is === 'train' && overnight ? `${vehicle(main)}, সারা রাত` : vehicle(main);

const wordWay = (way: SaidWay): string => `${wordMain(way)}${way.then ? `, তারপর ${vehicle(way.then)}` : ''}`;

export const card: PlanWords['card'] = {
  duration: wordDuration,
  packageName: ({ towns, days: count }) => `${joinNames(towns)}, ${wordDuration(count)}`,
  rooms: ({ nights: count, tier }) => `${nights(count)}, দু’জনের ${TIERS[tier]} ঘরে`,
  beds: ({ inBeds, inRooms }) =>
    inRooms === 0
      ? `${nights(inBeds)} ডর্মিটরির বিছানায়`
      : `${nights(inBeds)} ডর্মিটরির বিছানায়, ${nights(inRooms)} দু’জনের সাধারণ ঘরে`,
  nightStay: (night) => `${wordNight(night)}, রাতের খাবার আর প্রাতরাশ সমেত`,
  seats: (seats) =>
    seats.length === 0
      ? 'শহর থেকে শহরে গাড়ি বা কোচ বাস'
      : joinNames(seats.map((seat) => `${vehicle(seat.vehicle)}: ${cabin(seat.cabin)}`)),
  meals: (tier) => `বাড়ি ছাড়ার পর থেকে ফেরা পর্যন্ত খাওয়াদাওয়া, ${TIERS[tier]} খাবার জায়গায়`,
  local: (tier) => `স্থানীয় যাতায়াত: ${LOCAL[tier]}`,
  guides: (sights) => `${joinNames(sights.map(locative))} আধবেলার গাইড`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  entries: 'পরিকল্পনার প্রতিটি জায়গার প্রবেশমূল্য',
  highlight: ({ name, about }) => `${name}: ${about}`,
  hotelType: ({ type, tier }) => `${type}, ${TIERS[tier]}`,
  noRoom: { name: 'ঘর লাগবে না', type: 'একদিনের ভ্রমণ' },
  transport: ({ out, back, between }) => {
    if (!out) return '';
    const there = wordWay(out);
    const isSame = !back || there.includes(vehicle(back.main));
    const ways = isSame ? `${there}, যাওয়া-আসা দুটোই` : `যাওয়া: ${there}; ফেরা: ${vehicle(back.main)}`;
    const moves = between.map(
      ({ main, overnight, to }) => `${to} পর্যন্ত ${vehicle(main)}${main.is === 'train' && overnight ? ', সারা রাত' : ''}`,
    );
    return [ways, ...moves].join('; ');
  },
};
