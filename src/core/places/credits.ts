import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { Provenance, ProvenanceByFact } from '../gazetteer/types.ts';
import type { PlaceFacts } from './corrections.ts';
import { type Publisher, publisherOf } from './licences.ts';

/** A publisher of open data with the number of facts that name it. */
export interface Credit extends Publisher {
  readonly facts: number;
}

export interface Credits {
  /** The publishers with most facts first. */
  readonly publishers: readonly Credit[];
  /** Web pages of others that state facts. */
  readonly pages: number;
}

type Row = Pick<ProvenanceByFact, 'source' | 'provenance'>;

const sourcesOf = ({ source, provenance = {} }: Row): readonly string[] => [
  ...source,
  ...Object.values<Provenance | undefined>(provenance).flatMap((own) => own?.source ?? []),
];

/** Lists the rows of the facts that name their sources. */
const rowsOf = (gazetteer: Gazetteer): readonly Row[] => [
  ...gazetteer.bases.values(),
  ...gazetteer.sights.values(),
  ...gazetteer.airports.values(),
  ...gazetteer.stations.values(),
  ...gazetteer.trains,
  ...gazetteer.legs.values(),
  ...gazetteer.originTowns,
  ...gazetteer.unplannedPlaces,
  ...gazetteer.railwayNamesakes,
  ...gazetteer.states.values(),
  ...gazetteer.dishes.values(),
  ...gazetteer.eatingPlaces,
  ...gazetteer.bookingNotes,
  ...gazetteer.festivals.festivals,
];

/** Returns who is to be credited for the facts in force, those of the back office included. */
export function creditsOf({ gazetteer, corrections }: PlaceFacts): Credits {
  const names = corrections.flatMap(({ fact, source }) => (fact === 'names' ? [source] : []));
  const sources = [...rowsOf(gazetteer).flatMap(sourcesOf), ...names];
  const counts = new Map<Publisher, number>();
  for (const source of sources) {
    const publisher = publisherOf(source);
    if (publisher) counts.set(publisher, (counts.get(publisher) ?? 0) + 1);
  }
  const pages = sources.filter((source) => /^https?:/.test(source) && !publisherOf(source));
  return {
    publishers: [...counts]
      .map(([publisher, facts]) => ({ ...publisher, facts }))
      .toSorted((a, b) => b.facts - a.facts || (a.name < b.name ? -1 : 1)),
    pages: new Set(pages).size,
  };
}
