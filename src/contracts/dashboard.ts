import { z } from 'zod';
import { ENQUIRY_SOURCES } from '../core/enquiry-sources.ts';
import { activity } from './activities.ts';
import { failedBackup } from './backups.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { AI_PROVIDERS } from './settings.ts';

const dashboardTotals = named('DashboardTotals', {
  searches: z.number(),
  submissions: z.number(),
  views: z.number(),
  /** New accounts, like new bookings and leads. */
  users: z.number(),
  bookings: z.number(),
  leads: z.number(),
  aiRequests: z.number(),
  /** US dollars. */
  aiCost: z.number(),
});
export type DashboardTotals = z.infer<typeof dashboardTotals>;

/** `unknown` when the check gave no result. */
const partStatus = z.enum(['ok', 'off', 'warning', 'failing', 'unknown']).meta({ id: 'PartStatus' });
export type PartStatus = z.infer<typeof partStatus>;

const systemStatus = named('SystemStatus', {
  database: z.object({
    status: partStatus,
    engine: z.enum(['sqlite', 'postgres']),
    sizeBytes: z.number().nullable(),
    /** Duration of one small query. */
    answerMs: z.number().nullable(),
  }),
  /** The disk with the data folder: a warning when little space is left, failing when it is full or read-only. */
  disk: z.object({ status: partStatus, freeBytes: z.number().nullable(), totalBytes: z.number().nullable() }),
  /** `off`: the built-in planner answers alone. A warning when it does so because the provider's budget is used up. */
  ai: z.object({
    status: partStatus,
    provider: z.enum(AI_PROVIDERS),
    /**
     * `untracked`: a budget is set, but without cost tracking the remainder is unknown; `unpriced`: the model's price
     * is unknown.
     */
    budget: z.enum(['left', 'used_up', 'untracked', 'unpriced']),
  }),
  /** `off`: no provider is set, and messages are kept unsent. */
  messages: z.object({ status: partStatus, waiting: z.number(), failed: z.number() }),
  /** A warning when there is none, or the last is older than two days; failing when a later attempt failed. */
  backups: z.object({
    status: partStatus,
    lastAt: z.iso.datetime().nullable(),
    failed: failedBackup.nullable(),
  }),
});
export type SystemStatus = z.infer<typeof systemStatus>;

const dueRecord = named('DueRecord', {
  kind: z.enum(['lead', 'booking']),
  _id: z.string(),
  /** Display name. */
  title: z.string(),
  text: z.string(),
  /** When the record was sent. */
  receivedAt: z.iso.datetime(),
  /** The day to call the lead again; null for a lead or a booking without an answer yet. */
  followUpOn: z.string().nullable(),
});
export type DueRecord = z.infer<typeof dueRecord>;

/** Bookings and their total in whole rupees. */
const moneySum = named('MoneySum', {
  count: z.number(),
  rupees: z.number(),
  /** Those without a price, which add nothing. */
  unpriced: z.number(),
  /** Those in another currency, which add nothing. */
  foreign: z.number(),
});
export type MoneySum = z.infer<typeof moneySum>;

const moneyOfWindow = named('MoneyOfWindow', {
  /** The requests received in the window. */
  asked: moneySum,
  /** The bookings confirmed in the window, at their present price, without those cancelled since. */
  booked: moneySum,
  /** The bookings confirmed in the window and cancelled since. */
  cancelled: moneySum,
});
export type MoneyOfWindow = z.infer<typeof moneyOfWindow>;

const comparedMoney = named('ComparedMoney', {
  now: moneyOfWindow,
  /** The window before, up to the same hour. */
  before: moneyOfWindow,
});

/** One day of India. */
const dayFigures = named('DayFigures', {
  day: z.string(),
  ...dashboardTotals.shape,
  /** Whole rupees. */
  asked: z.number(),
  booked: z.number(),
});
export type DayFigures = z.infer<typeof dayFigures>;

/** Windows of the conversion and of the demand, in days of India with today. */
export const REPORT_DAYS = ['30', '90', '365'] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];
export const reportDays = z.enum(REPORT_DAYS, { error: 'days must be 30, 90 or 365' }).default('30');

/** How far the requests of a window have come since. */
const conversionShape = {
  requests: z.number(),
  /** Requests that were contacted, at the latest when they were confirmed. */
  contacted: z.number(),
  /** Requests that were confirmed and are not cancelled. */
  confirmed: z.number(),
  cancelled: z.number(),
  /** Total of all of them in whole rupees, and of the confirmed ones. */
  asked: z.number(),
  booked: z.number(),
  unpriced: z.number(),
  foreign: z.number(),
};
const conversion = named('Conversion', conversionShape);
export type Conversion = z.infer<typeof conversion>;

const conversionAnswer = named('ConversionAnswer', {
  /** The first day of the window. */
  since: z.string(),
  sources: z.array(z.object({ source: z.enum(ENQUIRY_SOURCES), ...conversionShape })),
  /** The 200 with the most requests. */
  items: z.array(
    z.object({
      /** What the list of bookings is filtered by: a package's id, `itinerary`, or `by-title`. */
      item: z.string(),
      /** Title of the package; empty for planned trips and trips by their title. */
      title: z.string(),
      ...conversionShape,
    }),
  ),
  /** All other items together; null without any. */
  otherItems: conversion.nullable(),
  leads: z.array(
    z.object({
      source: z.enum(ENQUIRY_SOURCES),
      leads: z.number(),
      /** Contacted leads, with those that were converted. */
      contacted: z.number(),
      converted: z.number(),
      /** Leads that became a booking. */
      booked: z.number(),
    }),
  ),
});
export type ConversionAnswer = z.infer<typeof conversionAnswer>;

/** The tables of the conversion. */
export const CONVERSION_LISTS = ['sources', 'items', 'leads'] as const;
export type ConversionList = (typeof CONVERSION_LISTS)[number];
const conversionList = z.enum(CONVERSION_LISTS, { error: 'of must be sources, items or leads' }).default('sources');

const noun: Noun = { name: 'Dashboard', about: 'The first screen of the back office.' };

export const dashboardEndpoints = defineEndpoints(noun, {
  'GET /api/admin/dashboard/overview': {
    operationId: 'getDashboard',
    summary:
      'Totals of the last seven days of India with today, the same of the week before up to the same hour, the state of the system, what happened last and what is due',
    access: 'figures',
    answers: {
      200: z.object({
        totals: dashboardTotals,
        previous: dashboardTotals,
        system: systemStatus,
        recentActivity: z.array(activity),
        /** Unanswered records first, the longest wait at the top; then follow-ups by their day. */
        due: z.array(dueRecord),
        /** Totals of each kind, including the listed ones. */
        dueTotals: z.object({ leads: z.number(), bookings: z.number() }),
      }),
    },
  },
  'GET /api/admin/dashboard/figures': {
    operationId: 'getDashboardFigures',
    summary:
      'Rupees asked for and booked in the last seven days and in this month, each beside the window before up to the same hour; what is open now; and each of the last fourteen days',
    access: 'figures',
    answers: {
      200: z.object({
        week: comparedMoney,
        month: comparedMoney,
        /** Requests that are neither confirmed nor cancelled. */
        open: moneySum,
        /** The oldest first. */
        days: z.array(dayFigures),
      }),
    },
  },
  'GET /api/admin/dashboard/conversion': {
    operationId: 'getConversion',
    summary:
      'How far the requests or leads of a window have come: by source, by what was booked, or leads by source; the tables that were not asked for are empty',
    access: 'figures',
    query: z.object({ days: reportDays, of: conversionList }),
    answers: { 200: conversionAnswer },
  },
});

export const dashboardFiles = defineFiles(noun, {
  'GET /api/admin/dashboard/conversion/export': {
    operationId: 'exportConversion',
    summary: 'One table of the conversion as CSV',
    access: 'export',
    query: z.object({ days: reportDays, of: conversionList }),
    mediaTypes: ['text/csv'],
  },
});
