import type { Routes } from '../../http/endpoints.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';

interface Dependencies {
  readonly bookings: Pick<BookingService, 'similarTo'>;
  readonly leads: Pick<LeadService, 'withPhone'>;
}

/** Proposes bookings and leads that may be of the same person; only an admin says so. */
export const doubleRoutes = ({ bookings, leads }: Dependencies): Pick<Routes, 'GET /api/admin/similar'> => ({
  'GET /api/admin/similar': {
    handle: async ({ query }) => {
      const [similar, withPhone] = await Promise.all([
        bookings.similarTo(query),
        query.phone === '' ? [] : leads.withPhone(query.phone),
      ]);
      const others = withPhone.filter(({ _id }) => _id !== query.except);
      return { bookings: similar, leads: others.map(({ _id, name, status }) => ({ _id, name, status })) };
    },
  },
});
