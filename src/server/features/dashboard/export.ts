import type { FastifyInstance } from 'fastify';
import { type Conversion, type ConversionAnswer, dashboardFiles } from '../../../contracts/dashboard.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { CsvCell } from '../../http/csv.ts';
import { type ExportGuards, mountCsvExport } from '../../http/csv-export.ts';
import { conversionReports } from './conversion.ts';

/** One line of any of the tables; a figure that a table does not have is null. */
type Line = { readonly name: string } & { readonly [K in keyof Conversion | 'converted']: number | null };

const COLUMNS: Readonly<Record<string, (line: Line) => CsvCell>> = {
  Name: ({ name }) => name,
  'Requests or leads': ({ requests }) => requests,
  Contacted: ({ contacted }) => contacted,
  'Converted leads': ({ converted }) => converted,
  'Confirmed bookings, or leads with a booking': ({ confirmed }) => confirmed,
  Cancelled: ({ cancelled }) => cancelled,
  'Asked for in rupees': ({ asked }) => asked,
  'Booked in rupees': ({ booked }) => booked,
  'Without a price': ({ unpriced }) => unpriced,
  'In another currency': ({ foreign }) => foreign,
};

const NO_MONEY = { cancelled: null, asked: null, booked: null, unpriced: null, foreign: null };

const lineOf = (name: string, figures: Conversion): Line => ({ name, converted: null, ...figures });

const LINES = {
  sources: ({ sources }: ConversionAnswer) => sources.map(({ source, ...figures }) => lineOf(source, figures)),
  items: ({ items, otherItems }: ConversionAnswer) => [
    ...items.map(({ item, title, ...figures }) => lineOf(title || item, figures)),
    ...(otherItems ? [lineOf('others', otherItems)] : []),
  ],
  leads: ({ leads }: ConversionAnswer): Line[] =>
    leads.map(({ source, leads: requests, contacted, converted, booked }) => ({
      ...NO_MONEY,
      name: source,
      requests,
      contacted,
      converted,
      confirmed: booked,
    })),
};

/** Mounts `GET /api/admin/dashboard/conversion/export`, one table of the conversion as CSV. */
export function mountConversionExport(
  app: FastifyInstance,
  dependencies: { readonly database: Database; readonly clock: Clock },
  guards: ExportGuards,
): void {
  const report = conversionReports(dependencies);
  mountCsvExport(app, guards, {
    path: '/api/admin/dashboard/conversion/export',
    noun: 'conversion',
    filters: dashboardFiles['GET /api/admin/dashboard/conversion/export'].query,
    fileName: () => `conversion-${todayInIndia(dependencies.clock)}.csv`,
    columns: COLUMNS,
    read: async function* ({ days, of }) {
      yield LINES[of](await report(Number(days), of));
    },
  });
}
