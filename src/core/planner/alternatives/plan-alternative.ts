import { addDays, type Day } from '../../dates.ts';
import type { Base, Gazetteer } from '../../gazetteer/gazetteer.ts';
import type { Rupees } from '../../money.ts';
import { sightsOfTrip, sightsOn, type TripDecisions } from '../edits/decisions.ts';
import { fitSights } from '../edits/fit-sights.ts';
import { requestOfTrip } from '../edits/request-of-trip.ts';
import { shapeOfTrip } from '../edits/trip-shape.ts';
import { routeOfTowns } from '../route-of-towns.ts';
import type { Itinerary, TripRequest } from '../types.ts';
import { verifyItinerary } from '../verifier/verify-itinerary.ts';
import { worthOf } from '../wanted-sights.ts';
import type { PlannedKind } from './kinds.ts';

/** The plan for which another one is looked for, as its traveller changed it. */
export interface CurrentPlan {
  readonly itinerary: Itinerary;
  readonly decisions: TripDecisions;
}

/** A cheaper plan costs at most this share of the price. */
const CHEAPER_SHARE = 0.95;
/** Other days are looked for about the same price first, then not far above it: so the trip keeps its comfort. */
const SAME_COMFORT = { least: 0.8, most: 1.15, above: 1.5 } as const;

/** Returns the most that a cheaper plan may cost, in rupees per person. */
export const cheaperLimit = ({ price }: Itinerary): Rupees => Math.floor(price.perPersonRupees * CHEAPER_SHARE);

const townsOf = (itinerary: Itinerary, gazetteer: Gazetteer): readonly Base[] =>
  shapeOfTrip(itinerary, gazetteer).stays.map(({ base }) => base);

/** Returns the towns without the one that has the fewest nights, the last of those; all where that is none. */
function withoutShortest(itinerary: Itinerary, gazetteer: Gazetteer): readonly Base[] {
  const { stays } = shapeOfTrip(itinerary, gazetteer);
  if (stays.length < 2) return [];
  const fewest = Math.min(...stays.map(({ nights }) => nights));
  const left = stays.findLastIndex(({ nights }) => nights === fewest);
  return stays.flatMap(({ base }, i) => (i === left ? [] : [base]));
}

/** Returns the dates and the prices between which a kind of plan is looked for, the likeliest first. */
function framesOfKind(
  kind: PlannedKind,
  { startDate, endDate, price, budget, durationDays }: Itinerary,
): readonly Pick<TripRequest, 'departureDate' | 'returnDate' | 'priceRange'>[] {
  const now = price.perPersonRupees;
  const most = budget === undefined ? now * 2 : Math.max(budget.max, now);
  if (kind === 'cheaper')
    return [
      {
        departureDate: startDate,
        returnDate: endDate,
        priceRange: { min: 0, max: Math.floor(now * CHEAPER_SHARE) },
      },
    ];
  const dates =
    kind === 'later'
      ? { departureDate: addDays(startDate, 1), returnDate: addDays(endDate, 1) }
      : { departureDate: startDate, returnDate: addDays(endDate, -1) };
  const usual = kind === 'later' ? now : (now * (durationDays - 1)) / durationDays;
  const ranges = [
    { min: Math.floor(usual * SAME_COMFORT.least), max: Math.ceil(usual * SAME_COMFORT.most) },
    { min: 0, max: Math.ceil(now * SAME_COMFORT.above) },
    { min: 0, max: most },
  ];
  return ranges.filter(({ max }) => max <= most).map((priceRange) => ({ ...dates, priceRange }));
}

/**
 * Returns the requests whose plans may be an alternative, the likeliest first: the same towns, then, for a shorter trip, one town
 * less. What was wished for is wished for again. Throws `FactsGone` when a town is no longer known.
 */
export function requestsForAlternative(
  kind: PlannedKind,
  { itinerary }: CurrentPlan,
  today: Day,
  gazetteer: Gazetteer,
): readonly TripRequest[] {
  const towns = townsOf(itinerary, gazetteer);
  const fewer = kind === 'shorter' ? withoutShortest(itinerary, gazetteer) : [];
  const routes = [towns.length > 0 ? routeOfTowns(towns) : itinerary.to.name];
  if (fewer.length > 0) routes.push(routeOfTowns(fewer));
  const frames = framesOfKind(kind, itinerary);
  return routes.flatMap((to) =>
    frames.map((frame) => ({ ...requestOfTrip(itinerary), ...frame, to, bookedOn: today })),
  );
}

/** An alternative that passes every check. */
export interface PlannedAlternative {
  readonly itinerary: Itinerary;
  readonly decisions: TripDecisions;
}

/** What the plans of one request give. */
export interface ChosenAlternative {
  readonly found?: PlannedAlternative;
  /** True where a plan was left out because a locked sight has no place in it. */
  readonly losesLocked: boolean;
}

const nightsByTown = ({ stays }: Itinerary): ReadonlyMap<string, number> => {
  const nights = new Map<string, number>();
  for (const stay of stays) nights.set(stay.baseId, (nights.get(stay.baseId) ?? 0) + stay.nights);
  return nights;
};

/** A night elsewhere is as unlike as twice the price, or half of it. */
const NIGHT_WEIGHT = 2;
const PRICE_WEIGHT = NIGHT_WEIGHT / Math.log(2);

/** Returns how much a plan's nights, rooms, transport and price differ from those of another. */
function unlikeness(plan: Itinerary, current: Itinerary): number {
  const [ours, theirs] = [nightsByTown(plan), nightsByTown(current)];
  const towns = [...new Set([...ours.keys(), ...theirs.keys()])];
  const nights = towns.reduce((sum, town) => sum + Math.abs((ours.get(town) ?? 0) - (theirs.get(town) ?? 0)), 0);
  const { tiers, transport } = plan.variant;
  const isOther = Number(tiers.hotel !== current.variant.tiers.hotel) + Number(transport !== current.variant.transport);
  const price = Math.abs(Math.log(plan.price.perPersonRupees / Math.max(1, current.price.perPersonRupees)));
  return nights * NIGHT_WEIGHT + isOther + price * PRICE_WEIGHT;
}

/** So many plans are fitted, those first that are most alike; one that is less alike has to keep so much more. */
const MOST_FITTED = 3;
const KEEPS_MORE = 1.1;

/** Returns a plan with the budget that its traveller named, unless that was exceeded before. */
function withBudget({ budget: asked, ...plan }: Itinerary, { budget }: Itinerary): Itinerary {
  if (!budget) return plan;
  const keeps = plan.price.perPersonRupees <= budget.max;
  return { ...plan, budget: keeps || !asked ? budget : asked };
}

const worthKept = (decisions: TripDecisions, current: CurrentPlan, { sights }: Gazetteer): number => {
  const planned = new Set(sightsOfTrip(decisions));
  return sightsOfTrip(current.decisions).reduce((sum, id) => {
    const sight = planned.has(id) ? sights.get(id) : undefined;
    return sum + (sight ? worthOf(sight) : 0);
  }, 0);
};

/**
 * Returns the suggestion that is most like a plan and keeps the most of its sights, with them in it, each on its day where it fits. Every
 * locked sight is kept, and every check is passed. Pauses after each that it tries.
 */
export function* chooseAlternative(
  kind: PlannedKind,
  current: CurrentPlan,
  suggestions: readonly Itinerary[],
  gazetteer: Gazetteer,
): Generator<void, ChosenAlternative> {
  const { itinerary: plan, decisions } = current;
  const wanted = decisions.days.flatMap((day) =>
    sightsOn(day).flatMap((id) => {
      const sight = gazetteer.sights.get(id);
      return sight ? [{ sight, day: day.number }] : [];
    }),
  );
  const likely = suggestions.toSorted((a, b) => unlikeness(a, plan) - unlikeness(b, plan)).slice(0, MOST_FITTED);
  let best: (PlannedAlternative & { readonly worth: number }) | undefined;
  let losesLocked = false;
  for (const suggestion of likely) {
    const fitted = fitSights(wanted, suggestion, gazetteer, decisions);
    const itinerary = withBudget(fitted.itinerary, plan);
    const kept = new Set(sightsOfTrip(fitted.decisions));
    const loses = decisions.locked.some((id) => !kept.has(id));
    losesLocked ||= loses;
    const isCheap = kind !== 'cheaper' || itinerary.price.perPersonRupees <= cheaperLimit(plan);
    const worth = worthKept(fitted.decisions, current, gazetteer);
    if (!loses && isCheap && worth > (best ? best.worth * KEEPS_MORE : -1) && isSound(itinerary, gazetteer))
      best = { itinerary, decisions: fitted.decisions, worth };
    yield;
  }
  if (!best) return { losesLocked };
  return { found: { itinerary: best.itinerary, decisions: best.decisions }, losesLocked };
}

const isSound = (itinerary: Itinerary, gazetteer: Gazetteer): boolean =>
  verifyItinerary(itinerary, requestOfTrip(itinerary), gazetteer).length === 0;

/** Returns true where a plan has beds in dormitories and the current one has rooms. */
export const givesUpRooms = (plan: Itinerary, current: Itinerary): boolean =>
  plan.variant.tiers.hotel === 'dormitory' && current.variant.tiers.hotel !== 'dormitory';
