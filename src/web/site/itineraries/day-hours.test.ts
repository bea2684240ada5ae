import { describe, expect, it } from 'vitest';
import { wordHours } from './day-hours.ts';

const row = (start: string, end: string, endsDaysLater?: number) => ({
  start,
  end,
  ...(endsDaysLater !== undefined && { endsDaysLater }),
});

describe('the hours of a day', () => {
  it.each([
    [[], ''],
    [[row('08:50', '09:30'), row('18:00', '20:30')], '08:50 to 20:30'],
    [[row('08:00', '09:00'), row('22:05', '06:00')], '08:00 to 06:00 next day'],
    [[row('08:00', '09:00'), row('05:55', '06:30')], '08:00 to 06:30 next day'],
    [[row('08:00', '09:00'), row('23:30', '00:40'), row('00:50', '01:30')], '08:00 to 01:30 next day'],
    [[row('18:00', '19:00'), row('20:35', '13:50', 2)], '18:00 to 13:50 2 days later'],
    [[row('07:00', '09:00', 1)], '07:00 to 09:00 next day'],
  ])('of %j are "%s"', (stops, hours) => {
    expect(wordHours(stops)).toBe(hours);
  });
});
