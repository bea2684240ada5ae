/**
 * Judges the planner by the trips that experts of each region demand: `node bench/experts.ts [region ...]`. Of the
 * unseen third it prints only the scores, so that nobody tunes the planner to it. `SHOW=all` lists what is missed.
 */

import { type Judged, judge } from '../test/expert-trips/judge.ts';
import { readTrips, SHELVES } from '../test/expert-trips/read-trips.ts';
import { gazetteer } from '../test/gazetteer.ts';

const regions = process.argv.slice(2);
const mean = (judged: readonly Judged[]): string =>
  (judged.reduce((sum, { score }) => sum + score, 0) / Math.max(1, judged.length)).toFixed(2);
const zeros = (judged: readonly Judged[]): number => judged.filter(({ score }) => score === 0).length;

const before = process.cpuUsage();
for (const shelf of SHELVES) {
  const all: Judged[] = [];
  for (const [region, trips] of readTrips(shelf)) {
    if (regions.length > 0 && !regions.includes(region)) continue;
    const judged = trips.map((trip) => judge(trip, gazetteer));
    all.push(...judged);
    console.log(`${shelf} ${region}: ${mean(judged)} of 3, ${judged.length} trips, ${zeros(judged)} at 0`);
    if (shelf === 'unseen') continue;
    for (const { trip, score, missed, answer } of judged) {
      if (score === 3 && process.env.SHOW !== 'all') continue;
      console.log(`  ${score} ${trip.id} -> ${answer}`);
      for (const demand of missed) console.log(`      ${JSON.stringify(demand)}`);
    }
  }
  console.log(`${shelf}, all: ${mean(all)} of 3, ${all.length} trips, ${zeros(all)} at 0`);
}
const used = process.cpuUsage(before);
console.log(`${((used.user + used.system) / 1e6).toFixed(1)} s of CPU`);
