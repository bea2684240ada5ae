import type { FastifyInstance } from 'fastify';
import { type ActivityFilters, activityFilters, type ShownActivity } from '../../../contracts/activity.ts';
import { instantInIndia } from '../../clock.ts';
import { type CsvCell, sendCsv } from '../../http/csv.ts';
import { type Authenticate, requireAdmin } from '../../http/endpoints.ts';
import type { ActivityReports } from './reports.ts';

const COLUMNS: Readonly<Record<string, (activity: ShownActivity) => CsvCell>> = {
  'Time (IST)': ({ timestamp }) => instantInIndia(Date.parse(timestamp)),
  Activity: ({ activityType }) => activityType,
  Name: ({ userInfo, formData }) => userInfo?.name ?? formData?.fields?.name ?? null,
  Phone: ({ userInfo, formData }) => userInfo?.phone ?? formData?.fields?.phone ?? null,
  'E-mail': ({ formData }) => formData?.fields?.email ?? null,
  'User id': ({ userId }) => userId ?? 'anonymous',
  'Visitor of the day': ({ visitor }) => visitor,
  Device: ({ deviceInfo }) => deviceInfo.deviceType,
  From: ({ searchData }) => searchData?.from ?? null,
  To: ({ searchData }) => searchData?.to ?? null,
  Departure: ({ searchData }) => searchData?.departureDate ?? null,
  Return: ({ searchData }) => searchData?.returnDate ?? null,
  'Price from': ({ searchData }) => searchData?.priceRange.min ?? null,
  'Price to': ({ searchData }) => searchData?.priceRange.max ?? null,
  Travellers: ({ searchData }) => searchData?.travellers ?? null,
  'Processing time (ms)': ({ searchData }) => searchData?.processingTime ?? null,
  'Not served because': ({ searchData }) => searchData?.refusal ?? null,
  Form: ({ formData }) => formData?.formType ?? null,
  'Sent from': ({ formData }) => formData?.submissionSource ?? null,
  Reference: ({ formData }) => formData?.reference ?? null,
  Itinerary: ({ itineraryData }) => itineraryData?.itinerarySlug ?? null,
  'Viewed for (s)': ({ itineraryData }) => itineraryData?.viewDuration ?? null,
  'Page title': ({ pageData }) => pageData?.pageTitle ?? null,
  Path: ({ pageData }) => pageData?.path ?? null,
};

async function* toLines(pieces: AsyncIterable<readonly ShownActivity[]>) {
  const cells = Object.values(COLUMNS);
  for await (const activities of pieces) yield activities.map((activity) => cells.map((cell) => cell(activity)));
}

/** `GET /api/admin/activity/export`: the feed as a table, however long. */
export function mountActivityExport(app: FastifyInstance, reports: ActivityReports, authenticate: Authenticate): void {
  app.get(
    '/api/admin/activity/export',
    {
      schema: {
        summary: 'Activities as CSV, by the filters of the feed',
        tags: ['admin'],
        security: [{ bearer: [] }],
        querystring: activityFilters,
      },
      // Before the query is looked at: nobody else learns what it may hold.
      preValidation: async (request) => {
        await requireAdmin(request, authenticate, 'admin');
      },
    },
    async (request, reply) => {
      const fileName = `activity-data-${reports.today()}.csv`;
      return sendCsv(
        reply,
        fileName,
        Object.keys(COLUMNS),
        toLines(reports.exportAll(request.query as ActivityFilters)),
      );
    },
  );
}
