import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { siteFile } from '../site-files.ts';
import { readRows } from './read-rows.ts';

/** The texts of a table's rows in one language, by the row's key: its id, code or English name. */
type TextsOfTable = ReadonlyMap<string, readonly string[]>;

/** English texts of a row, in the order of the columns after the key. */
interface EnglishTexts {
  readonly key: string;
  readonly texts: readonly (string | undefined)[];
}

type ListEnglish = (rows: GazetteerRows) => readonly EnglishTexts[];

const byId = ({ id, name }: { id: string; name: string }): EnglishTexts => ({ key: id, texts: [name] });
const withAbout = ({ id, name, about }: { id: string; name: string; about: string }): EnglishTexts => ({
  key: id,
  texts: [name, about],
});

/** The tables with names: a file of each in `facts/languages/{language}`. */
const TABLES: Readonly<Record<string, ListEnglish>> = {
  towns: ({ towns }) => towns.map(byId),
  regions: ({ regions }) => regions.map(byId),
  states: ({ states }) => states.map(({ code, name }) => ({ key: code, texts: [name] })),
  stations: ({ stations }) => stations.map(({ code, name }) => ({ key: code, texts: [name] })),
  airports: ({ airports }) => airports.map(({ code, name, city }) => ({ key: code, texts: [name, city] })),
  dishes: ({ dishes }) => dishes.map(({ name }) => ({ key: name, texts: [name] })),
  'sub-places': ({ subPlaces }) => subPlaces.map(({ name }) => ({ key: name, texts: [name] })),
  festivals: ({ festivals }) => festivals.map(byId),
  fairs: ({ fairs }) => fairs.map(withAbout),
  sights: ({ bases }) => bases.flatMap(({ sights }) => sights.map(withAbout)),
  bases: ({ bases }) => bases.map(withAbout),
};

function readTexts(folder: string, table: string): TextsOfTable {
  const file = join(folder, `${table}.csv`);
  if (!existsSync(file)) return new Map();
  const [, ...rows] = parse(readFileSync(file));
  return new Map(rows.map(([key = '', ...texts]) => [key, texts]));
}

/** The names of each language but English, by the English ones; as pairs, which JSON can hold. */
export type NamePairs = Readonly<Partial<Record<Language, readonly (readonly [english: string, local: string])[]>>>;

/**
 * Reads the names of `facts/languages`. Of places with one name and different translations the last counts: bases and
 * sights before stations and towns. The built product reads them from one JSON file (`vite.server.config.ts`).
 */
export function readNamePairs(folder = siteFile('facts', 'languages')): NamePairs {
  const rows = readRows();
  const pairsOf = (language: Language) => {
    const names = new Map<string, string>();
    for (const [table, list] of Object.entries(TABLES)) {
      const local = readTexts(join(folder, language), table);
      for (const { key, texts } of list(rows)) {
        for (const [index, english] of texts.entries()) {
          const translated = local.get(key)?.[index];
          if (english && translated) names.set(english, translated);
        }
      }
    }
    return [...names];
  };
  return Object.fromEntries(LANGUAGES.filter((each) => each !== 'en').map((each) => [each, pairsOf(each)]));
}
