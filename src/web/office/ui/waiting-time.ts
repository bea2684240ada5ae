import { countOf } from '../../ui/counted.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the time since an instant: "waiting 5 minutes", "waiting 3 hours", "waiting 2 days". */
export function describeWaiting(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < MINUTE_MS) return 'just arrived';
  if (waited < HOUR_MS) return `waiting ${countOf(Math.floor(waited / MINUTE_MS), 'minute')}`;
  if (waited < DAY_MS) return `waiting ${countOf(Math.floor(waited / HOUR_MS), 'hour')}`;
  return `waiting ${countOf(Math.floor(waited / DAY_MS), 'day')}`;
}
