import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { resolveDestination } from '../../core/gazetteer/resolve-destination.ts';
import { resolvePlace } from '../../core/gazetteer/resolve-place.ts';
import { nameKey } from '../../core/names.ts';

const { originTowns, unplannedPlaces, railwayNamesakes } = gazetteer;

it('at least 1,000 Indian destinations are known besides the towns where trips start', () => {
  const bases = [...gazetteer.bases.values()].map(({ name }) => name);
  const names = [...bases, ...gazetteer.subPlaces.map(({ name }) => name), ...unplannedPlaces.map(({ name }) => name)];
  const known = new Set(names.map(nameKey));
  expect(known.size).toBeGreaterThanOrEqual(1_000);
  const unknown = [...known].filter((name) => {
    const found = resolveDestination(name, gazetteer);
    return found.kind !== 'bases' && (found.kind === 'abroad' || found.suggestions.length === 0);
  });
  expect(unknown).toEqual([]);
});

it('no name in towns.csv belongs to two places', () => {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { id, name, aliases } of [...originTowns, ...unplannedPlaces, ...railwayNamesakes]) {
    for (const key of [name, ...aliases].map(nameKey)) {
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) faults.push(`${key}: ${owner} and ${id}`);
      owners.set(key, id);
    }
  }
  expect(faults).toEqual([]);
});

describe.each([
  ['unplanned places', unplannedPlaces],
  ['railway namesakes', railwayNamesakes],
])('the table of %s', (_name, places) => {
  it('has ids and names of its own, within their states', () => {
    const others = new Set([...originTowns.map(({ id }) => id)]);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    const names = places.flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const { id, state, lat, lon } of places) {
      expect(others.has(id), id).toBe(false);
      const bounds = gazetteer.states.get(state);
      expect(bounds && lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east, id).toBe(
        true,
      );
    }
  });
});

/** Returns the bases for a name, nearest first, that are planned or suggested. */
function answerTo(name: string) {
  const found = resolveDestination(name, gazetteer);
  if (found.kind === 'bases') {
    const seen = found.named.find(({ sights }) => sights.length > 0);
    return { asked: seen?.name, misspelt: found.misspelt[0], bases: found.bases.map((base) => base.name) };
  }
  if (found.kind === 'abroad') return { asked: undefined, misspelt: undefined, bases: found.suggestions };
  return { asked: found.known, misspelt: undefined, bases: found.suggestions.map((place) => place.name) };
}

/** Places without a base of their own, the base that they are seen from or else the nearest one, and a base that is spelt alike or was once suggested. */
const PLACES = `
Panchgani Mahabaleshwar Panaji
Igatpuri Nashik Jagatpuri
Ajanta Aurangabad Agra
Ellora Aurangabad Vellore
Maheshwar Omkareshwar Mahabaleshwar
Saputara Nashik Satara
Patan Ahmedabad Patna
Sariska Alwar Satara
Chitkul Kalpa Chittoor
Chail Shimla Chennai
Khajjiar Dalhousie Khajuraho
Munsiyari Kausani Mussoorie
Mukteshwar Nainital Rameswaram
Zanskar Padum Jaisalmer
Sandakphu Darjeeling Sikar
Tarapith Shantiniketan Pithoragarh
Konark Puri Kanpur
Dawki Shillong Delhi
Lepakshi Bengaluru Kashi
Bandipur Ooty Bandra
Yercaud Tiruvannamalai Delhi
Valparai Munnar Jaipur
Vagamon Thekkady Vadodara
Bekal Coorg Bhopal
Kathgodam Nainital Kathmandu
Yelagiri Tiruvannamalai Delhi
Chakrata Mussoorie Chandigarh
Srisailam Hyderabad Srinagar
Palampur Dharamshala Puri
Kalka Kasauli Kolkata
Simlipal Baripada Shimla
`
  .trim()
  .split('\n')
  .map((row) => row.split(' ') as [string, string, string]);

describe('a place without a base of its own', () => {
  it('is known: more than 30 of them', () => expect(PLACES.length).toBeGreaterThan(30));

  it.each(PLACES)('%s is answered from %s first, under its own name, and never with %s', (name, nearest, never) => {
    const { asked, misspelt, bases } = answerTo(name);
    expect(asked).toContain(name);
    expect(misspelt).toBeUndefined();
    expect(bases[0]).toContain(nearest);
    expect(bases.join()).not.toContain(never);
  });

  it('is refused with bases in the order of their distance, unless a trip visits it', () => {
    for (const town of [...unplannedPlaces, ...originTowns]) {
      const found = resolveDestination(town.name, gazetteer);
      if (found.kind !== 'unknown' || found.known === undefined) continue;
      const distances = found.suggestions.map(({ km }) => km ?? Number.NaN);
      expect(distances, town.name).toHaveLength(3);
      expect(distances, town.name).toEqual(distances.toSorted((a, b) => a - b));
    }
  });

  it('is never read as a misspelling, nor are its other names', () => {
    for (const { name, aliases } of [...unplannedPlaces, ...railwayNamesakes]) {
      for (const called of [name, ...aliases]) {
        const place = resolvePlace(called, gazetteer);
        expect(place.kind === 'abroad' || place.kind === 'unknown' || place.misspelt, called).toBe(undefined);
      }
    }
  });
});

describe('a sight or a part of a base', () => {
  it.each([
    ['Taj Mahal', 'Agra'],
    ['Rohtang', 'Manali'],
    ['Ellora Caves', 'Chhatrapati Sambhajinagar (Aurangabad)'],
    ['Nathula Pass', 'Gangtok'],
    ['Lava', 'Kalimpong'],
    ['Fatehpur Sikri', 'Agra'],
    ['Cuttack', 'Bhubaneswar'],
    ['Dawki', 'Shillong'],
  ])('%s is visited from %s alone, and the answer says so', (name, base) => {
    const { asked, bases } = answerTo(name);
    expect(asked).toBeDefined();
    expect(bases).toEqual([base]);
  });

  it.each([
    ['Chitkul', 'Chitkul'],
    ['KONARK', 'Konark'],
    ['dawki', 'Dawki'],
    ['Rohtang', 'Rohtang Pass'],
  ])('is called as it was asked for: %s', (typed, asked) => expect(answerTo(typed).asked).toBe(asked));
});
