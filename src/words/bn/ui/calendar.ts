import type { calendar as en } from '../../en/ui/calendar.ts';
import type { Like } from '../../like.ts';
import { monthName, shortWeekday } from '../calendar.ts';

export const calendar = {
  month: monthName,
  weekday: shortWeekday,
} satisfies Like<typeof en>;
