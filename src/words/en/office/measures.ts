import { formatDay } from '../../../core/dates.ts';
import { counted } from '../counts.ts';

const ZONE = 'Asia/Kolkata';
const DATE = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: ZONE });
const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: ZONE });
const HOUR = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', hour: 'numeric', timeZone: ZONE });
const MONTH = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: ZONE });
const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONE });

/** Days, times and sizes, as the back office writes them. Instants are in milliseconds since 1970. */
export const measures = {
  /** "21 Nov 2026". */
  date: ({ instant }: { instant: number }) => DATE.format(instant),
  /** "21 Nov 2026, 9:30 am". */
  dateTime: ({ instant }: { instant: number }) => DATE_TIME.format(instant),
  /** "9:30 am". */
  time: ({ instant }: { instant: number }) => TIME.format(instant),
  /** Start of a chart's point: "21 Nov", or "21 Nov, 9 am". */
  point: ({ instant, unit }: { instant: number; unit: 'hour' | 'day' }) =>
    (unit === 'day' ? DAY : HOUR).format(instant),
  /** "Dec 2026". */
  month: ({ month }: { month: string }) => MONTH.format(Date.parse(`${month}-01`)),
  /** "Sat 5 Dec 2026". */
  day: ({ day }: { day: string }) => formatDay(day),
  justArrived: 'just arrived',
  waitingMinutes: ({ count }: { count: number }) => `waiting ${counted(count, 'minute')}`,
  waitingHours: ({ count }: { count: number }) => `waiting ${counted(count, 'hour')}`,
  waitingDays: ({ count }: { count: number }) => `waiting ${counted(count, 'day')}`,
  /** Ages in a narrow column. */
  ageMinutes: ({ count }: { count: number }) => `${count} min`,
  ageHours: ({ count }: { count: number }) => `${count} h`,
  ageDays: ({ count }: { count: number }) => `${count} d`,
  characters: ({ length, most }: { length: string; most: string }) => `${length} of ${most} characters`,
  /** The units of a size, in steps of 1024. */
  byteUnits: ['bytes', 'KB', 'MB', 'GB', 'TB'],
} as const;
