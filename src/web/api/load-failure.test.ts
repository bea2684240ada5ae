import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../contracts/client.ts';
import { failureOf, failureOrMissing, readyOf } from './load-failure.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('a failure is shown in the server’s words; the page has its own where the server was not reached', () => {
  expect(failureOf(new ApiError(429, 'Too many requests'), 'Failed to fetch blogs')).toEqual({
    kind: 'failed',
    message: 'Too many requests',
    status: 429,
    requestId: '',
  });
  const unreached = { kind: 'failed', message: '', status: 503, requestId: '' };
  expect(failureOf(new ApiError(0, ''), 'Failed to fetch blogs')).toEqual(unreached);
  expect(failureOf(new TypeError('network'), 'Failed to fetch blogs')).toEqual(unreached);
  const broken = new ApiError(502, '', {}, '<h1>Bad Gateway</h1>');
  expect(failureOf(broken, 'Failed to fetch blogs')).toEqual({ ...unreached, status: 502 });
  const unreadable = new ApiError(200, '', {}, '<h1>Welcome</h1>');
  expect(failureOf(unreadable, 'Failed to fetch blogs')).toEqual(unreached);
});

test('a failure of the server has the id by which it is found in the logs', () => {
  const error = new ApiError(500, 'Something went wrong', {}, { error: 'Something went wrong', requestId: 'abcd2345' });
  expect(failureOf(error, 'Failed to fetch blogs').requestId).toBe('abcd2345');
});

test('a name that nothing has, or can have, is missing; a server that is busy or broken has failed', () => {
  for (const status of [400, 404])
    expect(failureOrMissing(new ApiError(status, 'no'), '')).toEqual({ kind: 'not-found' });
  for (const status of [0, 429, 500, 503]) expect(failureOrMissing(new ApiError(status, 'no'), '').kind).toBe('failed');
});

test('only what is there already, and is the thing itself, is ready', () => {
  const ready = { kind: 'ready', list: [] } as const;
  expect(readyOf(ready)).toBe(ready);
  expect(readyOf({ kind: 'failed' })).toBeNull();
  expect(readyOf(Promise.resolve(ready))).toBeNull();
});
