import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addDays } from '../../src/core/dates.ts';
import type { Gazetteer } from '../../src/core/gazetteer/gazetteer.ts';
import { planTrip } from '../../src/core/planner/plan-trip.ts';
import type { Itinerary, TripRequest } from '../../src/core/planner/types.ts';
import { mealRates } from '../../src/core/pricing/rates.ts';
import { MEALS, type PriceLine } from '../../src/core/pricing/types.ts';

const table = z.object({
  about: z.string(),
  cpi: z.object({ about: z.string(), source: z.url(), percentByYear: z.record(z.string(), z.number()) }),
  rows: z.array(
    z.strictObject({
      operator: z.string(),
      package: z.string(),
      url: z.url(),
      /** Year and month of the tour; empty where the page does not say. */
      tour: z.string().regex(/^(\d{4}-\d{2})?$/),
      /** Two to a room. */
      pricePerPerson: z.number(),
      from: z.string(),
      to: z.string(),
      /** The same time of the year in 2027. */
      departs: z.string(),
      nights: z.number().int(),
      includes: z.array(z.enum(['flight', 'train', 'ferry', 'stay', ...MEALS, 'local', 'entry'])),
      class: z.string(),
      /** Whether the car is the couple's own. */
      sharing: z.enum(['private', 'group']),
      note: z.string(),
    }),
  ),
});
type Row = z.infer<typeof table>['rows'][number];

const { cpi, rows } = table.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'operator-prices.json'), 'utf8')));

/** Ranges in which suggestions of middling comfort are looked for; none depends on a published price. */
const RANGES: readonly TripRequest['priceRange'][] = [
  { min: 0, max: 300_000 },
  { min: 0, max: 30_000 },
  { min: 15_000, max: 45_000 },
  { min: 30_000, max: 60_000 },
];
const BOOKED_DAYS_AHEAD = 60;
/** The rooms of such packages: 3 stars, deluxe. */
const COMFORT = 'mid';

function plansFor(row: Row, gazetteer: Gazetteer): readonly Itinerary[] {
  return RANGES.flatMap((priceRange) => {
    const answer = planTrip(
      {
        from: row.from,
        to: row.to,
        departureDate: row.departs,
        returnDate: addDays(row.departs, row.nights),
        travellers: row.sharing === 'private' ? 2 : 4,
        travelClass: 'Economy',
        priceRange,
        bookedOn: addDays(row.departs, -BOOKED_DAYS_AHEAD),
        exclude: [],
      },
      gazetteer,
    );
    return answer.kind === 'planned' ? answer.itineraries : [];
  });
}

/** Returns true for a plan with the package's way, rooms, car and nights in a bed. */
function isLike({ variant, stays, localTier }: Itinerary, { nights, includes, sharing }: Row): boolean {
  const slept = stays.reduce((sum, stay) => sum + stay.nights, 0);
  const hasCar = sharing === 'group' || localTier !== 'public';
  const isNear = hasCar && (includes.includes('train') || slept === nights);
  return variant.tiers.hotel === COMFORT && isNear && (!includes.includes('flight') || variant.transport === 'flight');
}

const isIncluded = ({ component, code }: PriceLine, { includes }: Row): boolean => {
  if (component === 'stay') return true;
  if (component === 'local') return includes.includes('local');
  if (component === 'entry') return includes.includes('entry');
  if (component !== 'transport') return false;
  if (code.startsWith('flight')) return includes.includes('flight');
  if (code.startsWith('train')) return includes.includes('train');
  // Cars and ferries on the way are the operator's.
  return true;
};

/** Returns the price of what a package includes, as our plan has it; meals at hotels of its comfort. */
function priceLike({ price }: Itinerary, row: Row): number {
  const lines = price.lines.filter((line) => isIncluded(line, row)).reduce((sum, { amount }) => sum + amount, 0);
  const percent = MEALS.filter((meal) => row.includes.includes(meal)).reduce((sum, m) => sum + mealRates.percent[m], 0);
  return lines + (row.nights * mealRates.perDay[COMFORT] * percent) / 100;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** Returns a price at the level of the last year of the table; a price without a date as it is. */
function atLevelOfToday({ pricePerPerson, tour }: Row): number {
  if (tour === '') return pricePerPerson;
  const factors = Object.entries(cpi.percentByYear).filter(([year]) => Number(year) > Number(tour.slice(0, 4)));
  return factors.reduce((price, [, percent]) => price * (1 + percent / 100), pricePerPerson);
}

export interface PriceError {
  readonly row: Row;
  /** At the price level of 2024-25. */
  readonly published: number;
  /** Undefined where no plan is like the package. */
  readonly ours?: number;
}

/** Returns for each published package its price and ours for the same inclusions. */
export const measurePrices = (gazetteer: Gazetteer): readonly PriceError[] =>
  rows.map((row) => {
    const prices = plansFor(row, gazetteer)
      .filter((plan) => isLike(plan, row))
      .map((plan) => priceLike(plan, row));
    return { row, published: atLevelOfToday(row), ...(prices.length > 0 && { ours: quantile(prices, 0.5) }) };
  });

const percentOf = (part: number): string => (100 * part).toFixed(0);

/** Prints the median and the ninth decile of the error, and with `SHOW=prices` each package. */
export function printPrices(errors: readonly PriceError[]): void {
  const compared = errors.flatMap(({ published, ours }) => (ours === undefined ? [] : [ours / published - 1]));
  const sizes = compared.map(Math.abs);
  console.log(
    `prices against ${compared.length} of ${errors.length} published packages: median error ${percentOf(quantile(sizes, 0.5))} %, p90 ${percentOf(quantile(sizes, 0.9))} %; ours are ${percentOf(quantile(compared, 0.5))} % against theirs in the median`,
  );
  if (process.env.SHOW !== 'prices') return;
  for (const { row, published, ours } of errors)
    console.log(
      `  ${row.operator}, ${row.package}: ${row.pricePerPerson} in ${row.tour || 'an unknown year'}, ${published.toFixed(0)} today; ours ${ours === undefined ? 'none like it' : `${ours.toFixed(0)} (${percentOf(ours / published - 1)} %)`}`,
    );
}
