import type { AiCall, AiLog, AiPoint, AiUsage } from '../../../contracts/ai-usage.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { type CallPurpose, readCallFigures } from '../../../core/ai-usage/model-calls.ts';
import { type AiPeriod, type AiWindow, aiWindow } from '../../../core/ai-usage/periods.ts';
import { emptyHistogram, type Histogram, mergeHistograms, percentileOf } from '../../../core/ai-usage/time-buckets.ts';
import { CHECK_IDS } from '../../../core/planner/verifier/checks.ts';
import { checks } from '../../../words/en/planner/checks.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { firstIdOf } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import { type CountRow, usageFiguresStore } from './figures-store.ts';
import type { AiUsageRecorder } from './service.ts';
import { type LogHead, type StoredCall, type StoredLog, usageLogStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current'>;
  readonly mayUseModel: AiUsageRecorder['mayUseModel'];
  readonly countBookings: (since: number) => Promise<number>;
}

interface LogQuery {
  readonly includeData: 'true' | 'false';
  readonly limit: number;
  readonly period?: AiPeriod | undefined;
  readonly endpoint?: string | undefined;
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly before?: string | undefined;
}

const RECENT = 20;
const MICRO = 1e6;

const presentHead = (row: LogHead): AiLog => ({
  _id: row.id,
  endpoint: row.endpoint,
  responseStatus: row.responseStatus === 'success' ? 'success' : 'error',
  httpStatus: row.httpStatus,
  responseTime: row.responseTimeMs,
  tokensUsed: row.tokensUsed,
  cost: row.costMicroUsd / MICRO,
  createdAt: new Date(row.createdAt).toISOString(),
  ipAddress: row.network,
  userAgent: row.userAgent,
});

const presentLog = (row: LogHead & Partial<Pick<StoredLog, 'requestData' | 'responseData'>>): AiLog => ({
  ...presentHead(row),
  ...(row.requestData !== undefined && { requestData: JSON.parse(row.requestData) as unknown }),
  ...(row.responseData !== undefined && { responseData: JSON.parse(row.responseData) as unknown }),
});

const presentCall = (row: StoredCall): AiCall => ({
  purpose: row.purpose as CallPurpose,
  provider: row.provider,
  model: row.model,
  promptVersion: row.promptVersion,
  outcome: row.outcome,
  inputTokens: row.inputTokens,
  outputTokens: row.outputTokens,
  costUsd: row.costMicroUsd / MICRO,
  costInr: row.costPaise / 100,
  firstWordsMs: row.firstWordsMs,
  totalMs: row.totalMs,
  accepted: row.accepted,
  refused: row.refused,
  invented: row.invented,
  material: row.material,
  answer: row.answer,
});

/** Sums separately counted rows. */
function addUp(rows: readonly CountRow[]) {
  const sum = (of: (row: CountRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  const count = sum((row) => row.count);
  const successes = sum((row) => (row.status === 'success' ? row.count : 0));
  return {
    count,
    successes,
    errors: count - successes,
    averageMs: count === 0 ? 0 : sum((row) => row.responseTimeMs) / count,
    tokens: sum((row) => row.tokens),
    cost: sum((row) => row.costMicroUsd) / MICRO,
  };
}

function endpointStats(rows: readonly CountRow[]): AiUsage['endpointStats'] {
  const byEndpoint = Map.groupBy(rows, ({ endpoint }) => endpoint);
  return [...byEndpoint]
    .map(([endpoint, own]) => ({ _id: endpoint, sums: addUp(own) }))
    .sort((a, b) => b.sums.count - a.sums.count || (a._id < b._id ? -1 : 1))
    .map(({ _id, sums }) => ({
      _id,
      count: sums.count,
      successCount: sums.successes,
      errorCount: sums.errors,
      avgResponseTime: sums.averageMs,
      totalCost: sums.cost,
    }));
}

const percentilesOf = (times: Histogram) => ({ p50: percentileOf(times, 50), p95: percentileOf(times, 95) });

/** Returns a point for every cell of the window, also for empty ones. */
function pointsOf(
  { unit, first, cells }: AiWindow,
  rows: readonly CountRow[],
  times: ReadonlyMap<number, Histogram>,
): AiPoint[] {
  const byCell = Map.groupBy(rows, ({ at }) => at);
  return Array.from({ length: cells }, (_, index) => {
    const at = first + index;
    const { count, errors, cost } = addUp(byCell.get(at) ?? []);
    const percentiles = percentilesOf(times.get(at) ?? emptyHistogram());
    const startsAt = startOfHour(unit === 'hour' ? at : at * 24);
    return { at: new Date(startsAt).toISOString(), requests: count, errors, ...percentiles, cost };
  });
}

function presentPlans(outcomes: ReadonlyMap<string, number>): AiUsage['plans'] {
  const failedChecks = CHECK_IDS.flatMap((id) => {
    const plans = outcomes.get(id) ?? 0;
    return plans === 0 ? [] : [{ check: id, name: checks[id], plans }];
  });
  return {
    planned: outcomes.get('planned') ?? 0,
    passed: outcomes.get('passed') ?? 0,
    failedChecks: failedChecks.sort((a, b) => b.plans - a.plans),
  };
}

function presentModel(counted: ReadonlyMap<string, number>): AiUsage['model'] {
  const { outcomes, ...figures } = readCallFigures(counted);
  return { ...figures, outcomes: [...outcomes] };
}

/** Computes what the AI usage section shows. */
export function aiUsageReports({ database, clock, settings, mayUseModel, countBookings }: Dependencies) {
  const log = usageLogStore(database);
  const figures = usageFiguresStore(database);
  const firstIdIn = ({ firstHour }: AiWindow): string => firstIdOf(startOfHour(firstHour));

  async function spending(window: AiWindow, cost: number): Promise<AiUsage['spending']> {
    const [{ ai, costTracking }, bookings, spentToday, mayUse] = await Promise.all([
      settings.current(),
      countBookings(startOfHour(window.firstHour)),
      figures.costOfDay(dayOfHour(hourInIndia(clock()))),
      mayUseModel(),
    ]);
    return {
      tracked: costTracking,
      bookings,
      costPerBooking: bookings === 0 ? null : cost / bookings,
      dailyBudget: ai.dailyBudgetUsd,
      spentToday: spentToday / MICRO,
      mayUseModel: mayUse,
    };
  }

  return {
    async usage(period: AiPeriod): Promise<AiUsage> {
      const window = aiWindow(period, clock());
      const recently = { endpoint: undefined, status: undefined, search: undefined, before: undefined };
      const [rows, times, outcomes, recent, { ai }] = await Promise.all([
        figures.countsSince(window),
        figures.histogramsSince(window),
        figures.outcomesSince(window),
        log.list({ ...recently, from: firstIdIn(window) }, RECENT, false),
        settings.current(),
      ]);
      const sums = addUp(rows);
      return {
        overallStats: {
          totalRequests: sums.count,
          totalSuccess: sums.successes,
          totalErrors: sums.errors,
          avgResponseTime: sums.averageMs,
          ...percentilesOf(mergeHistograms(times.values())),
          totalTokens: sums.tokens,
          totalCost: sums.cost,
          totalCostInr: sums.cost * ai.rupeesPerDollar,
        },
        endpointStats: endpointStats(rows),
        recentActivity: recent.map(presentHead),
        series: { unit: window.unit, points: pointsOf(window, rows, times) },
        plans: presentPlans(outcomes),
        model: presentModel(outcomes),
        spending: await spending(window, sums.cost),
      };
    },

    async logs(query: LogQuery): Promise<ApiAnswer<'GET /api/admin/dashboard/ai-usage/logs'>> {
      const { includeData, limit, period, endpoint, status, search, before } = query;
      const reference = search?.toLowerCase();
      if (reference && !/^[0-9a-z]+$/.test(reference)) return { logs: [], next: null };
      const from = period && firstIdIn(aiWindow(period, clock()));
      // One row more than shown tells whether there are more.
      const found = await log.list(
        { endpoint, status, search: reference, from, before },
        limit + 1,
        includeData === 'true',
      );
      const rows = found.slice(0, limit);
      return { logs: rows.map(presentLog), next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
    },

    async log(id: string): Promise<{ log: AiLog; calls: AiCall[] }> {
      const [row, calls] = await Promise.all([log.find(id), log.callsOf(id)]);
      if (!row) throw new AppError('not-found', ({ reports }) => reports.logGone);
      return { log: presentLog(row), calls: calls.map(presentCall) };
    },

    /** Returns requests and their cost between two moments at which hours start in India. */
    async totals({ from, to }: { readonly from: number; readonly to: number }) {
      const { requests, costMicroUsd } = await figures.totalsOfHours(hourInIndia(from), hourInIndia(to));
      return { requests, costUsd: costMicroUsd / MICRO };
    },
  };
}

export type AiUsageReports = ReturnType<typeof aiUsageReports>;
