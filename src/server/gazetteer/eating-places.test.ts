import { describe, expect, it } from 'vitest';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';
import { greatCircleKm } from '../../core/geo.ts';

const { eatingPlaces } = gazetteerRows;
const LEAST_YEARS = 25;
/** A place is in its base's town, or at one of its sights. */
const IN_TOWN_KM = 3;

describe('the table of eating places', () => {
  it('has each place of a base once', () => {
    const keys = eatingPlaces.map(({ base, name }) => `${base} ${name}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('has places that have been there for 25 years', () => {
    const young = eatingPlaces.filter(({ since, checkedOn }) => Number(checkedOn.slice(0, 4)) - since < LEAST_YEARS);
    expect(young.map(({ name }) => name)).toEqual([]);
  });

  it('has each place in the town of its base, or near a sight there', () => {
    const lost = eatingPlaces.filter((place) => {
      const base = gazetteer.bases.get(place.base);
      const points = base ? [base, ...base.sights] : [];
      return !points.some((point) => greatCircleKm(point, place) <= IN_TOWN_KM);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
