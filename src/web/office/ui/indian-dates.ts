import { isDay } from '../../../core/dates.ts';
import { measures } from '../../../words/en/office/measures.ts';

/** Returns an instant's day in India, such as "21 Nov 2026", whatever the computer's time zone. */
export const formatDate = (instant: string): string => measures.date({ instant: Date.parse(instant) });

/** Returns an instant in Indian time, such as "21 Nov 2026, 9:30 am". */
export const formatDateTime = (instant: string): string => measures.dateTime({ instant: Date.parse(instant) });

/** Returns "Sat 5 Dec 2026" for a calendar day `YYYY-MM-DD`; other text unchanged. */
export const formatCalendarDay = (day: string): string => (isDay(day) ? measures.day({ day }) : day);

/** Returns the time of an instant in India, such as "2:03 pm". */
export const formatTime = (instant: number): string => measures.time({ instant });

/** Returns the start of a chart's point in Indian time: "21 Nov" or "21 Nov, 9 am". */
export const formatPoint = (at: string, unit: 'hour' | 'day'): string =>
  measures.point({ instant: Date.parse(at), unit });

/** Returns "Dec 2026" for a month `YYYY-MM`. */
export const formatMonth = (month: string): string => measures.month({ month });
