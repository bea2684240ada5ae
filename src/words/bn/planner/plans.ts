import type { PlanWords } from '../../../core/planner/plan-words.ts';
import { calendar } from './calendar.ts';
import { card } from './cards.ts';
import { checks } from './checks.ts';
import { day } from './day-parts.ts';
import { days, stops } from './days.ts';
import { details } from './details.ts';
import { differences } from './differences.ts';
import { notes } from './notes.ts';
import { lines } from './price-lines.ts';
import { titles } from './titles.ts';
import { cabin, vehicle } from './vehicles.ts';

/** The Bengali words of plans. */
export const planWords: PlanWords = {
  titles,
  differences,
  days,
  stops,
  notes,
  lines,
  vehicle,
  cabin,
  checks,
  card,
  day,
  details,
  calendar,
};
