import { formatClock, midnightsBetween } from '../clock-time.ts';
import { addDays, formatDay } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { HotelTier } from '../gazetteer/types.ts';
import { formatRupees } from '../money.ts';
import type { Ride } from '../rides.ts';
import { describeDay } from './describe-day.ts';
import type { ItineraryDetails, ItinerarySummary, RoutePoint } from './details.ts';
import { joinNames, nameVehicle } from './phrases.ts';
import type { Itinerary, StayPlan } from './types.ts';
import { CHECKS } from './verifier/checks.ts';
import type { Diet } from './wishes.ts';

const TIER_WORDS: Readonly<Record<HotelTier, string>> = {
  budget: 'simple',
  mid: 'mid-range',
  premium: 'premium',
  luxury: 'luxury',
};

const ROOM_TYPES: Readonly<Record<HotelTier, string>> = {
  budget: 'Standard double room',
  mid: 'Deluxe double room',
  premium: 'Superior double room',
  luxury: 'Luxury room or suite',
};

/** Usual amenities at each level; a named hotel may offer more. */
const AMENITIES: Readonly<Record<HotelTier, readonly string[]>> = {
  budget: ['Attached bath', 'Hot water', 'Fresh linen'],
  mid: ['Attached bath', 'Hot water', 'Wi-Fi', 'Breakfast room'],
  premium: ['Restaurant', 'Wi-Fi', 'Room service', 'Travel desk'],
  luxury: ['Fine dining', 'Wi-Fi', 'Room service', 'Concierge', 'Spa or pool in many houses'],
};

const LOCAL_WORDS = {
  public: 'autos, buses and shared rides',
  cab: 'a car with driver for the sights',
  suv: 'an SUV with driver for the sights',
  luxury: 'a luxury car with driver for the sights',
} as const;

const CABIN_WORDS: Readonly<Record<string, string>> = {
  SL: 'Sleeper',
  '3A': 'AC 3 Tier',
  '2A': 'AC 2 Tier',
  '1A': 'First Class AC',
  CC: 'AC Chair Car',
  economy: 'Economy',
  'premium-economy': 'Premium Economy',
  business: 'Business',
};

const wordForCabin = (ride: Ride): string => (ride.cabin ? (CABIN_WORDS[ride.cabin] ?? ride.cabin) : 'Seat');

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns "4 days / 3 nights"; "1 day" for a day trip. */
const wordDuration = (days: number): string =>
  days === 1 ? '1 day' : `${plural(days, 'day')} / ${plural(days - 1, 'night')}`;

/** Returns an itinerary's sights in the order of visit. */
function sightsOf(itinerary: Itinerary, gazetteer: Gazetteer): readonly Sight[] {
  return itinerary.days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'visit' ? (gazetteer.sights.get(stop.sightId) ?? []) : [])),
  );
}

const byScore = (sights: readonly Sight[]): readonly Sight[] => [...sights].sort((a, b) => b.score - a.score);

const townsOf = (itinerary: Itinerary): readonly string[] => {
  const names = [...new Set(itinerary.stays.map(({ base }) => base.name))];
  return names.length > 0 ? names : [itinerary.to.name];
};

function coverBaseOf(itinerary: Itinerary, gazetteer: Gazetteer): Base | undefined {
  const longest = itinerary.stays.reduce<StayPlan | undefined>(
    (a, b) => (a && a.nights >= b.nights ? a : b),
    undefined,
  );
  const id = longest?.baseId ?? sightsOf(itinerary, gazetteer)[0]?.baseId;
  return id === undefined ? undefined : gazetteer.bases.get(id);
}

const isMain = (ride: Ride): boolean => ride.mode === 'flight' || ride.mode === 'train' || ride.overnight;

function wordWay(rides: readonly Ride[]): string {
  const main = rides.find(isMain) ?? rides[0];
  if (!main) return '';
  const name = main.mode === 'train' ? (main.service?.name ?? 'train') : nameVehicle(main).toLowerCase();
  const night = main.mode === 'train' && main.overnight ? `${name}, overnight` : name;
  const last = rides.at(-1);
  return last && last !== main && last.km > 40 ? `${night}, then ${nameVehicle(last).toLowerCase()}` : night;
}

/** Returns text such as "Darjeeling Mail, overnight, then shared jeep; back by flight". */
function wordTransport({ journeys }: Itinerary): string {
  const out = wordWay(journeys.find(({ direction }) => direction === 'outward')?.rides ?? []);
  const backRides = journeys.find(({ direction }) => direction === 'back')?.rides ?? [];
  const main = backRides.find(isMain) ?? backRides[0];
  const back = main ? (main.mode === 'train' ? (main.service?.name ?? 'train') : nameVehicle(main).toLowerCase()) : '';
  const first = `${out[0]?.toUpperCase() ?? ''}${out.slice(1)}`;
  return back && !out.includes(back) ? `${first}; back by ${back}` : `${first}, both ways`;
}

function wordRides({ journeys }: Itinerary): string {
  const rides = journeys.flatMap((journey) => journey.rides).filter(isMain);
  if (rides.length === 0) return 'Car or coach between the towns';
  const words = rides.map(
    (ride) => `${ride.mode === 'train' ? (ride.service?.name ?? 'Train') : nameVehicle(ride)} in ${wordForCabin(ride)}`,
  );
  return joinNames([...new Set(words)]);
}

function listInclusions(itinerary: Itinerary): readonly string[] {
  const { tiers } = itinerary.variant;
  const nights = itinerary.stays.reduce((sum, { nights: n }) => sum + n, 0);
  const rooms = `${plural(nights, 'night')} in ${TIER_WORDS[tiers.hotel]} rooms for two`;
  return [
    ...(nights > 0 ? [rooms] : []),
    wordRides(itinerary),
    `Meals between leaving home and returning, ${TIER_WORDS[tiers.meals]}`,
    `Local transport by ${LOCAL_WORDS[tiers.local]}`,
    'Entry fees of every sight in the plan',
  ];
}

function listHighlights(itinerary: Itinerary, gazetteer: Gazetteer): readonly string[] {
  return byScore(sightsOf(itinerary, gazetteer))
    .slice(0, 5)
    .map(({ name, about }) => `${name}: ${about}`);
}

const NAMES_OF_CHECKS = new Map<string, string>(CHECKS.map(({ id, name }) => [id, name]));

/** Returns the public part of an itinerary, as cards show it. Every number in it is one of the plan. */
export function summarise(itinerary: Itinerary, gazetteer: Gazetteer): ItinerarySummary {
  const { durationDays, price, stays, variant } = itinerary;
  const sights = sightsOf(itinerary, gazetteer);
  const top = byScore(sights).map(({ name }) => name);
  const cover = coverBaseOf(itinerary, gazetteer);
  const first = stays[0];
  return {
    slug: itinerary.slug,
    title: itinerary.title,
    packageName: `${joinNames(townsOf(itinerary).slice(0, 3))}, ${wordDuration(durationDays)}`,
    duration: wordDuration(durationDays),
    days: durationDays,
    nights: durationDays - 1,
    fromLocation: itinerary.from.name,
    toLocation: itinerary.to.name,
    startDate: itinerary.startDate,
    endDate: itinerary.endDate,
    travellers: itinerary.travellers,
    travelClass: itinerary.travelClass,
    destinations: townsOf(itinerary),
    placesToVisit: sights.map(({ name }) => name),
    topAttractions: top.slice(0, 6),
    inclusions: listInclusions(itinerary),
    highlights: listHighlights(itinerary, gazetteer),
    hotelExample: first
      ? { name: first.hotelExample.name, type: `${first.hotelExample.type}, ${TIER_WORDS[variant.tiers.hotel]}` }
      : { name: 'No room needed', type: 'day trip' },
    pricePP: price.perPersonRupees,
    totalPrice: price.totalRupees,
    transportSummary: wordTransport(itinerary),
    stays: stays.map(({ base, nights }) => ({ place: base.name, nights })),
    difference: itinerary.difference,
    notes: itinerary.notes,
    instead: itinerary.instead ?? [],
    ...(itinerary.wishes && { wishes: itinerary.wishes }),
    served: itinerary.served ?? [],
    ...(itinerary.robustness && { robustness: itinerary.robustness }),
    checks: itinerary.checks.flatMap((id) => NAMES_OF_CHECKS.get(id) ?? []),
    coverImageQuery: [top[0], cover?.name].filter((name) => name !== undefined).join(', '),
    coverBaseId: cover?.id ?? '',
  };
}

function listTransport({ journeys, startDate }: Itinerary): ItineraryDetails['structuredDetails']['transportDetails'] {
  return journeys
    .flatMap(({ rides }) => rides)
    .map((ride) => ({
      mode: nameVehicle(ride),
      from: ride.from.name,
      to: ride.to.name,
      date: addDays(startDate, ride.dayNumber - 1),
      departs: formatClock(ride.departs),
      arrives: formatClock(ride.departs + ride.minutes),
      arrivesDaysLater: midnightsBetween(ride.departs, ride.departs + ride.minutes),
      cabin: ride.mode === 'flight' || ride.mode === 'train' ? wordForCabin(ride) : '',
      service: ride.service ? `${ride.service.number} ${ride.service.name}` : '',
    }));
}

function listRoute(itinerary: Itinerary, gazetteer: Gazetteer): readonly RoutePoint[] {
  const { from, days } = itinerary;
  const points: RoutePoint[] = [{ name: from.name, lat: from.lat, lon: from.lon, dayNumber: 1, kind: 'origin' }];
  const add = (point: RoutePoint): void => {
    const last = points.at(-1);
    if (last?.name !== point.name) points.push(point);
  };
  for (const { number, stops } of days) {
    for (const stop of stops) {
      if (stop.kind === 'visit') add({ ...stop.place, dayNumber: number, kind: 'sight' });
      if (stop.kind !== 'ride') continue;
      for (const { name, lat, lon, code } of [stop.ride.from, stop.ride.to]) {
        const kind =
          code === undefined
            ? 'stay'
            : gazetteer.airports.has(code) && stop.ride.mode !== 'train'
              ? 'airport'
              : 'station';
        const isHome = code === undefined && name === from.name;
        add({ name, lat, lon, dayNumber: number, kind: isHome ? 'origin' : kind });
      }
    }
  }
  return points;
}

const TERMS: readonly string[] = [
  'The price is an estimate per person, two to a room; it is fixed when the agency confirms the booking.',
  'Times of trains, flights and ferries are typical and are checked when tickets are bought.',
  'Opening hours can change at short notice; the day is then rearranged.',
  'Carry a photo identity card for trains, flights, hotels and permits.',
  'Tips, shopping and travel insurance are not included.',
  'What a cancellation costs is agreed before the agency confirms the booking.',
];

function wordAccessibility(sights: readonly Sight[], { wishes }: Itinerary): string {
  if (wishes?.party && wishes.party.mobility !== 'full')
    return 'Nothing strenuous is planned. We do not know yet where there are steps or ramps: ask us before you book.';
  const hard = sights.filter(({ strenuous }) => strenuous).map(({ name }) => name);
  if (hard.length > 0)
    return `${joinNames(hard)} needs a fair level of fitness and can be left out. The rest is short walks, some with steps.`;
  return 'Short walks, some with steps or uneven ground; nothing strenuous. Ask us about wheelchair access.';
}

/** What is said about the kitchens, by diet; the strictest first. */
const DIET_SENTENCES: readonly (readonly [Diet, string])[] = [
  ['jain', 'every kitchen is to be told a day ahead that you eat Jain food'],
  ['vegan', 'ask every kitchen to leave out milk and ghee'],
  ['halal', 'ask every kitchen whether its meat is halal'],
  ['vegetarian', 'every dish named here is vegetarian'],
];

const wordKitchens = (diets: readonly Diet[]): string =>
  DIET_SENTENCES.find(([diet]) => diets.includes(diet))?.[1] ?? 'vegetarian food is easy to find';

const mealsOf = ({ days, variant, wishes }: Itinerary): string => {
  const dishes = days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'meal' && stop.dish ? [stop.dish] : [])),
  );
  const named = joinNames([...new Set(dishes)].slice(0, 4));
  const local = named ? ` Worth trying: ${named}.` : '';
  return `Meals between leaving home and returning, at ${TIER_WORDS[variant.tiers.meals]} places; ${wordKitchens(wishes?.diet ?? [])}.${local}`;
};

const sumOf = ({ price }: Itinerary, component: string): number =>
  price.lines.filter((line) => line.component === component).reduce((sum, { amount }) => sum + amount, 0);

function wordStays({ stays, rooms }: Itinerary): string {
  if (stays.length === 0) return 'A day trip: no room needed.';
  const words = stays.map(
    ({ base, nights, hotelExample }) => `${plural(nights, 'night')} in ${base.name} (for example ${hotelExample.name})`,
  );
  return `${joinNames(words)}; ${plural(rooms, 'room')}.`;
}

const detailStay = ({ base, nights, tier, hotelExample }: StayPlan) => ({
  hotelName: hotelExample.name,
  hotelType: hotelExample.type,
  location: `${hotelExample.area}, ${base.name}`,
  roomType: ROOM_TYPES[tier],
  nights,
  amenities: AMENITIES[tier],
});

/** Returns the price estimate as a day plan words it. */
export const wordPriceEstimate = (pricePerPerson: number): string => `${formatRupees(pricePerPerson)} per person`;

/** Returns the full plan for a signed-in reader. Every number in it is one of the plan. */
export function describeDetails(itinerary: Itinerary, gazetteer: Gazetteer): ItineraryDetails {
  const { days, stays, variant, price, startDate, endDate, durationDays } = itinerary;
  const sights = sightsOf(itinerary, gazetteer);
  const rides = itinerary.journeys.flatMap((journey) => journey.rides);
  const [firstRide, lastRide] = [rides[0], rides.at(-1)];
  const bases = stays.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []);
  const spoken = bases.length > 0 ? bases : sights.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []);
  const plans = days.map((day) => describeDay(day, itinerary, gazetteer));
  const terms = [...TERMS, ...itinerary.notes.map(({ text }) => text)];
  const tips = [...new Set(bases.flatMap(({ notes }) => notes))];
  return {
    title: itinerary.title,
    priceEstimate: wordPriceEstimate(price.perPersonRupees),
    transportDetails: `${wordTransport(itinerary)}. Local transport: ${LOCAL_WORDS[variant.tiers.local]}.`,
    accommodation: wordStays(itinerary),
    fullDayWisePlan: plans,
    meals: mealsOf(itinerary),
    activitiesIncluded: [...sights.map(({ name }) => name)],
    terms: [...terms, ...tips],
    structuredDetails: {
      accommodationDetails: stays.map(detailStay),
      transportDetails: listTransport(itinerary),
      mealsDetails: plans.map(({ day, meals }) => ({ meal: `Day ${day}`, text: meals })),
      activitiesDetails: days.flatMap(({ number, stops }) =>
        stops.flatMap((stop) =>
          stop.kind === 'visit'
            ? [{ day: number, name: stop.title, text: gazetteer.sights.get(stop.sightId)?.about ?? '' }]
            : [],
        ),
      ),
      termsAndConditions: terms,
    },
    dates: `${formatDay(startDate)} to ${formatDay(endDate)}`,
    duration: wordDuration(durationDays),
    transportClass: itinerary.travelClass,
    mealCostEstimates: `About ${formatRupees(Math.round(sumOf(itinerary, 'meals') / durationDays))} per person and day`,
    accessibility: wordAccessibility(sights, itinerary),
    languages: [...new Set(spoken.flatMap(({ languages }) => languages))],
    meetingPoint: firstRide ? firstRide.from.name : itinerary.from.name,
    startTime: formatClock(firstRide?.departs ?? 480),
    endTime: formatClock((lastRide?.departs ?? 1080) + (lastRide?.minutes ?? 0)),
    priceLines: price.lines,
    route: listRoute(itinerary, gazetteer),
  };
}
