/**
 * Measures what more places cost, both sizes in one run: `node bench/gazetteer-size.ts [requests]`. The smaller size is
 * made of the bases that were checked before `BEFORE`. Prints building, memory, look-ups by name and six suggestions.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { addDays } from '../src/core/dates.ts';
import { buildGazetteer, type Gazetteer, type GazetteerRows } from '../src/core/gazetteer/gazetteer.ts';
import { resolveDestination } from '../src/core/gazetteer/resolve-destination.ts';
import { planTrip } from '../src/core/planner/plan-trip.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';

const BEFORE = '2026-11-25';
const SIZES = ['smaller', 'all'] as const;
type Size = (typeof SIZES)[number];

/** Returns the rows without the bases of the last day, and without what points to them. */
function withoutNewest(rows: GazetteerRows): GazetteerRows {
  const bases = rows.bases.filter(({ checkedOn }) => checkedOn < BEFORE);
  const ids = new Set(bases.map(({ id }) => id));
  const sights = new Set(bases.flatMap((base) => base.sights.map(({ id }) => id)));
  return {
    ...rows,
    bases,
    legs: rows.legs.filter(({ a, b }) => ids.has(a) && ids.has(b)),
    regions: rows.regions
      .filter(({ mainBaseId }) => ids.has(mainBaseId))
      .map(({ classics, tours, also, ...rest }) => ({
        ...rest,
        classics: classics.filter(([id]) => ids.has(id)),
        ...(tours && { tours: tours.map((tour) => tour.filter((id) => ids.has(id))) }),
        ...(also && { also: also.filter((id) => ids.has(id)) }),
      })),
    subPlaces: rows.subPlaces.filter((place) => place.sights.every((id) => sights.has(id))),
    eatingPlaces: rows.eatingPlaces.filter(({ base }) => ids.has(base)),
  };
}

const rowsOf = (size: Size): GazetteerRows => (size === 'all' ? readRows() : withoutNewest(readRows()));

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

function timed(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** Prints the megabytes of heap that a built gazetteer takes; run as a process of its own. */
function printHeap(size: Size): void {
  const kept = buildGazetteer(rowsOf(size));
  globalThis.gc?.();
  const withIt = process.memoryUsage().heapUsed;
  console.log(`${kept.bases.size} ${(withIt / 2 ** 20).toFixed(1)}`);
}

const heapOf = (size: Size): number => {
  const own = join(import.meta.dirname, 'gazetteer-size.ts');
  const output = execFileSync(process.execPath, ['--expose-gc', own, 'heap', size], { encoding: 'utf8' });
  return Number(output.trim().split(' ')[1]);
};

/** Names as they are, and each with a letter left out. */
function namesOf({ bases, subPlaces }: Gazetteer): readonly string[] {
  const named = [...bases.values(), ...subPlaces].flatMap(({ name, aliases }) => [name, ...aliases]);
  return named.flatMap((name) => (name.length > 5 ? [name, name.slice(0, 3) + name.slice(4)] : [name]));
}

const planFor = (gazetteer: Gazetteer, to: string, n: number): void => {
  const departureDate = addDays('2027-01-09', (n * 5) % 90);
  planTrip(
    {
      from: n % 2 ? 'Delhi' : 'Kolkata',
      to,
      departureDate,
      returnDate: addDays(departureDate, 2 + (n % 4)),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max: 150_000 },
      bookedOn: '2026-11-25',
      exclude: [],
    },
    gazetteer,
  );
};

function compare(requests: number): void {
  const gazetteers = Object.fromEntries(SIZES.map((size) => [size, buildGazetteer(rowsOf(size))])) as Record<
    Size,
    Gazetteer
  >;
  const shared = [...gazetteers.smaller.bases.values()].map(({ name }) => name);
  const plans: Record<Size, number[]> = { smaller: [], all: [] };
  for (const size of SIZES) for (let n = 0; n < 10; n++) planFor(gazetteers[size], shared[n] ?? '', n);
  for (let n = 0; n < requests; n++) {
    for (const size of n % 2 ? SIZES : SIZES.toReversed()) {
      plans[size].push(timed(() => planFor(gazetteers[size], shared[(n * 7) % shared.length] ?? '', n)));
    }
  }
  for (const size of SIZES) {
    const gazetteer = gazetteers[size];
    const rows = rowsOf(size);
    const builds = Array.from({ length: 5 }, () => timed(() => buildGazetteer(rows)));
    const names = namesOf(gazetteer);
    const lookUps = names.map((name) => timed(() => resolveDestination(name, gazetteer)));
    console.log(
      [
        `${size}: ${gazetteer.bases.size} bases, ${gazetteer.sights.size} sights`,
        `  built in ${quantile(builds, 0.5).toFixed(0)} ms; heap with rows ${heapOf(size)} MB; rows as JSON ${(JSON.stringify(rows).length / 2 ** 20).toFixed(1)} MB`,
        `  ${names.length} look-ups: median ${quantile(lookUps, 0.5).toFixed(3)}, 99 % ${quantile(lookUps, 0.99).toFixed(2)}, longest ${quantile(lookUps, 1).toFixed(1)} ms`,
        `  ${requests} requests: median ${quantile(plans[size], 0.5).toFixed(0)}, 95 % ${quantile(plans[size], 0.95).toFixed(0)}, mean ${(plans[size].reduce((a, b) => a + b, 0) / requests).toFixed(0)} ms`,
      ].join('\n'),
    );
  }
}

if (process.argv[2] === 'heap') printHeap(process.argv[3] === 'all' ? 'all' : 'smaller');
else compare(Number(process.argv[2] ?? 120));
