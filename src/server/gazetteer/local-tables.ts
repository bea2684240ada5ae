import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import type { Closure } from '../../core/gazetteer/types.ts';

/** The English texts of a row of facts, in the order of the table's columns. */
interface EnglishTexts {
  readonly key: string;
  readonly texts: readonly string[];
}

/** A table of `facts/languages/{language}`: its columns, and the English texts that it translates. */
interface LocalTable {
  /** What names a row: its id or code, or the English text where there is neither. */
  readonly key: 'id' | 'code' | 'english';
  readonly columns: readonly string[];
  readonly list: (rows: GazetteerRows) => readonly EnglishTexts[];
}

const named = (list: (rows: GazetteerRows) => readonly { id: string; name: string }[]): LocalTable => ({
  key: 'id',
  columns: ['name'],
  list: (rows) => list(rows).map(({ id, name }) => ({ key: id, texts: [name] })),
});

const described = (
  list: (rows: GazetteerRows) => readonly { id: string; name: string; about: string }[],
): LocalTable => ({
  key: 'id',
  columns: ['name', 'about'],
  list: (rows) => list(rows).map(({ id, name, about }) => ({ key: id, texts: [name, about] })),
});

/** A table of texts that have no id; each is translated once. */
const texts = (column: 'name' | 'text', list: (rows: GazetteerRows) => readonly string[]): LocalTable => ({
  key: 'english',
  columns: [column],
  list: (rows) => [...new Set(list(rows))].map((text) => ({ key: text, texts: [text] })),
});

const reasonsOf = (rows: readonly { readonly closedRanges?: readonly Closure[] }[]): readonly string[] =>
  rows.flatMap(({ closedRanges = [] }) => closedRanges.map(({ reason }) => reason));

/** Stays of all kinds: rooms, beds, boats and camps. */
const staysOf = ({ bases, dormitories, nightStays }: GazetteerRows) => [
  ...bases.flatMap(({ stays }) => stays),
  ...dormitories,
  ...nightStays,
];

/**
 * The tables, each a file of its name. Where two have one text, English or local, the later one counts: stations come
 * first, then towns and dishes, then sights and bases.
 */
export const LOCAL_TABLES: Readonly<Record<string, LocalTable>> = {
  languages: texts('name', ({ bases }) => bases.flatMap(({ languages }) => languages)),
  areas: texts('name', (rows) => [...staysOf(rows), ...rows.eatingPlaces].map(({ area }) => area)),
  'stay-kinds': texts('name', (rows) => staysOf(rows).map(({ kind }) => kind)),
  foods: texts('name', ({ eatingPlaces }) => eatingPlaces.map(({ food }) => food)),
  extras: texts('name', ({ extras }) => extras.map(({ name }) => name)),
  permits: texts('name', ({ bases }) =>
    bases.flatMap(({ sights }) => sights.flatMap(({ permit }) => permit?.name ?? [])),
  ),
  closures: texts('text', ({ bases, legs, placeClosures }) => [
    ...bases.flatMap(({ closures = [], sights }) => [...closures.map(({ reason }) => reason), ...reasonsOf(sights)]),
    ...reasonsOf(legs),
    ...placeClosures.map(({ reason }) => reason),
  ]),
  'booking-notes': texts('text', ({ bookingNotes }) => bookingNotes.map(({ text }) => text)),
  'base-notes': texts('text', ({ bases }) => bases.flatMap(({ notes }) => notes)),
  trains: texts('name', ({ trains }) => trains.map(({ name }) => name)),
  circuits: texts('name', ({ circuits }) => circuits.map(({ name }) => name)),
  'same-names': texts('name', ({ sameNames }) => sameNames.map(({ place }) => place)),
  stations: {
    key: 'code',
    columns: ['name'],
    list: ({ stations }) => stations.map(({ code, name }) => ({ key: code, texts: [name] })),
  },
  airports: {
    key: 'code',
    columns: ['name', 'city'],
    list: ({ airports }) => airports.map(({ code, name, city }) => ({ key: code, texts: [name, city] })),
  },
  towns: named(({ towns }) => towns),
  regions: named(({ regions }) => regions),
  states: {
    key: 'code',
    columns: ['name'],
    list: ({ states }) => states.map(({ code, name }) => ({ key: code, texts: [name] })),
  },
  dishes: texts('name', ({ dishes }) => dishes.map(({ name }) => name)),
  'sub-places': texts('name', ({ subPlaces }) => subPlaces.map(({ name }) => name)),
  festivals: named(({ festivals }) => festivals),
  fairs: described(({ fairs }) => fairs),
  sights: described(({ bases }) => bases.flatMap(({ sights }) => sights)),
  bases: described(({ bases }) => bases),
};
