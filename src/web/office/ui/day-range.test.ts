import { expect, test } from 'vitest';
import { daysOf, readDayRange } from './day-range.ts';

const TODAY = '2026-02-17';

test('presets are counted from today, back or ahead, today included', () => {
  expect(daysOf('today', TODAY, false)).toEqual({ from: TODAY, to: TODAY });
  expect(daysOf('7d', TODAY, false)).toEqual({ from: '2026-02-11', to: TODAY });
  expect(daysOf('7d', TODAY, true)).toEqual({ from: TODAY, to: '2026-02-23' });
  expect(daysOf('month', TODAY, true)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('month', '2026-12-31', false)).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('an address says days, open at either end; what makes no sense is any day', () => {
  expect(readDayRange('2026-01-01..2026-01-31')).toBe('2026-01-01..2026-01-31');
  expect(daysOf(readDayRange('2026-01-01..'), TODAY, false)).toEqual({ from: '2026-01-01', to: undefined });
  expect(daysOf(readDayRange('..2026-01-31'), TODAY, false)).toEqual({ from: undefined, to: '2026-01-31' });
  for (const text of [null, '', '..', 'soon', '2026-02-30', '1..2..3', '..x']) expect(readDayRange(text)).toBe('');
});
