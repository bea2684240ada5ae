import type { BookingStatus, StepProblem } from '../../../core/bookings/booking-steps.ts';
import type { Words } from '../../../core/sayings.ts';
import { wordDay } from '../planner/grammar.ts';

const STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: '“प्रतीक्षा में”',
  contacted: '“संपर्क हुआ”',
  confirmed: '“पक्की”',
  cancelled: '“रद्द”',
  completed: '“पूरी”',
};

const listed = (statuses: readonly BookingStatus[]): string =>
  statuses
    .map((status) => STATUSES[status])
    .join(' या ')
    .replace(/ या (?=.* या )/g, ', ');

function possible(next: readonly BookingStatus[], earlier: BookingStatus | null): string {
  const onwards = next.length > 0 ? `आगे सिर्फ़ ${listed(next)} हो सकती है` : '';
  const back = earlier === null ? '' : `वापस ${STATUSES[earlier]} की जा सकती है`;
  return [onwards, back].filter(Boolean).join(', या ');
}

export const stepProblemWords: Words<StepProblem> = {
  'step-taken': ({ status }) => `यह बुकिंग पहले से ${STATUSES[status]} है`,
  'step-impossible': ({ from, next, earlier }) => `जो बुकिंग ${STATUSES[from]} है, वह ${possible(next, earlier)}`,
  'step-back-reason': () => 'बताएँ कि यह कदम वापस क्यों लिया जा रहा है',
  'early-end-reason': ({ lastDay }) =>
    `यात्रा ${wordDay(lastDay)} को खत्म होती है। बताएँ कि उससे पहले इसे पूरी क्यों माना जा रहा है`,
};
