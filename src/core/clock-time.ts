/** Minutes after midnight of a local day, Indian Standard Time; 1440 or more means a later day. */
export type Minute = number;

const CLOCK_PATTERN = /^([01]\d|2[0-4]):([0-5]\d)$/;

/** Matches hours such as `09:00-17:30`; `24:00` is midnight at the end of the day. */
export const OPEN_WINDOW_PATTERN = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Returns 570 for `"09:30"`. Throws a RangeError for anything that is not a 24-hour clock time. */
export function parseClock(text: string): Minute {
  const match = CLOCK_PATTERN.exec(text);
  if (!match) throw new RangeError(`not a clock time: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Returns `"09:30"` for 570; minutes past midnight wrap around. */
export function formatClock(minute: Minute): string {
  const m = ((Math.round(minute) % 1440) + 1440) % 1440;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

/** Returns the number of midnights between two minutes of one count: 0 for the same day. */
export const midnightsBetween = (start: Minute, end: Minute): number =>
  Math.floor(Math.round(end) / 1440) - Math.floor(Math.round(start) / 1440);

/** Returns "1 h 35 min" for 95. */
export function formatDuration(minutes: number): string {
  const m = Math.round(minutes);
  if (m < 60) return `${m} min`;
  return m % 60 === 0 ? `${m / 60} h` : `${Math.floor(m / 60)} h ${m % 60} min`;
}
