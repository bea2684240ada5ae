import { z } from 'zod';
import { CALL_PURPOSES } from '../core/ai-usage/model-calls.ts';
import { AI_PERIODS } from '../core/ai-usage/periods.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { modelProvider, modelTemperature } from './settings.ts';
import { addressPart, typedText } from './text.ts';

const AI_LOG_STATUSES = ['success', 'error'] as const;

const period = z.enum(AI_PERIODS, { error: 'period must be 24h, 7d, 30d or 90d' });

/** One request to plan or to write. Times in milliseconds, costs in US dollars. */
const aiLog = named('AiLog', {
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

/** One question to a language model within a request, or one that was not asked. */
const aiCall = named('AiCall', {
  purpose: z.enum(CALL_PURPOSES),
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  /** Read by `outcomeWords` of core. */
  outcome: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
  /** At the rate of the moment at which it was asked. */
  costInr: z.number(),
  firstWordsMs: z.number().nullable(),
  totalMs: z.number(),
  /** Texts that passed the checks, and that did not; of a wish, the places that were picked. */
  accepted: z.number(),
  refused: z.number(),
  /** Ids and names that we do not know, and dropped. */
  invented: z.number(),
  /** What it was handed, mostly JSON, and what it said; masked and cut off after 16,384 signs. */
  material: z.string(),
  answer: z.string(),
});
export type AiCall = z.infer<typeof aiCall>;

const point = named('AiPoint', {
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

const usage = named('AiUsage', {
  overallStats: z.object({
    totalRequests: z.number(),
    totalSuccess: z.number(),
    totalErrors: z.number(),
    avgResponseTime: z.number(),
    p50: z.number().nullable(),
    p95: z.number().nullable(),
    totalTokens: z.number(),
    totalCost: z.number(),
    /** The same in rupees, at the rate that the settings have now. */
    totalCostInr: z.number(),
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
  /** How language models fared. */
  model: z.object({
    /** Questions that went out, and those among them that asked for other words. */
    calls: z.number(),
    repairs: z.number(),
    accepted: z.number(),
    refused: z.number(),
    invented: z.number(),
    /** How they ended, and why others were not asked; the most frequent first. */
    outcomes: z.array(z.object({ outcome: z.string(), count: z.number() })),
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
    /** False once the budget of today is used up: no model is asked. */
    mayUseModel: z.boolean(),
  }),
});
export type AiUsage = z.infer<typeof usage>;

/** With what a request is planned once more, by the provider that is set; what is not said is as the site has it now. */
const replayChoice = named('ReplayChoice', {
  model: typedText({ max: 100 }).optional(),
  promptVersion: typedText({ max: 60 }).optional(),
  temperature: modelTemperature.optional(),
});
export type ReplayChoice = z.output<typeof replayChoice>;

const replayPlan = named('ReplayPlan', {
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  pricePP: z.number(),
  days: z.number(),
  sights: z.array(z.string()),
  wordsBy: z.enum(['model', 'built-in']),
});
export type ReplayPlan = z.infer<typeof replayPlan>;

/** One way in which a request was answered. */
const replaySide = named('ReplaySide', {
  /** What it is called over its column. */
  label: z.string(),
  /** Both empty where no model was asked. */
  promptVersion: z.string(),
  model: z.string(),
  tokens: z.number(),
  costUsd: z.number(),
  costInr: z.number(),
  firstWordsMs: z.number().nullable(),
  totalMs: z.number(),
  /** Plans that passed every check, of those that were planned. */
  checksPassed: z.number(),
  plansPlanned: z.number(),
  refusedTexts: z.number(),
  repairs: z.number(),
  /** Read by `outcomeWords` of core. */
  outcome: z.string(),
  plans: z.array(replayPlan),
});
export type ReplaySide = z.infer<typeof replaySide>;

const replay = named('Replay', { original: replaySide, replayed: replaySide });
export type Replay = z.infer<typeof replay>;

const promptList = named('PromptList', {
  /** The newest first, each with what sets it apart. */
  versions: z.array(z.object({ version: z.string(), about: z.string() })),
  /** The one that travellers' requests are asked with. */
  current: z.string(),
  /** The model that is set; null where the built-in planner answers alone. */
  model: z.object({ provider: modelProvider, model: z.string(), temperature: z.number() }).nullable(),
});
export type PromptList = z.infer<typeof promptList>;

const noun: Noun = {
  name: 'AI usage',
  about: 'What planning and writing took and cost, and requests planned once more.',
};

export const aiUsageEndpoints = defineEndpoints(noun, {
  'GET /api/admin/dashboard/ai-usage': {
    operationId: 'getAiUsage',
    summary: 'How often trips were planned and written up in a period, how long it took and what it cost',
    access: 'admin',
    query: z.object({ period: period.default('7d') }),
    answers: { 200: usage },
  },
  'GET /api/admin/dashboard/ai-usage/logs': {
    operationId: 'listAiLogs',
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
    operationId: 'getAiLog',
    summary: 'One request with what was asked and answered, and every question to a language model within it',
    access: 'admin',
    params: z.object({ id: addressPart }),
    errors: ['not-found'],
    answers: { 200: z.object({ log: aiLog, calls: z.array(aiCall) }) },
  },
  'POST /api/admin/dashboard/ai-usage/logs/{id}/replay': {
    operationId: 'replayAiLog',
    summary:
      'Plan a logged request once more with another model or prompt, and show both; nothing of it is kept or sold',
    access: 'admin',
    params: z.object({ id: addressPart }),
    body: replayChoice,
    errors: ['not-found', 'impossible'],
    answers: { 200: replay },
  },
  'GET /api/admin/dashboard/ai-usage/prompts': {
    operationId: 'listPrompts',
    summary: 'The versions of our prompts, and the language model that is set',
    access: 'admin',
    answers: { 200: promptList },
  },
});
