import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/english.ts';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';
import { nameKey } from '../names.ts';
import { findSetting } from './trip-setting.ts';

function sentenceFor(to: string, departureDate: string, returnDate: string): string {
  const request = {
    from: 'Jaipur',
    to,
    departureDate,
    returnDate,
    travellers: 2,
    travelClass: 'Economy' as const,
    priceRange: { min: 0, max: 90_000 },
    bookedOn: '2026-11-23',
    exclude: [],
  };
  const found = findSetting(request, gazetteer);
  if (found.kind !== 'refused') throw new Error(`${to} is planned`);
  return refusalOf(found.refusal);
}

describe('a place that is neither planned nor open', () => {
  it('is refused with its season and the nearest towns', () => {
    expect(sentenceFor('Gaumukh', '2027-12-17', '2027-12-21')).toMatch(
      /^We don't plan trips to Gaumukh yet, and it is closed each year from about 1 December to 31 March, also on your dates: Gangotri National Park is closed in winter\. The nearest places that we do plan: Gangotri/,
    );
  });

  it.each([
    ['nelong valley', '2027-01-10', '2027-01-14'],
    ['Hemkund Sahib, Uttarakhand', '2027-04-01', '2027-04-05'],
    ['गोमुख', '2027-01-10', '2027-01-14'],
    ['sach pass', '2026-12-30', '2027-01-03'],
  ])('%s from %s to %s', (to, from, back) => expect(sentenceFor(to, from, back)).toContain('also on your dates'));

  it.each([
    ['Hemkund Sahib', '2027-06-01', '2027-06-05'],
    ['Hemkund Sahib', '2027-05-18', '2027-05-24'],
    ['Gaumukh', '2027-06-10', '2027-06-14'],
  ])('%s from %s to %s is not called closed', (to, from, back) =>
    expect(sentenceFor(to, from, back)).not.toContain('closed'),
  );
});

describe('place-closures.csv', () => {
  const names = gazetteerRows.placeClosures.flatMap((row) => row.names);

  it('has each name once', () => {
    const keys = names.map(nameKey);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it.each(names)('%s is known', (name) => {
    const places = [...gazetteer.originTowns, ...gazetteer.unplannedPlaces, ...gazetteer.circuits];
    const all = [...places, ...gazetteer.bases.values(), ...gazetteer.subPlaces];
    const isKnown = all.some((place) => [place.name, ...place.aliases].some((each) => nameKey(each) === nameKey(name)));
    expect(isKnown).toBe(true);
  });
});
