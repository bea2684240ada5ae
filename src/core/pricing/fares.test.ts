import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseCabs, findLeadFactor, quoteBus, quoteFlight, quoteTrain, quoteTransfer } from './fares.ts';
import { trainRates } from './rates.ts';

const seat = { cabin: 'economy', routeFactor: 1, leadFactor: 1, seasonFactor: 1, day: '2026-12-02' } as const; // a Wednesday

describe('train fares are those of planner.md 2.2', () => {
  test.each([
    ['SL', 571, 370],
    ['3A', 571, 970],
    ['SL', 1384, 710],
    ['3A', 1384, 1870],
    ['2A', 1384, 2610],
    ['1A', 1384, 4380],
    ['SL', 300, 240], // 50 + 300 x 0.62 = 236
    ['CC', 302, 620], // 95 + 525 + 3.2
    ['SL', 2500, 1090], // 50 + 186 + 100 + 225 + 380 + 150
  ] as const)('%s over %i km is %i', (railClass, km, rupees) => {
    expect(quoteTrain(railClass, km, 1)).toBe(rupees);
  });

  test('a supplement multiplies the whole fare', () => {
    expect(quoteTrain('CC', 302, 1.25)).toBe(780); // 623.2 x 1.25 = 779
  });

  test('a longer way or a higher class is never cheaper', () => {
    const classes = ['SL', '3A', '2A', '1A'] as const;
    fc.assert(
      fc.property(fc.nat(3500), fc.nat(500), fc.nat(2), (km, more, i) => {
        const lower = classes[i] ?? 'SL';
        expect(quoteTrain(lower, km + more, 1)).toBeGreaterThanOrEqual(quoteTrain(lower, km, 1));
        expect(quoteTrain(classes[i + 1] ?? '1A', km, 1)).toBeGreaterThanOrEqual(quoteTrain(lower, km, 1));
      }),
    );
  });

  test('each class has a rate for each band and one beyond', () => {
    for (const { perKm } of Object.values(trainRates.classes))
      expect(perKm).toHaveLength(trainRates.bandsKm.length + 1);
  });
});

describe('air fares are those of planner.md 2.1', () => {
  test('Hyderabad to Delhi is 5,590, to Kolkata 5,440', () => {
    expect(quoteFlight({ ...seat, km: 1265 })).toBe(5590);
    expect(quoteFlight({ ...seat, km: 1208 })).toBe(5440);
  });

  test('cabin, route, season and a Friday multiply', () => {
    expect(quoteFlight({ ...seat, km: 1000, cabin: 'business' })).toBe(20580); // 4,900 x 4.2
    expect(quoteFlight({ ...seat, km: 1000, cabin: 'premium-economy' })).toBe(7350);
    expect(quoteFlight({ ...seat, km: 1000, routeFactor: 1.5 })).toBe(7350);
    expect(quoteFlight({ ...seat, km: 1000, seasonFactor: 1.35 })).toBe(6620); // 6,615
    expect(quoteFlight({ ...seat, km: 1000, day: '2026-12-04' })).toBe(5290); // 5,292
    expect(quoteFlight({ ...seat, km: 1000, day: '2026-12-06' })).toBe(5290);
  });

  test.each([
    ['2026-11-21', 2], // the same day
    ['2026-11-24', 2],
    ['2026-11-25', 1.6],
    ['2026-11-28', 1.6],
    ['2026-11-29', 1.35],
    ['2026-12-05', 1.35],
    ['2026-12-06', 1.12],
    ['2026-12-20', 1.12],
    ['2026-12-21', 1],
    ['2027-12-21', 1],
  ] as const)('booked on 2026-11-21 for %s the factor is %f', (day, factor) => {
    expect(findLeadFactor('2026-11-21', day)).toBe(factor);
  });
});

test('a coach from Delhi to Manali costs what HRTC asks', () => {
  expect(quoteBus(556, false, 1)).toBe(1560); // [S] 1,533 to 1,689
  expect(quoteBus(100, true, 1)).toBe(380);
  expect(quoteBus(8, false, 1)).toBe(50);
});

test.each([
  [1, 'sedan', 1],
  [4, 'sedan', 1],
  [5, 'suv', 1],
  [6, 'suv', 1],
  [8, 'sedan', 2],
  [10, 'suv', 2],
  [12, 'suv', 2],
  [50, 'suv', 9],
] as const)('%i travellers ride in %s x %i', (travellers, kind, vehicles) => {
  expect(chooseCabs(travellers)).toEqual({ kind, vehicles });
});

test('a transfer of forty plains km is 1,000, in an SUV 1,400, and no ride is under 400', () => {
  expect(quoteTransfer(40, false, 'sedan')).toBe(1000);
  expect(quoteTransfer(40, false, 'suv')).toBe(1400);
  expect(quoteTransfer(5, false, 'sedan')).toBe(400);
  expect(quoteTransfer(40, true, 'sedan')).toBe(1200);
});
