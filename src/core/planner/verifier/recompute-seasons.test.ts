import { expect, test } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { addDays } from '../../dates.ts';
import { findFlightSeason, findHotelSeason } from '../../pricing/seasons.ts';
import { recomputeFlightSeason, recomputeHotelSeason } from './recompute-seasons.ts';

const { festivals } = gazetteer;

const allDays = Array.from({ length: 1826 }, (_, i) => addDays('2026-01-01', i));

const bases = [
  { regions: ['goa'], road: 'mixed', terrain: 'beach', altitudeMetres: 8 },
  { regions: ['rajasthan'], road: 'plains', terrain: 'desert', altitudeMetres: 225 },
  { regions: ['kerala'], road: 'hills', terrain: 'tea-hills', altitudeMetres: 1530 },
  { regions: ['ladakh'], road: 'mixed', terrain: 'snow-mountain', altitudeMetres: 3500 },
  { regions: ['andaman'], road: 'mixed', terrain: 'beach', altitudeMetres: 10 },
  { regions: ['himachal'], road: 'hills', terrain: 'snow-mountain', altitudeMetres: 2050 },
  { regions: ['kashmir'], road: 'mixed', terrain: 'lake', altitudeMetres: 1585 },
  { regions: ['odisha'], road: 'plains', terrain: 'beach', altitudeMetres: 5 },
  { regions: [], road: 'plains', terrain: 'metropolis', altitudeMetres: 9 },
] as const;

test('hotel seasons worked out afresh agree with the pricing on every day', () => {
  for (const base of bases) {
    const differing = allDays.filter(
      (day) => recomputeHotelSeason(festivals, base, day) !== findHotelSeason(festivals, base, day).factor,
    );
    expect(differing).toEqual([]);
  }
});

test('flight seasons worked out afresh agree with the pricing on every day', () => {
  const ends = [undefined, { code: 'GOI', state: 'GA' }, { code: 'IXB', state: 'WB' }, { code: 'IXL', state: 'LA' }];
  for (const from of ends) {
    for (const to of ends) {
      const differing = allDays.filter(
        (day) =>
          recomputeFlightSeason(festivals, [from, to], day) !== findFlightSeason(festivals, from, to, day).factor,
      );
      expect(differing).toEqual([]);
    }
  }
});
