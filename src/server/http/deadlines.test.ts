import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { planner } from '../../../test/gazetteer.ts';
import { startApp } from '../../../test/start-app.ts';
import type { PlanningEvent } from '../../core/planner/types.ts';
import { turnAwayBusy } from './refusals.ts';
import type { Screens } from './screens.ts';

afterEach(() => {
  vi.useRealTimers();
});

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-10',
  returnDate: '2026-12-13',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [0, 200_000],
};
const never = (): Promise<never> => new Promise(() => undefined);

/** Starts a site whose pages and plans never end. */
const startHangingSite = () => {
  async function* hang(): AsyncGenerator<PlanningEvent> {
    yield await never();
  }
  const screens: Screens = { clientDir: null, development: false, render: never };
  return startApp('sqlite', { screens, planner: { ...planner, planAside: hang } });
};

describe('an answer that does not come', () => {
  it.each([
    ['a page', { url: '/contact' }, 30],
    ['a generation', { method: 'POST', url: '/api/generate-itinerary', payload: TRIP }, 60],
  ] as const)('is given up: %s', async (_what, call, seconds) => {
    const site = await startHangingSite();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let status: number | null = null;
    const answered = site.app.inject(call).then((answer) => {
      status = answer.statusCode;
      return answer;
    });
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    vi.advanceTimersByTime(seconds * 1000 - 100);
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    expect(status).toBeNull();
    vi.advanceTimersByTime(200);
    const answer = await answered;
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.payload).not.toMatch(/FST_|\/src\/|timed out/i);
    // The failure is reported.
    expect(site.failures.join()).toContain('unexpected failure');
    vi.useRealTimers();
    await site.app.close();
  });
});

describe('a request for which there is no place', () => {
  it('is told so in its own way, may come again, and leaves the line', async () => {
    const server = createServer(turnAwayBusy(true, () => 'request-of-the-test'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await fetch(`${url}/packages?search=goa`);
    const call = await fetch(`${url}/api/packages`);
    const generation = await fetch(`${url}/api/generate-itinerary/stream`, { method: 'POST', body: '{}' });
    for (const answer of [page, call, generation]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('connection')).toBe('close');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-request-id')).toBe('request-of-the-test');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    }
    expect(page.headers.get('content-type')).toContain('text/html');
    const words = await page.text();
    expect(words).toContain('http-equiv="refresh"');
    expect(words).toContain('request-of-the-test');
    const requestId = 'request-of-the-test';
    expect(await call.json()).toEqual({ error: 'The server is busy. Please try again in a moment.', requestId });
    expect(await generation.json()).toMatchObject({ error: { code: 503 }, requestId });
    server.close();
  });
});
