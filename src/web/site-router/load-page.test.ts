import { expect, test, vi } from 'vitest';
import type { ApiCall } from '../../contracts/client.ts';
import { loadPage } from './load-page.ts';
import { Moved, Refusal, Unfinished } from './page-module.ts';

const noApi: ApiCall = () => Promise.reject(new Error('no call expected'));
const args = { api: noApi, params: {}, url: new URL('http://localhost/'), language: 'en' as const };

test('a page without a loader has no data', async () => {
  expect(await loadPage(undefined, args)).toEqual({ data: null, refused: null, status: 200 });
});

test('data may still be on their way', async () => {
  const list = Promise.resolve([1]);
  const { data } = await loadPage(() => ({ list }), args);
  expect(data).toEqual({ list });
});

test('a page with a failure in it has a status of its own', async () => {
  const loaded = await loadPage(async () => new Unfinished({ list: null }, 503), args);
  expect(loaded).toEqual({ data: { list: null }, refused: null, status: 503 });
});

test('a refusal is shown and not logged', async () => {
  const refuse = () => Promise.reject(new Refusal({ status: 404, message: 'Gone' }));
  expect(await loadPage(refuse, args)).toEqual({
    data: null,
    refused: { status: 404, requestId: '', message: 'Gone' },
    status: 404,
  });
  expect(console.error).not.toHaveBeenCalled();
});

test('a fault of ours is logged, and not shown', async () => {
  const fault = new Error('a secret');
  const loaded = await loadPage(() => Promise.reject(fault), args);
  expect(loaded).toEqual({ data: null, refused: { status: 500, requestId: '', message: '' }, status: 500 });
  expect(console.error).toHaveBeenCalledWith(fault);
  vi.mocked(console.error).mockClear();
});

test('a page that has moved is for the caller', async () => {
  await expect(loadPage(() => Promise.reject(new Moved('/package/new')), args)).rejects.toThrow('/package/new');
});
