import { formatClock } from '../../../core/clock-time.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import { wordDuration, nights as wordNights } from './grammar.ts';

export const calendar: PlanWords['calendar'] = {
  nights: ({ nights, town }) => `${town} में ${wordNights(nights)}`,
  example: ({ hotel, room }) => `जैसे: ${hotel}। ${room}।`,
  setOff: ({ start, minutes, km }) =>
    `${formatClock(start - minutes)} बजे निकलें: रास्ते में ${wordDuration(minutes)}, ${km} किमी।`,
  mealAt: ({ title, place }) => `${title}: ${place}`,
};
