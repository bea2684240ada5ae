import type { BookingStatus, StepProblem } from '../../../core/bookings/booking-steps.ts';
import type { Words } from '../../../core/sayings.ts';
import { wordDay } from '../planner/grammar.ts';

const STATUSES: Readonly<Record<BookingStatus, string>> = {
  pending: '“অপেক্ষায়”',
  contacted: '“যোগাযোগ হয়েছে”',
  confirmed: '“নিশ্চিত”',
  cancelled: '“বাতিল”',
  completed: '“সম্পূর্ণ”',
};

const listed = (statuses: readonly BookingStatus[]): string =>
  statuses
    .map((status) => STATUSES[status])
    .join(' বা ')
    .replace(/ বা (?=.* বা )/g, ', ');

function possible(next: readonly BookingStatus[], earlier: BookingStatus | null): string {
  const onwards = next.length > 0 ? `এর পরে শুধু ${listed(next)} হতে পারে` : '';
  const back = earlier === null ? '' : `ফিরে ${STATUSES[earlier]} করা যায়`;
  return [onwards, back].filter(Boolean).join(', নয়তো ');
}

export const stepProblemWords: Words<StepProblem> = {
  'step-taken': ({ status }) => `এই বুকিং আগে থেকেই ${STATUSES[status]}`,
  'step-impossible': ({ from, next, earlier }) => `যে বুকিং ${STATUSES[from]}, তা ${possible(next, earlier)}`,
  'step-back-reason': () => 'এই ধাপ কেন ফিরিয়ে নেওয়া হচ্ছে, লিখুন',
  'early-end-reason': ({ lastDay }) => `ভ্রমণ শেষ হবে ${wordDay(lastDay)}। তার আগেই কেন সম্পূর্ণ ধরা হচ্ছে, লিখুন`,
};
