import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../contracts/client.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import type { browserApi } from '../../api/browser-api.ts';
import type { KeptPlan } from '../../browser/kept-trips.ts';
import { loadDetails } from './load-details.ts';

const DETAILS = { title: 'Darjeeling' } as Details;

type Outcome = number | 'ok';

/** Loads with the given outcomes of the two calls, without delays. */
async function run({
  get = [],
  post = [],
  isNew = false,
  id = 'a1',
  kept = null,
}: Partial<Record<'get' | 'post', Outcome[]>> & { isNew?: boolean; id?: string; kept?: KeptPlan<Details> | null }) {
  const left = { GET: [...get], POST: [...post] };
  const asked: string[] = [];
  const pauses: number[] = [];
  const steps: string[] = [];
  const api = (async (key: string) => {
    const method = key.startsWith('GET') ? 'GET' : 'POST';
    asked.push(method);
    const outcome = left[method].shift() ?? 'ok';
    if (outcome !== 'ok') throw new ApiError(outcome, outcome === 422 ? 'No way' : '');
    return { details: DETAILS };
  }) as typeof browserApi;
  const answer = await loadDetails(id, {
    isNew,
    kept,
    api,
    signal: new AbortController().signal,
    onStep: (step) => steps.push(step),
    pause: async (ms) => {
      pauses.push(ms);
    },
  });
  return { answer, asked: asked.join(' '), pauses, steps };
}

const failed = (message: string) => ({ kind: 'failed', message });

describe('the day plan', () => {
  test('that is kept is fetched, and none is made', async () => {
    expect(await run({})).toMatchObject({ answer: { kind: 'ready', details: DETAILS }, asked: 'GET' });
  });

  test('of this device is shown when the server is out of reach, and at no other time', async () => {
    const kept = { details: DETAILS, keptAt: 0, bytes: 0 };
    for (const status of [0, 429, 503]) {
      expect(await run({ kept, isNew: true, get: [status] })).toMatchObject({
        answer: { kind: 'kept', kept },
        asked: 'GET',
      });
    }
    expect(await run({ kept })).toMatchObject({ answer: { kind: 'ready' }, asked: 'GET' });
    expect(await run({ kept, get: [401] })).toMatchObject({ answer: { kind: 'signed-out' } });
    expect(await run({ kept, get: [404] })).toMatchObject({ answer: { kind: 'ready' }, asked: 'GET POST' });
  });

  test('that is not there yet is made', async () => {
    expect(await run({ get: [404] })).toMatchObject({ answer: { kind: 'ready' }, asked: 'GET POST' });
  });

  test('that is known not to be there is made at once', async () => {
    expect(await run({ isNew: true })).toMatchObject({ answer: { kind: 'ready' }, asked: 'POST' });
  });

  test('is tried for twice more after a failure of the server or the network, 2 seconds apart', async () => {
    const tried = await run({ get: [404], post: [500, 0, 'ok'] });
    expect(tried).toMatchObject({ answer: { kind: 'ready' }, asked: 'GET POST POST POST', pauses: [2000, 2000] });
    const given = await run({ get: [404], post: [500, 502, 0, 'ok'] });
    expect(given.asked).toBe('GET POST POST POST');
    expect(given.answer).toEqual(
      failed('Failed to generate detailed itinerary after multiple attempts. Please try again later.'),
    );
  });

  test('is not tried for again after a refusal, whose words are told', async () => {
    const refused = await run({ get: [404], post: [422] });
    expect(refused.asked).toBe('GET POST');
    expect(refused.answer).toEqual(failed('Failed to generate detailed itinerary: No way'));
    expect((await run({ get: [404], post: [400] })).answer).toEqual(
      failed('Failed to generate detailed itinerary: Unknown error'),
    );
    expect((await run({ get: [404], post: [404] })).answer).toEqual(
      failed('Itinerary not found. Please search again to generate a new itinerary.'),
    );
  });

  test('asks for a new sign-in when the old one has ended', async () => {
    expect((await run({ get: [401] })).answer).toEqual({ kind: 'signed-out' });
    expect((await run({ get: [404], post: [401] })).answer).toEqual({ kind: 'signed-out' });
  });

  test('of an itinerary without an id cannot be asked for', async () => {
    expect(await run({ id: '' })).toMatchObject({
      answer: failed('No itinerary ID found. Please try refreshing the page.'),
      asked: '',
    });
  });
});
