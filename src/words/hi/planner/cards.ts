import type { RoomTier } from '../../../core/gazetteer/types.ts';
import type { PlanWords, SaidWay } from '../../../core/planner/plan-words.ts';
import type { LocalTier, MealTier } from '../../../core/pricing/types.ts';
import { days, joinNames, nights } from './grammar.ts';
import { wordNight } from './stays.ts';
import { cabin, vehicle } from './vehicles.ts';

/** Rooms in a sentence. */
export const TIERS: Readonly<Record<RoomTier, string>> = {
  budget: 'साधारण',
  mid: 'मध्यम श्रेणी के',
  premium: 'प्रीमियम',
  luxury: 'लग्ज़री',
};

/** Where one eats, in a sentence. */
export const EATING: Readonly<Record<MealTier, string>> = {
  thali: 'सादी थाली वाले भोजनालयों में',
  budget: 'साधारण भोजनालयों में',
  mid: 'मध्यम श्रेणी के रेस्तराँ में',
  premium: 'प्रीमियम रेस्तराँ में',
  luxury: 'लग्ज़री रेस्तराँ में',
};

export const LOCAL: Readonly<Record<LocalTier, string>> = {
  bus: 'जहाँ हों वहाँ सिटी बस, मेट्रो और लोकल ट्रेन, नहीं तो ऑटो और शेयर सवारी',
  public: 'ऑटो, बस और शेयर सवारी',
  cab: 'ड्राइवर सहित कार',
  suv: 'ड्राइवर सहित SUV',
  luxury: 'ड्राइवर सहित लग्ज़री कार',
  own: 'आपकी अपनी कार',
};

const wordDuration = (count: number): string => (count === 1 ? '1 दिन' : `${days(count)} / ${nights(count - 1)}`);

const wordMain = ({ main, overnight }: SaidWay): string =>
  main.is === 'train' && overnight ? `${vehicle(main)}, रात भर` : vehicle(main);

const wordWay = (way: SaidWay): string => `${wordMain(way)}${way.then ? `, फिर ${vehicle(way.then)}` : ''}`;

export const card: PlanWords['card'] = {
  duration: wordDuration,
  packageName: ({ towns, days: count }) => `${joinNames(towns)}, ${wordDuration(count)}`,
  rooms: ({ nights: count, tier }) => `${nights(count)}, दो लोगों के ${TIERS[tier]} कमरों में`,
  beds: ({ inBeds, inRooms }) =>
    inRooms === 0
      ? `${nights(inBeds)} डॉर्मिटरी के बिस्तरों में`
      : `${nights(inBeds)} डॉर्मिटरी के बिस्तरों में, ${nights(inRooms)} दो लोगों के साधारण कमरे में`,
  nightStay: (night) => `${wordNight(night)}, रात का खाना और नाश्ता शामिल`,
  seats: (seats) =>
    seats.length === 0
      ? 'शहरों के बीच कार या कोच बस'
      : joinNames(seats.map((seat) => `${vehicle(seat.vehicle)} में ${cabin(seat.cabin)}`)),
  meals: (tier) => `घर से निकलने से लौटने तक का भोजन, ${EATING[tier]}`,
  local: (tier) => `वहाँ घूमने का साधन: ${LOCAL[tier]}`,
  guides: (sights) => `आधे दिन का गाइड: ${joinNames(sights)}`,
  extra: ({ name, sight }) => `${name}, ${sight}`,
  entries: 'योजना की हर जगह का प्रवेश शुल्क',
  highlight: ({ name, about }) => `${name}: ${about}`,
  hotelType: ({ type, tier }) => `${type}, ${tier === 'mid' ? 'मध्यम श्रेणी' : TIERS[tier]}`,
  noRoom: { name: 'कमरे की ज़रूरत नहीं', type: 'एक दिन की यात्रा' },
  transport: ({ out, back, between }) => {
    if (!out) return '';
    const there = wordWay(out);
    const isSame = !back || there.includes(vehicle(back.main));
    const ways = isSame ? `${there}, जाना और आना दोनों` : `जाना ${there}; लौटना ${vehicle(back.main)}`;
    const moves = between.map(
      ({ main, overnight, to }) => `${to} तक ${vehicle(main)}${main.is === 'train' && overnight ? ', रात भर' : ''}`,
    );
    return [ways, ...moves].join('; ');
  },
};
