import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Megabytes of a process with the gazetteer loaded, and after it has planned. */
export interface PlannerMemory {
  readonly idle: { readonly resident: number; readonly heap: number };
  readonly after: { readonly resident: number; readonly heap: number };
}

/** As `npm start` runs the site. */
const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
const SERVER_TUNABLES =
  'glibc.malloc.arena_max=2:glibc.malloc.mmap_threshold=262144:glibc.malloc.trim_threshold=262144';

const CHILD = `
import { addDays } from './src/core/dates.ts';
import { planTrip } from './src/core/planner/plan-trip.ts';
import { gazetteer } from './test/gazetteer.ts';
const read = async () => {
  for (let n = 0; n < 4; n++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    globalThis.gc?.();
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { resident: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
};
const plan = (n, to) =>
  planTrip(
    { from: n % 2 ? 'Delhi' : 'Kolkata', to, departureDate: addDays('2027-01-04', n * 3), returnDate: addDays('2027-01-08', n * 3),
      travellers: 2, travelClass: 'Economy', priceRange: { min: 0, max: 100000 }, bookedOn: '2026-11-21', exclude: [] },
    gazetteer,
  );
const idle = await read();
const names = [...gazetteer.bases.values()].map(({ name }) => name);
for (let n = 0; n < Number(process.env.PLANS); n++) plan(n, names[(n * 7) % names.length]);
console.log(JSON.stringify({ idle, after: await read() }));
`;

/** Measures a new process: idle with the gazetteer loaded, and idle again after planning, garbage collected both times. */
export function measureMemory(plans: number): PlannerMemory {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', ...SERVER_FLAGS, '--input-type=module-typescript', '--eval', CHILD],
    {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { ...process.env, GLIBC_TUNABLES: SERVER_TUNABLES, PLANS: String(plans) },
    },
  );
  return JSON.parse(output) as PlannerMemory;
}

/** Prints the growth of a process by planning. */
export function printMemory({ idle, after }: PlannerMemory, plans: number): void {
  const show = (from: number, to: number): string =>
    `${from.toFixed(0)} to ${to.toFixed(0)} MB (${(to - from).toFixed(1)} more)`;
  console.log(
    `memory of a process, idle with the gazetteer and after ${plans} plans: heap ${show(idle.heap, after.heap)}, resident ${show(idle.resident, after.resident)}`,
  );
}
