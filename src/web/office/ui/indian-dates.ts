import { formatDay, isDay } from '../../../core/dates.ts';

const ZONE = 'Asia/Kolkata';
const DATE = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

/** Returns an instant's day in India, such as "21 Nov 2026", whatever the computer's time zone. */
export const formatDate = (instant: string): string => DATE.format(new Date(instant));

/** Returns an instant in Indian time, such as "21 Nov 2026, 9:30 am". */
export const formatDateTime = (instant: string): string => DATE_TIME.format(new Date(instant));

/** Returns "Sat 5 Dec 2026" for a calendar day `YYYY-MM-DD`; other text unchanged. */
export const formatCalendarDay = (day: string): string => (isDay(day) ? formatDay(day) : day);
