import { afterEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { growthBudget } from './growth-budget.ts';
import { sharedCounters } from './shared-limits.ts';

const MEGABYTE = 1024 * 1024;
const REFUSED = 'Too many requests from your network today. Please try again tomorrow.';

afterEach(() => {
  vi.useRealTimers();
});

/** As many calls as a minute allows, of fifty activities each; answers how many were taken, and the first refusal. */
async function reportForAMinute(site: TestApp, remoteAddress: string) {
  const activities = Array.from({ length: 50 }, (_, nth) => ({
    ...{ type: 'page_view', pageData: { path: `/${nth}`, pageTitle: 'A page' } },
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
