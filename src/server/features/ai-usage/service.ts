import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { maskPersonal, maskText } from '../../../core/ai-usage/mask-personal.ts';
import { countCalls, type ModelCall, wasAsked } from '../../../core/ai-usage/model-calls.ts';
import type { CheckedPlans } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { firstIdOf, newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import { usageFiguresStore } from './figures-store.ts';
import { usageLogStore } from './store.ts';
import { type AiCallRow, type AiLogRow, endCountsBefore, insertCounted } from './usage-figures.ts';

/** A finished request to plan or to write. */
export interface UsedRequest {
  readonly endpoint: string;
  readonly visitor: Pick<Visitor, 'network' | 'userAgent'>;
  readonly userId: string | null;
  readonly startedAt: number;
  /** HTTP status; 499 when the client disconnected. */
  readonly status: number;
  readonly request: unknown;
  readonly response: unknown;
  /** Usage of the language model; absent for the built-in planner. */
  readonly used?: { readonly tokens: number; readonly costMicroUsd: number };
  readonly plans?: CheckedPlans | null;
  /** The calls of language models, in order; `used` is their sum. */
  readonly calls?: readonly ModelCall[];
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
}

/** Rows deleted per transaction. */
const SWEPT_AT_ONCE = 1000;
/** Characters stored of a model's input, and of its answer. */
const MOST_OF_A_TEXT = 16_384;
/** Longer than any phone or key, so that one at the cut is masked as a whole. */
const BEYOND_THE_END = 512;

/** Returns a text as it is stored: masked, bounded, and without characters that a database rejects. */
const keptText = (text: string): string =>
  maskText(text.slice(0, MOST_OF_A_TEXT + BEYOND_THE_END))
    .slice(0, MOST_OF_A_TEXT)
    .replaceAll('\0', '')
    .toWellFormed();

interface CallPlace {
  readonly logId: string;
  readonly position: number;
  readonly keepsCost: boolean;
}

const toCallRow = (call: ModelCall, { logId, position, keepsCost }: CallPlace): AiCallRow => ({
  logId,
  position,
  purpose: call.purpose,
  provider: call.provider,
  model: call.model,
  promptVersion: call.promptVersion,
  outcome: call.outcome,
  inputTokens: call.inputTokens,
  outputTokens: call.outputTokens,
  accepted: call.accepted,
  refused: call.refused,
  invented: call.invented,
  costMicroUsd: keepsCost ? Math.round(call.costMicroUsd) : 0,
  costPaise: keepsCost ? Math.round(call.costPaise) : 0,
  firstWordsMs: call.firstWordsMs === null ? null : Math.round(call.firstWordsMs),
  totalMs: Math.round(call.totalMs),
  // Material that was never sent is not stored.
  material: wasAsked(call) ? keptText(call.material) : '',
  answer: keptText(call.answer),
});

/** Returns the results of plan checks, as counts. */
const checkCounts = (plans: CheckedPlans | null): Readonly<Record<string, number>> =>
  plans === null ? {} : { ...plans.failed, passed: plans.passed, planned: plans.planned };

/** Logs the usage of planning and writing, and decides whether a language model may be asked. */
export function aiUsageRecorder({ database, clock, settings }: Dependencies) {
  const log = usageLogStore(database);
  const figures = usageFiguresStore(database);

  /** Reads the settings only if there is a cost: the built-in planner has none. */
  async function isCostKept(trx: Writer, { used, calls = [] }: UsedRequest): Promise<boolean> {
    const costs = [used, ...calls].some((part) => part !== undefined && part.costMicroUsd > 0);
    return costs && (await settings.within(trx)).costTracking;
  }

  function toRow(asked: UsedRequest, keepsCost: boolean): AiLogRow {
    const now = clock();
    const { endpoint, visitor, userId, startedAt, status, request, response, used } = asked;
    return {
      id: newId(now),
      endpoint,
      // A refusal, such as of an unknown place, is a valid answer: only server failures count as errors.
      responseStatus: status < 500 ? 'success' : 'error',
      httpStatus: status,
      responseTimeMs: Math.max(0, Math.round(now - startedAt)),
      tokensUsed: used?.tokens ?? 0,
      costMicroUsd: keepsCost ? Math.round(used?.costMicroUsd ?? 0) : 0,
      userId,
      network: visitor.network,
      userAgent: visitor.userAgent,
      requestData: JSON.stringify(maskPersonal(request)),
      responseData: JSON.stringify(maskPersonal(response)),
      createdAt: now,
    };
  }

  return {
    /** Logs a request; call it late in the transaction, because all requests share the counts. */
    async record(trx: Writer, asked: UsedRequest): Promise<void> {
      const keepsCost = await isCostKept(trx, asked);
      const row = toRow(asked, keepsCost);
      const { plans = null, calls = [] } = asked;
      const callRows = calls.map((call, position) => toCallRow(call, { logId: row.id, position, keepsCost }));
      await insertCounted(trx, row, callRows, { ...checkCounts(plans), ...countCalls(calls) });
    },

    /**
     * Returns whether today's spending (Indian day) is below the daily budget, without requests in progress. Returns
     * false with a budget but without cost tracking, since spending is then unknown.
     */
    async mayUseModel(): Promise<boolean> {
      const { ai, costTracking } = await settings.current();
      if (ai.dailyBudgetUsd === null) return true;
      if (!costTracking) return false;
      const spent = await figures.costOfDay(dayOfHour(hourInIndia(clock())));
      return spent < ai.dailyBudgetUsd * 1e6;
    },

    /** Returns a user's requests, for their own copy. */
    heldOf: async (userId: string) =>
      (await log.listOf(userId)).map(({ endpoint, requestData, createdAt }) => ({
        endpoint,
        request: JSON.parse(requestData) as unknown,
        createdAt: new Date(createdAt).toISOString(),
      })),

    /** Anonymises a person's requests, in the transaction that erases them; counts stay. */
    eraseOf: (writer: Writer, userId: string): Promise<void> => log.anonymise(writer, userId),

    /** Deletes entries older than the retention setting, by whole Indian days, in batches. */
    async sweep(): Promise<void> {
      const { retention } = await settings.current();
      const firstHour = (dayOfHour(hourInIndia(clock())) - retention.aiLogDays) * 24;
      await database.db.transaction().execute((trx) => endCountsBefore(trx, firstHour));
      const firstId = firstIdOf(startOfHour(firstHour));
      while ((await log.deleteBefore(firstId, SWEPT_AT_ONCE)) > 0) await nextTurn();
    },
  };
}

export type AiUsageRecorder = ReturnType<typeof aiUsageRecorder>;
