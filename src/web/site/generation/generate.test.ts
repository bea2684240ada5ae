import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../contracts/client.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { generate, type OtherWords, type Wires } from './generate.ts';
import type { TripWish } from './trip-wish.ts';

const WISH: TripWish = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [0, 50_000],
};

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };

const itinerary = (slug: string): Itinerary => ({ slug }) as Itinerary;
const eventOf = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

interface Run {
  readonly stream: () => Promise<Response>;
  readonly atOnce?: () => Promise<unknown>;
}

/** Plans with the given answers; returns what was asked, received and reported. */
async function run({ stream, atOnce }: Run) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const wires: Wires = {
    fetch: (address, init) => {
      asked.push(address);
      bodies.push(JSON.parse(String(init.body)));
      return stream();
    },
    api: (async (key: string) => {
      asked.push(key);
      return atOnce?.();
    }) as Wires['api'],
  };
  const told: string[] = [];
  const listener = {
    onProgress: (text: string) => told.push(text),
    onItinerary: ({ slug }: Itinerary) => told.push(slug),
    onWords: ({ slug, title }: OtherWords) => told.push(`${slug}: ${title}`),
  };
  const call = { wish: WISH, exclude: ['seen'], signal: new AbortController().signal };
  return { problem: await generate(call, listener, wires), told, asked, bodies };
}

const answer = (body: string, init: ResponseInit) => async () => new Response(body, init);

describe('the stream', () => {
  test('tells each step and itinerary as it comes, and sends what has been seen', async () => {
    const body =
      eventOf('progress', { step: 'places', text: 'Finding the places' }) +
      eventOf('itinerary', itinerary('one')) +
      eventOf('itinerary', itinerary('two')) +
      eventOf('words', { slug: 'one', title: 'Tea and toy trains', difference: 'Slowly.' }) +
      eventOf('done', { count: 2 });
    const { problem, told, asked, bodies } = await run({ stream: answer(body, { headers: EVENTS }) });
    expect(problem).toBeNull();
    expect(told).toEqual(['Finding the places', 'one', 'two', 'one: Tea and toy trains']);
    expect(asked).toEqual(['/api/generate-itinerary/stream']);
    expect(bodies).toEqual([{ ...WISH, exclude: ['seen'] }]);
  });

  test('hands a refusal on with its reason', async () => {
    const refusal = { code: 422, message: 'Too dear', reason: 'BUDGET_TOO_LOW', details: { cheapest: 7020 } };
    const { problem } = await run({ stream: answer(eventOf('error', refusal), { headers: EVENTS }) });
    expect(problem).toEqual(refusal);
  });

  test('reads a refusal that comes before any event', async () => {
    const body = JSON.stringify({ error: { code: 429, message: 'Too many requests' } });
    const { problem, asked } = await run({ stream: answer(body, { status: 429, headers: JSON_TYPE }) });
    expect(problem).toEqual({ code: 429, message: 'Too many requests' });
    expect(asked).toHaveLength(1);
  });

  test('that breaks off says so', async () => {
    const { problem } = await run({ stream: answer(eventOf('itinerary', itinerary('one')), { headers: EVENTS }) });
    expect(problem).toEqual({ code: 0, message: 'The connection was lost' });
  });
});

describe('where no stream can be had the plain call answers', () => {
  const atOnce = async () => ({ itineraries: [itinerary('one')] });
  const cases = {
    'no connection': async () => Promise.reject(new TypeError('Failed to fetch')),
    'a proxy that knows no such address': answer('<html>', { status: 404 }),
    'an answer of another kind': answer('{}', { headers: JSON_TYPE }),
    'a stream without a single event': answer('', { headers: EVENTS }),
  };
  test.each(Object.entries(cases))('%s', async (_name, stream) => {
    const { problem, told, asked } = await run({ stream, atOnce });
    expect(problem).toBeNull();
    expect(told).toEqual(['one']);
    expect(asked).toEqual(['/api/generate-itinerary/stream', 'POST /api/generate-itinerary']);
  });

  test('and its refusal is read like that of the stream', async () => {
    const refusal = { code: 503, message: 'Busy' };
    const stream = async () => Promise.reject(new TypeError('Failed to fetch'));
    const refuse = async () => Promise.reject(new ApiError(503, 'Busy', {}, { error: refusal }));
    expect((await run({ stream, atOnce: refuse })).problem).toEqual(refusal);
    const away = async () => Promise.reject(new ApiError(0, 'Failed to fetch'));
    expect((await run({ stream, atOnce: away })).problem).toEqual({
      code: 0,
      message: 'We couldn’t reach the server',
    });
  });
});
