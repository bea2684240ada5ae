import { expect, test } from 'vitest';
import { monthsWords, reasonWords } from './demand-words.ts';

test('months are told with their people, and reasons in words', () => {
  const months = [
    { month: '2026-12', people: 8 },
    { month: '2027-01', people: 3 },
  ];
  expect(monthsWords(months)).toBe('Dec 2026 (8), Jan 2027 (3)');
  expect(monthsWords([])).toBe('');
  expect(['BUDGET_TOO_LOW', 'SOME_NEW_REASON'].map(reasonWords)).toEqual(['budget too low', 'some new reason']);
});
