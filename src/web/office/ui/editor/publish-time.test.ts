import { expect, test } from 'vitest';
import { momentOf, publishInstant } from './publish-time.ts';

test('day and time are those of India, on either side of its midnight', () => {
  expect(publishInstant({ day: '2026-12-05', time: '09:30' })).toBe(Date.parse('2026-12-05T04:00:00Z'));
  expect(publishInstant({ day: '2026-12-05', time: '00:15' })).toBe(Date.parse('2026-12-04T18:45:00Z'));
  for (const instant of ['2026-12-04T18:29:00Z', '2026-12-04T18:30:00Z', '2026-06-30T23:59:00Z']) {
    expect(publishInstant(momentOf(Date.parse(instant)))).toBe(Date.parse(instant));
  }
});

test.each([
  ['', ''],
  ['2026-12-05', ''],
  ['', '09:30'],
  ['2026-02-30', '09:30'],
  ['2026-12-05', '24:00'],
  ['2026-12-05', '9:30'],
])('%s %s is no moment', (day, time) => {
  expect(publishInstant({ day, time })).toBeNull();
});
