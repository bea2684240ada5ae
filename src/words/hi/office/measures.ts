import { dayInIndia } from '../../../core/dates.ts';
import { timeInIndia } from '../../clock.ts';
import { formatCount } from '../../counts.ts';
import type { measures as en } from '../../en/office/measures.ts';
import type { Like } from '../../like.ts';
import { dayAndMonth, monthName, shortWeekday } from '../calendar.ts';

const date = (instant: number): string => {
  const day = dayInIndia(instant);
  return `${dayAndMonth(day)} ${day.slice(0, 4)}`;
};

export const measures = {
  date: ({ instant }) => date(instant),
  dateTime: ({ instant }) => `${date(instant)}, ${timeInIndia(instant)}`,
  time: ({ instant }) => timeInIndia(instant),
  point: ({ instant, unit }) =>
    unit === 'day' ? dayAndMonth(dayInIndia(instant)) : `${dayAndMonth(dayInIndia(instant))}, ${timeInIndia(instant)}`,
  month: ({ month }) => `${monthName(`${month}-01`)} ${month.slice(0, 4)}`,
  day: ({ day }) => `${shortWeekday(day)}, ${dayAndMonth(day)} ${day.slice(0, 4)}`,
  justArrived: 'अभी-अभी',
  waitingMinutes: ({ count }) => `${formatCount(count)} मिनट से इंतज़ार`,
  waitingHours: ({ count }) => `${formatCount(count)} घंटे से इंतज़ार`,
  waitingDays: ({ count }) => `${formatCount(count)} दिन से इंतज़ार`,
  /** Ages in a narrow column. */
  ageMinutes: ({ count }) => `${count} मिनट`,
  ageHours: ({ count }) => `${count} घंटे`,
  ageDays: ({ count }) => `${count} दिन`,
  characters: ({ length, most }) => `${most} में से ${length} अक्षर`,
  byteUnits: ['बाइट', 'KB', 'MB', 'GB', 'TB'],
} satisfies Like<typeof en>;
