import { z } from 'zod';
import { activity } from './activities.ts';
import { failedBackup } from './backups.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
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
});
