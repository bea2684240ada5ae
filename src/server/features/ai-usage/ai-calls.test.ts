import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { hourInIndia } from '../../../core/activities/windows.ts';
import { CALL_PURPOSES, type ModelCall } from '../../../core/ai-usage/model-calls.ts';
import { AI_PERIODS, aiWindow } from '../../../core/ai-usage/periods.ts';
import type { Database } from '../../database/database.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import type { Settings } from '../settings/service.ts';
import { aiUsageReports } from './reports.ts';
import { aiUsageRecorder, type UsedRequest } from './service.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 21, 4, 10, 0);
const TABLES = ['aiLogs', 'aiCounts', 'aiResponseTimes', 'aiPlanChecks'] as const;

const CALL: ModelCall = {
  purpose: 'cards',
  provider: 'google',
  model: 'gemini-x',
  promptVersion: '2026-11-plain',
  outcome: 'answered',
  inputTokens: 900,
  outputTokens: 300,
  costMicroUsd: 1500,
  costPaise: 13,
  firstWordsMs: 410.4,
  totalMs: 1900.6,
  accepted: 5,
  refused: 1,
  invented: 0,
  material: '{"cards":[]}',
  answer: '{"texts":[]}',
};

const call: fc.Arbitrary<ModelCall> = fc
  .record({
    purpose: fc.constantFrom(...CALL_PURPOSES),
    outcome: fc.constantFrom('answered', 'answered', 'slow', 'refused', 'breaker-open', 'over-budget'),
    accepted: fc.nat(6),
    refused: fc.nat(3),
    invented: fc.nat(2),
  })
  .map((told) => ({ ...CALL, ...told }));

interface Asked {
  readonly afterMs: number;
  readonly calls: readonly ModelCall[];
}

const asked: fc.Arbitrary<Asked> = fc.record({
  afterMs: fc.oneof(fc.integer({ min: 0, max: DAY_MS / 24 }), fc.integer({ min: 0, max: 20 * DAY_MS })),
  calls: fc.array(call, { maxLength: 4 }),
});

describe.each(engines)('calls of a language model on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  async function begin() {
    for (const table of TABLES) await database.db.deleteFrom(table).execute();
    const state: { now: number; settings: Settings } = { now: START, settings: DEFAULT_SETTINGS };
    const clock = () => state.now;
    const current = async () => state.settings;
    const recorder = aiUsageRecorder({ database, clock, settings: { current, within: current } });
    const { mayUseModel } = recorder;
    const countBookings = async () => 0;
    const reports = aiUsageReports({ database, clock, mayUseModel, settings: { current }, countBookings });
    const ask = async ({ afterMs = 1, ...told }: Partial<UsedRequest & Asked>): Promise<string> => {
      state.now += afterMs;
      const request: UsedRequest = {
        endpoint: 'generate-itinerary',
        userId: null,
        startedAt: state.now,
        status: 200,
        request: { from: 'Delhi' },
        response: {},
        visitor: { network: '203.0.113.0/24', userAgent: 'Browser' },
        ...told,
      };
      await database.db.transaction().execute((trx) => recorder.record(trx, request));
      return newest();
    };
    const newest = async (): Promise<string> => {
      const { logs } = await reports.logs({ includeData: 'false', limit: 1 });
      return logs[0]?._id ?? '';
    };
    return { state, recorder, reports, ask };
  }

  it('are told with the request in the order of asking, with cost and time', async () => {
    const { ask, reports } = await begin();
    const wish: ModelCall = { ...CALL, purpose: 'wish', invented: 2, accepted: 0, refused: 0 };
    const slow: ModelCall = { ...CALL, purpose: 'repair', outcome: 'slow', firstWordsMs: null, answer: '' };
    const id = await ask({ calls: [wish, CALL, slow], used: { tokens: 3600, costMicroUsd: 4500 } });
    const { log, calls } = await reports.log(id);
    expect(log).toMatchObject({ tokensUsed: 3600, cost: 0.0045 });
    expect(calls.map(({ purpose, outcome, invented }) => [purpose, outcome, invented])).toEqual([
      ['wish', 'answered', 2],
      ['cards', 'answered', 0],
      ['repair', 'slow', 0],
    ]);
    expect(calls[1]).toEqual({
      purpose: 'cards',
      provider: 'google',
      model: 'gemini-x',
      promptVersion: '2026-11-plain',
      outcome: 'answered',
      inputTokens: 900,
      outputTokens: 300,
      costUsd: 0.0015,
      costInr: 0.13,
      firstWordsMs: 410,
      totalMs: 1901,
      accepted: 5,
      refused: 1,
      invented: 0,
      material: '{"cards":[]}',
      answer: '{"texts":[]}',
    });
    expect(calls[2]?.firstWordsMs).toBeNull();
    expect((await reports.log(await ask({}))).calls).toEqual([]);
  });

  it('are stored masked, bounded, and without characters that a database rejects', async () => {
    const { ask, reports } = await begin();
    const padding = 'ab '.repeat(5459);
    const told = { ...CALL, material: '{"wish":"call 98310 12345"}', answer: `${padding}9831012345 and more` };
    const odd = { ...CALL, answer: 'one\0two \ud800 sk-proj-abcdefghijklmnop0123456789' };
    const unasked = { ...CALL, outcome: 'over-limit', answer: '' };
    const { calls } = await reports.log(await ask({ calls: [told, odd, unasked] }));
    expect(calls[2]?.material).toBe('');
    expect(calls[0]?.material).toBe('{"wish":"call [phone]"}');
    expect(calls[0]?.answer).toHaveLength(16_384);
    expect(calls[0]?.answer).toBe(`${padding}[phone]`.slice(0, 16_384));
    expect(calls[1]?.answer).toBe('onetwo \ufffd [secret]');
  });

  it('have no cost while cost is not tracked', async () => {
    const { ask, reports, state } = await begin();
    state.settings = { ...DEFAULT_SETTINGS, costTracking: false };
    const { calls } = await reports.log(await ask({ calls: [CALL] }));
    expect(calls[0]).toMatchObject({ costUsd: 0, costInr: 0, inputTokens: 900 });
  });

  it('are told in rupees, at the rate of the settings', async () => {
    const { ask, reports, state } = await begin();
    await ask({ calls: [CALL], used: { tokens: 1200, costMicroUsd: 2_000_000 } });
    state.settings = { ...DEFAULT_SETTINGS, ai: { ...DEFAULT_SETTINGS.ai, rupeesPerDollar: 90 } };
    expect((await reports.usage('24h')).overallStats).toMatchObject({ totalCost: 2, totalCostInr: 180 });
  });

  it('leave only figures of an erased person, none of their words', async () => {
    const { ask, recorder, reports } = await begin();
    const told = { calls: [CALL], request: { from: 'Delhi', wish: 'for my mother Asha', nested: { wish: 'kept' } } };
    const ids = [await ask({ ...told, userId: 'u1' }), await ask({ ...told, userId: 'u2' })];
    await database.db.transaction().execute((trx) => recorder.eraseOf(trx, 'u1'));
    const [erased, other] = await Promise.all(ids.map(reports.log));
    expect(erased?.calls[0]).toMatchObject({ material: '', answer: '', outcome: 'answered', inputTokens: 900 });
    expect(erased?.log.requestData).toEqual({ from: 'Delhi', nested: { wish: 'kept' } });
    expect(other?.calls[0]).toMatchObject({ material: CALL.material, answer: CALL.answer });
    expect(other?.log.requestData).toMatchObject({ wish: 'for my mother Asha' });
  });

  it('go with the requests that they belong to', async () => {
    const { ask, recorder, state } = await begin();
    await ask({ calls: [CALL, CALL] });
    const kept = await ask({ calls: [CALL], afterMs: 100 * DAY_MS });
    state.settings = { ...DEFAULT_SETTINGS, retention: { ...DEFAULT_SETTINGS.retention, aiLogDays: 90 } };
    await recorder.sweep();
    const left = await database.read.selectFrom('aiCalls').select('logId').execute();
    expect(left).toEqual([{ logId: kept }]);
  });

  it('are counted as a plain recount of them has it, in every period, and never mistaken for plans', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 8 }), async (all) => {
        const { ask, reports, state } = await begin();
        for (const one of all) await ask({ ...one, plans: { planned: 3, passed: 2, failed: { V04: 1 } } });
        for (const period of AI_PERIODS) {
          const { firstHour } = aiWindow(period, state.now);
          const rows = (
            await database.read
              .selectFrom('aiCalls')
              .innerJoin('aiLogs', 'aiLogs.id', 'aiCalls.logId')
              .selectAll('aiCalls')
              .select('aiLogs.createdAt')
              .execute()
          ).filter(({ createdAt }) => hourInIndia(createdAt) >= firstHour);
          const sum = (of: 'accepted' | 'refused' | 'invented') =>
            rows.reduce((total, row) => total + (row.purpose === 'wish' && of !== 'invented' ? 0 : row[of]), 0);
          const sent = rows.filter(({ outcome }) => !['breaker-open', 'over-budget'].includes(outcome));
          const { model, plans } = await reports.usage(period);
          expect(model).toMatchObject({
            calls: sent.length,
            repairs: sent.filter(({ purpose }) => purpose === 'repair').length,
            accepted: sum('accepted'),
            refused: sum('refused'),
            invented: sum('invented'),
          });
          const counts = Object.fromEntries(model.outcomes.map(({ outcome, count }) => [outcome, count]));
          const recounted = Map.groupBy(rows, ({ outcome }) => outcome);
          expect(counts).toEqual(Object.fromEntries([...recounted].map(([name, own]) => [name, own.length])));
          expect(plans.failedChecks.map(({ check }) => check)).toEqual(plans.planned > 0 ? ['V04'] : []);
        }
      }),
      { numRuns: engine === 'sqlite' ? 25 : 8 },
    );
  }, 120_000);

  it('are not read for the figures', async () => {
    const { ask, reports } = await begin();
    await ask({ calls: [CALL, { ...CALL, purpose: 'repair' }] });
    const before = (await reports.usage('7d')).model;
    await database.db.deleteFrom('aiCalls').execute();
    expect((await reports.usage('7d')).model).toEqual(before);
    expect(before).toMatchObject({ calls: 2, repairs: 1, accepted: 10, refused: 2 });
  });
});
