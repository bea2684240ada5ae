/** Minutes after midnight of a local day, Indian Standard Time; above 1440 means the next day. */
export type Minute = number;

const CLOCK_PATTERN = /^([01]\d|2[0-4]):([0-5]\d)$/;

/** `"09:30"` to 570. Throws a RangeError for anything that is not a 24-hour clock time. */
export function parseClock(text: string): Minute {
  const match = CLOCK_PATTERN.exec(text);
  if (!match) throw new RangeError(`not a clock time: ${text}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** 570 to `"09:30"`; minutes past midnight wrap round. */
export function formatClock(minute: Minute): string {
  const m = ((Math.round(minute) % 1440) + 1440) % 1440;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

/** How many midnights lie between two minutes of one count: 0 for the same day. */
export const midnightsBetween = (start: Minute, end: Minute): number =>
  Math.floor(Math.round(end) / 1440) - Math.floor(Math.round(start) / 1440);

/** 95 to "1 h 35 min". */
export function formatDuration(minutes: number): string {
  const m = Math.round(minutes);
  if (m < 60) return `${m} min`;
  return m % 60 === 0 ? `${m / 60} h` : `${Math.floor(m / 60)} h ${m % 60} min`;
}
