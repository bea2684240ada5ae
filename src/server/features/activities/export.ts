import type { FastifyInstance } from 'fastify';
import { activityFilters, type ShownActivity } from '../../../contracts/activities.ts';
import { instantInIndia } from '../../clock.ts';
import type { CsvCell } from '../../http/csv.ts';
import { type ExportGuards, mountCsvExport } from '../../http/csv-export.ts';
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

/** Mounts `GET /api/admin/activity/export`, which streams the feed as CSV of any length. */
export const mountActivityExport = (app: FastifyInstance, reports: ActivityReports, guards: ExportGuards): void =>
  mountCsvExport(app, guards, {
    path: '/api/admin/activity/export',
    noun: 'activity',
    filters: activityFilters,
    fileName: () => `activity-data-${reports.today()}.csv`,
    columns: COLUMNS,
    read: reports.exportAll,
  });
