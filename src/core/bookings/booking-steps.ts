import { addDays, type Day, formatDay } from '../dates.ts';

export const BOOKING_STATUSES = ['pending', 'contacted', 'confirmed', 'cancelled', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const CONTACT_METHODS = ['phone', 'email', 'whatsapp'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const BOOKING_ITEM_TYPES = ['package', 'itinerary'] as const;
export type BookingItemType = (typeof BOOKING_ITEM_TYPES)[number];

/** For so many milliseconds the admin who took a step can undo it without a reason; its messages wait as long. */
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

/** Where a booking may go from here; cancelled and completed are ends. */
export const nextStatuses = (status: BookingStatus): readonly BookingStatus[] => NEXT[status];

/** True when `to` is a status that a booking may have come from: going there takes a step back. */
export const isStepBack = (from: BookingStatus, to: BookingStatus): boolean => NEXT[to].includes(from);

const listed = (words: readonly string[]): string => words.join(' or ').replace(/ or (?=.* or )/g, ', ');

/**
 * Why a booking may not go from one status to another, in words that name what may follow; null when it may. `earlier` is
 * the only status that it may be taken back to (`earlierStatus`): a longer way back would leave steps standing that the
 * traveller was told of.
 */
export function moveProblem({ from, to }: Step, earlier: BookingStatus | null): string | null {
  const next = nextStatuses(from);
  if (next.includes(to) || to === earlier) return null;
  if (from === to) return `This booking is already ${to}`;
  const ways = [
    ...(next.length > 0 ? [`become ${listed(next)}`] : []),
    ...(earlier === null ? [] : [`be taken back to ${earlier}`]),
  ];
  return `A ${from} booking can only ${ways.join(', or ')}`;
}

/** The last day of a trip that begins on a day and lasts so many. */
export const lastDayOf = (firstDay: Day, durationDays: number): Day => addDays(firstDay, Math.max(durationDays, 1) - 1);

/** Why a step that may follow needs a reason today; null when it needs none. An undone step is not asked about. */
export function reasonNeeded({ from, to }: Step, trip: { readonly lastDay: Day; readonly today: Day }): string | null {
  if (isStepBack(from, to)) return 'Please say why this step is taken back';
  if (to !== 'completed' || trip.today > trip.lastDay) return null;
  return `The trip ends on ${formatDay(trip.lastDay)}. Please say why it is completed before that`;
}

/** The place of the step forward that led to a status; -1 when it is not among the steps. */
const stepInto = (status: BookingStatus, steps: readonly Step[]): number =>
  steps.findLastIndex(({ from, to }) => to === status && isStepBack(to, from));

/**
 * The status that a booking had before its present one, and so would be taken back to; null at the beginning. `steps` are
 * those that it has taken, the first one first.
 */
export function earlierStatus(status: BookingStatus, steps: readonly Step[]): BookingStatus | null {
  const step = steps[stepInto(status, steps)];
  return step?.from ?? BOOKING_STATUSES.find((earlier) => isStepBack(status, earlier)) ?? null;
}

/**
 * The steps that a step back out of a status takes back, the first one first: the one that led there, and those after it,
 * which went on and came back.
 */
export const stepsSince = <T>(status: BookingStatus, steps: readonly T[], stepOf: (step: T) => Step): T[] =>
  steps.slice(Math.max(stepInto(status, steps.map(stepOf)), 0));

/** The steps that still stand: those that were taken back are left out, and so is the taking back. */
export function standingSteps<T extends { readonly status: BookingStatus }>(taken: readonly T[]): T[] {
  const standing: T[] = [];
  for (const step of taken) {
    const last = standing.at(-1);
    if (last && isStepBack(last.status, step.status)) {
      const before = standing.findLastIndex(({ status }) => status === step.status);
      // Steps from before may lead further back, or to a status that the booking had skipped.
      standing.splice(before === -1 ? -1 : before + 1);
      if (before !== -1) continue;
    }
    standing.push(step);
  }
  return standing;
}

/**
 * The status that an erased traveller's booking ends with: nobody can be called about it any more. A confirmed trip that is
 * over has taken place; every other open booking is cancelled.
 */
export function statusAfterErasure(
  status: BookingStatus,
  trip: { readonly lastDay: Day; readonly today: Day },
): BookingStatus {
  if (nextStatuses(status).length === 0) return status;
  return status === 'confirmed' && trip.lastDay < trip.today ? 'completed' : 'cancelled';
}

/** The status after a contact attempt: only a successful one moves a booking, and only out of pending. */
export const statusAfterContact = (status: BookingStatus, successful: boolean): BookingStatus =>
  status === 'pending' && successful ? 'contacted' : status;
