import { describe, expect, it } from 'vitest';
import { dates } from '../../../words/en/site/dates.ts';
import {
  comingWeekend,
  completeDates,
  nextMonth,
  nextWeek,
  shortDay,
  thisMonth,
  thisWeekend,
  todayInIndia,
  tripDays,
} from './trip-dates.ts';

const trip = (departureDate: string, returnDate: string) => ({ departureDate, returnDate });

describe('today', () => {
  it('turns at midnight in India, wherever the visitor is', () => {
    expect(todayInIndia(Date.UTC(2026, 10, 21, 18, 29))).toBe('2026-11-21');
    expect(todayInIndia(Date.UTC(2026, 10, 21, 18, 31))).toBe('2026-11-22');
  });
});

describe('the proposed weekend', () => {
  it.each([
    ['2026-11-16', trip('2026-11-20', '2026-11-22')], // Monday
    ['2026-11-19', trip('2026-11-20', '2026-11-22')], // Thursday
    ['2026-11-20', trip('2026-11-21', '2026-11-22')], // Friday: Saturday to Sunday
    ['2026-11-21', trip('2026-11-27', '2026-11-29')], // Saturday: the next one
    ['2026-11-22', trip('2026-11-27', '2026-11-29')], // Sunday: the next one
  ])('on %s is %o', (today, dates) => {
    expect(comingWeekend(today)).toEqual(dates);
  });
});

describe('presets', () => {
  it('never begin before today', () => {
    expect(thisWeekend('2026-11-21')).toEqual(trip('2026-11-21', '2026-11-22'));
    expect(thisWeekend('2026-11-22')).toEqual(trip('2026-11-22', '2026-11-22'));
    expect(thisWeekend('2026-11-23')).toEqual(trip('2026-11-27', '2026-11-29'));
  });

  it('take a week from Monday to Sunday', () => {
    expect(nextWeek('2026-11-21')).toEqual(trip('2026-11-23', '2026-11-29'));
    expect(nextWeek('2026-11-22')).toEqual(trip('2026-11-23', '2026-11-29'));
    expect(nextWeek('2026-11-23')).toEqual(trip('2026-11-30', '2026-12-06'));
  });

  it('take as much of a month as is planned in one trip', () => {
    expect(thisMonth('2026-11-21')).toEqual(trip('2026-11-21', '2026-11-30'));
    expect(thisMonth('2026-12-01')).toEqual(trip('2026-12-01', '2026-12-21'));
    expect(nextMonth('2026-12-31')).toEqual(trip('2027-01-01', '2027-01-21'));
    expect(nextMonth('2027-01-31')).toEqual(trip('2027-02-01', '2027-02-21'));
  });
});

describe('dates', () => {
  it('fall back to today and tomorrow', () => {
    expect(completeDates(null, null, '2026-12-31')).toEqual(trip('2026-12-31', '2027-01-01'));
    expect(completeDates('2027-02-28', null, '2026-12-31')).toEqual(trip('2027-02-28', '2027-03-01'));
  });

  it('are stored as day, short month and year, two digits each', () => {
    expect(shortDay('2026-12-05')).toBe('05 Dec 26');
  });

  it('say the length of a trip in days and nights', () => {
    expect(dates.length({ days: tripDays(trip('2026-11-27', '2026-11-27')) })).toBe('1 day');
    expect(dates.length({ days: tripDays(trip('2026-11-27', '2026-11-28')) })).toBe('2 days / 1 night');
    expect(dates.length({ days: tripDays(trip('2026-11-27', '2026-11-29')) })).toBe('3 days / 2 nights');
  });
});
