import type { Candidate, CandidateKind } from '../../core/places/import/candidate.ts';
import { readCharge, readOpeningHours } from './opening-hours.ts';
import { type Tags, visitOsm } from './osm-blocks.ts';

const SIGHTS: Readonly<Record<string, RegExp>> = {
  tourism: /^(attraction|museum|viewpoint|zoo|theme_park|gallery|aquarium)$/,
  historic: /^(?!no$|boundary_stone$|milestone$|wayside_)/,
  amenity: /^(place_of_worship|monastery|planetarium)$/,
  natural: /^(beach|waterfall|hot_spring)$/,
  waterway: /^waterfall$/,
  leisure: /^(garden|nature_reserve)$/,
};
const LATIN = /\p{Script=Latin}/u;
const NAMES = ['name', 'name:en', 'name:hi', 'name:bn', 'int_name', 'alt_name', 'old_name', 'official_name'];

function kindOf(tags: Tags): CandidateKind | null {
  if (/^(city|town|village)$/.test(tags.get('place') ?? '')) return 'town';
  return Object.entries(SIGHTS).some(([key, is]) => is.test(tags.get(key) ?? 'no')) ? 'sight' : null;
}

/** Returns a candidate of an element with a name in Latin letters; null for others. */
function candidateOf(element: 'node' | 'way', id: number, tags: Tags): Omit<Candidate, 'lat' | 'lon'> | null {
  const kind = kindOf(tags);
  const name = [tags.get('name:en'), tags.get('name'), tags.get('int_name')].find((each) => LATIN.test(each ?? ''));
  if (kind === null || name === undefined) return null;
  const others = NAMES.flatMap((key) => tags.get(key)?.split(';') ?? []).map((each) => each.trim());
  const hours = readOpeningHours(tags.get('opening_hours') ?? '');
  const feeRupees = tags.get('fee') === 'no' ? 0 : readCharge(tags.get('charge') ?? '');
  return {
    sourceId: `${element}/${id}`,
    address: `https://www.openstreetmap.org/${element}/${id}`,
    kind,
    name,
    aliases: [...new Set(others)].filter((each) => each !== '' && each !== name),
    ...hours,
    ...(feeRupees !== null && { feeRupees }),
  };
}

interface Area {
  readonly candidate: Omit<Candidate, 'lat' | 'lon'>;
  readonly nodes: readonly number[];
}

/**
 * Yields the towns and sights of an OpenStreetMap extract (`.osm.pbf`, as of Geofabrik) that are nodes or ways; a way
 * stands at the middle of its nodes. Areas of several ways are left out. ODbL 1.0: what is taken over stays in the
 * site's own database.
 */
export async function* readOpenStreetMap(path: string): AsyncGenerator<Candidate> {
  const areas: Area[] = [];
  const positions = new Map<number, readonly [lat: number, lon: number] | null>();
  await visitOsm(path, {
    way(id, tags, nodes) {
      const candidate = candidateOf('way', id, tags);
      if (!candidate) return;
      areas.push({ candidate, nodes });
      for (const node of nodes) positions.set(node, null);
    },
  });
  const found: Candidate[] = [];
  await visitOsm(path, {
    node(id, lat, lon, tags) {
      if (positions.has(id)) positions.set(id, [lat, lon]);
      if (tags.size === 0) return;
      const candidate = candidateOf('node', id, tags);
      if (candidate) found.push({ ...candidate, lat, lon });
    },
  });
  yield* found;
  for (const { candidate, nodes } of areas) {
    const known = nodes.flatMap((node) => {
      const position = positions.get(node);
      return position ? [position] : [];
    });
    const lats = known.map(([lat]) => lat);
    const lons = known.map(([, lon]) => lon);
    if (known.length === 0) continue;
    const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
    yield { ...candidate, lat: middle(lats), lon: middle(lons) };
  }
}
