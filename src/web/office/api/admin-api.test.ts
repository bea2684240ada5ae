import { expect, test } from 'vitest';
import { ApiError } from '../../../contracts/client.ts';
import { wordsOf } from './admin-api.ts';

const said = (status: number, error: string) => new ApiError(status, error, {}, { error });

test('what the server says of a refusal goes before our own words', () => {
  expect(wordsOf(said(409, 'The slug "goa" is taken'), 'Failed to save package')).toBe('The slug "goa" is taken');
});

test('a broken connection, a foreign page and an ended session give built-in messages', () => {
  expect(wordsOf(new ApiError(0, ''), 'Failed to save package')).toBe('Failed to save package');
  expect(wordsOf(new ApiError(502, '', {}, '<html>'), 'Failed to save package')).toBe('Failed to save package');
  expect(wordsOf(said(401, 'Please sign in as an admin'), 'Failed to save package')).toBe('Failed to save package');
});
