import type { BookingStatus, StepProblem } from '../../../core/bookings/booking-steps.ts';
import { formatDay } from '../../../core/dates.ts';
import type { Words } from '../../../core/sayings.ts';

const listed = (words: readonly string[]): string => words.join(' or ').replace(/ or (?=.* or )/g, ', ');

const ways = (next: readonly BookingStatus[], earlier: BookingStatus | null): readonly string[] => [
  ...(next.length > 0 ? [`become ${listed(next)}`] : []),
  ...(earlier === null ? [] : [`be taken back to ${earlier}`]),
];

/** Why a booking may not take a step. */
export const stepProblemWords: Words<StepProblem> = {
  'step-taken': ({ status }) => `This booking is already ${status}`,
  'step-impossible': ({ from, next, earlier }) => `A ${from} booking can only ${ways(next, earlier).join(', or ')}`,
  'step-back-reason': () => 'Please say why this step is taken back',
  'early-end-reason': ({ lastDay }) =>
    `The trip ends on ${formatDay(lastDay)}. Please say why it is completed before that`,
};
