import { formatClock, formatDuration } from '../../../core/clock-time.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import { inTown, plural } from './grammar.ts';

export const calendar: PlanWords['calendar'] = {
  nights: ({ nights, town }) => `${plural(nights, 'night')} ${inTown(town)}`,
  example: ({ hotel, room }) => `For example: ${hotel}. ${room}.`,
  setOff: ({ start, minutes, km }) =>
    `Set off at ${formatClock(start - minutes)}: ${formatDuration(minutes)} on the way, ${km} km.`,
  mealAt: ({ title, place }) => `${title}: ${place}`,
};
