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

/** One request to plan a trip or to write text. Times in milliseconds, costs in US dollars. */
const aiLog = named('AiLog', {
  /** The reference that a search finds it by. */
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
  /** As stored: phones, e-mail addresses, names and tokens are masked. Present only when requested. */
  requestData: z.unknown().optional(),
  responseData: z.unknown().optional(),
});
export type AiLog = z.infer<typeof aiLog>;

/** One question to a language model within a request, including questions that were skipped. */
const aiCall = named('AiCall', {
  purpose: z.enum(CALL_PURPOSES),
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
  /** Put into words by `outcomeWords` of core. */
  outcome: z.string(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
  /** At the exchange rate of the moment of the question. */
  costInr: z.number(),
  firstWordsMs: z.number().nullable(),
  totalMs: z.number(),
  /** Texts that passed the checks, and that failed them; for a wish, the places picked. */
  accepted: z.number(),
  refused: z.number(),
  /** Unknown ids and names in the answer, which were dropped. */
  invented: z.number(),
  /** The model's input, mostly JSON, and its answer; masked and cut off after 16,384 characters. */
  material: z.string(),
  answer: z.string(),
});
export type AiCall = z.infer<typeof aiCall>;

const point = named('AiPoint', {
  /** Start of the hour or day, in Indian time. */
  at: z.iso.datetime(),
  requests: z.number(),
  errors: z.number(),
  /** Durations that 50 and 95 per cent of the requests did not exceed, within 1 %; null without requests. */
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
    /** The same in rupees, at the rate in today's settings. */
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
  /** Results of the made plans at the verifier. */
  plans: z.object({
    planned: z.number(),
    passed: z.number(),
    failedChecks: z.array(z.object({ check: z.string(), name: z.string(), plans: z.number() })),
  }),
  /** Results of the language models. */
  model: z.object({
    /** Questions sent, and those among them that asked for a new wording. */
    calls: z.number(),
    repairs: z.number(),
    accepted: z.number(),
    refused: z.number(),
    invented: z.number(),
    /** How questions ended, and why others were skipped; the most frequent first. */
    outcomes: z.array(z.object({ outcome: z.string(), count: z.number() })),
  }),
  spending: z.object({
    /** False: the settings switch cost tracking off, and the figures shown are from before. */
    tracked: z.boolean(),
    bookings: z.number(),
    /** Null without bookings. */
    costPerBooking: z.number().nullable(),
    /** Today's budget, by the Indian day; null for no limit. */
    dailyBudget: z.number().nullable(),
    spentToday: z.number(),
    /** False once today's budget is used up: no model is asked. */
    mayUseModel: z.boolean(),
  }),
});
export type AiUsage = z.infer<typeof usage>;

/**
 * The options for planning a request again with the provider that is set; the site's present values fill in the rest.
 */
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

/** One of the compared answers to a request. */
const replaySide = named('ReplaySide', {
  /** The heading of its column. */
  label: z.string(),
  /** Both are empty when no model was asked. */
  promptVersion: z.string(),
  model: z.string(),
  tokens: z.number(),
  costUsd: z.number(),
  costInr: z.number(),
  firstWordsMs: z.number().nullable(),
  totalMs: z.number(),
  /** How many of the made plans passed every check. */
  checksPassed: z.number(),
  plansPlanned: z.number(),
  refusedTexts: z.number(),
  repairs: z.number(),
  /** Put into words by `outcomeWords` of core. */
  outcome: z.string(),
  plans: z.array(replayPlan),
});
export type ReplaySide = z.infer<typeof replaySide>;

const replay = named('Replay', { original: replaySide, replayed: replaySide });
export type Replay = z.infer<typeof replay>;

const promptList = named('PromptList', {
  /** The newest first, each with its difference. */
  versions: z.array(z.object({ version: z.string(), about: z.string() })),
  /** The version used for travellers' requests. */
  current: z.string(),
  /** The model that is set; null when the built-in planner answers alone. */
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
    access: 'ai-usage',
    query: z.object({ period: period.default('7d') }),
    answers: { 200: usage },
  },
  'GET /api/admin/dashboard/ai-usage/logs': {
    operationId: 'listAiLogs',
    summary: 'Single requests, the newest first',
    access: 'ai-usage',
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
      /** A reference, or its beginning. */
      search: unlessEmpty(typedText({ max: 100 })),
      /** Only requests made before the one with this reference. */
      before: unlessEmpty(typedText({ max: 100 })),
    }),
    answers: {
      200: z.object({
        logs: z.array(aiLog),
        /** The value of `before` for the next page; null at the end. */
        next: z.string().nullable(),
      }),
    },
  },
  'GET /api/admin/dashboard/ai-usage/logs/{id}': {
    operationId: 'getAiLog',
    summary: 'One request with what was asked and answered, and every question to a language model within it',
    access: 'ai-usage',
    params: z.object({ id: addressPart }),
    errors: ['not-found'],
    answers: { 200: z.object({ log: aiLog, calls: z.array(aiCall) }) },
  },
  'POST /api/admin/dashboard/ai-usage/logs/{id}/replay': {
    operationId: 'replayAiLog',
    summary:
      'Plan a logged request once more with another model or prompt, and show both; nothing of it is kept or sold',
    access: 'ai-usage',
    params: z.object({ id: addressPart }),
    body: replayChoice,
    errors: ['not-found', 'impossible'],
    answers: { 200: replay },
  },
  'GET /api/admin/dashboard/ai-usage/prompts': {
    operationId: 'listPrompts',
    summary: 'The versions of our prompts, and the language model that is set',
    access: 'ai-usage',
    answers: { 200: promptList },
  },
});
