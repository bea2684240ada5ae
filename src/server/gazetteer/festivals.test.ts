import { describe, expect, test } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { addDays, isDay, toEpochDay, weekdayOf } from '../../core/dates.ts';

const { festivals } = gazetteerRows;
/** The last day for which the table has every festival. */
const KNOWN_UNTIL = '2030-12-31';

const MOON_DEPENDENT = ['eid-al-fitr', 'eid-al-adha'];
const EASTER_DEPENDENT = ['good-friday'];

describe('the festival table', () => {
  test('knows at least eighteen months ahead of the day on which it was checked', () => {
    expect(festivals.filter(({ checkedOn }) => KNOWN_UNTIL < addDays(checkedOn, 548))).toEqual([]);
  });

  test('knows at least eighteen months ahead of today: else enter the next years', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(KNOWN_UNTIL >= addDays(today, 548)).toBe(true);
  });

  test('has one existing day for each year to 2030, a year apart by the sun or by whole moons', () => {
    for (const festival of festivals) {
      expect(festival.days.every(isDay)).toBe(true);
      if (MOON_DEPENDENT.includes(festival.id)) continue;
      expect(festival.days.map((day) => day.slice(0, 4))).toEqual(['2026', '2027', '2028', '2029', '2030']);
      if (EASTER_DEPENDENT.includes(festival.id)) continue;
      festival.days.slice(1).forEach((day, i) => {
        const gap = toEpochDay(day) - toEpochDay(festival.days[i] ?? day);
        expect([353, 354, 355, 356, 364, 365, 366, 367, 382, 383, 384, 385]).toContain(gap);
      });
    }
  });

  test('agrees with the dates of planner.md 2.6', () => {
    const dayOf = (id: string, year: number) => festivals.find((f) => f.id === id)?.days[year - 2026];
    expect([2026, 2027, 2028].map((y) => dayOf('diwali', y))).toEqual(['2026-11-08', '2027-10-29', '2028-10-17']);
    expect([2026, 2027, 2028].map((y) => dayOf('dussehra', y))).toEqual(['2026-10-20', '2027-10-09', '2028-09-27']);
    expect([2026, 2027].map((y) => dayOf('maha-ashtami', y))).toEqual(['2026-10-19', '2027-10-07']);
    expect([2026, 2027].map((y) => dayOf('chhath', y))).toEqual(['2026-11-15', '2027-11-04']);
    expect([2026, 2027, 2028].map((y) => dayOf('holi', y))).toEqual(['2026-03-04', '2027-03-22', '2028-03-11']);
    expect([2026, 2027].map((y) => dayOf('ganesh-chaturthi', y))).toEqual(['2026-09-14', '2027-09-04']);
    expect([2026, 2027].map((y) => dayOf('onam', y))).toEqual(['2026-08-26', '2027-09-12']);
    expect(dayOf('maha-shivaratri', 2027)).toBe('2027-03-06');
  });

  test('keeps the order that the moon gives: Ashtami before Dussehra, Diwali about twenty days later, Chhath a week after', () => {
    const daysOf = (id: string) => (festivals.find((f) => f.id === id)?.days ?? []).map(toEpochDay);
    daysOf('dussehra').forEach((dussehra, i) => {
      expect(dussehra - (daysOf('maha-ashtami')[i] ?? 0)).toBeOneOf([1, 2]);
      expect((daysOf('diwali')[i] ?? 0) - dussehra).toBeOneOf([19, 20, 21]);
      expect((daysOf('chhath')[i] ?? 0) - (daysOf('diwali')[i] ?? 0)).toBeOneOf([6, 7]);
    });
  });

  test('puts Good Friday on a Friday', () => {
    for (const day of festivals.find((f) => f.id === 'good-friday')?.days ?? []) expect(weekdayOf(day)).toBe(5);
  });
});
