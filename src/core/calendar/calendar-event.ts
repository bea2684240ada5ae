import type { Minute } from '../clock-time.ts';
import type { Day } from '../dates.ts';
import type { Point } from '../geo.ts';

/** One entry of a calendar: hours of a day, or whole days, in Indian time. */
export interface CalendarEvent {
  /** Names the entry in every calendar, the same in each file of the same plan: a second file replaces the first. */
  readonly uid: string;
  readonly summary: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly location: string;
  /** Absent where only the town is known. */
  readonly point?: Point;
  readonly time: EventHours | EventDays;
  /** Minutes before the start at which the traveller is reminded; absent for no reminder. */
  readonly alarmMinutes?: number;
}

export interface EventHours {
  readonly day: Day;
  readonly start: Minute;
  /** 1440 or more ends on a later day. */
  readonly end: Minute;
}

export interface EventDays {
  readonly firstDay: Day;
  readonly days: number;
}
