import { formatClock, midnightsBetween } from '../clock-time.ts';
import { addDays } from '../dates.ts';
import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { Ride } from '../rides.ts';
import { speak } from '../sayings.ts';
import { describeDay } from './describe-day.ts';
import { type ItineraryDetails, type ItinerarySummary, type RoutePoint, WAY_OF } from './details.ts';
import { vehicleOf } from './phrases.ts';
import type { PlanWords, SaidSeat, SaidWay } from './plan-words.ts';
import { namedStays } from './stay-kinds.ts';
import { nightsByTown } from './town-nights.ts';
import { homeTimes } from './trip-figures.ts';
import type { Itinerary, Journey, Robustness, StayPlan } from './types.ts';
import { CHECK_IDS } from './verifier/checks.ts';

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

const seatOf = (ride: Ride): SaidSeat => ({ vehicle: vehicleOf(ride), ...(ride.cabin && { cabin: ride.cabin }) });

/** A longer ride by road after the main one is told too. */
const ROAD_TOLD_KM = 40;

function wayOf(journey: Journey | undefined): SaidWay | undefined {
  const rides = journey?.rides ?? [];
  const main = rides.find(isMain) ?? rides[0];
  const last = rides.at(-1);
  if (!main) return undefined;
  const then = last && last !== main && last.km > ROAD_TOLD_KM ? vehicleOf(last) : undefined;
  return { main: vehicleOf(main), overnight: main.overnight, ...(then && { then }) };
}

function wordTransport({ journeys, stays }: Itinerary, { card }: PlanWords): string {
  const wayTo = (direction: Journey['direction']) => wayOf(journeys.find((journey) => journey.direction === direction));
  const moves = journeys.filter(({ direction }) => direction === 'transfer');
  const between = moves.flatMap((journey, index) => {
    const way = journey.rides.some(isMain) ? wayOf(journey) : undefined;
    const to = stays[index + 1]?.base.name;
    return way && to !== undefined ? [{ main: way.main, overnight: way.overnight, to }] : [];
  });
  return card.transport({ out: wayTo('outward'), back: wayTo('back'), between });
}

/** Returns each different main ride once. */
function seatsOf({ journeys }: Itinerary): readonly SaidSeat[] {
  const seats = journeys.flatMap(({ rides }) => rides.filter(isMain).map(seatOf));
  return [...new Map(seats.map((seat) => [JSON.stringify(seat), seat])).values()];
}

/** Returns what the price includes beside beds, rides and meals: guides and extras by name. */
function listExtras({ price }: Itinerary, { card }: PlanWords): readonly string[] {
  const labels = price.lines.flatMap(({ label }) => (typeof label === 'string' ? [] : [label]));
  const guided = labels.flatMap((label) => (label.say === 'guide' ? [label.sight] : []));
  const extras = labels.flatMap((label) => (label.say === 'extra' ? [card.extra(label)] : []));
  return [...(guided.length > 0 ? [card.guides(guided)] : []), ...extras];
}

/** Returns the nights of a trip: in rooms, in dormitories, and in stays that are sights themselves. */
function listNights({ stays }: Itinerary, { card }: PlanWords): readonly string[] {
  const nightsOf = (list: readonly StayPlan[]): number => list.reduce((sum, { nights }) => sum + nights, 0);
  const inHotels = stays.filter(({ nightStay }) => !nightStay);
  const [inRooms, inBeds] = [
    nightsOf(inHotels.filter(({ tier }) => tier !== 'dormitory')),
    nightsOf(inHotels.filter(({ tier }) => tier === 'dormitory')),
  ];
  const room = inHotels.flatMap(({ tier }) => (tier === 'dormitory' ? [] : [tier]))[0];
  const aboard = stays.flatMap(({ nightStay, nights, base, hotelExample: { type } }) =>
    nightStay ? [card.nightStay({ type, town: base.name, nights })] : [],
  );
  if (inBeds > 0) return [card.beds({ inBeds, inRooms }), ...aboard];
  return [...(room && inRooms > 0 ? [card.rooms({ nights: inRooms, tier: room })] : []), ...aboard];
}

function listInclusions(itinerary: Itinerary, words: PlanWords): readonly string[] {
  const { card } = words;
  const { tiers } = itinerary.variant;
  return [
    ...listNights(itinerary, words),
    card.seats(seatsOf(itinerary)),
    card.meals(tiers.meals),
    card.local(tiers.local),
    ...listExtras(itinerary, words),
    card.entries,
  ];
}

function listHighlights(itinerary: Itinerary, gazetteer: Gazetteer, { card }: PlanWords): readonly string[] {
  return byScore(sightsOf(itinerary, gazetteer)).slice(0, 5).map(card.highlight);
}

function sayRobustness({ runs, kept, weakest }: Robustness, { stops }: PlanWords) {
  return { runs, kept, ...(weakest !== undefined && { weakest: speak(stops, weakest) }) };
}

/** Returns the public part of an itinerary, as cards show it. Every number in it is one of the plan. */
export function summarise(itinerary: Itinerary, gazetteer: Gazetteer, words: PlanWords): ItinerarySummary {
  const { durationDays, price, stays } = itinerary;
  const sights = sightsOf(itinerary, gazetteer);
  const top = byScore(sights).map(({ name }) => name);
  const cover = coverBaseOf(itinerary, gazetteer);
  const first = stays[0];
  const { card } = words;
  const { robustness } = itinerary;
  return {
    slug: itinerary.slug,
    title: speak(words.titles, itinerary.title),
    packageName: card.packageName({ towns: townsOf(itinerary).slice(0, 3), days: durationDays }),
    duration: card.duration(durationDays),
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
    inclusions: listInclusions(itinerary, words),
    highlights: listHighlights(itinerary, gazetteer, words),
    hotelExample: first ? { name: first.hotelExample.name, type: typeOfStay(first, words) } : card.noRoom,
    pricePP: price.perPersonRupees,
    totalPrice: price.totalRupees,
    transportSummary: wordTransport(itinerary, words),
    stays: nightsByTown(stays).map(({ base, nights }) => ({ place: base.name, nights })),
    difference: speak(words.differences, itinerary.difference),
    notes: itinerary.notes.map(({ kind, text }) => ({ kind, text: speak(words.notes, text) })),
    instead: itinerary.instead ?? [],
    ...(itinerary.wishes && { wishes: itinerary.wishes }),
    served: itinerary.served ?? [],
    ...(robustness && { robustness: sayRobustness(robustness, words) }),
    checks: CHECK_IDS.filter((id) => itinerary.checks.includes(id)).map((id) => words.checks[id]),
    coverImageQuery: [top[0], cover?.name].filter((name) => name !== undefined).join(', '),
    coverBaseId: cover?.id ?? '',
  };
}

function listTransport(
  { journeys, startDate }: Itinerary,
  words: PlanWords,
): ItineraryDetails['structuredDetails']['transportDetails'] {
  return journeys
    .flatMap(({ rides }) => rides)
    .map((ride) => ({
      mode: words.vehicle(vehicleOf(ride)),
      from: ride.from.name,
      to: ride.to.name,
      date: addDays(startDate, ride.dayNumber - 1),
      departs: formatClock(ride.departs),
      arrives: formatClock(ride.departs + ride.minutes),
      arrivesDaysLater: midnightsBetween(ride.departs, ride.departs + ride.minutes),
      cabin: ride.mode === 'flight' || ride.mode === 'train' ? words.cabin(ride.cabin) : '',
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
      const { from: start, to: end, mode } = stop.ride;
      for (const point of [start, end]) {
        const { name, lat, lon, code } = point;
        const kind =
          code === undefined ? 'stay' : gazetteer.airports.has(code) && mode !== 'train' ? 'airport' : 'station';
        const isHome = code === undefined && name === from.name;
        const by = point === end ? { by: WAY_OF[mode] } : {};
        add({ name, lat, lon, dayNumber: number, kind: isHome ? 'origin' : kind, ...by });
      }
    }
  }
  return points;
}

/** Dishes named as worth trying. */
const MOST_DISHES = 4;

function mealsOf({ days, variant, wishes }: Itinerary, { details }: PlanWords): string {
  const dishes = days.flatMap(({ stops }) =>
    stops.flatMap((stop) => (stop.kind === 'meal' && stop.dish ? [stop.dish] : [])),
  );
  const named = [...new Set(dishes)].slice(0, MOST_DISHES);
  return details.meals({ tier: variant.tiers.meals, diets: wishes?.diet ?? [], dishes: named });
}

function wordAccessibility(sights: readonly Sight[], { wishes }: Itinerary, { details }: PlanWords): string {
  const isLimited = wishes?.party !== undefined && wishes.party.mobility !== 'full';
  const hard = sights.filter(({ strenuous }) => strenuous).map(({ name }) => name);
  return details.accessibility({ isLimited, hard });
}

const sumOf = ({ price }: Itinerary, component: string): number =>
  price.lines.filter((line) => line.component === component).reduce((sum, { amount }) => sum + amount, 0);

function wordStays({ stays, travellers, rooms }: Itinerary, { details }: PlanWords): string {
  const inBeds = stays.filter(({ tier }) => tier === 'dormitory').length;
  return details.stays(
    stays.map(({ base, nights, hotelExample }) => ({ nights, town: base.name, hotel: hotelExample.name })),
    { beds: inBeds > 0 ? travellers : 0, rooms: inBeds === stays.length ? 0 : rooms },
  );
}

const typeOfStay = ({ tier, nightStay, hotelExample: { type } }: StayPlan, { card }: PlanWords): string =>
  nightStay || tier === 'dormitory' ? type : card.hotelType({ type, tier });

/** Returns long-standing hotels of a stay's comfort besides its example; none for a houseboat or a camp. */
function examplesFor(
  { baseId, tier, nights, firstDayNumber, hotelExample: { name, area }, nightStay }: StayPlan,
  { startDate }: Itinerary,
  { bases }: Gazetteer,
): readonly string[] {
  const base = nightStay ? undefined : bases.get(baseId);
  const dates = Array.from({ length: nights }, (_, n) => addDays(startDate, firstDayNumber - 1 + n));
  return base ? namedStays(base, { tier, area, nights: dates }).filter((each) => each !== name) : [];
}

const detailStay = (stay: StayPlan, itinerary: Itinerary, gazetteer: Gazetteer, { details }: PlanWords) => {
  const { base, nights, tier, hotelExample, nightStay } = stay;
  return {
    hotelName: hotelExample.name,
    hotelType: hotelExample.type,
    location: details.hotelPlace(hotelExample.area, base.name),
    roomType: details.roomType(nightStay ? 'night-stay' : tier),
    nights,
    amenities: details.amenities(nightStay ? 'night-stay' : tier),
    examples: examplesFor(stay, itinerary, gazetteer),
  };
};

/** Returns the full plan for a signed-in reader. Every number in it is one of the plan. */
export function describeDetails(itinerary: Itinerary, gazetteer: Gazetteer, words: PlanWords): ItineraryDetails {
  const { days, stays, variant, price, startDate, endDate, durationDays } = itinerary;
  const sights = sightsOf(itinerary, gazetteer);
  const rides = itinerary.journeys.flatMap((journey) => journey.rides);
  const [firstRide] = rides;
  const { leaves, returns } = homeTimes(rides);
  const bases = stays.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []);
  const spoken = bases.length > 0 ? bases : sights.flatMap(({ baseId }) => gazetteer.bases.get(baseId) ?? []);
  const plans = days.map((day) => describeDay(day, itinerary, gazetteer, words));
  const terms = [...words.details.terms, ...itinerary.notes.map(({ text }) => speak(words.notes, text))];
  const tips = [...new Set(bases.flatMap(({ notes }) => notes))];
  return {
    title: speak(words.titles, itinerary.title),
    priceEstimate: words.details.price(price.perPersonRupees),
    transportDetails: words.details.transport(wordTransport(itinerary, words), variant.tiers.local),
    accommodation: wordStays(itinerary, words),
    fullDayWisePlan: plans,
    meals: mealsOf(itinerary, words),
    activitiesIncluded: [...sights.map(({ name }) => name)],
    terms: [...terms, ...tips],
    structuredDetails: {
      accommodationDetails: stays.map((stay) => detailStay(stay, itinerary, gazetteer, words)),
      transportDetails: listTransport(itinerary, words),
      mealsDetails: plans.map(({ day, meals }) => ({ meal: words.details.mealsOfDay(day), text: meals })),
      activitiesDetails: days.flatMap(({ number, stops }) =>
        stops.flatMap((stop) =>
          stop.kind === 'visit'
            ? [{ day: number, name: stop.place.name, text: gazetteer.sights.get(stop.sightId)?.about ?? '' }]
            : [],
        ),
      ),
      termsAndConditions: terms,
    },
    dates: words.details.dates(startDate, endDate),
    duration: words.card.duration(durationDays),
    transportClass: itinerary.travelClass,
    mealCostEstimates: words.details.mealCost(Math.round(sumOf(itinerary, 'meals') / durationDays)),
    accessibility: wordAccessibility(sights, itinerary, words),
    languages: [...new Set(spoken.flatMap(({ languages }) => languages))],
    meetingPoint: firstRide ? firstRide.from.name : itinerary.from.name,
    startTime: leaves,
    endTime: returns,
    priceLines: price.lines.map((line) => ({ ...line, label: speak(words.lines, line.label) })),
    route: listRoute(itinerary, gazetteer),
  };
}
