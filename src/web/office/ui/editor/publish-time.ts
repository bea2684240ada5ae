import { formatClock, parseClock } from '../../../../core/clock-time.ts';
import { type Day, dayInIndia, isDay, startOfDayInIndia } from '../../../../core/dates.ts';

import { publishing } from '../../../../words/en/office/publishing.ts';

const MINUTE_MS = 60_000;

/** A moment in two fields, in Indian time. */
export interface IndianMoment {
  readonly day: Day;
  /** `09:30`. */
  readonly time: string;
}

/** Returns the instant in milliseconds since 1970; null for invalid fields. */
export function publishInstant({ day, time }: IndianMoment): number | null {
  if (!isDay(day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return startOfDayInIndia(day) + parseClock(time) * MINUTE_MS;
}

/** The fields that set when a record becomes public by itself. */
export interface PublishPlan {
  /** Whether it waits for a day and time, both Indian. */
  readonly planned: boolean;
  readonly publishDay: string;
  readonly publishTime: string;
}

export const NO_PLAN: PublishPlan = { planned: false, publishDay: '', publishTime: '09:00' };

/** Returns the fields of a stored plan. */
export function planOf(publishAt: string | null): PublishPlan {
  if (publishAt === null) return NO_PLAN;
  const { day, time } = momentOf(Date.parse(publishAt));
  return { planned: true, publishDay: day, publishTime: time };
}

/** Returns the planned instant in milliseconds; null without a plan or with invalid fields. */
export const instantOfPlan = ({ planned, publishDay, publishTime }: PublishPlan): number | null =>
  planned ? publishInstant({ day: publishDay, time: publishTime }) : null;

/** Returns why a plan cannot be saved; null when it can. A stored time that has passed meanwhile is valid. */
export function planProblem(plan: PublishPlan, stored: string | null, now: number): string | null {
  if (!plan.planned) return null;
  const instant = instantOfPlan(plan);
  if (instant === null) return publishing.choosePublishTime;
  const isKept = stored !== null && Date.parse(stored) === instant;
  return instant <= now && !isKept ? publishing.publishTimePast : null;
}

/** Returns the fields of an instant in Indian time, whatever the computer's time zone. */
export function momentOf(instant: number): IndianMoment {
  const day = dayInIndia(instant);
  return { day, time: formatClock((instant - startOfDayInIndia(day)) / MINUTE_MS) };
}
