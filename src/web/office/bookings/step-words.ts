import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { type BookingStatus, isStepBack } from '../../../core/bookings/booking-steps.ts';
import { bookingSteps } from '../../../words/en/office/booking-steps.ts';

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
    // That a request is being worked on is told by e-mail alone.
    tells: tellBy !== null && (isBack || (to === 'contacted' ? tellBy.includes('email') : to !== 'pending')),
  };
}

export const questionOf = ({ to, isBack }: PlannedStep): string =>
  isBack ? bookingSteps.moveBackQuestion({ status: to }) : bookingSteps.moveQuestions[to];

export const labelOf = ({ to, isBack }: PlannedStep): string =>
  isBack ? bookingSteps.moveBackTo({ status: to }) : bookingSteps.moveTo[to];

/** Returns true when the traveller should be told and no message can be sent. */
export const mustBeCalled = ({ tells }: PlannedStep, tellBy: AdminBookingDetail['tellBy']): boolean =>
  tells && !tellBy?.length;

/** Returns how and when the message reaches the traveller, or that none does. */
export function describeTelling({ isBack }: PlannedStep, tellBy: AdminBookingDetail['tellBy']): string {
  return tellBy?.length ? bookingSteps.toldBy({ channels: tellBy, isBack }) : bookingSteps.cannotTell;
}

/** Returns the message about what was done. */
export function describeDone(step: PlannedStep, told: boolean, tellBy: AdminBookingDetail['tellBy']): string {
  const status = step.to;
  if (!told || step.isBack) return bookingSteps.movedTo({ status });
  return mustBeCalled(step, tellBy) ? bookingSteps.movedAndToCall({ status }) : bookingSteps.movedAndTold({ status });
}
