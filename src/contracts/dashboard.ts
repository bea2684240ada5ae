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
  /** New ones, as bookings and leads are. */
  users: z.number(),
  bookings: z.number(),
  leads: z.number(),
  aiRequests: z.number(),
  /** US dollars. */
  aiCost: z.number(),
});
export type DashboardTotals = z.infer<typeof dashboardTotals>;

/** `unknown` where it could not be found out. */
const partStatus = z.enum(['ok', 'off', 'warning', 'failing', 'unknown']).meta({ id: 'PartStatus' });
export type PartStatus = z.infer<typeof partStatus>;

const systemStatus = named('SystemStatus', {
  database: z.object({
    status: partStatus,
    engine: z.enum(['sqlite', 'postgres']),
    sizeBytes: z.number().nullable(),
    /** How long one small question took. */
    answerMs: z.number().nullable(),
  }),
  /** Of the folder with the data: a warning when little is left, failing when it is full or read-only. */
  disk: z.object({ status: partStatus, freeBytes: z.number().nullable(), totalBytes: z.number().nullable() }),
  /** `off`: the built-in planner answers alone. A warning when it does so though a provider is set: for its budget. */
  ai: z.object({
    status: partStatus,
    provider: z.enum(AI_PROVIDERS),
    /**
     * `untracked`: there is one, but cost is not computed, so that nobody knows what is left of it; `unpriced`: nobody knows
     * what the model costs.
     */
    budget: z.enum(['left', 'used_up', 'untracked', 'unpriced']),
  }),
  /** `off`: no provider is set, messages are kept. */
  messages: z.object({ status: partStatus, waiting: z.number(), failed: z.number() }),
  /** A warning when there is none, or the last is older than two days; failing when the one after it failed. */
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
  /** What to call it by: a name. */
  title: z.string(),
  text: z.string(),
  /** When it was sent. */
  receivedAt: z.iso.datetime(),
  /** The day on which a lead is to be called again; null for a lead or a booking that nobody has answered yet. */
  followUpOn: z.string().nullable(),
});
export type DueRecord = z.infer<typeof dueRecord>;

const noun: Noun = { name: 'Dashboard', about: 'The first screen of the back office.' };

export const dashboardEndpoints = defineEndpoints(noun, {
  'GET /api/admin/dashboard/overview': {
    operationId: 'getDashboard',
    summary:
      'Totals of the last seven days of India with today, the same of the week before up to the same hour, the state of the system, what happened last and what is due',
    access: 'admin',
    answers: {
      200: z.object({
        totals: dashboardTotals,
        previous: dashboardTotals,
        system: systemStatus,
        recentActivity: z.array(activity),
        /** What nobody has answered first, the one that waits longest at the top; then follow-ups by their day. */
        due: z.array(dueRecord),
        /** How many of each there are, with those listed. */
        dueTotals: z.object({ leads: z.number(), bookings: z.number() }),
      }),
    },
  },
});
