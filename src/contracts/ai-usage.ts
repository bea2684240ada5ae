import { z } from 'zod';
import { AI_PERIODS } from '../core/ai-usage/periods.ts';
import { defineEndpoints } from './endpoint.ts';
import { unlessEmpty } from './lists.ts';
import { addressPart, typedText } from './text.ts';

const AI_LOG_STATUSES = ['success', 'error'] as const;

const period = z.enum(AI_PERIODS, { error: 'period must be 24h, 7d, 30d or 90d' });

/** One request to plan or to write. Times in milliseconds, costs in US dollars. */
const aiLog = z.object({
  /** The reference by which it is searched. */
  _id: z.string(),
  endpoint: z.string(),
  responseStatus: z.enum(AI_LOG_STATUSES),
  httpStatus: z.number(),
  responseTime: z.number(),
  tokensUsed: z.number(),
  cost: z.number(),
  createdAt: z.iso.datetime(),
  /** Shortened to its network. */
  ipAddress: z.string(),
  userAgent: z.string(),
  /** As they were written: phones, e-mail addresses, names and tokens are masked. Only where they were asked for. */
  requestData: z.unknown().optional(),
  responseData: z.unknown().optional(),
});
export type AiLog = z.infer<typeof aiLog>;

const point = z.object({
  /** When the hour or day begins, by India's clocks. */
  at: z.iso.datetime(),
  requests: z.number(),
  errors: z.number(),
  /** Half of the requests, and 95 of 100, took no longer; null where there were none. Within 1 %. */
  p50: z.number().nullable(),
  p95: z.number().nullable(),
  cost: z.number(),
});
export type AiPoint = z.infer<typeof point>;

const usage = z.object({
  overallStats: z.object({
    totalRequests: z.number(),
    totalSuccess: z.number(),
    totalErrors: z.number(),
    avgResponseTime: z.number(),
    p50: z.number().nullable(),
    p95: z.number().nullable(),
    totalTokens: z.number(),
    totalCost: z.number(),
  }),
  endpointStats: z.array(
    z.object({
      /** The endpoint's name. */
      _id: z.string(),
      count: z.number(),
      successCount: z.number(),
      errorCount: z.number(),
      avgResponseTime: z.number(),
      totalCost: z.number(),
    }),
  ),
  recentActivity: z.array(aiLog),
  series: z.object({ unit: z.enum(['hour', 'day']), points: z.array(point) }),
  /** How the plans that were made fared at the verifier. */
  plans: z.object({
    planned: z.number(),
    passed: z.number(),
    failedChecks: z.array(z.object({ check: z.string(), name: z.string(), plans: z.number() })),
  }),
  spending: z.object({
    /** False: cost is not computed (settings), what is told of it is of before. */
    tracked: z.boolean(),
    bookings: z.number(),
    /** Null where nobody booked. */
    costPerBooking: z.number().nullable(),
    /** Of today, in India; null for no bound. */
    dailyBudget: z.number().nullable(),
    spentToday: z.number(),
    /** False once the budget of today is used up: the built-in planner answers alone. */
    mayUseModel: z.boolean(),
  }),
});
export type AiUsage = z.infer<typeof usage>;

export const aiUsageEndpoints = defineEndpoints({
  'GET /api/admin/dashboard/ai-usage': {
    summary: 'How often trips were planned and written up in a period, how long it took and what it cost',
    access: 'admin',
    query: z.object({ period: period.default('7d') }),
    answers: { 200: usage },
  },
  'GET /api/admin/dashboard/ai-usage/logs': {
    summary: 'Single requests, the newest first',
    access: 'admin',
    query: z.object({
      includeData: z.enum(['true', 'false'], { error: 'includeData must be true or false' }).default('false'),
      limit: z.coerce
        .number({ error: 'limit must be a whole number from 1 to 100' })
        .int('limit must be a whole number from 1 to 100')
        .min(1, 'limit must be a whole number from 1 to 100')
        .max(100, 'limit must be a whole number from 1 to 100')
        .default(100),
      period: unlessEmpty(period),
      endpoint: unlessEmpty(typedText({ max: 100 })),
      status: unlessEmpty(z.enum(AI_LOG_STATUSES, { error: 'status must be success or error' })),
      /** A reference, or how one begins. */
      search: unlessEmpty(typedText({ max: 100 })),
      /** Only what came before the request with this reference. */
      before: unlessEmpty(typedText({ max: 100 })),
    }),
    answers: {
      200: z.object({
        logs: z.array(aiLog),
        /** What to send as `before` for the next ones; null at the end. */
        next: z.string().nullable(),
      }),
    },
  },
  'GET /api/admin/dashboard/ai-usage/logs/{id}': {
    summary: 'One request with what was asked and answered',
    access: 'admin',
    params: z.object({ id: addressPart }),
    answers: { 200: z.object({ log: aiLog }) },
  },
});
