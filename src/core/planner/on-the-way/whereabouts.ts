import type { Minute } from '../../clock-time.ts';

/** A row of a day as its clock needs it; minutes above 1440 are after the midnight that ends the day. */
export interface TimedRow {
  readonly start: Minute;
  readonly end: Minute;
  /** Minutes before `start` at which one sets out: the way, and the time to board. */
  readonly lead: number;
}

/** Where a traveller who keeps the plan is at a minute of a day, by indices of its rows. */
export interface Whereabouts {
  /** The row that is going on; null between two rows. */
  readonly now: number | null;
  /** The first row that has not begun; null after the last one has. */
  readonly next: number | null;
  /** When to set out for the next row; null without one. */
  readonly leaveAt: Minute | null;
}

/** Returns what is now and what is next on a day whose rows are in clock order. */
export function whereaboutsAt(rows: readonly TimedRow[], minute: Minute): Whereabouts {
  const next = rows.findIndex(({ start }) => start > minute);
  const upcoming = rows[next];
  const begun = upcoming ? next - 1 : rows.length - 1;
  const isGoingOn = (rows[begun]?.end ?? 0) > minute;
  return {
    now: isGoingOn ? begun : null,
    next: upcoming ? next : null,
    leaveAt: upcoming ? Math.max(rows[begun]?.end ?? 0, upcoming.start - upcoming.lead) : null,
  };
}

/** The day of a trip that a traveller lives through, and the minute of that day. */
export interface TripMoment {
  /** 1-based. */
  readonly day: number;
  readonly minute: Minute;
}

/**
 * Returns the day of a trip at a moment: `today` days after its first one (0 on it), at a minute of the clock. Until the last row of
 * the day before has ended, it is still that day. Null before the first day, and once the last one has ended.
 */
export function momentOfTrip(days: readonly (readonly TimedRow[])[], today: number, minute: Minute): TripMoment | null {
  const lastEnd = days[today - 1]?.at(-1)?.end ?? 0;
  if (lastEnd > 1440 + minute) return { day: today, minute: minute + 1440 };
  return days[today] ? { day: today + 1, minute } : null;
}
