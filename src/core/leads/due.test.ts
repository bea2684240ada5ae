import { expect, test } from 'vitest';
import { isDue, isUncontacted } from './due.ts';

test('a lead is due from its follow-up day on', () => {
  const lead = { status: 'contacted', followUpOn: '2026-11-22' } as const;
  expect(isDue(lead, '2026-11-21')).toBe(false);
  expect(isDue(lead, '2026-11-22')).toBe(true);
  expect(isDue(lead, '2026-12-01')).toBe(true);
  expect(isDue({ ...lead, followUpOn: null }, '2026-12-01')).toBe(false);
});

test('a new lead is due at once, unless another day is set', () => {
  expect(isDue({ status: 'new', followUpOn: null }, '2026-11-21')).toBe(true);
  expect(isDue({ status: 'new', followUpOn: '2026-11-22' }, '2026-11-21')).toBe(false);
  expect(isUncontacted({ status: 'contacted', followUpOn: null })).toBe(false);
});

test('a lead that was won or lost is not called back', () => {
  for (const status of ['converted', 'lost'] as const) {
    expect(isDue({ status, followUpOn: '2026-11-22' }, '2026-12-01')).toBe(false);
    expect(isDue({ status, followUpOn: null }, '2026-12-01')).toBe(false);
  }
});
