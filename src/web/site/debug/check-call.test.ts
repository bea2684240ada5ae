import { describe, expect, it } from 'vitest';
import { CHECKED_CALLS, checkCall, HEALTH_CALL, indentJson } from './check-call.ts';

const answering =
  (...response: ConstructorParameters<typeof Response>): typeof fetch =>
  async () =>
    new Response(...response);

describe('a checked call', () => {
  it('works when the server answers as it should, with the status and the answer as they came', async () => {
    const asked: unknown[] = [];
    const result = await checkCall(HEALTH_CALL, async (address) => {
      asked.push(address);
      return new Response('{"ok":true}', { status: 200 });
    });
    expect(asked).toEqual(['/api/health']);
    expect(result).toEqual({ works: true, status: 200, error: '', raw: '{"ok":true}' });
  });

  it('has failed with the server’s own words when it refuses', async () => {
    const result = await checkCall(HEALTH_CALL, answering('{"error":"Too many requests"}', { status: 429 }));
    expect(result).toEqual({
      works: false,
      status: 429,
      error: 'Too many requests',
      raw: '{"error":"Too many requests"}',
    });
  });

  it('has failed when something else answers in the place of the API', async () => {
    const page = await checkCall(HEALTH_CALL, answering('<h1>It works!</h1>', { status: 200 }));
    expect(page).toMatchObject({ works: false, status: 200, error: 'The answer could not be read' });
    expect(page.raw).toBe('<h1>It works!</h1>');
    const proxy = await checkCall(HEALTH_CALL, answering('Bad gateway', { status: 502, statusText: 'Bad Gateway' }));
    expect(proxy).toEqual({ works: false, status: 502, error: 'HTTP 502', raw: 'Bad gateway' });
    const silent = await checkCall(HEALTH_CALL, answering('', { status: 502 }));
    expect(silent.error).toBe('HTTP 502');
  });

  it('has failed without a status when no server answers', async () => {
    const unreached = await checkCall(HEALTH_CALL, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(unreached).toEqual({ works: false, status: null, error: 'Failed to fetch', raw: '' });
    const slow = await checkCall(HEALTH_CALL, () => Promise.reject(new DOMException('late', 'TimeoutError')));
    expect(slow.error).toBe('No answer within 10 seconds');
  });
});

it('the four calls of the page are health, test and the two lists of categories', () => {
  expect(CHECKED_CALLS.map(({ key }) => key)).toEqual([
    'GET /api/health',
    'GET /api/test',
    'GET /api/blogs/categories',
    'GET /api/packages/categories',
  ]);
});

it('an answer is shown with indents when it is JSON, and else as it is', () => {
  expect(indentJson('{"ok":true}')).toBe('{\n  "ok": true\n}');
  expect(indentJson('<h1>')).toBe('<h1>');
});
