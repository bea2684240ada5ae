import { describe, expect, test } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { findFlightSeason, findHotelSeason, findSeasonZone, seasonRules } from './seasons.ts';

const calendar = gazetteer.festivals;

const goa = { regions: ['goa'], road: 'mixed', terrain: 'beach', altitudeMetres: 8 } as const;
const jaipur = {
  regions: ['golden-triangle', 'rajasthan'],
  road: 'plains',
  terrain: 'fort-city',
  altitudeMetres: 431,
} as const;
const darjeeling = {
  regions: ['eastern-himalaya'],
  road: 'hills',
  terrain: 'tea-hills',
  altitudeMetres: 2045,
} as const;
const munnar = { regions: ['kerala'], road: 'hills', terrain: 'tea-hills', altitudeMetres: 1530 } as const;
const leh = { regions: ['ladakh'], road: 'hills', terrain: 'snow-mountain', altitudeMetres: 3500 } as const;
const kolkata = { regions: ['south-bengal'], road: 'plains', terrain: 'metropolis', altitudeMetres: 9 } as const;
const srinagar = { regions: ['kashmir'], road: 'mixed', terrain: 'lake', altitudeMetres: 1585 } as const;
const puri = { regions: ['odisha'], road: 'plains', terrain: 'beach', altitudeMetres: 5 } as const;

describe('hotel seasons follow planner.md 2.6', () => {
  test.each([
    [goa, '2026-12-25', 2.2],
    [goa, '2027-01-05', 2.2],
    [goa, '2027-01-06', 1],
    [goa, '2027-07-10', 0.65],
    [jaipur, '2026-12-31', 1.8],
    [jaipur, '2027-05-10', 0.7],
    [darjeeling, '2026-12-25', 1.6],
    [darjeeling, '2027-05-10', 1.5],
    [darjeeling, '2027-07-20', 0.7],
    [darjeeling, '2027-10-07', 1.6], // Maha Ashtami
    [munnar, '2026-12-24', 1.8],
    [munnar, '2027-07-10', 0.88],
    [leh, '2027-07-10', 1.2], // no monsoon behind the Himalaya
    [leh, '2027-01-10', 0.8],
    [kolkata, '2027-10-29', 1.1], // Diwali
    [puri, '2027-10-29', 1.4],
    [puri, '2027-02-03', 1],
  ] as const)('%# %o on %s', (base, day, factor) => {
    expect(findHotelSeason(calendar, base, day).factor).toBe(factor);
  });

  test('a rise says why, the usual price says nothing', () => {
    expect(findHotelSeason(calendar, goa, '2026-12-25').reason).toEqual({ season: 'christmas' });
    expect(findHotelSeason(calendar, puri, '2027-02-03').reason).toBeUndefined();
  });

  test('a festival in the low season is dearer all the same', () => {
    expect(findHotelSeason(calendar, goa, '2027-08-14').factor).toBe(0.65); // Independence Day 2027 is a Sunday: no long weekend
    expect(findHotelSeason(calendar, goa, '2028-08-13').factor).toBe(1.15); // Sunday before the Tuesday
  });
});

describe('flight seasons', () => {
  const airport = (code: string, state: string) => ({ code, state });
  const bom = airport('BOM', 'MH');
  const del = airport('DEL', 'DL');
  const goi = airport('GOI', 'GA');
  const ixb = airport('IXB', 'WB');
  const ixz = airport('IXZ', 'AN');

  test.each([
    [bom, goi, '2026-12-23', 1.35],
    [goi, bom, '2026-12-23', 1.35],
    [bom, del, '2026-12-23', 1.2],
    [bom, ixz, '2026-12-23', 1.6],
    [bom, goi, '2027-07-07', 0.9],
    [del, ixb, '2027-05-05', 1.15],
    [del, ixb, '2027-07-07', 0.9],
    [bom, del, '2027-10-29', 1.35],
    [bom, del, '2027-02-03', 1],
  ] as const)('%# %o to %o on %s', (from, to, day, factor) => {
    expect(findFlightSeason(calendar, from, to, day).factor).toBe(factor);
    expect(findFlightSeason(calendar, to, from, day).factor).toBe(factor);
  });

  test('an unknown airport is a city', () => {
    expect(findFlightSeason(calendar, undefined, undefined, '2026-12-23').factor).toBe(1.2);
  });
});

test('zones come from the region first, then from the roads', () => {
  expect([goa, jaipur, darjeeling, munnar, leh, kolkata, puri, srinagar].map(findSeasonZone)).toEqual([
    'goa',
    'rajasthan',
    'hills',
    'kerala',
    'ladakh',
    'city',
    'plains',
    'hills',
  ]);
});

test('each festival rule names a festival of the table', () => {
  for (const { when } of seasonRules) {
    if (when.kind === 'festival') expect(calendar.festivals.some((f) => f.id === when.festivalId)).toBe(true);
  }
});
