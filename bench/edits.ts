/**
 * Measures edits of plans as the editor's worker carries them out: `node bench/edits.ts`. Prints how long one edit takes
 * with its checks, its repair where something breaks, the runners-up of a sight, the sights to add, the alternatives of the
 * same days, and the rest of a day replanned on the way; and the size of
 * what an editor loads.
 */
import { brotliCompressSync } from 'node:zlib';
import { addDays } from '../src/core/dates.ts';
import { buildGazetteer } from '../src/core/gazetteer/gazetteer.ts';
import { decideAlternative } from '../src/core/planner/alternatives/decide-alternative.ts';
import { DECIDED_KINDS } from '../src/core/planner/alternatives/kinds.ts';
import { decisionsOf } from '../src/core/planner/edits/decisions.ts';
import { applyEdit, type PlanEdit } from '../src/core/planner/edits/edit.ts';
import { gazetteerOf, sliceOf } from '../src/core/planner/edits/facts-slice.ts';
import { judge } from '../src/core/planner/edits/judge.ts';
import { repair } from '../src/core/planner/edits/repair.ts';
import { editTrip } from '../src/core/planner/edits/retime.ts';
import { listAddable, runnersUp } from '../src/core/planner/edits/runners-up.ts';
import { replanDay, sightsAhead } from '../src/core/planner/on-the-way/replan-day.ts';
import { planTrip } from '../src/core/planner/plan-trip.ts';
import type { Itinerary } from '../src/core/planner/types.ts';
import { readRows } from '../src/server/gazetteer/read-rows.ts';

const TRIPS = [
  ['Kolkata', 'Darjeeling', 4],
  ['Chennai', 'Kerala', 7],
  ['Delhi', 'Rajasthan', 14],
] as const;
const START = '2027-02-05';

const gazetteer = buildGazetteer(readRows());

const quantile = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);

const tell = (what: string, times: readonly number[]): void =>
  console.log(
    `  ${what}: ${times.length} times, median ${quantile(times, 0.5)}, 95 % ${quantile(times, 0.95)}, longest ${quantile(times, 1)} ms`,
  );

function timed<T>(into: number[], work: () => T): T {
  const before = performance.now();
  const done = work();
  into.push(performance.now() - before);
  return done;
}

/** The same in time of the processor: other work of the machine does not count. */
function timedByCpu<T>(into: number[], work: () => T): T {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  into.push((user + system) / 1000);
  return done;
}

function* editsOf({ days }: ReturnType<typeof decisionsOf>): Generator<PlanEdit> {
  for (const { number, sights } of days)
    for (const [index, sightId] of sights.entries()) {
      if (index > 0) yield { edit: 'move', sightId, day: number, index: index - 1 };
      yield { edit: 'move', sightId, day: number + 1, index: 0 };
      yield { edit: 'remove', sightId };
    }
}

function measure(plan: Itinerary): void {
  const slice = JSON.stringify(sliceOf(plan, gazetteer));
  const trip = editTrip(plan, gazetteerOf(JSON.parse(slice)), decisionsOf(plan));
  const times = {
    edit: [],
    repaired: [],
    swaps: [],
    addable: [],
    alternatives: [],
    late: [],
    closed: [],
  } as Record<string, number[]>;
  for (const edit of editsOf(trip.decisions)) {
    const result = applyEdit(trip, edit);
    if (result.kind === 'refused') continue;
    const changed = { ...trip, decisions: result.decisions };
    const judged = timed(times.edit ?? [], () => judge(changed));
    if (judged.findings.length > 0) timed(times.repaired ?? [], () => repair(changed, judged, []));
    if ('sightId' in edit && edit.edit === 'remove') timed(times.swaps ?? [], () => runnersUp(trip, edit.sightId));
  }
  timed(times.addable ?? [], () => listAddable(trip));
  for (const kind of DECIDED_KINDS) timed(times.alternatives ?? [], () => decideAlternative(trip, kind));
  for (const { number } of trip.decisions.days)
    timed(times.alternatives ?? [], () => decideAlternative(trip, 'rainy-day', number));
  for (const day of plan.days)
    for (const minute of [540, 720, 900]) {
      const now = { day: day.number, minute };
      for (const minutes of [30, 60, 90])
        timedByCpu(times.late ?? [], () => replanDay(trip, now, { what: 'late', minutes, isThere: true }));
      for (const sightId of sightsAhead(day, minute))
        timedByCpu(times.closed ?? [], () => replanDay(trip, now, { what: 'closed', sightId }));
    }
  console.log(`  facts ${(brotliCompressSync(slice).length / 1000).toFixed(1)} KB (brotli)`);
  tell('an edit with its checks', times.edit ?? []);
  tell('its repair', times.repaired ?? []);
  tell('runners-up of a sight', times.swaps ?? []);
  tell('sights to add', times.addable ?? []);
  tell('an alternative of the same days', times.alternatives ?? []);
  tell('being late, of CPU', times.late ?? []);
  tell('a place closed, of CPU', times.closed ?? []);
}

for (const [from, to, days] of TRIPS) {
  const answer = planTrip(
    {
      from,
      to,
      departureDate: START,
      returnDate: addDays(START, days - 1),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: { min: 0, max: 200_000 },
      bookedOn: '2026-12-01',
      exclude: [],
    },
    gazetteer,
  );
  if (answer.kind === 'refused' || !answer.itineraries[0]) throw new Error(`${to} is refused`);
  console.log(`${from} to ${to}, ${days} days`);
  measure(answer.itineraries[0]);
}
