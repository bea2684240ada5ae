import { formatRangeDay, MONTH_NAMES, WEEKDAY_NAMES } from '../../../core/dates.ts';
import type { FaultSaying } from '../../../core/plan-checking/fault-sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { inTown, joinNames, plural, withoutStop } from './grammar.ts';

const quoteNames = (names: readonly string[]): string => joinNames(names.map((name) => `"${name}"`));

/** What is wrong with a pasted plan. */
export const planFaults: Words<FaultSaying> = {
  'no-plan': () =>
    'We found no plan in this text: no day with a place in India that we know. Paste the days with the names of towns and sights.',
  'closed-weekday': ({ sight, weekday }) => `${sight} is closed on ${WEEKDAY_NAMES[weekday]}s.`,
  'closed-season': ({ place, from, to, reason }) =>
    `${place} is closed each year from about ${formatRangeDay(from)} to ${formatRangeDay(to)}: ${withoutStop(reason)}.`,
  'closed-road': ({ start, goal, from, to, reason }) =>
    `The road from ${start} to ${goal} is closed each year from about ${formatRangeDay(from)} to ${formatRangeDay(to)}: ${withoutStop(reason)}.`,
  'bad-season': ({ town, month }) =>
    `${MONTH_NAMES[month - 1]} is not a good time to be ${inTown(town)}: rain, heat or snow may keep you from what you come for.`,
  permit: ({ sight, permit, leadDays }) =>
    `${sight} needs a permit: ${withoutStop(permit)}. Arrange it at least ${plural(leadDays, 'day')} ahead.`,
  'too-many': ({ count, hours }) =>
    `${count} sights are too many for this day: with the ways between them they take about ${hours} hours.`,
  'too-far': ({ start, goal, hours }) =>
    `From ${start} to ${goal} it is about ${plural(hours, 'hour')} by road, one way.`,
  repeated: ({ sight, first }) => `${sight} is in the plan twice: first on day ${first}.`,
  'no-night': () => 'The plan does not say where you sleep after this day.',
  unknown: ({ names }) =>
    `We do not know ${quoteNames(names)}. Check the name: such places are sometimes made up, or have another name.`,
  abroad: ({ names }) => `${joinNames(names)}: not in India. We plan trips within India.`,
  unplanned: ({ town }) => `${town} is not among the towns in which we plan nights.`,
};
