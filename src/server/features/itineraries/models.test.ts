import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import type { ModelProtocol } from '../../../../test/model-protocols.ts';
import { type ModelScript, startModelServer } from '../../../../test/model-servers.ts';
import { goodModel, goodTexts, purposeOf, textsAsked } from '../../../../test/model-writer.ts';
import { rememberingPlanner } from '../../../../test/remembering-planner.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 15_000] as [number, number],
};
/** Long enough for a local server, short enough for a test of its silence. */
const SHORT_WAIT_MS = 2500;
const planner = rememberingPlanner();
const KEY = 'sk-test-Key0123456789abcdefghij';

const open: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close();
});

type Answer = Parameters<typeof startModelServer>[0]['answer'];

/** Starts a site with a model server that gives this answer. */
async function startSite(
  engine: 'sqlite' | 'postgres',
  answer: Answer,
  more: { protocol?: ModelProtocol; settings?: object; waitMs?: number } = {},
) {
  const protocol = more.protocol ?? 'compatible';
  const server = await startModelServer({ protocol, answer });
  open.push({ close: server.stop });
  const environment = {
    AI_PROVIDER: protocol,
    AI_MODEL: 'test-model',
    AI_BASE_URL: server.url,
    AI_API_KEY: KEY,
    ...(more.waitMs && { AI_WAIT_MS: String(more.waitMs) }),
  };
  const site = await startApp(engine, { environment, planner });
  open.push(site);
  if (more.settings) await change(site, more.settings);
  return { site, server };
}

async function change(site: TestApp, changes: object): Promise<void> {
  const { ai, ...rest } = (await site.adminApi('GET /api/admin/settings')).settings;
  const { apiKey: _, environment: __, hasBaseUrl: ___, ...kept } = ai;
  const {
    tokenLimit = rest.tokenLimit,
    maxRequestsPerMinute = rest.maxRequestsPerMinute,
    ...ofAi
  } = changes as {
    tokenLimit?: number;
    maxRequestsPerMinute?: number;
  };
  await site.adminApi('PUT /api/admin/settings', {
    body: { ...rest, tokenLimit, maxRequestsPerMinute, ai: { ...kept, ...ofAi } },
  });
}

const generate = (site: TestApp, body: object = {}, address = '198.51.99.1') =>
  site.app.inject({
    method: 'POST',
    url: '/api/generate-itinerary',
    payload: { ...TRIP, ...body },
    remoteAddress: address,
  });

// The first planning of a process would use up the time that a model has.
beforeAll(async () => {
  await builtIn();
});

const plansOf = async (answer: ReturnType<typeof generate>): Promise<Itinerary[]> => {
  const { statusCode, payload } = await answer;
  expect(statusCode, payload).toBe(200);
  return (JSON.parse(payload) as { itineraries: Itinerary[] }).itineraries;
};

/** Returns the events of a generation, in order. */
async function stream(site: TestApp, body: object = {}): Promise<{ event: string; data: Record<string, unknown> }[]> {
  const { payload } = await site.app.inject({
    method: 'POST',
    url: '/api/generate-itinerary/stream',
    payload: { ...TRIP, ...body },
    remoteAddress: '198.51.99.2',
  });
  return payload.split('\n\n').flatMap((block) => {
    const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    return event && data ? [{ event, data: JSON.parse(data) as Record<string, unknown> }] : [];
  });
}

async function lastLog(site: TestApp) {
  const { logs } = await site.adminApi('GET /api/admin/dashboard/ai-usage/logs', { query: {} });
  return site.adminApi('GET /api/admin/dashboard/ai-usage/logs/{id}', { params: { id: logs[0]?._id ?? '' } });
}

const bare = (plans: readonly Itinerary[]) => plans.map(({ _id, shares: _, ...rest }) => rest);

/** Returns the answer to the same request without a model. */
async function builtIn(body: object = {}) {
  const site = await startApp('sqlite', { planner });
  open.push(site);
  return plansOf(generate(site, body));
}

const PROTOCOLS: readonly ModelProtocol[] = ['openai', 'compatible', 'anthropic', 'google'];

describe('with a model', () => {
  it.each(PROTOCOLS)('cards get its words and keep everything else, over the protocol of %s', async (protocol) => {
    const { site, server } = await startSite('sqlite', goodModel, { protocol });
    const plans = await plansOf(generate(site));
    const own = await builtIn();
    expect(plans.length).toBeGreaterThanOrEqual(3);
    for (const plan of plans) expect(plan.title).toMatch(/days on the way to Darjeeling$/);
    const without = (list: readonly Itinerary[]) => bare(list).map(({ title, difference, ...rest }) => rest);
    expect(without(plans)).toEqual(without(own));
    expect(server.asked).toHaveLength(1);
    expect(JSON.stringify(server.asked[0]?.body)).not.toContain(KEY);
  });

  it.each(engines)(
    'the words are kept: the page, the booking and the next visitor have them, on %s',
    async (engine) => {
      const { site, server } = await startSite(engine, goodModel);
      const [first] = await plansOf(generate(site));
      const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug: first?.slug ?? '' } });
      expect(itinerary.title).toBe(first?.title);
      expect((await plansOf(generate(site, {}, '198.51.99.7')))[0]?.title).toBe(first?.title);
      expect(server.asked).toHaveLength(1);
      const { log, calls } = await lastLog(site);
      expect([log.tokensUsed, calls]).toEqual([0, []]);
    },
  );

  it('cards come before it has said a word, and its words one after another', async () => {
    const { site } = await startSite('sqlite', (asked) => ({
      json: goodTexts(asked),
      afterMs: 200,
      everyMs: 1,
      pieceOf: 60,
    }));
    const events = (await stream(site)).filter(({ event }) => event !== 'progress');
    const kinds = events.map(({ event }) => event);
    const plans = kinds.filter((kind) => kind === 'itinerary').length;
    expect(kinds).toEqual([...Array(plans).fill('itinerary'), ...Array(plans).fill('words'), 'done']);
    const cards = events.filter(({ event }) => event === 'itinerary').map(({ data }) => data.slug);
    expect(events.filter(({ event }) => event === 'words').map(({ data }) => data.slug)).toEqual(cards);
  });

  it('a wish is read first: what it picks is favoured, what it invents is dropped and counted', async () => {
    const { site, server } = await startSite('sqlite', (asked): ModelScript => {
      if (purposeOf(asked) === 'texts') return { json: goodTexts(asked) };
      const { offered } = JSON.parse(asked.material) as { offered: { id: string }[] };
      const places = [offered.at(-1)?.id ?? '', 'hotel-sunshine-palace', 'DROP TABLE'];
      return { json: { places, themes: ['nature', 'shopping-malls'], pace: 'relaxed', gentle: false } };
    });
    const plans = await plansOf(
      generate(site, { wish: 'tea gardens, and call me on 98310 12345', returnDate: '2026-12-09' }),
    );
    expect(plans.length).toBeGreaterThanOrEqual(3);
    expect(server.asked).toHaveLength(2);
    const [wish] = server.asked;
    expect(wish?.material).toContain('tea gardens');
    expect(wish?.material).not.toContain('98310');
    expect(server.asked[1]?.material).not.toContain('tea gardens, and call');
    const { calls } = await lastLog(site);
    expect(calls).toMatchObject([
      { purpose: 'wish', outcome: 'answered', accepted: 1, invented: 3, inputTokens: 120, outputTokens: 60 },
      { purpose: 'cards', outcome: 'answered', refused: 0 },
    ]);
  });

  it('a wish that no trip can keep is left out, and the trip planned', async () => {
    const { site } = await startSite(
      'sqlite',
      (asked): ModelScript =>
        purposeOf(asked) === 'texts'
          ? { json: goodTexts(asked) }
          : { json: { places: [], themes: ['beach'], pace: null, gentle: false } },
    );
    const plans = await plansOf(generate(site, { wish: 'only beaches please' }));
    expect(bare(plans).map(({ slug }) => slug)).toEqual(bare(await builtIn()).map(({ slug }) => slug));
  });

  it('texts with a foreign number or place are refused, asked for once more, and built-in words stand where that fails', async () => {
    const asked: string[] = [];
    const { site } = await startSite('sqlite', (question): ModelScript => {
      asked.push(question.material);
      const texts = textsAsked(question).map(({ number }) => ({
        number,
        title:
          number === 1 ? 'Seventeen days in Goa' : `Slow mornings number ${'x'.repeat(number)}`.slice(0, 13 + number),
        description:
          number === 2 ? 'A stay at the Royal Palace of Xanadu.' : 'The days leave time to look around at leisure.',
      }));
      return { json: { texts } };
    });
    const plans = await plansOf(generate(site));
    const own = await builtIn();
    expect(plans[0]?.title).toBe(own[0]?.title);
    expect(plans[0]?.difference).toBe('The days leave time to look around at leisure.');
    expect(plans[1]?.difference).toBe(own[1]?.difference);
    expect(asked).toHaveLength(2);
    const { calls } = await lastLog(site);
    expect(calls.map(({ purpose }) => purpose)).toEqual(['cards', 'repair']);
    expect(calls[0]?.refused).toBeGreaterThanOrEqual(2);
    expect(JSON.parse(asked[1] ?? '{}').texts.map(({ number }: { number: number }) => number)).toContain(1);
  });

  it('writes the days when a day plan is asked for, each day checked by itself', async () => {
    const { site, server } = await startSite('sqlite', (question): ModelScript => {
      const texts = textsAsked(question).map(({ number }) => ({
        number,
        title: `A day of its own kind`,
        description:
          number === 2
            ? 'Take the 99 steps to the Eiffel Tower.'
            : 'There is time to look around and to rest in between.',
      }));
      return { json: { texts } };
    });
    const [plan] = await plansOf(generate(site));
    const { api } = await site.register();
    const { details } = await api('POST /api/itineraries/{id}/details', { params: { id: plan?._id ?? '' } });
    const words = details.fullDayWisePlan.map(({ description }) => description);
    expect(words[0]).toBe('There is time to look around and to rest in between.');
    expect(words[1]).not.toContain('Eiffel');
    expect(words[1]).not.toBe('');
    expect(server.asked.length).toBeLessThanOrEqual(4);
    const again = await api('POST /api/itineraries/{id}/details', { params: { id: plan?._id ?? '' } });
    expect(again.details).toEqual(details);
  });
});

describe('a model that fails', () => {
  const FAULTS: readonly [string, ModelScript, string][] = [
    ['is overloaded', { status: 503 }, 'overloaded'],
    ['limits us', { status: 429, retryAfter: '20' }, 'rate-limited'],
    ['says nothing', { fault: 'silent' }, 'slow'],
    ['stops in the middle', { fault: 'stalls' }, 'slow'],
    ['is cut off', { fault: 'breaks' }, 'cut'],
    ['talks nonsense', { text: 'Sure! Here are your trips:' }, 'nonsense'],
    ['answers something else', { json: { trips: 3 } }, 'nonsense'],
    ['never ends', { fault: 'endless' }, 'nonsense'],
    ['refuses', { json: {}, ends: 'refused' }, 'refused'],
    ['does not know our key', { status: 401 }, 'wrong-key'],
  ];

  it.each(FAULTS)('%s: the traveller gets the built-in plan, and the log tells', async (_how, script, outcome) => {
    const { site } = await startSite('sqlite', () => script, outcome === 'slow' ? { waitMs: SHORT_WAIT_MS } : {});
    expect(bare(await plansOf(generate(site)))).toEqual(bare(await builtIn()));
    const { log, calls } = await lastLog(site);
    expect(log.responseStatus).toBe('success');
    expect(calls).toMatchObject([
      { purpose: 'cards', outcome, promptVersion: expect.stringMatching(/^2026-/) as string },
    ]);
    expect(site.failures).toEqual([]);
  });

  it('is left alone after a while, asked again later, and believed once it answers', async () => {
    const state = { down: true };
    const { site, server } = await startSite('sqlite', (asked) => (state.down ? { status: 503 } : goodModel(asked)));
    const ask = (day: number): Promise<Itinerary[]> =>
      plansOf(generate(site, { departureDate: `2026-12-${day}`, returnDate: `2026-12-${day + 3}` }));
    for (const day of [10, 11, 12, 13, 14]) await ask(day);
    expect(server.asked).toHaveLength(3);
    const health = async () => (await site.api('GET /api/health')).parts.ai;
    expect(await health()).toBe('failing');
    expect((await lastLog(site)).calls).toMatchObject([{ outcome: 'breaker-open' }]);
    state.down = false;
    site.advance(31_000);
    expect((await ask(15))[0]?.title).toContain('days on the way');
    expect(await health()).toBe('ok');
    expect(server.asked).toHaveLength(4);
  });

  it('costs nothing once the budget of the day is used up, or when its price is unknown', async () => {
    const price = { input: 1000, output: 1000 };
    const { site, server } = await startSite('sqlite', goodModel, { settings: { price, dailyBudgetUsd: 0.1 } });
    await plansOf(generate(site));
    const { log } = await lastLog(site);
    expect(log.cost).toBeCloseTo(0.18, 5);
    await plansOf(generate(site, { returnDate: '2026-12-08' }));
    expect((await lastLog(site)).calls).toMatchObject([{ outcome: 'over-budget', costUsd: 0 }]);
    await change(site, { price: null, dailyBudgetUsd: 50 });
    await plansOf(generate(site, { returnDate: '2026-12-09' }));
    expect((await lastLog(site)).calls).toMatchObject([{ outcome: 'over-budget' }]);
    expect(server.asked).toHaveLength(1);
  });

  it('is not asked beyond the tokens of a request, and the requests of a visitor and of all in a minute', async () => {
    const { site, server } = await startSite('sqlite', goodModel, {
      settings: { maxRequestsPerMinute: 10, tokenLimit: 200 },
    });
    await plansOf(generate(site));
    expect((await lastLog(site)).calls).toMatchObject([{ outcome: 'over-limit' }]);
    expect(server.asked).toHaveLength(0);
    await change(site, { tokenLimit: 10_000 });
    const ask = (day: number, address: string) =>
      plansOf(
        generate(
          site,
          { departureDate: `2026-12-${day}`, returnDate: `2026-12-${day + 3}`, priceRange: [0, 60_000] },
          address,
        ),
      );
    for (const day of [10, 11, 12]) await ask(day, '198.51.99.20');
    // One visitor's share is a fifth of ten.
    expect(server.asked).toHaveLength(2);
    for (let other = 0; other < 12; other++) await ask(13 + other, `198.51.98.${other}`);
    expect(server.asked.length).toBeLessThanOrEqual(10);
    expect((await lastLog(site)).calls).toMatchObject([{ outcome: 'over-limit' }]);
  });
});

describe('where nothing but the model’s words will do', () => {
  const only = { settings: { modelOnly: true } };

  it('a trip without them is refused with 503, and so is a day plan', async () => {
    const state = { down: false };
    const { site } = await startSite('sqlite', (asked) => (state.down ? { status: 529 } : goodModel(asked)), only);
    const [plan] = await plansOf(generate(site));
    expect(plan?.title).toContain('days on the way');
    state.down = true;
    const refused = await generate(site, { returnDate: '2026-12-08' });
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json()).toMatchObject({
      error: { code: 503, message: 'AI model is temporarily overloaded. Please try again in a few minutes.' },
    });
    const events = await stream(site, { returnDate: '2026-12-08' });
    expect(events.filter(({ event }) => event === 'itinerary')).toEqual([]);
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 503 } });
    const { api } = await site.register();
    await expect(api('POST /api/itineraries/{id}/details', { params: { id: plan?._id ?? '' } })).rejects.toMatchObject({
      status: 503,
    });
    expect((await lastLog(site)).log).toMatchObject({ httpStatus: 503, endpoint: 'itinerary-details' });
  });

  it('cards wait for them', async () => {
    const { site } = await startSite('sqlite', goodModel, only);
    const kinds = (await stream(site)).filter(({ event }) => event !== 'progress');
    expect(new Set(kinds.map(({ event }) => event))).toEqual(new Set(['itinerary', 'done']));
    expect(kinds[0]?.data.title).toContain('days on the way');
  });
});

describe('in the back office', () => {
  it('a logged request is planned once more with another model and prompt, and both are shown', async () => {
    const { site, server } = await startSite('sqlite', goodModel);
    const plans = await plansOf(generate(site));
    const { log } = await lastLog(site);
    const { versions, current, model } = await site.adminApi('GET /api/admin/dashboard/ai-usage/prompts');
    expect(model).toMatchObject({ provider: 'compatible', model: 'test-model' });
    const other = versions.find(({ version }) => version !== current)?.version ?? '';
    const { original, replayed } = await site.adminApi('POST /api/admin/dashboard/ai-usage/logs/{id}/replay', {
      params: { id: log._id },
      body: { model: 'other-model', promptVersion: other, temperature: 1 },
    });
    expect(server.asked.at(-1)?.body).toMatchObject({ model: 'other-model' });
    expect(replayed).toMatchObject({ model: 'other-model', promptVersion: other, outcome: 'answered', tokens: 180 });
    expect(original).toMatchObject({ model: 'test-model', promptVersion: current, tokens: 180 });
    expect(replayed.plans.map(({ slug, pricePP, sights }) => ({ slug, pricePP, sights }))).toEqual(
      original.plans.map(({ slug, pricePP, sights }) => ({ slug, pricePP, sights })),
    );
    expect(original.plans.map(({ title }) => title)).toEqual(plans.map(({ title }) => title));
    const again = await lastLog(site);
    expect(again.log).toMatchObject({ endpoint: 'replay', tokensUsed: 180 });
    await expect(
      site.adminApi('POST /api/admin/dashboard/ai-usage/logs/{id}/replay', { params: { id: again.log._id }, body: {} }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('a model is tried as it is typed', async () => {
    const { site } = await startSite('sqlite', () => ({ json: { sight: 'Taj Mahal' } }));
    const trial = { provider: 'compatible' as const, model: 'tried', temperature: 0 };
    expect(await site.adminApi('POST /api/admin/settings/try-model', { body: trial })).toMatchObject({
      outcome: 'answered',
      provider: 'compatible',
      model: 'tried',
      inputTokens: 120,
    });
  });
});
