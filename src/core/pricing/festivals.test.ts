import { describe, expect, test } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { festivalsBetween, festivalsOn, longWeekendOf, longWeekendsBetween } from './festivals.ts';

const calendar = gazetteer.festivals;

test('festivals are found by day and by span', () => {
  expect(festivalsOn(calendar, '2027-10-29').map((f) => f.id)).toEqual(['diwali']);
  expect(festivalsOn(calendar, '2027-10-28')).toEqual([]);
  expect(festivalsBetween(calendar, '2026-12-20', '2027-01-15')).toEqual([
    { day: '2026-12-25', name: 'Christmas' },
    { day: '2027-01-01', name: 'New Year' },
    { day: '2027-01-15', name: 'Pongal' },
  ]);
});

describe('a long weekend', () => {
  test('is three days with a holiday on Friday', () => {
    const christmas = { from: '2026-12-25', to: '2026-12-27', name: 'Christmas' }; // Fri to Sun
    expect(longWeekendOf(calendar, '2026-12-25')).toEqual(christmas);
    expect(longWeekendOf(calendar, '2026-12-27')).toEqual(christmas);
    expect(longWeekendOf(calendar, '2026-12-24')).toBeNull();
    expect(longWeekendOf(calendar, '2026-12-28')).toBeNull();
  });

  test('bridges a Monday before a Tuesday holiday', () => {
    expect(longWeekendOf(calendar, '2027-01-25')).toEqual({
      from: '2027-01-23',
      to: '2027-01-26',
      name: 'Republic Day',
    });
  });

  test('is no ordinary weekend and no lone midweek holiday', () => {
    expect(longWeekendOf(calendar, '2026-12-05')).toBeNull();
    expect(longWeekendOf(calendar, '2028-01-26')).toBeNull(); // a Wednesday
  });

  test('is listed by the day on which it begins', () => {
    expect(longWeekendsBetween(calendar, '2026-12-25', '2027-01-23')).toEqual([
      { from: '2026-12-25', to: '2026-12-27', name: 'Christmas' },
      { from: '2027-01-23', to: '2027-01-26', name: 'Republic Day' },
    ]);
    expect(longWeekendsBetween(calendar, '2026-12-26', '2027-01-22')).toEqual([]);
  });
});
