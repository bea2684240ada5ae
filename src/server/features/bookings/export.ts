import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type AdminBooking, bookingFilters } from '../../../contracts/bookings.ts';
import { instantInIndia } from '../../clock.ts';
import { type CsvCell, sendCsv } from '../../http/csv.ts';
import { type Authenticate, requireAdmin } from '../../http/endpoints.ts';
import type { BookingService } from './service.ts';

const COLUMNS: Readonly<Record<string, (booking: AdminBooking) => CsvCell>> = {
  Reference: ({ reference }) => reference,
  'Requested at (IST)': ({ createdAt }) => instantInIndia(Date.parse(createdAt)),
  Status: ({ status }) => status,
  Type: ({ itemType }) => itemType,
  Title: ({ packageTitle }) => packageTitle,
  'Full name': ({ customerInfo }) => customerInfo.fullName,
  Phone: ({ customerInfo }) => customerInfo.phone,
  'E-mail': ({ customerInfo }) => customerInfo.email ?? null,
  Travelers: ({ customerInfo }) => customerInfo.travelers,
  'Preferred date': ({ customerInfo }) => customerInfo.preferredDate,
  'Price per person': ({ pricePerPerson }) => pricePerPerson,
  Total: ({ total }) => total,
  Currency: ({ currency }) => currency,
  'Special requests': ({ customerInfo }) => customerInfo.specialRequests,
  'Contact attempts': ({ contactAttempts }) => contactAttempts.length,
};

async function* toLines(pieces: AsyncIterable<readonly AdminBooking[]>) {
  const cells = Object.values(COLUMNS);
  for await (const bookings of pieces) yield bookings.map((booking) => cells.map((cell) => cell(booking)));
}

/** `GET /api/admin/bookings/export`: the list as a table, however long. */
export function mountBookingExport(app: FastifyInstance, bookings: BookingService, authenticate: Authenticate): void {
  app.get(
    '/api/admin/bookings/export',
    {
      schema: {
        summary: 'Bookings as CSV, by the filters of the list',
        tags: ['admin'],
        security: [{ bearer: [] }],
        querystring: bookingFilters,
      },
      // Before the query is looked at: nobody else learns what it may hold.
      preValidation: async (request) => {
        await requireAdmin(request, authenticate, 'admin');
      },
    },
    async (request, reply) => {
      const query = request.query as z.output<typeof bookingFilters>;
      const fileName = `bookings-${bookings.today()}.csv`;
      return sendCsv(reply, fileName, Object.keys(COLUMNS), toLines(bookings.exportAll(query)));
    },
  );
}
