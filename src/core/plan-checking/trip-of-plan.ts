import { addDays, type Day, weekdayOf } from '../dates.ts';
import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';
import { nearestPlaces } from '../gazetteer/point-grid.ts';
import type { ReadDay, ReadPlan } from '../plan-reading/read-plan-types.ts';
import { routeOfTowns } from '../planner/route-of-towns.ts';
import type { TripRequest } from '../planner/types.ts';

/** How a value came about: the visitor gave it, the text says it, or nothing does. */
export type Origin = 'given' | 'read' | 'assumed';

/** What a visitor says beside the text. */
export interface GivenTrip {
  readonly from?: string;
  readonly departureDate?: Day;
  readonly travellers?: number;
}

/** The trip for which a plan is judged. */
export interface CheckedTrip {
  readonly from: { readonly value: string; readonly origin: Origin };
  readonly departureDate: { readonly value: Day; readonly origin: Origin };
  readonly travellers: { readonly value: number; readonly origin: Origin };
}

/** Days ahead of a trip whose text has no date. */
const ASSUMED_AHEAD = 30;
const ASSUMED_TRAVELLERS = 2;
/** Rupees per person: the price is told, not asked for. */
const ANY_PRICE = 10_000_000;
/** The airports among which a hub is looked for. */
const MOST_AIRPORTS = 40;

const nightsOf = (days: readonly ReadDay[]): readonly string[] =>
  days.flatMap(({ night }) => (typeof night === 'object' ? [night.baseId] : []));

/** Returns the towns in which a plan sleeps, each once, in the order of travel. */
export function townsOfPlan({ days }: ReadPlan, { bases }: Gazetteer): readonly Base[] {
  const nights = nightsOf(days.length > 1 ? days.slice(0, -1) : days);
  return [...new Set(nights)].flatMap((id) => bases.get(id) ?? []);
}

/** Returns the year's day of a plan on its next return; a date in the past is meant for the next year. */
function nextDate(written: string, today: Day): Day {
  const yearDay = written.slice(-5);
  const year = Number(today.slice(0, 4));
  if (written.length === 'YYYY-MM-DD'.length && written >= today) return written;
  const thisYear = `${year}-${yearDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${yearDay}`;
}

function departureOf(
  { begins, beginsOn }: ReadPlan,
  { departureDate }: GivenTrip,
  today: Day,
): CheckedTrip['departureDate'] {
  if (departureDate !== undefined) return { value: departureDate, origin: 'given' };
  if (begins !== undefined) return { value: nextDate(begins, today), origin: 'read' };
  const soon = addDays(today, ASSUMED_AHEAD);
  if (beginsOn === undefined) return { value: soon, origin: 'assumed' };
  return { value: addDays(soon, (beginsOn - weekdayOf(soon) + 7) % 7), origin: 'read' };
}

/** Returns the city of the nearest airport with many flights: travellers who do not say where they start come by it. */
function nearestHub(town: Base, { near }: Gazetteer): string {
  const hubs = nearestPlaces(near.airports, town, MOST_AIRPORTS).filter(
    ({ place }) => place.hub && place.city !== town.name,
  );
  return hubs[0]?.place.city ?? 'Delhi';
}

/** Returns where, when and for how many a plan is judged. */
export function tripOfPlan(plan: ReadPlan, given: GivenTrip, today: Day, gazetteer: Gazetteer): CheckedTrip {
  const [first] = townsOfPlan(plan, gazetteer);
  const travellers = given.travellers ?? plan.travellers;
  const assumed = first ? nearestHub(first, gazetteer) : '';
  const from = given.from ?? plan.from;
  return {
    from:
      from === undefined
        ? { value: assumed, origin: 'assumed' }
        : { value: from, origin: given.from === undefined ? 'read' : 'given' },
    departureDate: departureOf(plan, given, today),
    travellers: {
      value: travellers ?? ASSUMED_TRAVELLERS,
      origin: given.travellers !== undefined ? 'given' : travellers === undefined ? 'assumed' : 'read',
    },
  };
}

/** Returns the planner's request for a trip through the towns of a plan; undefined when it sleeps in none that is known. */
export function requestOfPlan(
  plan: ReadPlan,
  trip: CheckedTrip,
  today: Day,
  gazetteer: Gazetteer,
): TripRequest | undefined {
  const towns = townsOfPlan(plan, gazetteer);
  const isFromHome = (town: Base): boolean => town.name === trip.from.value && towns.length > 1;
  const goals = towns.filter((town) => !isFromHome(town));
  if (goals.length === 0) return undefined;
  const departureDate = trip.departureDate.value;
  return {
    from: trip.from.value,
    to: routeOfTowns(goals),
    departureDate,
    returnDate: addDays(departureDate, plan.days.length - 1),
    travellers: trip.travellers.value,
    travelClass: 'Economy',
    priceRange: { min: 0, max: ANY_PRICE },
    bookedOn: today,
    exclude: [],
  };
}
