import { expect, test } from 'vitest';
import { viewQuery } from './view-query.ts';

test('an address shows the same view on every page, with any record open, in any order of its parts', () => {
  const shown = viewQuery(new URLSearchParams('status=pending&received=7d'));
  expect(viewQuery(new URLSearchParams('received=7d&page=4&limit=50&status=pending&open=x&search='))).toBe(shown);
  expect(viewQuery(new URLSearchParams('status=pending'))).not.toBe(shown);
});
