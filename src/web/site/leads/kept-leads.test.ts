import { expect, test } from 'vitest';
import { ApiError } from '../../../contracts/client.ts';
import { isFinal, readKept } from './kept-leads.ts';

const LEAD = { key: 'k1', name: 'Asha', phone: '9830012345' };

test('what was kept is read back with its key', () => {
  expect(readKept(JSON.stringify([LEAD]))).toEqual([LEAD]);
});

test('a storage that holds something else is no lead', () => {
  expect(readKept(null)).toEqual([]);
  expect(readKept('{broken')).toEqual([]);
  expect(readKept('{"name":"Asha"}')).toEqual([]);
  expect(readKept(JSON.stringify([{ name: 'Asha' }, null, LEAD]))).toEqual([LEAD]);
});

test('only a refusal of the form itself ends the tries: a server that is away, busy or broken is asked again', () => {
  expect(isFinal(new ApiError(400, 'Please enter a valid phone number'))).toBe(true);
  for (const status of [0, 404, 409, 429, 500, 502, 503]) expect(isFinal(new ApiError(status, 'no'))).toBe(false);
  expect(isFinal(new Error('timeout'))).toBe(false);
});
