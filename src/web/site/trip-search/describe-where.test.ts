import { expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { suggestPlaces, UNION_TERRITORIES } from '../../../core/gazetteer/suggest-places.ts';
import { describeWhere } from './describe-where.ts';

const placeIn = (state: string, city = state) => ({
  city,
  state,
  isUnionTerritory: UNION_TERRITORIES.has(state),
  country: 'India',
  airport: '',
  code: '',
});

it('the eight union territories are called that, and the 28 states states', () => {
  const kinds = [...gazetteer.states.values()].map(({ name }) => describeWhere(placeIn(name)));
  expect(kinds.filter((kind) => kind === 'Union territory')).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'State')).toHaveLength(28);
});

it('every base is told by its state, and none by the country alone', () => {
  for (const { name } of gazetteer.bases.values()) {
    const found = suggestPlaces(name, 1, gazetteer)[0];
    expect(found?.city, name).toBe(name);
    if (!found) continue;
    const where = describeWhere(found);
    expect(where, name).not.toMatch(/^India/);
    expect(where.split(' · ')[0], name).not.toBe(name);
  }
});

it('a place that is called as its state says what it is, with its airport', () => {
  expect(describeWhere({ ...placeIn('Delhi'), airport: 'Indira Gandhi International Airport' })).toBe(
    'Union territory · Indira Gandhi International Airport',
  );
  expect(describeWhere({ ...placeIn('Goa'), airport: 'Dabolim Airport' })).toBe('State · Dabolim Airport');
  expect(describeWhere(placeIn('West Bengal', 'Darjeeling'))).toBe('West Bengal');
});
