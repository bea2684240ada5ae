import type { Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { compare as words } from '../../../words/en/site/compare.ts';
import { shareOf, wordStays } from './itinerary-words.ts';

/** What one plan says in a row of the comparison. */
export interface ComparedCell {
  readonly lines: readonly string[];
  /** Says that it is the best of the row. */
  readonly mark: string | undefined;
}

export interface ComparedRow {
  readonly name: string;
  readonly cells: readonly ComparedCell[];
}

type Figures = NonNullable<Itinerary['figures']>;

/** Returns a mark for the one plan that is best by a number, where the others are worse. */
function marksOf(values: readonly (number | undefined)[], isBetter: 'less' | 'more', mark: string) {
  const known = values.filter((value) => value !== undefined);
  const best = isBetter === 'less' ? Math.min(...known) : Math.max(...known);
  const isOne = known.length === values.length && known.filter((value) => value === best).length === 1;
  return values.map((value) => (isOne && value === best ? mark : undefined));
}

function rowOf(
  name: string,
  plans: readonly Itinerary[],
  tell: (plan: Itinerary) => readonly string[],
  marks: readonly (string | undefined)[] = [],
): ComparedRow {
  return { name, cells: plans.map((plan, i) => ({ lines: tell(plan), mark: marks[i] })) };
}

/** Tells of the plan's figures, which results kept from before do not have. */
const fromFigures =
  (tell: (figures: Figures) => readonly string[]) =>
  ({ figures }: Itinerary): readonly string[] =>
    figures ? tell(figures) : [words.unknown];

const tellTravel = fromFigures(({ rideMinutes, vehicles, nightsOnBoard }) => [
  words.time({ minutes: rideMinutes }),
  ...(vehicles.length > 0 ? [words.vehicles({ vehicles })] : []),
  ...(nightsOnBoard > 0 ? [words.nightsOnBoard({ count: nightsOnBoard })] : []),
]);

const tellHotel = ({ stays, hotelExample, inclusions }: Itinerary): readonly string[] =>
  stays.length === 0 ? [hotelExample.name] : [...inclusions.slice(0, 1), `${hotelExample.name} (${hotelExample.type})`];

const textsOf = (notes: Itinerary['notes']): readonly string[] => notes.map(({ text }) => text);

const orElse = (lines: readonly string[], text: string): readonly string[] => (lines.length > 0 ? lines : [text]);

/** Returns the rows of the comparison after price and before sights, then those after them. */
export function compareRows(plans: readonly Itinerary[]): {
  readonly first: readonly ComparedRow[];
  readonly last: readonly ComparedRow[];
} {
  const rides = plans.map(({ figures }) => figures?.rideMinutes);
  const rests = plans.map(({ figures }) => figures?.restMinutes);
  const shares = plans.map(({ robustness }) => robustness && shareOf(robustness));
  return {
    first: [
      rowOf(words.length, plans, (plan) => [plan.duration, wordStays(plan)]),
      rowOf(words.travel, plans, tellTravel, marksOf(rides, 'less', words.leastTravel)),
      rowOf(
        words.times,
        plans,
        fromFigures(({ leaves, returns }) => [words.leaves({ time: leaves }), words.returns({ time: returns })]),
      ),
    ],
    last: [
      rowOf(words.hotel, plans, tellHotel),
      rowOf(
        words.walking,
        plans,
        fromFigures(({ hardSights }) => [hardSights.length > 0 ? words.hard({ sights: hardSights }) : words.easy]),
      ),
      rowOf(
        words.local,
        plans,
        fromFigures(({ localMinutes }) => [words.time({ minutes: localMinutes })]),
      ),
      rowOf(
        words.rest,
        plans,
        fromFigures(({ restMinutes }) => [words.time({ minutes: restMinutes })]),
        marksOf(rests, 'more', words.mostRest),
      ),
      rowOf(words.leftOut, plans, ({ notes }) =>
        orElse(textsOf(notes.filter(({ kind }) => kind === 'missed')), words.none),
      ),
      rowOf(
        words.kept,
        plans,
        ({ robustness }) => [robustness ? words.share({ share: shareOf(robustness) }) : words.unknown],
        marksOf(shares, 'more', words.mostKept),
      ),
      rowOf(words.notes, plans, ({ notes }) =>
        orElse(textsOf(notes.filter(({ kind }) => kind !== 'missed')), words.noNotes),
      ),
    ],
  };
}

/** Returns a mark for the cheapest plan. */
export const priceMarks = (plans: readonly Itinerary[]): readonly (string | undefined)[] =>
  marksOf(
    plans.map(({ pricePP }) => pricePP),
    'less',
    words.lowestPrice,
  );

/** The sights of one plan that not all plans have. */
export interface OtherSights {
  /** That no other plan has. */
  readonly only: readonly string[];
  /** That one of the others has too. */
  readonly some: readonly string[];
}

/** Returns the sights that all plans have, and the others of each. */
export function compareSights(plans: readonly Itinerary[]): {
  readonly shared: readonly string[];
  readonly others: readonly OtherSights[];
} {
  const sights = plans.map(({ placesToVisit }) => [...new Set(placesToVisit)]);
  const count = (name: string): number => sights.filter((names) => names.includes(name)).length;
  return {
    shared: (sights[0] ?? []).filter((name) => count(name) === plans.length),
    others: sights.map((names) => ({
      only: names.filter((name) => count(name) === 1),
      some: names.filter((name) => count(name) > 1 && count(name) < plans.length),
    })),
  };
}

/** A smaller difference decides nothing: a share of the price, and minutes on the way. */
const LEAST_PRICE_SHARE = 0.05;
const LEAST_MINUTES = 60;

/** Returns the plan that is least by a number, and how much less it is than the next; null for no difference. */
function leastOf(plans: readonly Itinerary[], measure: (plan: Itinerary) => number | undefined) {
  const ranked = plans.flatMap((plan) => {
    const value = measure(plan);
    return value === undefined ? [] : [{ plan, value }];
  });
  const [least, next] = ranked.toSorted((a, b) => a.value - b.value);
  return least && next && ranked.length === plans.length ? { ...least, less: next.value - least.value } : null;
}

/** Returns one sentence that names the main differences: price, time on the way, else sights. */
export function mainDifference(plans: readonly Itinerary[]): string {
  const cheapest = leastOf(plans, ({ pricePP }) => pricePP);
  const fastest = leastOf(plans, ({ figures }) => figures?.rideMinutes);
  const price = cheapest && cheapest.less >= LEAST_PRICE_SHARE * cheapest.value ? cheapest : null;
  const travel = fastest && fastest.less >= LEAST_MINUTES ? fastest : null;
  const parts: string[] = [];
  if (price && travel && price.plan === travel.plan) {
    const { title } = price.plan;
    parts.push(words.difference.both({ title, price: formatRupees(price.less), minutes: travel.less }));
  } else {
    if (price) parts.push(words.difference.price({ title: price.plan.title, price: formatRupees(price.less) }));
    if (travel) parts.push(words.difference.travel({ title: travel.plan.title, minutes: travel.less }));
  }
  if (parts.length === 0) {
    const own = compareSights(plans).others.map(({ only }, i) => ({
      title: plans[i]?.title ?? '',
      count: only.length,
    }));
    const [most] = own.toSorted((a, b) => b.count - a.count);
    parts.push(most && most.count > 0 ? words.difference.sights(most) : words.difference.none);
  }
  return words.sentence({ parts });
}
