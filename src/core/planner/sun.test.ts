import { describe, expect, it } from 'vitest';
import { parseClock } from '../clock-time.ts';
import { sunTimes } from './sun.ts';

describe('sunTimes', () => {
  // Sunrise and sunset of printed almanacs, within ten minutes.
  it.each([
    ['Darjeeling in midwinter', 27.04, 88.27, '2026-12-21', '06:14', '16:44'],
    ['Delhi in midwinter', 28.61, 77.21, '2026-12-21', '07:10', '17:29'],
    ['Delhi in midsummer', 28.61, 77.21, '2026-06-21', '05:24', '19:22'],
    ['Goa in May', 15.5, 73.83, '2026-05-15', '06:05', '18:56'],
    ['Chennai in March', 13.08, 80.27, '2026-03-21', '06:13', '18:20'],
  ])('knows %s', (_, lat, lon, day, rise, set) => {
    const times = sunTimes({ lat, lon }, day);
    expect(Math.abs(times.rise - parseClock(rise))).toBeLessThanOrEqual(10);
    expect(Math.abs(times.set - parseClock(set))).toBeLessThanOrEqual(10);
  });
});
