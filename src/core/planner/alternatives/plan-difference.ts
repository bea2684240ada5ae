import { type Day, daysBetween } from '../../dates.ts';
import type { HotelTier } from '../../gazetteer/types.ts';
import type { Rupees } from '../../money.ts';
import { sightsOn, type TripDecisions } from '../edits/decisions.ts';
import type { Itinerary, Variant } from '../types.ts';
import type { CheckId, Finding } from '../verifier/checks.ts';

/** Parts of a price that a traveller chooses; what rounds it is none. */
export const PRICE_PARTS = ['transport', 'stay', 'meals', 'local', 'activities', 'entry'] as const;
export type PricePart = (typeof PRICE_PARTS)[number];

/** Rupees per person by what they are spent on. */
type Spending = Readonly<Record<PricePart, Rupees>>;

/** A plan as it is compared with another one; what is left out is not known of it. */
export interface ComparedPlan {
  readonly plan: Pick<Itinerary, 'startDate' | 'endDate' | 'durationDays' | 'stays' | 'variant'>;
  readonly decisions: TripDecisions;
  readonly perPersonRupees?: Rupees;
  readonly spent?: Spending;
  /** Minutes of visits and of the ways to them. */
  readonly minutesOut?: number;
  readonly findings?: readonly Finding[];
}

interface SightOnDay {
  readonly id: string;
  readonly name: string;
  readonly day: number;
}

/** What is different in a plan, compared with another one. Plain data: names are English until they are put into words. */
export interface PlanDifference {
  readonly out: readonly SightOnDay[];
  readonly in: readonly SightOnDay[];
  readonly moved: readonly { readonly id: string; readonly name: string; readonly from: number; readonly to: number }[];
  /** Visits that last longer by some minutes; negative for shorter ones. */
  readonly lengths: readonly { readonly id: string; readonly name: string; readonly minutes: number }[];
  /** Days with the same sights in another order. */
  readonly reordered: readonly number[];
  /** True where other sights are locked. */
  readonly locks: boolean;
  /** Days by which the trip is longer, and by which it starts later; negative for the other way. */
  readonly days: number;
  readonly startsLater: number;
  readonly dates: { readonly start: Day; readonly end: Day };
  /** Nights more in each town; negative for fewer. */
  readonly nights: readonly { readonly name: string; readonly nights: number }[];
  readonly hotels?: { readonly from: HotelTier; readonly to: HotelTier };
  readonly transport?: { readonly from: Variant['transport']; readonly to: Variant['transport'] };
  /** Rupees per person before and after, without an offer. */
  readonly price?: { readonly from: Rupees; readonly to: Rupees };
  /** Rupees per person more, by what they are spent on; negative for less. */
  readonly spending: readonly { readonly part: PricePart; readonly rupees: Rupees }[];
  /** Minutes out and about more; negative for less. */
  readonly minutes?: number;
  /** Checks that are passed now, and those that are broken now. */
  readonly mended: readonly CheckId[];
  readonly broken: readonly CheckId[];
}

/** Returns the minutes of visits and of the ways to them. */
export const minutesOut = ({ days }: Pick<Itinerary, 'days'>): number =>
  days.reduce(
    (sum, { stops, returnTravel }) =>
      stops.reduce(
        (minutes, stop) => {
          const visit = stop.kind === 'visit' ? stop.end - stop.start : 0;
          return minutes + visit + (stop.travel?.minutes ?? 0);
        },
        sum + (returnTravel?.minutes ?? 0),
      ),
    0,
  );

const spendingOf = ({ lines }: Itinerary['price']): Spending => {
  const spentOn = (part: PricePart): Rupees =>
    lines.filter(({ component }) => component === part).reduce((sum, { amount }) => sum + amount, 0);
  return Object.fromEntries(PRICE_PARTS.map((part) => [part, spentOn(part)])) as Record<PricePart, Rupees>;
};

function spendingBetween(was: Spending | undefined, is: Spending | undefined): PlanDifference['spending'] {
  if (!was || !is) return [];
  return PRICE_PARTS.map((part) => ({ part, rupees: is[part] - was[part] })).filter(({ rupees }) => rupees !== 0);
}

type Named = Readonly<Record<'name', string>>;
type Sights = ReadonlyMap<string, Named & { readonly minutes: number }>;

const dayOf = ({ days }: TripDecisions): ReadonlyMap<string, number> =>
  new Map(days.flatMap((day) => sightsOn(day).map((id) => [id, day.number] as const)));

function nightsOf({ stays }: ComparedPlan['plan']): ReadonlyMap<string, { name: string; nights: number }> {
  const nights = new Map<string, { name: string; nights: number }>();
  for (const { baseId, base, nights: more } of stays)
    nights.set(baseId, { name: base.name, nights: (nights.get(baseId)?.nights ?? 0) + more });
  return nights;
}

function nightsBetween(before: ComparedPlan['plan'], after: ComparedPlan['plan']): PlanDifference['nights'] {
  const [old, made] = [nightsOf(before), nightsOf(after)];
  return [...new Set([...old.keys(), ...made.keys()])].flatMap((town) => {
    const nights = (made.get(town)?.nights ?? 0) - (old.get(town)?.nights ?? 0);
    return nights === 0 ? [] : [{ name: (made.get(town) ?? old.get(town))?.name ?? town, nights }];
  });
}

const ids = (findings: readonly Finding[]): readonly CheckId[] => [...new Set(findings.map(({ check }) => check))];

const isLocked = ({ locked }: TripDecisions, id: string): boolean => locked.includes(id);

/** Returns what is different in the sights of a plan. */
function sightsBetween(
  before: TripDecisions,
  after: TripDecisions,
  sights: Sights,
): Pick<PlanDifference, 'out' | 'in' | 'moved' | 'lengths' | 'reordered' | 'locks'> {
  const [old, made] = [dayOf(before), dayOf(after)];
  const nameOf = (id: string): string => sights.get(id)?.name ?? id;
  const missing = (here: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): readonly SightOnDay[] =>
    [...here].flatMap(([id, day]) => (there.has(id) ? [] : [{ id, name: nameOf(id), day }]));
  const both = [...old].flatMap(([id, from]) => {
    const to = made.get(id);
    return to === undefined ? [] : [{ id, name: nameOf(id), from, to }];
  });
  const lengthIn = ({ minutes }: TripDecisions, id: string): number => minutes[id] ?? sights.get(id)?.minutes ?? 0;
  const lengths = both.flatMap(({ id, name }) => {
    const minutes = lengthIn(after, id) - lengthIn(before, id);
    return minutes === 0 ? [] : [{ id, name, minutes }];
  });
  const reordered = after.days.flatMap((day) => {
    const was = before.days.find(({ number }) => number === day.number);
    const [now, then] = [sightsOn(day), was ? sightsOn(was) : []];
    const isSame = now.length === then.length && now.every((id) => then.includes(id));
    return isSame && now.join() !== then.join() ? [day.number] : [];
  });
  return {
    out: missing(old, made),
    in: missing(made, old),
    moved: both.filter(({ from, to }) => from !== to),
    lengths,
    reordered,
    locks: both.some(({ id }) => isLocked(before, id) !== isLocked(after, id)),
  };
}

/** Returns what is different in a plan, compared with the one before. */
export function differenceBetween(before: ComparedPlan, after: ComparedPlan, sights: Sights): PlanDifference {
  const [was, is] = [before.plan, after.plan];
  const hotels = { from: was.variant.tiers.hotel, to: is.variant.tiers.hotel };
  const transport = { from: was.variant.transport, to: is.variant.transport };
  const isPriced = before.perPersonRupees !== undefined && after.perPersonRupees !== undefined;
  const isTimed = before.minutesOut !== undefined && after.minutesOut !== undefined;
  const broken = ids(after.findings ?? []);
  const wasBroken = ids(before.findings ?? []);
  const isJudged = before.findings !== undefined && after.findings !== undefined;
  return {
    ...sightsBetween(before.decisions, after.decisions, sights),
    days: is.durationDays - was.durationDays,
    startsLater: daysBetween(was.startDate, is.startDate),
    dates: { start: is.startDate, end: is.endDate },
    nights: nightsBetween(was, is),
    ...(hotels.from !== hotels.to && { hotels }),
    ...(transport.from !== transport.to && { transport }),
    ...(isPriced && { price: { from: before.perPersonRupees, to: after.perPersonRupees } }),
    spending: spendingBetween(before.spent, after.spent),
    ...(isTimed && { minutes: after.minutesOut - before.minutesOut }),
    mended: isJudged ? wasBroken.filter((id) => !broken.includes(id)) : [],
    broken: isJudged ? broken.filter((id) => !wasBroken.includes(id)) : [],
  };
}

/** Returns a plan that was judged as it is compared. */
export const asCompared = (
  decisions: TripDecisions,
  { itinerary, findings }: { readonly itinerary: Itinerary; readonly findings: readonly Finding[] },
): ComparedPlan => ({
  plan: itinerary,
  decisions,
  perPersonRupees: itinerary.price.perPersonRupees,
  spent: spendingOf(itinerary.price),
  minutesOut: minutesOut(itinerary),
  findings,
});
