import { describe, expect, it } from 'vitest';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';
import { addDays, isDay } from '../../core/dates.ts';
import { fairsOn } from '../../core/pricing/festivals.ts';
import { findHotelSeason } from '../../core/pricing/seasons.ts';
import { yearDay } from './year-day.ts';

const spans = gazetteerRows.fairs.flatMap(({ id, days }) =>
  days.map((span) => {
    const [from = '', to = ''] = span.split('..');
    return { id, from, to };
  }),
);

describe('the table of fairs', () => {
  it('has real days, the first not after the last but over New Year', () => {
    for (const { id, from, to } of spans) {
      const isDated = from.length === 10;
      expect([id, [from, to].every(isDated ? isDay : (day) => yearDay.safeParse(day).success)]).toEqual([id, true]);
      if (isDated) expect(from <= to).toBe(true);
    }
  });

  it('is held at towns that exist, and never lowers a price', () => {
    for (const { bases, hotelFactor } of gazetteerRows.fairs) {
      expect(bases.filter((id) => !gazetteer.bases.has(id))).toEqual([]);
      expect(hotelFactor).toBeGreaterThanOrEqual(1);
    }
  });

  it('covers at least 18 months from the day on which it was checked', () => {
    const repeated = gazetteerRows.fairs.filter(({ days }) => days.length > 1);
    expect(repeated.length).toBeGreaterThan(5);
    for (const { days, checkedOn } of repeated) {
      expect(days.some((span) => span >= addDays(checkedOn, 548))).toBe(true);
    }
  });

  it('raises the price of a room on these nights alone', () => {
    const puri = gazetteer.bases.get('puri');
    if (!puri) throw new Error('no Puri');
    expect(fairsOn(puri, '2027-07-05').map(({ name }) => name)).toEqual(['Rath Yatra']);
    expect(findHotelSeason(gazetteer.festivals, puri, '2027-07-05')).toEqual({
      factor: 1.8,
      reason: { fair: 'Rath Yatra' },
    });
    expect(fairsOn(puri, '2027-07-04')).toEqual([]);
    // A fair of every year that runs over New Year.
    const chennai = gazetteer.bases.get('chennai');
    expect(chennai && fairsOn(chennai, '2028-01-03').map(({ id }) => id)).toEqual(['chennai-music']);
  });
});
