import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { PACKAGES_BY_WORDS } from '../../database/indexed-nouns.ts';
import { wordFilter } from '../../database/word-filter.ts';
import type { PackageColumns } from './package-columns.ts';

/** Index entries per query: on SQLite, some milliseconds of the event loop. */
const READ_AT_ONCE = 1000;
/** Kept words per version: one takes a byte per package. */
const MOST_KEPT = 64;

/** For each package 1 if it is found, otherwise 0. */
export type Found = Uint8Array;

/** Finds packages by the words of a search. What a common word finds is kept as long as the columns are. */
export function packageWords(database: Database) {
  const filter = wordFilter(database, PACKAGES_BY_WORDS);
  const keptOf = new WeakMap<PackageColumns, Map<string, Promise<Found>>>();

  async function read(columns: PackageColumns, word: string): Promise<{ found: Found; isCommon: boolean }> {
    const found = new Uint8Array(columns.length);
    let pieces = 0;
    for await (const owners of filter.ownersOf(word, READ_AT_ONCE)) {
      if (pieces > 0) await nextTurn();
      pieces += 1;
      for (const owner of owners) {
        const index = columns.indexOf.get(owner);
        if (index !== undefined) found[index] = 1;
      }
    }
    return { found, isCommon: pieces > 1 };
  }

  /** Reads once for all searches that wait for the same word. */
  function foundBy(columns: PackageColumns, word: string): Promise<Found> {
    const kept = keptOf.get(columns) ?? new Map<string, Promise<Found>>();
    keptOf.set(columns, kept);
    const known = kept.get(word);
    if (known) return known;
    const reading = read(columns, word).then(
      ({ found, isCommon }) => {
        const [oldest = word] = kept.keys();
        if (!isCommon) kept.delete(word);
        else if (kept.size > MOST_KEPT) kept.delete(oldest);
        return found;
      },
      (error: unknown) => {
        kept.delete(word);
        throw error;
      },
    );
    kept.set(word, reading);
    return reading;
  }

  return {
    /** Finds the packages that have every word; without words, none. */
    async foundByAll(columns: PackageColumns, words: readonly string[]): Promise<Found> {
      const [first, ...others] = words;
      if (first === undefined) return new Uint8Array(columns.length);
      const found = (await foundBy(columns, first)).slice();
      for (const word of others) {
        const also = await foundBy(columns, word);
        for (let index = 0; index < found.length; index++)
          found[index] = (found[index] as number) & (also[index] as number);
      }
      return found;
    },
  };
}
