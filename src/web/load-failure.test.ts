import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../contracts/client.ts';
import { failureOf, failureOrMissing, readyOf } from './load-failure.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('what failed is told in the server’s words, and in ours where it was not reached', () => {
  expect(failureOf(new ApiError(429, 'Too many requests'), 'Failed to fetch blogs')).toEqual({
    kind: 'failed',
    message: 'Too many requests',
    status: 429,
  });
  const unreached = { kind: 'failed', message: 'Failed to fetch blogs', status: 503 };
  expect(failureOf(new ApiError(0, 'network'), 'Failed to fetch blogs')).toEqual(unreached);
  expect(failureOf(new TypeError('network'), 'Failed to fetch blogs')).toEqual(unreached);
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
