import { expect, it } from 'vitest';
import { daysToArrival } from './days-later.ts';

it('a ride stored before its days were counted arrives the next day where the clock runs back', () => {
  expect(daysToArrival({ departs: '22:05', arrives: '08:00' })).toBe(1);
  expect(daysToArrival({ departs: '08:00', arrives: '22:05' })).toBe(0);
  expect(daysToArrival({ departs: '20:35', arrives: '13:50', arrivesDaysLater: 2 })).toBe(2);
});
