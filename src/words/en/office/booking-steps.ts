import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookings } from './bookings.ts';

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp or SMS', email: 'e-mail' } as const;

const statusInside = (status: BookingStatus): string => bookings.statuses[status].toLowerCase();

/** Moving a booking to another status. */
export const bookingSteps = {
  nextStep: 'Next step',
  noNextStep: ({ status }: { status: BookingStatus }) => `This booking is ${statusInside(status)}.`,
  undo: 'Undo',
  moveFailed: 'The status could not be changed. Please try again.',
  /** On the buttons that lead to each status. */
  moveTo: {
    pending: 'Mark as pending',
    contacted: 'Mark as contacted',
    confirmed: 'Confirm booking',
    completed: 'Mark as completed',
    cancelled: 'Cancel booking',
  },
  moveQuestions: {
    pending: 'Mark this booking as pending?',
    contacted: 'Mark this booking as contacted?',
    confirmed: 'Confirm this booking?',
    completed: 'Mark this booking as completed?',
    cancelled: 'Cancel this booking?',
  },
  moveBackTo: ({ status }: { status: BookingStatus }) => `Take back to ${statusInside(status)}`,
  moveBackQuestion: ({ status }: { status: BookingStatus }) => `Take this booking back to ${statusInside(status)}?`,

  traveller: 'Traveller',
  trip: 'Trip',
  tripDates: 'Dates',
  fromTo: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  travellers: 'Travellers',
  total: 'Total',
  reason: 'Reason',
  reasonKept: 'Kept in the history.',
  reasonWhenEarly: ({ lastDay }: { lastDay: string }) =>
    `This trip ends on ${lastDay}. The reason is kept in the history.`,
  reasonMissing: 'Please give a reason',
  tellTraveller: 'Tell the traveller',
  cannotTell: 'The traveller is not told: no SMS or e-mail can be sent to them. Please call them.',
  toldBy: ({ channels, isBack }: { channels: readonly (keyof typeof CHANNELS)[]; isBack: boolean }) => {
    const by = channels.map((channel) => CHANNELS[channel]).join(' and ');
    return isBack ? `By ${by}, only if our last message has gone out.` : `By ${by}, half a minute later.`;
  },
  stepBackInstead: 'No, go back',
  movedTo: ({ status }: { status: BookingStatus }) => `Now ${statusInside(status)}`,
  quickDone: ({ reference, status }: { reference: string; status: BookingStatus }) =>
    `${reference} is ${statusInside(status)}.`,
  movedAndToCall: ({ status }: { status: BookingStatus }) =>
    `Now ${statusInside(status)}. The traveller is not told: please call them`,
  movedAndTold: ({ status }: { status: BookingStatus }) =>
    `Now ${statusInside(status)}. The traveller is told in half a minute`,
} as const;
