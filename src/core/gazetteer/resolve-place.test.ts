import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { nameKey } from '../names.ts';
import { editDistance } from './likeness.ts';
import { resolveDestination } from './resolve-destination.ts';
import { resolvePlace } from './resolve-place.ts';
import { suggestPlaces } from './suggest-places.ts';

const nameOf = (text: string): string => {
  const place = resolvePlace(text, gazetteer);
  if (place.kind === 'base') return place.base.id;
  if (place.kind === 'region') return `region ${place.region.id}`;
  return place.kind === 'town' ? `town ${place.town.name}` : place.kind;
};

describe('resolvePlace', () => {
  it.each([
    ['Kolkata', 'kolkata'],
    ['calcutta', 'kolkata'],
    ['  BENGALURU  ', 'bengaluru'],
    ['Bangalore', 'bengaluru'],
    ['Delhi (DEL)', 'delhi'],
    ['Mumbai, Maharashtra, India', 'mumbai'],
    ['Goa', 'region goa'],
    ['Kerala', 'region kerala'],
    ['Ladakh', 'region ladakh'],
    ['Howrah', 'town Howrah'],
  ])('understands %s', (typed, expected) => expect(nameOf(typed)).toBe(expected));

  it.each([
    ['Darjeling', 'darjeeling'],
    ['Kerela', 'region kerala'],
    ['Varansi', 'varanasi'],
    ['Jaiselmer', 'jaisalmer'],
  ])('understands the misspelt %s', (typed, expected) => expect(nameOf(typed)).toBe(expected));

  it.each(['Paris', 'bali', 'Singapore', 'Nepal', 'Manila', 'London, UK'])('knows that %s lies abroad', (typed) => {
    const place = resolvePlace(typed, gazetteer);
    expect(place.kind).toBe('abroad');
    if (place.kind === 'abroad') expect(place.suggestions.length).toBeGreaterThan(0);
  });

  it('offers nothing for a name that is like none', () => {
    for (const typed of ['Qwrtplk', 'Zzyzx Fort', '!!!x'])
      expect(resolvePlace(typed, gazetteer)).toEqual({ kind: 'unknown', suggestions: [], isSure: false });
  });

  it.each([
    ['Darjeelng', 'Darjeeling'],
    ['Kerela', 'Kerala'],
    ['Dehli', 'Delhi'],
    ['Shrinagar', 'Srinagar'],
    ['Varansi, Uttar Pradesh', 'Varanasi'],
  ])('tells that it read %s as %s', (typed, name) => {
    const place = resolvePlace(typed, gazetteer);
    expect(place).toMatchObject({ misspelt: typed.split(',')[0] });
    expect(place.kind === 'base' ? place.base.name : place.kind === 'region' && place.region.name).toBe(name);
  });

  it.each([
    ['Munnar, Idukki', 'munnar'],
    ['Calangute, North Goa, Goa, India', 'calangute'],
    ['Goa (GOI)', 'region goa'],
    ['Puri, Orissa', 'puri'],
    ['Gangtok, Sikkim', 'gangtok'],
  ])('takes what is said besides the name for what it is: %s', (typed, expected) =>
    expect(nameOf(typed)).toBe(expected),
  );

  it.each([
    ['Agra, Tamil Nadu', ['Agra']],
    ['Delhi, Agra', ['Delhi', 'Agra']],
    ['Shimla Manali', ['Shimla', 'Manali']],
    ['a week in Hampi, please', ['Hampi']],
    ['anywhere near Pune', ['Pune', 'Lonavala', 'Mahabaleshwar']],
    ['Somewhere close to Kasol', ['Kasol', 'Manali', 'Jibhi and Tirthan']],
  ])('asks about %s, which is not one name', (typed, names) => {
    const place = resolvePlace(typed, gazetteer);
    expect(place.kind === 'unknown' && place.suggestions.map(({ name }) => name)).toEqual(names);
  });

  it('is sure of a guess only where it is the only one', () => {
    const isSure = (typed: string) => {
      const place = resolvePlace(typed, gazetteer);
      return place.kind === 'unknown' && place.isSure;
    };
    expect(isSure('trip to Manali')).toBe(true);
    expect(isSure('Shimla Manali')).toBe(false);
    expect(isSure('anywhere near Pune')).toBe(false);
    expect(isSure('Tawang')).toBe(false);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        resolvePlace(text, gazetteer);
        suggestPlaces(text, 8, gazetteer);
        return true;
      }),
      { numRuns: 150 },
    );
    expect(() => resolvePlace('🏔️'.repeat(5000), gazetteer)).not.toThrow();
  });

  it('finds every base by its own name', () => {
    for (const base of gazetteer.bases.values()) expect(nameOf(base.name)).toBe(base.id);
  });
});

describe('resolveDestination', () => {
  it('plans no trip to a town without a base or sights: the nearest bases are named instead', () => {
    const found = resolveDestination('Siliguri', gazetteer);
    expect(found).toMatchObject({ kind: 'unknown', known: 'Siliguri' });
    expect(found.kind === 'unknown' && found.suggestions[0]).toEqual({ name: 'Kurseong', km: 21 });
  });

  it('puts the main base of a region first', () => {
    const found = resolveDestination('Kerala', gazetteer);
    expect(found.kind === 'bases' && found.bases[0]?.id).toBe('kochi');
  });
});

describe('suggestPlaces', () => {
  it('gives the ten built-in cities first for an empty query', () => {
    const rows = suggestPlaces('', 10, gazetteer);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      city: 'Delhi',
      airport: expect.any(String),
      code: 'DEL',
      state: 'Delhi',
      isUnionTerritory: true,
      country: 'India',
    });
  });

  it('knows regions and the airports near places that have none', () => {
    expect(suggestPlaces('kera', 3, gazetteer)[0]).toMatchObject({ city: 'Kerala', code: 'COK' });
    expect(suggestPlaces('darj', 3, gazetteer)[0]).toMatchObject({ city: 'Darjeeling', code: 'IXB' });
  });

  it('shows no city twice', () => {
    const cities = suggestPlaces('a', 20, gazetteer).map(({ city }) => city);
    expect(new Set(cities).size).toBe(cities.length);
  });
});

describe('nameKey and editDistance', () => {
  it('keeps letters of any script and drops accents of the Latin one', () => {
    expect(nameKey('  Pondichéry!! ')).toBe('pondichery');
    expect(nameKey('দার্জিলিং')).toBe('দার্জিলিং'.normalize('NFKD'));
  });

  it('counts a swap of neighbours as one edit', () => {
    expect(editDistance('goa', 'gao')).toBe(1);
    expect(editDistance('manali', 'manali')).toBe(0);
    expect(editDistance('', 'abc')).toBe(3);
  });
});
