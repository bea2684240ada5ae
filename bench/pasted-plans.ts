/**
 * Reads the pasted plans of the tests: `node bench/pasted-plans.ts [name ...]`. Prints precision and recall of sights,
 * nights, and what each plan lacks.
 */

import { readPlan } from '../src/core/plan-reading/read-plan.ts';
import { judgePastedPlan, placeNames } from '../test/judge-pasted-plan.ts';
import { readPastedPlans } from '../test/read-pasted-plans.ts';

const names = process.argv.slice(2);
const plans = readPastedPlans().filter(({ name }) => names.length === 0 || names.includes(name));
const sum = { right: 0, wrong: 0, missed: 0, nights: 0, allNights: 0 };
for (const plan of plans) {
  const { right, wrong, missed, nights, missedFaults, wrongTrip } = judgePastedPlan(plan);
  sum.right += right;
  sum.wrong += wrong.length;
  sum.missed += missed.length;
  sum.nights += nights.right;
  sum.allNights += nights.all;
  const lacks = { wrong, missed, nights: nights.wrong, faults: missedFaults, trip: wrongTrip };
  const told = Object.entries(lacks).filter(([, list]) => list.length > 0);
  console.log(`${told.length === 0 ? 'ok ' : '-- '} ${plan.name}`);
  for (const [what, list] of told) console.log(`      ${what}: ${list.join(', ')}`);
}
const before = process.cpuUsage();
for (const { text } of plans) readPlan(text, placeNames);
const { user, system } = process.cpuUsage(before);
const share = (part: number, rest: number): string => (part / Math.max(1, part + rest)).toFixed(3);
console.log(
  `${plans.length} plans: precision ${share(sum.right, sum.wrong)}, recall ${share(sum.right, sum.missed)} of ${sum.right + sum.missed} sights; ` +
    `${sum.nights} of ${sum.allNights} nights; ${((user + system) / 1000 / Math.max(1, plans.length)).toFixed(1)} ms of CPU each`,
);
