import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { GazetteerRows } from '../../core/gazetteer/gazetteer.ts';
import { LANGUAGES, type Language } from '../../core/languages.ts';
import { exampleOf } from '../../core/planner/hotel-example.ts';
import { siteFile } from '../site-files.ts';
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

/** Adds what plans say of stays: one without a name is called by its kind and area, and a wish is served in its town. */
function addStays(names: Map<string, string>, { bases, dormitories, nightStays }: GazetteerRows): void {
  for (const base of bases) {
    const town = names.get(base.name) ?? base.name;
    const beds = [...dormitories, ...nightStays].filter(({ baseId }) => baseId === base.id);
    for (const stay of [...base.stays, ...beds]) {
      const { name, type, area } = exampleOf(stay);
      const [localKind, localArea] = [names.get(type), names.get(area)];
      const hasName = 'name' in stay;
      if (!hasName && localKind && localArea) names.set(name, `${localKind}, ${localArea}`);
      if (hasName || names.has(name)) names.set(`${name}, ${base.name}`, `${names.get(name) ?? name}, ${town}`);
    }
  }
}

/** The names of each language but English, by the English ones; as pairs, which JSON can hold. */
export type NamePairs = Readonly<Partial<Record<Language, readonly (readonly [english: string, local: string])[]>>>;

/**
 * Reads the names of `facts/languages`. Of places with one name and different translations the last counts. The built
 * product reads them from one JSON file (`vite.server.config.ts`).
 */
export function readNamePairs(folder = siteFile('facts', 'languages')): NamePairs {
  const rows = readRows();
  const pairsOf = (language: Language) => {
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
    addStays(names, rows);
    return [...names];
  };
  return Object.fromEntries(LANGUAGES.filter((each) => each !== 'en').map((each) => [each, pairsOf(each)]));
}
