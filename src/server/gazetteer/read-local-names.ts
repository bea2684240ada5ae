import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { siteFile } from '../site-files.ts';
import { addComposedNames, type OtherLanguage } from './composed-names.ts';
import { LOCAL_TABLES } from './local-tables.ts';
import { readRows } from './read-rows.ts';

/** The texts of a table's rows in one language, by the row's key: its id, code or English text. */
type TextsOfTable = ReadonlyMap<string, readonly string[]>;

/** Returns the lines of a table, the names of its columns first; none of a table that is not there. */
export function readLocalTable(folder: string, table: string): readonly (readonly string[])[] {
  const file = join(folder, `${table}.csv`);
  return existsSync(file) ? parse(readFileSync(file)) : [];
}

const readTexts = (folder: string, table: string): TextsOfTable =>
  new Map(
    readLocalTable(folder, table)
      .slice(1)
      .map(([key = '', ...texts]) => [key, texts]),
  );

/** The names of each language but English, by the English ones; as pairs, which JSON can hold. */
export type NamePairs = Readonly<Partial<Record<Language, readonly (readonly [english: string, local: string])[]>>>;

/**
 * Reads the names of `facts/languages`. Of places with one name and different translations the last counts. The built
 * product reads them from one JSON file (`vite.server.config.ts`).
 */
export function readNamePairs(folder = siteFile('facts', 'languages')): NamePairs {
  const rows = readRows();
  const pairsOf = (language: OtherLanguage) => {
    const names = new Map<string, string>();
    for (const [table, { list }] of Object.entries(LOCAL_TABLES)) {
      const local = readTexts(join(folder, language), table);
      for (const { key, texts } of list(rows)) {
        for (const [index, english] of texts.entries()) {
          const translated = local.get(key)?.[index];
          if (translated) names.set(english, translated);
        }
      }
    }
    addComposedNames(names, rows, language);
    return [...names];
  };
  const others = LANGUAGES.filter((each): each is OtherLanguage => each !== 'en');
  return Object.fromEntries(others.map((each) => [each, pairsOf(each)]));
}
