import { addDays, type Day } from '../dates.ts';

export const BOOKING_STATUSES = ['pending', 'contacted', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const CONTACT_METHODS = ['phone', 'email', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const BOOKING_ITEM_TYPES = ['package', 'itinerary'] as const;
export type BookingItemType = (typeof BOOKING_ITEM_TYPES)[number];

/** Milliseconds for which an admin can undo their own step without a reason; its messages are delayed as long. */
export const UNDO_STEP_MS = 30_000;

interface Step {
  readonly from: BookingStatus;
  readonly to: BookingStatus;
}

const NEXT: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['contacted', 'confirmed', 'cancelled'],
  contacted: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  cancelled: [],
  completed: [],
};

/** Returns the next possible statuses of a booking; cancelled and completed are final. */
export const nextStatuses = (status: BookingStatus): readonly BookingStatus[] => NEXT[status];

/** Returns true when `to` is a status that the booking may have had before: moving there is a step back. */
export const isStepBack = (from: BookingStatus, to: BookingStatus): boolean => NEXT[to].includes(from);

/** Why a booking may not take a step. */
export type StepProblem =
  | { readonly say: 'step-taken'; readonly status: BookingStatus }
  | {
      readonly say: 'step-impossible';
      readonly from: BookingStatus;
      readonly next: readonly BookingStatus[];
      /** The status that it may be moved back to; null for none. */
      readonly earlier: BookingStatus | null;
    }
  /** The step needs a reason. */
  | { readonly say: 'step-back-reason' }
  | { readonly say: 'early-end-reason'; readonly lastDay: Day };

/**
 * Returns why a booking may not move between two statuses, with the possible ones; null when it may. `earlier` is the
 * only status that it may be moved back to (`earlierStatus`): a longer way back would leave steps in force of which the
 * traveller has been informed.
 */
export function moveProblem({ from, to }: Step, earlier: BookingStatus | null): StepProblem | null {
  const next = nextStatuses(from);
  if (next.includes(to) || to === earlier) return null;
  if (from === to) return { say: 'step-taken', status: to };
  return { say: 'step-impossible', from, next, earlier };
}

export const lastDayOf = (firstDay: Day, durationDays: number): Day => addDays(firstDay, Math.max(durationDays, 1) - 1);

/** Returns why a permitted step requires a reason today; null when it does not. Undoing a step requires none. */
export function reasonNeeded(
  { from, to }: Step,
  trip: { readonly lastDay: Day; readonly today: Day },
): StepProblem | null {
  if (isStepBack(from, to)) return { say: 'step-back-reason' };
  return to !== 'completed' || trip.today > trip.lastDay ? null : { say: 'early-end-reason', lastDay: trip.lastDay };
}

/** Returns the index of the step forward that led to a status; -1 when there is none. */
const stepInto = (status: BookingStatus, steps: readonly Step[]): number =>
  steps.findLastIndex(({ from, to }) => to === status && isStepBack(to, from));

/**
 * Returns the status before the present one, which a step back returns to; null at the beginning. `steps` are those
 * taken so far, the oldest first.
 */
export function earlierStatus(status: BookingStatus, steps: readonly Step[]): BookingStatus | null {
  const step = steps[stepInto(status, steps)];
  return step?.from ?? BOOKING_STATUSES.find((earlier) => isStepBack(status, earlier)) ?? null;
}

/**
 * Returns the steps that a step back out of a status undoes, the oldest first: the one that led there, and the later
 * ones, which moved on and came back.
 */
export const stepsSince = <T>(status: BookingStatus, steps: readonly T[], stepOf: (step: T) => Step): T[] =>
  steps.slice(Math.max(stepInto(status, steps.map(stepOf)), 0));

/** Returns the steps still in force: without the undone ones and without the steps that undid them. */
export function standingSteps<T extends { readonly status: BookingStatus }>(taken: readonly T[]): T[] {
  const standing: T[] = [];
  for (const step of taken) {
    const last = standing.at(-1);
    if (last && isStepBack(last.status, step.status)) {
      const before = standing.findLastIndex(({ status }) => status === step.status);
      // Steps of older versions may lead further back, or to a status that the booking had skipped.
      standing.splice(before === -1 ? -1 : before + 1);
      if (before !== -1) continue;
    }
    standing.push(step);
  }
  return standing;
}

/**
 * Returns the final status of an erased traveller's booking, because no one can be called about it any more. A
 * confirmed trip in the past is completed; every other open booking is cancelled.
 */
export function statusAfterErasure(
  status: BookingStatus,
  trip: { readonly lastDay: Day; readonly today: Day },
): BookingStatus {
  if (nextStatuses(status).length === 0) return status;
  return status === 'confirmed' && trip.lastDay < trip.today ? 'completed' : 'cancelled';
}

/** Returns the status after a contact attempt: only a successful one moves a booking, and only out of pending. */
export const statusAfterContact = (status: BookingStatus, successful: boolean): BookingStatus =>
  status === 'pending' && successful ? 'contacted' : status;
