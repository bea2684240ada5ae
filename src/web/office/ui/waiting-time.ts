import { measures } from '../../../words/en/office/measures.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the time since an instant: "waiting 5 minutes", "waiting 3 hours", "waiting 2 days". */
export function describeWaiting(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < MINUTE_MS) return measures.justArrived;
  if (waited < HOUR_MS) return measures.waitingMinutes({ count: Math.floor(waited / MINUTE_MS) });
  if (waited < DAY_MS) return measures.waitingHours({ count: Math.floor(waited / HOUR_MS) });
  return measures.waitingDays({ count: Math.floor(waited / DAY_MS) });
}

/** Returns the same in few letters, for a narrow column: "5 min", "3 h", "2 d". */
export function describeAge(since: string, now: number): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < HOUR_MS) return measures.ageMinutes({ count: Math.floor(waited / MINUTE_MS) });
  if (waited < DAY_MS) return measures.ageHours({ count: Math.floor(waited / HOUR_MS) });
  return measures.ageDays({ count: Math.floor(waited / DAY_MS) });
}
