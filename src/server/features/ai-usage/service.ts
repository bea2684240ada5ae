import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { maskPersonal } from '../../../core/ai-usage/mask-personal.ts';
import type { CheckedPlans } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { firstIdOf, newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import { usageStore } from './store.ts';
import { type AiLogRow, endCountsBefore, insertCounted } from './usage-figures.ts';

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
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
}

/** Ended in one transaction at most. */
const SWEPT_AT_ONCE = 1000;

/** Logs what planning and writing takes, and says whether a language model may be asked. */
export function aiUsageRecorder({ database, clock, settings }: Dependencies) {
  const store = usageStore(database);

  async function toRow(trx: Writer, asked: UsedRequest): Promise<AiLogRow> {
    const now = clock();
    const { endpoint, visitor, userId, startedAt, status, request, response, used } = asked;
    // Read only where there is a cost: the built-in planner has none.
    const costs = used !== undefined && used.costMicroUsd > 0 && (await settings.within(trx)).costTracking;
    return {
      id: newId(now),
      endpoint,
      responseStatus: status < 400 ? 'success' : 'error',
      httpStatus: status,
      responseTimeMs: Math.max(0, Math.round(now - startedAt)),
      tokensUsed: used?.tokens ?? 0,
      costMicroUsd: costs ? Math.round(used.costMicroUsd) : 0,
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
      await insertCounted(trx, await toRow(trx, asked), asked.plans ?? null);
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
