/**
 * Returns the milliseconds that a `Retry-After` header (seconds, or a date) asks to wait; null where it does not say.
 */
export function readRetryAfter(header: string | null, now: number = Date.now()): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (seconds >= 0) return Math.round(seconds * 1000);
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
