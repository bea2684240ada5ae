import { describe, expect, it } from 'vitest';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';
import { resolveDestination } from '../../core/gazetteer/resolve-destination.ts';
import { resolvePlace } from '../../core/gazetteer/resolve-place.ts';
import { greatCircleKm } from '../../core/geo.ts';
import { nameKey } from '../../core/names.ts';

const { bases, towns, subPlaces, circuits } = gazetteerRows;

/** Places within this distance of a base's centre are the base's own town. */
const OWN_TOWN_KM = 8;
const NEAR_KM = 25;

describe('sub-places.csv', () => {
  it('names sights of one base each', () => {
    for (const { name, sights } of subPlaces) {
      const found = sights.map((id) => gazetteer.sights.get(id)?.baseId);
      expect(found.includes(undefined), name).toBe(false);
      expect(new Set(found).size, name).toBe(1);
    }
  });

  it('has each name once, and none of a base or a region', () => {
    const names = subPlaces.flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    const others = new Set(
      [...bases, ...gazetteerRows.regions].flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey)),
    );
    expect(names.filter((name) => others.has(name))).toEqual([]);
  });

  it('has sights where the town of that name is', () => {
    for (const { name, sights } of subPlaces) {
      const town = towns.find((row) => nameKey(row.name) === nameKey(name));
      const main = gazetteer.sights.get(sights[0] ?? '');
      if (town && main) expect(greatCircleKm(town, main), name).toBeLessThan(NEAR_KM);
    }
  });

  it.each(subPlaces.map(({ name, sights }) => [name, sights] as const))('%s resolves to its sights', (name, sights) => {
    const found = resolveDestination(name, gazetteer);
    expect(found.kind === 'bases' && found.named[0]?.sights).toEqual(sights);
  });
});

it('no other name of a base is that of another place: a town or a sight away from it', () => {
  const townsCalled = Map.groupBy(
    towns.flatMap((town) => [town.name, ...town.aliases].map((name) => ({ key: nameKey(name), town }))),
    ({ key }) => key,
  );
  const faults = bases.flatMap((base) =>
    base.aliases.flatMap((alias) => {
      const key = nameKey(alias);
      const sights = base.sights.filter(({ name, aliases = [] }) => [name, ...aliases].some((n) => nameKey(n) === key));
      const others = [...(townsCalled.get(key) ?? []).map(({ town }) => town), ...sights];
      const other = others.find((place) => greatCircleKm(place, base) > OWN_TOWN_KM && place.name !== base.name);
      return other ? [`${alias} of ${base.id} is ${other.name}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

it('each place of a shared name has its own full name', () => {
  for (const { place, state } of gazetteerRows.sameNames) {
    const found = resolvePlace(place, gazetteer);
    const at = found.kind === 'base' ? found.base : found.kind === 'town' ? found.town : undefined;
    expect(at?.state, place).toBe(state);
  }
});

it('the places of a circuit are known', () => {
  for (const { name, places } of circuits) {
    for (const place of places) expect(resolvePlace(place, gazetteer).kind, `${name}: ${place}`).toMatch(/base|town/);
  }
});
