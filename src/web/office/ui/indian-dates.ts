import { formatDay, isDay } from '../../../core/dates.ts';

const ZONE = 'Asia/Kolkata';
const DATE = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

/** "21 Nov 2026": the day of an instant as it was in India, whatever clock the admin's computer has. */
export const formatDate = (instant: string): string => DATE.format(new Date(instant));

/** "21 Nov 2026, 9:30 am", in India. */
export const formatDateTime = (instant: string): string => DATE_TIME.format(new Date(instant));

/** "Sat 5 Dec 2026" for a calendar day, `YYYY-MM-DD`; what is none comes back as it is. */
export const formatCalendarDay = (day: string): string => (isDay(day) ? formatDay(day) : day);
