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
  justArrived: 'এইমাত্র এসেছে',
  waitingMinutes: ({ count }) => `${formatCount(count)} মিনিট ধরে অপেক্ষায়`,
  waitingHours: ({ count }) => `${formatCount(count)} ঘণ্টা ধরে অপেক্ষায়`,
  waitingDays: ({ count }) => `${formatCount(count)} দিন ধরে অপেক্ষায়`,
  /** Ages in a narrow column. */
  ageMinutes: ({ count }) => `${count} মিনিট`,
  ageHours: ({ count }) => `${count} ঘণ্টা`,
  ageDays: ({ count }) => `${count} দিন`,
  characters: ({ length, most }) => `${most}টির মধ্যে ${length}টি অক্ষর`,
  byteUnits: ['বাইট', 'KB', 'MB', 'GB', 'TB'],
} satisfies Like<typeof en>;
