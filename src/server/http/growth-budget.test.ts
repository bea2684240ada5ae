import Fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { type ApiKey, api } from '../../contracts/api.ts';
import type { ErrorCode } from '../../contracts/errors.ts';
import { accountRoutes } from '../features/accounts/routes.ts';
import { adminRoutes } from '../features/admins/routes.ts';
import { bookingRoutes } from '../features/bookings/routes.ts';
import { leadRoutes } from '../features/leads/routes.ts';
import { AppError } from './app-error.ts';
import { mountEndpoints, type Routes } from './endpoints.ts';
import { type GrowthBudget, growthBudget } from './growth-budget.ts';
import { answerErrors } from './refusals.ts';
import { sharedCounters } from './shared-limits.ts';

const MEGABYTE = 1024 * 1024;
const REFUSED = 'Too many requests from your network today. Please try again tomorrow.';

afterEach(() => {
  vi.useRealTimers();
});

/**
 * Makes as many calls as a minute allows, with fifty activities each; returns how many were accepted, and the first
 * refusal.
 */
async function reportForAMinute(site: TestApp, remoteAddress: string) {
  const activities = Array.from({ length: 50 }, (_, nth) => ({
    type: 'page_view',
    pageData: { path: `/${nth}`, pageTitle: 'A page' },
  }));
  const answers = [];
  for (let calls = 0; calls < 120; calls++) {
    answers.push(
      await site.app.inject({ method: 'POST', url: '/api/activity', remoteAddress, payload: { activities } }),
    );
  }
  return {
    taken: answers.filter(({ statusCode }) => statusCode === 204).length,
    refused: answers.find(({ statusCode }) => statusCode !== 204),
  };
}

/** All endpoints with their routes' budgets; each refuses with the given code, and returns the message. */
function openRefusing(budget: GrowthBudget) {
  let refusal: ErrorCode = 'conflict';
  const handle = () => Promise.reject(new AppError(refusal, () => 'The handler was asked'));
  // Routes take services apart when they are made, and call none.
  const nothing = new Proxy({}, { get: () => nothing }) as never;
  const written = {
    ...accountRoutes(nothing),
    ...adminRoutes(nothing),
    ...bookingRoutes(nothing, nothing),
    ...leadRoutes(nothing, nothing, false),
  };
  const keys = Object.keys(api) as ApiKey[];
  const routes = Object.fromEntries(keys.map((key) => [key, { ...(written as Partial<Routes>)[key], handle }]));
  const app = Fastify()
    .setValidatorCompiler(() => () => true)
    .setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  const session = { userId: 'u', tokenHash: 't' };
  const authenticate = { user: async () => session, admin: async () => null, refused: () => undefined };
  mountEndpoints(app, routes as unknown as Routes, authenticate, { disk: { withReserve: (work) => work() }, budget });
  return async (url: string, code: ErrorCode): Promise<string> => {
    refusal = code;
    const headers = { authorization: `Bearer ${'a'.repeat(40)}` };
    return (await app.inject({ method: 'POST', url, headers, payload: {} })).json<{ error: string }>().error;
  };
}

describe('what one address may add to the database in a day', () => {
  it('is bounded for each kind of write, and for each address by itself', async () => {
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    const budget = growthBudget(counters);
    await budget.add('a', 'plans', 29 * MEGABYTE);
    await budget.require('a', 'plans');
    await budget.add('a', 'plans', MEGABYTE);
    await expect(budget.require('a', 'plans')).rejects.toMatchObject({ status: 429, message: REFUSED });
    await budget.require('a', 'others');
    await budget.require('b', 'plans');
    await budget.add('a', 'others', 4 * MEGABYTE);
    await expect(budget.require('a', 'others')).rejects.toMatchObject({ status: 429 });
    await budget.require('a', 'bookings');
  });

  it('counts nothing of wrong passwords, refusals and logging out, however many there are', async () => {
    const added: number[] = [];
    const add = async (_key: string, _kind: string, bytes: number) => void added.push(bytes);
    const post = openRefusing({ require: async () => undefined, add });
    for (const code of ['unauthenticated', 'too-many', 'invalid'] as const) await post('/api/users/login', code);
    await post('/api/promotional-leads/submit', 'conflict');
    expect(added).toEqual([0, 0, 0, 0]);
    expect(await post('/api/users/logout', 'conflict')).toBe('The handler was asked');
    expect(added).toHaveLength(4);
  });

  it('leaves the admins’ sign-in, bookings and leads to an address that has used up its sign-ins', async () => {
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    const budget = growthBudget(counters);
    await budget.add('127.0.0.1', 'others', 4 * MEGABYTE);
    const post = openRefusing(budget);
    for (const url of ['/api/users/login', '/api/users/register']) expect(await post(url, 'conflict')).toBe(REFUSED);
    for (const url of [
      '/api/users/logout',
      '/api/admin/auth/login',
      '/api/admin/auth/verify',
      '/api/promotional-leads/submit',
    ]) {
      expect(await post(url, 'conflict')).toBe('The handler was asked');
    }
    expect(await post('/api/packages/book', 'conflict')).toBe('The handler was asked');
  });

  it('ends with 429 and Retry-After until the day is over; other writes and other addresses go on', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const site = await startApp('sqlite');
    const nextMinute = () => vi.setSystemTime(Date.now() + 61_000);
    expect((await reportForAMinute(site, '203.0.113.9')).taken).toBe(120);
    nextMinute();
    const { taken, refused } = await reportForAMinute(site, '203.0.113.9');
    expect(taken).toBe(17);
    expect(refused?.statusCode).toBe(429);
    expect(refused?.json()).toMatchObject({ error: REFUSED });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await reportForAMinute(site, '203.0.113.10')).taken).toBe(120);
    const lead = { name: 'Asha Sen', phone: '9830012345' };
    await expect(
      site.apiAs(null, '203.0.113.9')('POST /api/promotional-leads/submit', { body: lead }),
    ).resolves.toMatchObject({ success: true });
    vi.setSystemTime(Date.now() + 86_400_000);
    expect((await reportForAMinute(site, '203.0.113.9')).taken).toBe(120);
    await site.close();
  });
});
