import type { FastifyInstance } from 'fastify';
import { type AdminBooking, bookingFiles } from '../../../contracts/bookings.ts';
import { instantInIndia } from '../../clock.ts';
import type { CsvCell } from '../../http/csv.ts';
import { type ExportGuards, mountCsvExport } from '../../http/csv-export.ts';
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
  'Price before reductions': ({ reduction }) => reduction?.basePrice ?? null,
  'Discount in %': ({ reduction }) => reduction?.discountPercentage ?? null,
  Offer: ({ reduction }) => reduction?.offer?.title ?? null,
  'Offer in %': ({ reduction }) => reduction?.offer?.percent ?? null,
  Currency: ({ currency }) => currency,
  'Special requests': ({ customerInfo }) => customerInfo.specialRequests,
  'Contact attempts': ({ contactAttempts }) => contactAttempts.length,
  Source: ({ source }) => source,
  Days: ({ durationDays }) => durationDays,
};

/** Mounts `GET /api/admin/bookings/export`, which streams the list as CSV of any length. */
export const mountBookingExport = (app: FastifyInstance, bookings: BookingService, guards: ExportGuards): void =>
  mountCsvExport(app, guards, {
    path: '/api/admin/bookings/export',
    noun: 'booking',
    filters: bookingFiles['GET /api/admin/bookings/export'].query,
    fileName: () => `bookings-${bookings.today()}.csv`,
    columns: COLUMNS,
    read: bookings.exportAll,
  });
