import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { planner } from '../../../../test/gazetteer.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { AppError } from '../../http/app-error.ts';
import { itineraryStore } from './store.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 15_000] as [number, number],
};

describe.each(engines)('itineraries on %s', (engine) => {
  let site: TestApp;
  let found: Itinerary[];
  beforeAll(async () => {
    site = await startApp(engine);
    found = (await site.api('POST /api/generate-itinerary', { body: TRIP })).itineraries;
  });
  afterAll(() => site.close());

  let asked = 0;
  /** Each call uses its own address unless given one, because generations per address are limited. */
  const generate = async (payload: unknown, headers: Record<string, string> = {}, address?: string) => {
    asked += 1;
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/generate-itinerary',
      remoteAddress: address ?? `192.0.${Math.floor(asked / 250)}.${asked % 250}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: text,
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const countLogs = async () => {
    const row = await site.database.read
      .selectFrom('aiLogs')
      .select((select) => select.fn.countAll<number>().as('logs'))
      .executeTakeFirstOrThrow();
    return Number(row.logs);
  };

  it('plans at least three different trips within the budget', () => {
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length);
    for (const trip of found) {
      expect(trip.pricePP).toBeLessThanOrEqual(15_000);
      expect(trip.totalPrice).toBe(trip.pricePP * 2);
      expect(trip.toLocation).toContain('Darjeeling');
      expect(trip.needsDetailedGeneration).toBe(true);
    }
  });

  it('answers the same request with the same itineraries, kept once', async () => {
    const again = await site.api('POST /api/generate-itinerary', { body: TRIP });
    expect(again.itineraries.map(({ _id }) => _id)).toEqual(found.map(({ _id }) => _id));
  });

  it('tells from where a place is visited, in the answer and behind the link', async () => {
    const body = { ...TRIP, to: 'Lava', priceRange: [0, 200_000] as [number, number] };
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body });
    expect(itineraries.length).toBeGreaterThan(0);
    for (const { slug, instead, toLocation } of itineraries) {
      expect(toLocation).toBe('Lava');
      expect(instead).toMatchObject([{ field: 'to', asked: 'Lava', goesTo: 'Kalimpong', because: 'visited' }]);
      const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
      expect(itinerary.instead).toEqual(instead);
    }
  });

  it('refuses a place that it does not plan, with changes that can be sent as they are', async () => {
    const body = { ...TRIP, from: 'Pune', to: 'Solapur', priceRange: [0, 200_000] as [number, number] };
    const refused = await generate(body);
    expect(refused.status).toBe(422);
    const { details } = refused.body.error as unknown as { details: { remedies: Record<string, unknown>[] } };
    expect(details).toMatchObject({ isKnown: true, suggestions: ['Badami', 'Kolhapur'] });
    expect(details.remedies).toContainEqual({ to: 'Kolhapur' });
    for (const remedy of details.remedies) {
      const { itineraries } = await site.api('POST /api/generate-itinerary', { body: { ...body, ...remedy } });
      expect(itineraries.length).toBeGreaterThanOrEqual(3);
    }
    const low = await generate({ ...TRIP, priceRange: [0, 500] });
    expect(low.body.error.details).toMatchObject({ remedies: [{ priceRange: [0, expect.any(Number)] }, {}] });
  });

  it('opens an itinerary that was kept before it told of other places', async () => {
    const { slug } = found[0] ?? { slug: '' };
    const { summary = '', plan = '' } = (await itineraryStore(site.database).findBySlug(slug)) ?? {};
    const { instead, ...before } = JSON.parse(summary) as Record<string, unknown>;
    expect(instead).toEqual([]);
    const { db } = site.database;
    const asBefore = { summary: JSON.stringify(before), plan, packed: null };
    await db.updateTable('itineraries').set(asBefore).where('slug', '=', slug).execute();
    const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
    expect(itinerary).toEqual(found[0]);
    await db.updateTable('itineraries').set({ summary }).where('slug', '=', slug).execute();
  });

  it('shows further ones when told what was seen', async () => {
    const exclude = found.map(({ slug }) => slug);
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: { ...TRIP, exclude } });
    expect(itineraries.filter(({ slug }) => exclude.includes(slug))).toEqual([]);
  });

  it('opens a link for everyone, without the day plan', async () => {
    const slug = found[0]?.slug ?? '';
    const answer = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
    expect(answer).toEqual({ itinerary: found[0], isListed: false });
    expect(JSON.stringify(answer)).not.toContain('fullDayWisePlan');
  });

  it('gives the day plan to the signed-in alone, made once and kept', async () => {
    const { api } = await site.register();
    const { _id: id, slug } = found[1] as Itinerary;
    const nobody = site.api('GET /api/itineraries/{id}/details', { params: { id } });
    await expect(nobody).rejects.toMatchObject({ status: 401 });
    await expect(site.api('POST /api/itineraries/{id}/details', { params: { id } })).rejects.toMatchObject({
      status: 401,
    });
    await expect(api('GET /api/itineraries/{id}/details', { params: { id } })).rejects.toMatchObject({ status: 404 });
    const made = await api('POST /api/itineraries/{id}/details', { params: { id } });
    expect(made.itinerary.needsDetailedGeneration).toBe(false);
    expect(made.details.fullDayWisePlan).toHaveLength(4);
    const sum = made.details.priceLines.reduce((total, line) => total + line.amount, 0);
    expect(sum).toBe(made.itinerary.pricePP);
    const logs = await countLogs();
    expect(await api('POST /api/itineraries/{id}/details', { params: { id } })).toEqual(made);
    expect(await countLogs()).toBe(logs);
    expect((await api('GET /api/itineraries/{id}/details', { params: { id } })).details).toEqual(made.details);
    expect(await api('GET /api/itineraries/{slug}', { params: { slug } })).toEqual({ ...made, isListed: false });
    expect(await site.api('GET /api/itineraries/{slug}', { params: { slug } })).toEqual({
      itinerary: made.itinerary,
      isListed: false,
    });
  });

  it('counts a view once for a visitor and day, and lists no trip as popular for its views', async () => {
    const { api } = await site.register();
    const [, , third] = found as [Itinerary, Itinerary, Itinerary];
    await api('POST /api/itineraries/{id}/details', { params: { id: third._id } });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) {
      await site.apiAs(null, address)('POST /api/activity', {
        body: { type: 'itinerary_view', itineraryData: { itinerarySlug: third.slug, viewDuration: 5 } },
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect((await site.api('GET /api/itineraries/popular', {})).popularItineraries).toEqual([]);
    const row = await site.database.read
      .selectFrom('itineraries')
      .select('views')
      .where('id', '=', third._id)
      .executeTakeFirstOrThrow();
    expect(row.views).toBe(2);
  });

  it('counts fifty shares sent at once as fifty', async () => {
    const id = found[2]?._id ?? '';
    const platforms = ['facebook', 'twitter', 'whatsapp', 'copy'] as const;
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        site.apiAs(null, `192.0.2.${i}`)('POST /api/itineraries/{id}/share', {
          params: { id },
          body: { platform: platforms[i % 4] ?? 'copy' },
        }),
      ),
    );
    const slug = found[2]?.slug ?? '';
    expect((await site.api('GET /api/itineraries/{slug}', { params: { slug } })).itinerary.shares).toBe(50);
    const linkedin = site.api('POST /api/itineraries/{id}/share', {
      params: { id },
      body: { platform: 'linkedin' as never },
    });
    await expect(linkedin).rejects.toMatchObject({ status: 400 });
  });

  it('counts a share once for a visitor and platform, and at most five of one address', async () => {
    const id = found[1]?._id ?? '';
    const share = async (address: string, userAgent: string, platform = 'copy') => {
      const answer = await site.app.inject({
        method: 'POST',
        url: `/api/itineraries/${id}/share`,
        remoteAddress: address,
        headers: { 'user-agent': userAgent },
        payload: { platform },
      });
      return answer.json<{ shares: number }>().shares;
    };
    expect([await share('192.0.2.61', 'a'), await share('192.0.2.61', 'a')]).toEqual([1, 1]);
    expect([await share('192.0.2.62', 'a'), await share('192.0.2.62', 'a', 'whatsapp')]).toEqual([2, 3]);
    await Promise.all(Array.from({ length: 50 }, (_, nth) => share('192.0.2.63', `browser ${nth}`)));
    expect(await share('192.0.2.63', 'once more')).toBe(8);
    const sharers = await site.database.read.selectFrom('itinerarySharers').selectAll().execute();
    expect(JSON.stringify(sharers)).not.toContain('192.0.2');
  });

  it('streams progress, each itinerary as it is ready, and the end', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/api/generate-itinerary/stream', payload: TRIP });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    const events = answer.payload
      .trim()
      .split('\n\n')
      .map((block) => {
        const [event = '', data = ''] = block.split('\n');
        return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) };
      });
    expect(events[0]?.event).toBe('progress');
    expect(events.filter(({ event }) => event === 'itinerary').map(({ data }) => data.slug)).toEqual(
      found.map(({ slug }) => slug),
    );
    expect(events.at(-1)).toEqual({ event: 'done', data: { count: found.length } });
  });

  it('tells a refusal on the stream as its last event', async () => {
    const payload = { ...TRIP, to: 'Atlantis' };
    const answer = await site.app.inject({ method: 'POST', url: '/api/generate-itinerary/stream', payload });
    expect(answer.payload).toMatch(/event: error\ndata: \{"code":422,.*"reason":"UNKNOWN_PLACE"/);
  });

  it('answers a repeated key with the first answer, and refuses it for another trip', async () => {
    const headers = { 'idempotency-key': 'trip-1' };
    const home = '198.51.100.9';
    const first = await generate(TRIP, headers, home);
    const logs = await countLogs();
    const answers = await Promise.all(Array.from({ length: 10 }, () => generate(TRIP, headers, home)));
    for (const { body } of answers) expect(body).toEqual(first.body);
    expect(await countLogs()).toBe(logs);
    expect(await generate({ ...TRIP, to: 'Gangtok' }, headers, home)).toMatchObject({ status: 409 });
    expect(await generate({ ...TRIP, to: 'Gangtok' }, headers, '198.51.100.10')).toMatchObject({ status: 200 });
    expect(await generate(TRIP, { 'idempotency-key': 'spaces are not allowed' })).toMatchObject({ status: 400 });
  });

  it('does the work once for fifty calls with one key, and refuses the key at once for another trip', async () => {
    const logs = await countLogs();
    const calls = Array.from({ length: 50 }, (_, i) =>
      generate(i % 10 === 9 ? { ...TRIP, to: 'Puri' } : TRIP, { 'idempotency-key': 'fifty' }, '198.51.100.11'),
    );
    const answers = await Promise.all(calls);
    const good = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(50 - good.length);
    expect([5, 45]).toContain(good.length);
    expect(new Set(good.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countLogs()).toBe(logs + 1);
  });

  it('lets one visitor wait for a few trips only, and plans nothing for callers who have disconnected', async () => {
    const logs = await countLogs();
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(TRIP, {}, '198.51.100.12')));
    // However slow the machine, two of them may wait, and no more than can be planned soon.
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const shed = answers.filter(({ status }) => status === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(shed[0]?.headers['retry-after']).toBeDefined();
    // Refused requests are logged together, a moment later.
    await expect.poll(countLogs, { timeout: 10_000 }).toBe(logs + 20);
  });

  it.each([
    ['an unknown place', { to: 'Xyzzyville' }, 422, 'UNKNOWN_PLACE'],
    ['a place abroad', { to: 'Paris' }, 422, 'ABROAD'],
    ['the same place', { to: ' kolkata ' }, 400, 'SAME_PLACE'],
    ['the same place by another name', { to: 'Calcutta' }, 400, 'SAME_PLACE'],
    ['a past date', { departureDate: '2026-11-01' }, 400, 'INVALID_INPUT'],
    ['reversed dates', { departureDate: '2026-12-08' }, 400, 'DATE_ORDER'],
    ['22 days', { returnDate: '2026-12-25' }, 422, 'TRIP_TOO_LONG'],
    ['no travellers', { travellers: 0 }, 400, 'INVALID_INPUT'],
    ['10,000 travellers', { travellers: 10_000 }, 400, 'INVALID_INPUT'],
    ['half a traveller', { travellers: 1.5 }, 400, 'INVALID_INPUT'],
    ['a reversed price range', { priceRange: [20_000, 100] }, 400, 'INVALID_INPUT'],
    ['a price range of words', { priceRange: ['a', 'b'] }, 400, 'INVALID_INPUT'],
    ['a budget too low', { priceRange: [0, 500] }, 422, 'BUDGET_TOO_LOW'],
    ['a budget too high', { priceRange: [9_000_000, 9_000_001] }, 422, 'BUDGET_TOO_HIGH'],
    ['a day that does not exist', { departureDate: '2026-02-30' }, 400, 'INVALID_INPUT'],
    ['a class of its own', { travelClass: 'Cattle' }, 400, 'INVALID_INPUT'],
    ['a NUL byte', { to: 'Dar\u0000jeeling' }, 400, 'INVALID_INPUT'],
    ['a number for a place', { to: 42 }, 400, 'INVALID_INPUT'],
    ['a list for a place', { to: ['Darjeeling'] }, 400, 'INVALID_INPUT'],
    ['emoji', { to: '🏔️🏔️🏔️' }, 422, 'UNKNOWN_PLACE'],
    ['right-to-left text', { to: 'دارجيلنغ' }, 422, 'UNKNOWN_PLACE'],
    ['nothing at all', { from: '', to: '' }, 400, 'INVALID_INPUT'],
  ])('refuses %s by name, with words, and logs it', async (_what, wrong, status, reason) => {
    const logs = await countLogs();
    const answer = await generate({ ...TRIP, ...wrong });
    expect(answer.body.error).toMatchObject({ code: status, reason });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message.length).toBeGreaterThan(10);
    expect(JSON.stringify(answer.body)).not.toMatch(/\/src\/|node_modules|at \w+ \(/);
    // What is no valid request is rejected before planning, at no cost.
    expect(await countLogs()).toBeLessThanOrEqual(logs + 1);
  });

  it('offers for an unknown place the one that it names, and nothing where no name is like it', async () => {
    const { body } = await generate({ ...TRIP, to: 'Darjiling Hillz' });
    expect(body.error.details).toEqual({
      field: 'to',
      suggestions: ['Darjeeling'],
      distancesKm: [],
      isSure: true,
      isKnown: false,
    });
    const unknown = await generate({ ...TRIP, to: 'Qwertyuiop' });
    expect(unknown.body.error.details).toMatchObject({ suggestions: [], isSure: false });
  });

  it('answers 404 and 400, never 500, to odd slugs and ids', async () => {
    for (const path of ['nowhere', '%F0%9F%8F%94', 'a'.repeat(199), "' or 1=1 --", '..%2F..%2Fetc', '%00']) {
      const answer = await site.app.inject({ url: `/api/itineraries/${path.replaceAll(' ', '%20')}` });
      expect([400, 404], path).toContain(answer.statusCode);
    }
    expect((await site.app.inject({ url: '/api/itineraries/%ZZ' })).statusCode).toBe(400);
    expect((await site.app.inject({ url: '/api/places/suggest?q=a&q=b' })).statusCode).toBe(400);
    expect((await site.app.inject({ url: '/api/places/suggest?limit=1e9' })).statusCode).toBe(400);
  });

  it('writes a log row for every generation, good or bad, that knows no more than it must', async () => {
    const logs = await countLogs();
    await generate(TRIP);
    await generate({ ...TRIP, priceRange: [0, 500] });
    const rows = await site.database.read.selectFrom('aiLogs').selectAll().orderBy('createdAt').orderBy('id').execute();
    expect(rows).toHaveLength(logs + 2);
    const [good, bad] = rows.slice(-2).sort((a, b) => a.httpStatus - b.httpStatus);
    expect(good).toMatchObject({
      endpoint: 'generate-itinerary',
      responseStatus: 'success',
      tokensUsed: 0,
      costMicroUsd: 0,
    });
    expect(bad).toMatchObject({ responseStatus: 'success', httpStatus: 422 });
    expect(good?.network).toMatch(/^192\.0\.\d+\.0\/24$/);
    const searches = await site.database.read
      .selectFrom('activities')
      .selectAll()
      .where('type', '=', 'search')
      .execute();
    expect(searches.length).toBeGreaterThanOrEqual(2);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});

describe.each(engines)('the demonstration trips on %s', (engine) => {
  it('fill the popular list of an empty site with the eight sample routes, once', async () => {
    const site = await startApp(engine, { environment: { DEMO: '1' } });
    const { popularItineraries } = await site.api('GET /api/itineraries/popular', {});
    expect(popularItineraries).toHaveLength(8);
    const routes = popularItineraries.map(({ fromLocation, toLocation }) => `${fromLocation} ${toLocation}`);
    expect(new Set(routes).size).toBe(8);
    const { itinerary } = await site.api('GET /api/itineraries/{slug}', {
      params: { slug: popularItineraries[0]?.slug ?? '' },
    });
    expect(itinerary.needsDetailedGeneration).toBe(false);
    await site.close();
  });
});

describe('with a planner that is overloaded', () => {
  it('answers 503 with Retry-After and logs the failure as one', async () => {
    const site = await startApp('sqlite', {
      planner: {
        ...planner,
        plan: () => {
          throw new AppError('overloaded', () => 'The model is overloaded', { retryAfterSeconds: 2 });
        },
      },
    });
    const answer = await site.app.inject({ method: 'POST', url: '/api/generate-itinerary', payload: TRIP });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ error: { code: 503, message: 'The model is overloaded' } });
    const rows = await site.database.read.selectFrom('aiLogs').select(['httpStatus', 'responseStatus']).execute();
    expect(rows).toEqual([{ httpStatus: 503, responseStatus: 'error' }]);
    await site.close();
  });

  it('answers 500 without a word of what broke, when it breaks', async () => {
    const site = await startApp('sqlite', {
      planner: {
        ...planner,
        plan: () => {
          throw new Error('secret path /srv/planner');
        },
      },
    });
    const answer = await site.app.inject({ method: 'POST', url: '/api/generate-itinerary', payload: TRIP });
    expect(answer.statusCode).toBe(500);
    expect(answer.payload).not.toContain('secret');
    expect(site.failures.join()).toContain('secret path');
    await site.close();
  });
});
