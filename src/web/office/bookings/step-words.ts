import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { type BookingStatus, isStepBack } from '../../../core/bookings/booking-steps.ts';
import { BOOKING_STATUS_NAMES } from './booking-status-badge.tsx';

/** Labels of the buttons that lead to each status. */
export const STEP_LABELS: Readonly<Record<BookingStatus, string>> = {
  pending: 'Mark as pending',
  contacted: 'Mark as contacted',
  confirmed: 'Confirm booking',
  completed: 'Mark as completed',
  cancelled: 'Cancel booking',
};

const QUESTIONS: Readonly<Record<BookingStatus, string>> = {
  pending: 'Mark this booking as pending?',
  contacted: 'Mark this booking as contacted?',
  confirmed: 'Confirm this booking?',
  completed: 'Mark this booking as completed?',
  cancelled: 'Cancel this booking?',
};

/** A step that an admin is about to take. */
export interface PlannedStep {
  readonly to: BookingStatus;
  /** True when it undoes the step to the present status. */
  readonly isBack: boolean;
  readonly needsReason: boolean;
  /** True when the traveller gets a message, unless the admin decides otherwise. */
  readonly tells: boolean;
}

export function planStep({ status, needReason, tellBy }: AdminBookingDetail, to: BookingStatus): PlannedStep {
  const isBack = isStepBack(status, to);
  return {
    to,
    isBack,
    needsReason: isBack || needReason.includes(to),
    tells: tellBy !== null && (isBack || (to !== 'contacted' && to !== 'pending')),
  };
}

export const questionOf = ({ to, isBack }: PlannedStep): string =>
  isBack ? `Take this booking back to ${BOOKING_STATUS_NAMES[to].toLowerCase()}?` : QUESTIONS[to];

export const labelOf = ({ to, isBack }: PlannedStep): string =>
  isBack ? `Take back to ${BOOKING_STATUS_NAMES[to].toLowerCase()}` : STEP_LABELS[to];

const CHANNEL_NAMES = { sms: 'SMS', email: 'e-mail' } as const;

/** Returns true when the traveller should be told and no message can be sent. */
export const mustBeCalled = ({ tells }: PlannedStep, tellBy: AdminBookingDetail['tellBy']): boolean =>
  tells && !tellBy?.length;

/** Returns how and when the message reaches the traveller, or that none does. */
export function describeTelling({ isBack }: PlannedStep, tellBy: AdminBookingDetail['tellBy']): string {
  const by = (tellBy ?? []).map((channel) => CHANNEL_NAMES[channel]).join(' and ');
  if (by === '') return 'The traveller is not told: no SMS or e-mail can be sent to them. Please call them.';
  return isBack ? `By ${by}, only if our last message has gone out.` : `By ${by}, half a minute later.`;
}

/** Returns the message about what was done. */
export function describeDone(step: PlannedStep, told: boolean, tellBy: AdminBookingDetail['tellBy']): string {
  const now = `Now ${BOOKING_STATUS_NAMES[step.to].toLowerCase()}`;
  if (!told || step.isBack) return now;
  return mustBeCalled(step, tellBy)
    ? `${now}. The traveller is not told: please call them`
    : `${now}. The traveller is told in half a minute`;
}
