import { type ActivityRange, dayOfHour, firstHourOf } from '../activities/windows.ts';

/** Periods of the AI usage section; each ends now. */
export const AI_PERIODS = ['24h', '7d', '30d', '90d'] as const;
export type AiPeriod = (typeof AI_PERIODS)[number];

const DAYS: Readonly<Record<AiPeriod, ActivityRange>> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 };

/** The cells of a period in Indian time: hours for the shortest, else days including today. */
export interface AiWindow {
  readonly unit: 'hour' | 'day';
  /** The first cell, in units since 1970 in Indian time. */
  readonly first: number;
  readonly cells: number;
  readonly firstHour: number;
}

export function aiWindow(period: AiPeriod, now: number): AiWindow {
  const days = DAYS[period];
  const firstHour = firstHourOf(days, now);
  return days === 1
    ? { unit: 'hour', first: firstHour, cells: 24, firstHour }
    : { unit: 'day', first: dayOfHour(firstHour), cells: days, firstHour };
}
