import { formatClock } from '../../../core/clock-time.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import { locative, wordDuration, nights as wordNights } from './grammar.ts';

export const calendar: PlanWords['calendar'] = {
  nights: ({ nights, town }) => `${locative(town)} ${wordNights(nights)}`,
  example: ({ hotel, room }) => `যেমন: ${hotel}। ${room}।`,
  setOff: ({ start, minutes, km }) =>
    `${formatClock(start - minutes)}-এ রওনা দিন: পথে ${wordDuration(minutes)}, ${km} কিমি।`,
  mealAt: ({ title, place }) => `${title}: ${place}`,
};
