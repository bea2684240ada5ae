import { describe, expect, it } from 'vitest';
import { lineOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { addDays } from '../dates.ts';
import type { RoomTier } from '../gazetteer/types.ts';
import { linesForActivities } from './activity-lines.ts';

/** Returns a trip with these sights on each of its days, all at one base. */
function visiting(days: readonly (readonly string[])[], travellers = 2) {
  return {
    travellers,
    days: days.map((ids, i) => ({
      number: i + 1,
      date: addDays('2027-01-10', i),
      baseId: 'varanasi',
      meals: [],
      entries: [],
      sights: ids.map((id) => {
        const sight = gazetteer.sights.get(id);
        if (!sight) throw new RangeError(id);
        return sight;
      }),
    })),
  };
}

const TAJ = 'agra-taj-mahal';
const FORT = 'agra-agra-fort';
const LAKE = 'nainital-naini-lake';

describe('guides and extras', () => {
  const trip = visiting([[TAJ], [FORT, LAKE], []]);
  const labels = (tier: RoomTier) => linesForActivities(trip, tier).map((line) => [line.dayNumber, lineOf(line)]);

  it('are none for a small budget', () => {
    expect(labels('budget')).toEqual([]);
  });

  it('are one guide at the best sight of a base in the middle', () => {
    expect(labels('mid')).toEqual([[1, 'Guide for half a day, Taj Mahal']]);
  });

  it('are a guide on each day and what is sold at the sights for more', () => {
    expect(labels('premium')).toEqual([
      [1, 'Guide for half a day, Taj Mahal'],
      [2, 'Guide for half a day, Agra Fort'],
      [2, `A yacht instead of the rowing boat, ${gazetteer.sights.get(LAKE)?.name}`],
    ]);
  });

  it('leave what is only for the highest budget to it', () => {
    const houseboat = visiting([['alappuzha-houseboat']]);
    expect(linesForActivities(houseboat, 'premium')).toEqual([]);
    expect(linesForActivities(houseboat, 'luxury')).toMatchObject([{ code: 'extra', unitPrice: 9000, amount: 4500 }]);
  });

  it('are shared by parties of the size that a boat or a guide takes', () => {
    const [guide] = linesForActivities(visiting([[TAJ]], 11), 'mid');
    expect(guide).toMatchObject({ qty: 2, amount: Math.ceil((2 * 1900) / 11) });
    const boats = linesForActivities(visiting([[LAKE]], 7), 'premium').filter(({ code }) => code === 'extra');
    expect(boats).toMatchObject([{ qty: 2, amount: Math.ceil((2 * 800) / 7) }]);
  });
});
