import { join } from 'node:path';
import { z } from 'zod';
import { BOOKING_STATUSES, CONTACT_METHODS } from '../../../core/bookings/booking-steps.ts';
import { madeUpPhone, whole, words } from './content-values.ts';
import { CONTENT, readContent } from './read-content.ts';

/** A step of the agency on a booking, hours after it arrived: a contact attempt, or another status. */
const step = z.union([
  z.strictObject({
    afterHours: whole,
    by: words,
    contact: z.enum(CONTACT_METHODS),
    successful: z.boolean(),
    notes: words,
  }),
  z.strictObject({ afterHours: whole, by: words, to: z.enum(BOOKING_STATUSES) }),
]);

/** A row of `content/bookings.json`: a booking request and its history. */
const demoBooking = z.strictObject({
  /** Slug of a demonstration package; null for one of the sample trips. */
  packageSlug: words.nullable(),
  fullName: words,
  phone: madeUpPhone,
  email: words.exactOptional(),
  travelers: whole,
  askedHoursAgo: whole,
  /**
   * Days from the request to the trip; the next day of the package's season when it does not run then, an itinerary's
   * own first day.
   */
  travelsAfterDays: whole,
  specialRequests: words.exactOptional(),
  /** Absent while no admin has opened it. */
  openedAfterHours: whole.exactOptional(),
  steps: z.array(step).exactOptional(),
});

export type DemoBooking = z.infer<typeof demoBooking>;

/** Reads the bookings of the demonstration content: the newest first, of which the first two are unopened. */
export const readDemoBookings = (folder = CONTENT): DemoBooking[] =>
  readContent(join(folder, 'bookings.json'), z.array(demoBooking));
