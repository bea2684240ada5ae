import { describe, expect, it } from 'vitest';
import { readCharge, readOpeningHours } from './opening-hours.ts';

describe('opening hours of OpenStreetMap', () => {
  it.each([
    ['24/7', ['00:00-24:00'], []],
    ['09:00-17:00', ['09:00-17:00'], []],
    ['Mo-Su 06:00-12:00,16:00-20:30', ['06:00-12:00', '16:00-20:30'], []],
    ['Tu-Su 10:00-17:00', ['10:00-17:00'], [1]],
    ['Sa-Th 09:00-17:00; Fr off', ['09:00-17:00'], [5]],
    ['Mo-We,Sa,Su 10:00-18:00; PH off', ['10:00-18:00'], [4, 5]],
    ['09:00-17:00; Mo,Tu closed', ['09:00-17:00'], [1, 2]],
  ])('reads %s', (text, open, closedWeekdays) => {
    expect(readOpeningHours(text)).toEqual({ open, closedWeekdays });
  });

  it.each([
    '',
    'sunrise-sunset',
    'Apr-Sep 09:00-18:00',
    'Mo-Fr 09:00-17:00; Sa 09:00-13:00',
    '9-5',
    'Mo-Su off',
    'by appointment',
    'Mo[1] 09:00-17:00',
  ])('leaves %s to a person', (text) => expect(readOpeningHours(text)).toBeNull());

  it('reads charges in rupees only', () => {
    expect(['50 INR', '₹50', 'Rs. 20', '10 USD', '50', '20-50 INR'].map(readCharge)).toEqual([
      50,
      50,
      20,
      null,
      null,
      null,
    ]);
  });
});
