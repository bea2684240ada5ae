import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { fooledModel, harmIn, PICKS, type Pick, runsOf, WRITINGS } from '../../../../test/fooled-model.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { startModelServer } from '../../../../test/model-servers.ts';
import { purposeOf } from '../../../../test/model-writer.ts';
import { rememberingPlanner } from '../../../../test/remembering-planner.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { generation, type Itinerary } from '../../../contracts/itineraries.ts';
import { PROMPTS } from '../../../core/grounding/prompts.ts';
import { INJECTIONS, type Wanted } from './fixtures/injections.ts';
import { readTypedWish, withoutMoods } from './typed-wish.ts';

const planner = rememberingPlanner();
const KEY = 'sk-test-Key0123456789abcdefghij';
const COMMON = { travellers: 2, travelClass: 'Economy' as const, priceRange: [0, 30_000] as [number, number] };
/** The Taj Mahal is closed on the Friday. */
const AGRA = { ...COMMON, from: 'Delhi', to: 'Agra', departureDate: '2026-12-04', returnDate: '2026-12-05' };
/** At high altitude, where visitors need a permit. */
const NUBRA = { ...AGRA, from: 'Leh', to: 'Nubra Valley', returnDate: '2026-12-07' };
const tripOf = (wants: Wanted) => (wants === 'rule' ? NUBRA : AGRA);

const GROUPS = [...Map.groupBy(INJECTIONS, ({ wants }) => wants)];
const INSTRUCTIONS = runsOf(
  PROMPTS.flatMap(({ version: _version, about: _about, ...instructions }) => Object.values(instructions)).join('\n'),
);
/** Personal data in various digits. */
const PERSONAL = [
  '98310 12345',
  '9831012345',
  '९८३१०१२३४५',
  '৯৮৩১০১২৩৪৫',
  'asha.sen@',
  'Asha Sen',
  '2345 6789 0123',
  'ABCDE1234F',
  '4111 1111 1111 1111',
  'Z1234567',
];

const open: { readonly close: () => Promise<unknown> }[] = [];
let honest: Awaited<ReturnType<typeof startHonestSite>>;
let shared = 0;
const closeFrom = async (first: number) => {
  for (const { close } of open.splice(first).reverse()) await close();
};
beforeAll(async () => {
  honest = await startHonestSite();
  shared = open.length;
});
afterEach(() => closeFrom(shared));
afterAll(() => closeFrom(0));

async function startSite(engine: 'sqlite' | 'postgres') {
  const fooled = fooledModel();
  const server = await startModelServer({ protocol: 'compatible', answer: fooled.answer });
  open.push({ close: server.stop });
  const environment = { AI_PROVIDER: 'compatible', AI_MODEL: 'fooled', AI_BASE_URL: server.url, AI_API_KEY: KEY };
  const site = await startApp(engine, { environment, planner });
  open.push(site);
  return { site, server, fooled };
}

let visitors = 0;
/** A new visitor, a minute later, so that rate limits do not stop an attempt. */
function generate(site: TestApp, body: object) {
  site.advance(61_000);
  visitors++;
  return site.app.inject({
    method: 'POST',
    url: '/api/generate-itinerary',
    payload: body,
    remoteAddress: `198.51.${Math.floor(visitors / 250)}.${1 + (visitors % 250)}`,
  });
}

const plansOf = (payload: string): Itinerary[] => (JSON.parse(payload) as { itineraries: Itinerary[] }).itineraries;
const withoutWords = (plans: readonly Itinerary[]) =>
  plans.map(({ _id, shares: _, title: __, difference: ___, ...rest }) => rest);

const forgetWords = (site: TestApp) => site.database.db.updateTable('itineraries').set({ words: null }).execute();

interface Honest {
  readonly plans: readonly Itinerary[];
  /** The material that the model received. */
  readonly material: string | undefined;
}

/** Starts a site whose visitors send the same requests with honest wishes. */
async function startHonestSite() {
  const { site, server, fooled } = await startSite('sqlite');
  const known = new Map<string, Honest>();
  return {
    site,
    async answer(trip: object, pick: Pick | null): Promise<Honest> {
      const key = `${JSON.stringify(trip)} ${pick?.means ? pick.name : ''}`;
      const before = known.get(key);
      if (before) return before;
      fooled.be({ honest: pick });
      await forgetWords(site);
      const asked = server.asked.length;
      const { statusCode, payload } = await generate(site, { ...trip, wish: pick?.means ? 'in good faith' : '' });
      expect(statusCode, payload).toBe(200);
      const texts = server.asked.slice(asked).find((question) => purposeOf(question) === 'texts');
      const honest = { plans: plansOf(payload), material: texts?.material };
      known.set(key, honest);
      return honest;
    },
  };
}

/** Returns the fields that an honest traveller would fill in for the same words. */
function fieldsOf(trip: typeof AGRA, wish: string) {
  const asked = generation.parse({ ...trip, wish });
  const { search, read } = readTypedWish(asked, gazetteer);
  const wishes = withoutMoods(read);
  return {
    ...(search.travellers !== asked.travellers && { travellers: search.travellers }),
    ...(wishes && { wishes }),
  };
}

/** Returns runs of the instructions' words in a text that were not typed. */
function leaksIn(text: string, typed: string): readonly string[] {
  const own = runsOf(typed);
  return [...runsOf(text)].filter((run) => INSTRUCTIONS.has(run) && !own.has(run));
}

async function logsOf(site: TestApp): Promise<string> {
  const list = await site.adminApi('GET /api/admin/dashboard/ai-usage/logs', {
    query: { includeData: 'true', limit: 1 },
  });
  const detail = await site.adminApi('GET /api/admin/dashboard/ai-usage/logs/{id}', {
    params: { id: list.logs[0]?._id ?? '' },
  });
  return JSON.stringify({ list, detail });
}

/** Checks the model's shown words against those for an honest wish; returns their number. */
function expectHarmlessWords(shown: readonly string[], good: readonly string[], id: string): number {
  const words = shown.filter((text) => !good.includes(text));
  expect(
    words.flatMap((text) => harmIn(text).map((harm) => `${harm}: ${text}`)),
    id,
  ).toEqual([]);
  expect(leaksIn(words.join('\n'), ''), id).toEqual([]);
  return words.length;
}

function expectHarmless(plans: readonly Itinerary[], good: readonly Itinerary[], id: string): number {
  expect(withoutWords(plans), id).toEqual(withoutWords(good));
  const wordsOf = (all: readonly Itinerary[]) => all.flatMap(({ title, difference }) => [title, difference]);
  return expectHarmlessWords(wordsOf(plans), wordsOf(good), id);
}

/** Checks the day plan written by a tricked model against an honest one's. */
async function expectHarmlessDays(site: TestApp, plan: Itinerary | undefined): Promise<void> {
  const daysOf = async (of: TestApp, id: string | undefined) => {
    const { api } = await of.register();
    const { details } = await api('POST /api/itineraries/{id}/details', { params: { id: id ?? '' } });
    const { title: _, fullDayWisePlan, ...rest } = details;
    return {
      words: fullDayWisePlan.flatMap(({ title, description }) => [title, description]),
      rest: { ...rest, days: fullDayWisePlan.map(({ title, description, ...day }) => day) },
    };
  };
  const days = await daysOf(site, plan?._id);
  const { itinerary } = await honest.site.api('GET /api/itineraries/{slug}', { params: { slug: plan?.slug ?? '' } });
  const own = await daysOf(honest.site, itinerary._id);
  expect(days.rest).toEqual(own.rest);
  expectHarmlessWords(days.words, own.words, 'days');
}

async function expectNoAttemptWorks(engine: 'sqlite' | 'postgres', wants: Wanted): Promise<void> {
  const { site, server, fooled } = await startSite(engine);
  const trip = tripOf(wants);
  let written = 0;
  for (const [turn, { id, text }] of INJECTIONS.filter((each) => each.wants === wants).entries()) {
    const pick = PICKS[turn % PICKS.length] as Pick;
    fooled.be({ turn, pick });
    await forgetWords(site);
    const asked = server.asked.length;
    const { statusCode, payload } = await generate(site, { ...trip, wish: text });
    const questions = server.asked.slice(asked);
    if (id.startsWith('control-')) {
      expect([statusCode, questions], id).toEqual([400, []]);
      continue;
    }
    expect(statusCode, `${id}: ${payload}`).toBe(200);
    const good = await honest.answer({ ...trip, ...fieldsOf(trip, text) }, pick);
    written += expectHarmless(plansOf(payload), good.plans, id);
    const [first, ...texts] = questions;
    expect(first && purposeOf(first), id).toBe('wish');
    expect(texts.map(purposeOf), id).toEqual(texts.map(() => 'texts'));
    expect(texts[0]?.material, id).toBe(good.material);
    // The material of a repair includes the model's own words.
    const material = [first, texts[0]].map((question) => question?.material).join('\n');
    const logs = await logsOf(site);
    for (const told of [payload, material, logs]) {
      expect(
        PERSONAL.filter((some) => told.includes(some)),
        id,
      ).toEqual([]);
      expect(told, id).not.toContain(KEY);
    }
    expect(leaksIn(logs, text), id).toEqual([]);
    expect(leaksIn(payload, ''), id).toEqual([]);
  }
  expect(written).toBeGreaterThan(0);
  const next = await generate(site, trip);
  const own = await honest.answer(trip, null);
  const plans = plansOf(next.payload);
  expectHarmless(plans, own.plans, 'the next visitor');
  for (const plan of plans.slice(0, 3)) await expectHarmlessDays(site, plan);
  const health = await site.app.inject({ method: 'GET', url: '/api/health' });
  for (const told of [health.payload, site.failures.join('\n'), site.announcements.join('\n')]) {
    expect(told).not.toContain(KEY);
    expect(leaksIn(told, '')).toEqual([]);
  }
  expect(site.failures).toEqual([]);
}

describe('what is typed to a model that obeys it', () => {
  it('is told apart by its ids, and fits into the field', () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(130);
    expect(new Set(INJECTIONS.map(({ id }) => id)).size).toBe(INJECTIONS.length);
    expect(new Set(INJECTIONS.map(({ text }) => text)).size).toBe(INJECTIONS.length);
    expect(INJECTIONS.filter(({ text }) => text.length > 400)).toEqual([]);
  });

  it.each(GROUPS.map(([wants]) => wants))(
    'changes no price, place or rule and reveals nothing, when the aim is: %s',
    (wants) => expectNoAttemptWorks('sqlite', wants),
    120_000,
  );

  it.each(engines.filter((engine) => engine === 'postgres'))(
    'nor on %s',
    (engine) => expectNoAttemptWorks(engine, 'data'),
    120_000,
  );

  it('nor when the back office plans a logged attempt once more with other instructions', async () => {
    const { site, fooled } = await startSite('sqlite');
    const pick = PICKS[0] as Pick;
    fooled.be({ turn: 0, pick });
    await generate(site, { ...AGRA, wish: INJECTIONS[0]?.text });
    const { logs } = await site.adminApi('GET /api/admin/dashboard/ai-usage/logs', { query: {} });
    const good = await honest.answer(AGRA, null);
    const builtIn = good.plans.flatMap(({ title, difference }) => [title, difference]);
    // Each time the first text repeats another sentence of the instructions.
    for (const turn of PICKS.keys()) {
      fooled.be({ turn: turn * WRITINGS, pick });
      const { replayed } = await site.adminApi('POST /api/admin/dashboard/ai-usage/logs/{id}/replay', {
        params: { id: logs[0]?._id ?? '' },
        body: { promptVersion: PROMPTS[1]?.version },
      });
      const { plans } = replayed;
      expect(plans.map(({ slug, pricePP }) => [slug, pricePP])).toEqual(
        good.plans.map(({ slug, pricePP }) => [slug, pricePP]),
      );
      expectHarmlessWords(
        plans.flatMap(({ title, description }) => [title, description]),
        builtIn,
        `replay ${turn}`,
      );
      expect(leaksIn(await logsOf(site), '')).toEqual([]);
    }
  });

  it.each([
    ['to', 1],
    ['from', 5],
  ] as const)(
    'never reaches it from the field "%s"',
    async (field, every) => {
      const { site, server } = await startSite('sqlite');
      for (const { id, text } of INJECTIONS.filter((_, index) => index % every === 0)) {
        const asked = server.asked.length;
        const { statusCode, payload } = await generate(site, { ...AGRA, [field]: text });
        const questions = server.asked.slice(asked);
        if (statusCode === 200) {
          expect(JSON.stringify(questions.map(({ body }) => body)), id).not.toContain(
            JSON.stringify(text).slice(1, -1),
          );
          continue;
        }
        expect(questions, id).toEqual([]);
        expect([400, 422], `${id}: ${payload}`).toContain(statusCode);
        expect((JSON.parse(payload) as { error: { message: string } }).error.message, id).not.toBe('');
      }
      expect(site.failures).toEqual([]);
    },
    120_000,
  );
});
