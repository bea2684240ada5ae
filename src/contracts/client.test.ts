import { describe, expect, it } from 'vitest';
import { ApiError, makeClient } from './client.ts';

const answering = (make: () => Response | Promise<Response>) => makeClient(async () => make());
const failureOf = async (make: () => Response | Promise<Response>): Promise<ApiError> => {
  const error: unknown = await answering(make)('GET /api/packages', {}).catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('it did not fail as an ApiError', { cause: error });
};
const json = (status: number, body: unknown, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'content-type': 'application/json' } });

describe('a failed call', () => {
  it('has the server’s own words, its fields and the id of the request', async () => {
    const refused = await failureOf(() => json(400, { error: 'No.', fields: { name: 'No.' }, requestId: 'abc-1234' }));
    expect(refused).toMatchObject({ status: 400, message: 'No.', fields: { name: 'No.' }, requestId: 'abc-1234' });
    const generation = await failureOf(() => json(422, { error: { code: 422, message: 'Too far' } }));
    expect(generation).toMatchObject({ status: 422, message: 'Too far', requestId: '' });
  });

  it.each([
    ['JSON without an error', () => json(500, {}, 'Internal Server Error'), 500],
    ['JSON whose error is no text', () => json(500, { error: 7 }, 'Internal Server Error'), 500],
    ['JSON whose error is empty', () => json(500, { error: ' ' }, 'Internal Server Error'), 500],
    ['null', () => json(503, null, 'Service Unavailable'), 503],
    ['nothing', () => new Response('', { status: 502, statusText: 'Bad Gateway' }), 502],
    ['a proxy’s page', () => new Response('<h1>Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }), 502],
    ['a page where JSON should be', () => new Response('<h1>Welcome</h1>', { status: 200, statusText: 'OK' }), 200],
  ])('has no words where the server gave none: %s', async (_what, make, status) => {
    expect(await failureOf(make)).toMatchObject({ status, message: '', fields: {}, requestId: '' });
  });

  it('has status 0 and no words when the server is not reached, or breaks off', async () => {
    const cause = new TypeError('Failed to fetch');
    expect(await failureOf(() => Promise.reject(cause))).toMatchObject({ status: 0, message: '', cause });
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    expect(await failureOf(() => new Response(broken))).toMatchObject({ status: 0, message: '' });
  });
});
