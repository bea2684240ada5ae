import { BOOKING_CONSENT } from '../../../core/bookings/booking-form.ts';

/** The dialog that requests a booking, and what it says of the result. */
export const bookingForm = {
  title: 'Request a booking',
  fullName: 'Full name',
  phone: 'Phone',
  travelers: 'Travelers',
  exactly: ({ count }: { count: number }) => `Exactly ${count}`,
  between: ({ min, max }: { min: number; max: number }) => `${min} to ${max}`,
  fewer: 'One traveler fewer',
  more: 'One traveler more',
  preferredDate: 'Preferred date',
  fromDay: ({ day }: { day: string }) => `From ${day} on`,
  email: 'Email (optional)',
  specialRequests: 'Special requests (optional)',
  total: 'Total',
  noPaymentNow: 'No payment now. The price is fixed once we confirm your booking.',
  consent: BOOKING_CONSENT.text,
  signedIn: 'You are signed in: you will find the request under My bookings.',
  submit: 'Submit booking request',
  submitting: 'Submitting…',
  submitted: 'Booking request submitted! We will contact you within 24 hours.',
  notSubmitted: 'Failed to submit booking request',
  notReached: 'Failed to submit booking request. Please try again.',
  priceChanged: ({ total }: { total: string }) =>
    `The price has changed since this page was opened: it is now ${total} in all.`,
  notice: 'Your booking request',
  dismiss: 'Dismiss',
  lost: 'Your booking request was not sent. We kept what you typed: open the form again to send it.',
  /** Before and after the reference of the request. */
  sentBefore: 'Request',
  sentAfter: 'is sent. We will contact you within 24 hours.',
} as const;
