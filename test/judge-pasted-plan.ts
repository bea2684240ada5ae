import { findPlanFaults } from '../src/core/plan-checking/find-faults.ts';
import { tripOfPlan } from '../src/core/plan-checking/trip-of-plan.ts';
import { placeNamesInSteps } from '../src/core/plan-reading/place-names.ts';
import { readPlan } from '../src/core/plan-reading/read-plan.ts';
import type { ReadDay } from '../src/core/plan-reading/read-plan-types.ts';
import { localNames } from '../src/server/gazetteer/local-names.ts';
import { gazetteer } from './gazetteer.ts';
import type { PastedPlan } from './read-pasted-plans.ts';

/** When the pasted plans are checked. */
export const PASTED_ON = '2026-11-21';

/** Returns what work in steps returns at its end. */
export function finish<Result>(steps: Iterator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

export const placeNames = finish(placeNamesInSteps(gazetteer, [localNames('hi'), localNames('bn')]));

/** What was read from a pasted plan, compared with what must be found. */
export interface JudgedReading {
  readonly right: number;
  /** `day:id` of what was found and is not in the plan, and the other way round. */
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  readonly nights: { readonly right: number; readonly all: number; readonly wrong: readonly string[] };
  readonly missedFaults: readonly string[];
  /** What was read of date, party and start, where it is not what the plan says. */
  readonly wrongTrip: readonly string[];
}

const nightOf = ({ night }: ReadDay): string => (typeof night === 'object' ? night.baseId : (night ?? ''));

/** Reads a pasted plan and compares. */
export function judgePastedPlan({ text, days, faults, ...said }: PastedPlan): JudgedReading {
  const plan = readPlan(text, placeNames);
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  const wrongNights: string[] = [];
  for (let index = 0; index < Math.max(days.length, plan.days.length); index++) {
    const [expected, read] = [days[index], plan.days[index]];
    const found = new Set((read?.places ?? []).flatMap(({ kind, id }) => (kind === 'sight' ? [id] : [])));
    for (const alternatives of expected?.sights ?? []) {
      const id = alternatives.split('|').find((each) => found.delete(each));
      if (id === undefined) missed.push(`${index + 1}:${alternatives}`);
      else right++;
    }
    wrong.push(...[...found].map((id) => `${index + 1}:${id}`));
    const night = read ? nightOf(read) : 'no such day';
    if (!expected?.night.split('|').includes(night)) wrongNights.push(`${index + 1}:${night} for ${expected?.night}`);
  }
  const trip = tripOfPlan(plan, {}, PASTED_ON, gazetteer);
  const codes = new Set<string>(findPlanFaults(plan, trip, gazetteer).map(({ saying }) => saying.say));
  const wrongTrip = (['begins', 'travellers', 'from'] as const).flatMap((field) =>
    said[field] === undefined || said[field] === plan[field] ? [] : [`${field} ${plan[field]} for ${said[field]}`],
  );
  return {
    right,
    wrong,
    missed,
    nights: { right: days.length - wrongNights.length, all: days.length, wrong: wrongNights },
    missedFaults: faults.filter((code) => !codes.has(code)),
    wrongTrip,
  };
}
