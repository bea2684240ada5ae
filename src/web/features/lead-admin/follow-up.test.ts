import { expect, test } from 'vitest';
import { followUpWords, isDue } from './follow-up.ts';

test('a lead is due from its follow-up day on', () => {
  const lead = { status: 'contacted', followUpOn: '2026-11-22' } as const;
  expect(isDue(lead, '2026-11-21')).toBe(false);
  expect(isDue(lead, '2026-11-22')).toBe(true);
  expect(isDue(lead, '2026-12-01')).toBe(true);
  expect(isDue({ ...lead, followUpOn: null }, '2026-12-01')).toBe(false);
});

test('who was won or lost is not called back', () => {
  for (const status of ['converted', 'lost'] as const) {
    expect(isDue({ status, followUpOn: '2026-11-22' }, '2026-12-01')).toBe(false);
  }
});

test('the words name who is written to and who writes; a nameless agency leaves no gap', () => {
  expect(followUpWords('Asha', 'Bengal Wanderers')).toContain('Namaste Asha, this is Bengal Wanderers. You');
  expect(followUpWords('Asha', '')).toContain('Namaste Asha. You');
});
