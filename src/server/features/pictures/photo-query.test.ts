import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { photoQuery } from './photo-query.ts';

const queryOf = (subject: string) => {
  const query = photoQuery(subject, gazetteer);
  if (!query) throw new Error(`nothing is looked for as ${subject}`);
  return query;
};

it('a sight is looked for by name, town, state and country', () => {
  expect(queryOf('agra-taj-mahal').words).toBe('taj mahal agra Uttar Pradesh India');
  expect(queryOf('agra-taj-mahal').fewWords).toBe('taj mahal agra');
  expect(queryOf('shimla-christ-church').fewWords).toBe('christ church shimla');
});

it('nothing is looked for that the gazetteer does not know', () => {
  for (const subject of ['india', 'darjeeling-hotel-mayfair', 'zzyzx', '', '__proto__', 'constructor']) {
    expect(photoQuery(subject, gazetteer), subject).toBeNull();
  }
});

it('everything that the gazetteer knows can be looked for, and is meant by its own name', () => {
  const { bases, sights, regions } = gazetteer;
  for (const { id, name } of bases.values())
    expect(queryOf(id).isAbout(`${name}, ${queryOf(id).words}`), id).toBe(true);
  for (const { id, name } of regions.values()) expect(queryOf(id).isAbout(`${name}, India`), id).toBe(true);
  for (const { id, name, baseId } of sights.values()) {
    expect(queryOf(id).isAbout(`${name} in ${bases.get(baseId)?.name}, India`), id).toBe(true);
  }
});

describe('a photo is of the place', () => {
  it.each([
    ['agra-taj-mahal', 'The Taj Mahal at dawn, Agra, India'],
    ['darjeeling-tiger-hill', 'View from Tiger Hill, Darjeeling'],
    ['gangtok-rumtek', 'Rumtek Monastery, Sikkim'],
    ['darjeeling', 'darjeeling-west-bengal-train-on-a-hill'],
    ['bengaluru', 'Bangalore palace road, Karnataka'],
    ['alappuzha', 'Houseboat at Alleppey, Kerala, India'],
    ['kerala', 'Backwaters of Kerala, India'],
  ])('%s: %s', (subject, text) => {
    expect(queryOf(subject).isAbout(text)).toBe(true);
  });
});

describe('a photo is of somewhere else', () => {
  it.each([
    ['agra-taj-mahal', 'Taj Mahal Palace hotel, Mumbai'],
    ['shimla-christ-church', 'Christ Church, Himachal Pradesh'],
    ['shimla-christ-church', 'Christ Church, Mussoorie, India'],
    ['gangtok-rumtek', 'A monastery in Sikkim, India'],
    ['neil', 'Neil at the wedding, India'],
    ['havelock', 'Havelock Island, New Zealand'],
    ['kerala', 'Kerala restaurant in London'],
    ['darjeeling', 'A cup of darjeeling'],
    ['darjeeling', ''],
  ])('%s: %s', (subject, text) => {
    expect(queryOf(subject).isAbout(text)).toBe(false);
  });
});
