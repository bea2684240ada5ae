import { z } from 'zod';
import { BOOKING_STATUSES } from '../core/bookings/booking-steps.ts';
import { LEAD_STATUSES } from '../core/leads/lead-options.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { addressPart, typedText } from './text.ts';

const similarBooking = named('SimilarBooking', {
  _id: z.string(),
  reference: z.string(),
  fullName: z.string(),
  packageTitle: z.string(),
  preferredDate: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** What it has in common: the phone, or name and travel date. */
  same: z.enum(['phone', 'name-and-date']),
});

const similarLead = named('SimilarLead', {
  _id: z.string(),
  name: z.string(),
  status: z.enum(LEAD_STATUSES),
});

/** Records that may be of the same person, the newest first; never joined by the server: a phone is no proof. */
export const similarRecords = named('SimilarRecords', {
  bookings: z.array(similarBooking),
  leads: z.array(similarLead),
});
export type SimilarRecords = z.infer<typeof similarRecords>;

const noun: Noun = { name: 'Doubles', about: 'Bookings and leads that may be of the same person.' };

export const doubleEndpoints = defineEndpoints(noun, {
  'GET /api/admin/similar': {
    operationId: 'findSimilarRecords',
    summary: 'Bookings and leads with the same phone, and bookings with the same name and travel date; at most 20',
    access: 'sales',
    query: z.object({
      phone: typedText({ max: 60 }).default(''),
      fullName: typedText({ max: 200 }).default(''),
      preferredDate: z.string().max(40).default(''),
      /** A record that is left out: the one that is open. */
      except: unlessEmpty(addressPart),
    }),
    answers: { 200: similarRecords },
  },
});
