import { startOfDayInIndia } from '../../../../core/dates.ts';

const MINUTE_MS = 60_000;

/** Returns the instant of a day and a time of day in India; null where the time is none. */
export function dueMoment(day: string, time: string): string | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  return new Date(startOfDayInIndia(day) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS).toISOString();
}
