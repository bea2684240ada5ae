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
import { usageStore } from './store.ts';
import { type AiCallRow, type AiLogRow, endCountsBefore, insertCounted } from './usage-figures.ts';

/** One request to plan or to write, as it ended. */
export interface UsedRequest {
  readonly endpoint: string;
  readonly visitor: Pick<Visitor, 'network' | 'userAgent'>;
  readonly userId: string | null;
  readonly startedAt: number;
  /** As HTTP has it; 499 when the asker was gone. */
  readonly status: number;
  readonly request: unknown;
  readonly response: unknown;
  /** What a language model took; nothing for the built-in planner. */
  readonly used?: { readonly tokens: number; readonly costMicroUsd: number };
  readonly plans?: CheckedPlans | null;
  /** What a language model was asked, in the order of asking; `used` is the sum over them. */
  readonly calls?: readonly ModelCall[];
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
}

/** Ended in one transaction at most. */
const SWEPT_AT_ONCE = 1000;
/** Signs of what a model was handed, and of what it said. */
const MOST_OF_A_TEXT = 16_384;
/** Longer than any phone or key: what is cut off at the end was masked as a whole. */
const BEYOND_THE_END = 512;

/** A text as it may be kept: masked, bounded, and without the signs that a database refuses. */
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
  // What was never handed over need not be kept.
  material: wasAsked(call) ? keptText(call.material) : '',
  answer: keptText(call.answer),
});

/** How plans fared, as it is counted. */
const checkCounts = (plans: CheckedPlans | null): Readonly<Record<string, number>> =>
  plans === null ? {} : { ...plans.failed, passed: plans.passed, planned: plans.planned };

/** Logs what planning and writing takes, and says whether a language model may be asked. */
export function aiUsageRecorder({ database, clock, settings }: Dependencies) {
  const store = usageStore(database);

  /** Read only where there is a cost: the built-in planner has none. */
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
      // A refusal, such as of an unknown place, is an answer: only our own failures are errors.
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
    /** Logs a request, late in the transaction that keeps what came of it: its figures are shared by everybody. */
    async record(trx: Writer, asked: UsedRequest): Promise<void> {
      const keepsCost = await isCostKept(trx, asked);
      const row = toRow(asked, keepsCost);
      const { plans = null, calls = [] } = asked;
      const callRows = calls.map((call, position) => toCallRow(call, { logId: row.id, position, keepsCost }));
      await insertCounted(trx, row, callRows, { ...checkCounts(plans), ...countCalls(calls) });
    },

    /**
     * Whether today's spending, in India, leaves anything of the daily budget. Requests that are under way at the moment
     * are not in it. With a budget and without cost being computed nobody could tell, and the answer is no.
     */
    async mayUseModel(): Promise<boolean> {
      const { ai, costTracking } = await settings.current();
      if (ai.dailyBudgetUsd === null) return true;
      if (!costTracking) return false;
      const spent = await store.costOfDay(dayOfHour(hourInIndia(clock())));
      return spent < ai.dailyBudgetUsd * 1e6;
    },

    /** What somebody asked for while signed in, for their own copy. */
    heldOf: async (userId: string) =>
      (await store.listOf(userId)).map(({ endpoint, requestData, createdAt }) => ({
        endpoint,
        request: JSON.parse(requestData) as unknown,
        createdAt: new Date(createdAt).toISOString(),
      })),

    /** Takes a person out of the log, in the transaction that erases them; what they asked for stays counted. */
    eraseOf: (writer: Writer, userId: string): Promise<void> => store.anonymise(writer, userId),

    /** Ends what is older than the log may be kept, by whole days of India, a little at a time. */
    async sweep(): Promise<void> {
      const { retention } = await settings.current();
      const firstHour = (dayOfHour(hourInIndia(clock())) - retention.aiLogDays) * 24;
      await database.db.transaction().execute((trx) => endCountsBefore(trx, firstHour));
      const firstId = firstIdOf(startOfHour(firstHour));
      while ((await store.deleteBefore(firstId, SWEPT_AT_ONCE)) > 0) await nextTurn();
    },
  };
}

export type AiUsageRecorder = ReturnType<typeof aiUsageRecorder>;
