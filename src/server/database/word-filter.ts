import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { type IndexedNoun, wordEntries } from './word-index.ts';

/** Shorter typed words match only whole words: so few letters begin half the dictionary. */
const SHORTEST_BEGINNING = 3;
/** A word with more entries is checked per record: collecting its entries would cost more. */
const MOST_COLLECTED = 30_000;

/**
 * Filters thousands of records, in any list order, to those that contain every word of a search. (For millions,
 * `timeline-search.ts` searches in the order of time only.)
 */
export function wordFilter(database: Database, noun: IndexedNoun, mostCollected = MOST_COLLECTED) {
  const entries = wordEntries(database, noun);
  const id: RawBuilder<string> = sql.ref(`${noun.records}.id`);
  const entriesOf = (word: string) =>
    [...word].length < SHORTEST_BEGINNING ? entries.of([Buffer.from(word)]) : entries.meantBy(word);
  const selectOwners = (word: string) => entriesOf(word).select(entries.ownerId.as('ownerId'));

  return {
    /**
     * Returns the condition that each typed word is the prefix of one of the record's words; a very short one must
     * equal it. An empty list matches nothing, null matches everything.
     */
    async holds(words: readonly string[] | null): Promise<Expression<SqlBool>> {
      if (words === null) return sql<SqlBool>`1 = 1`;
      const collected: string[] = [];
      const met: string[] = [];
      for (const word of words) {
        const isMany = (await entries.count(entriesOf(word), mostCollected + 1)) > mostCollected;
        (isMany ? met : collected).push(word);
      }
      // Intersected before they are joined to records: words that hardly ever occur together leave few.
      const together = collected
        .map(selectOwners)
        .reduce<ReturnType<typeof selectOwners> | null>((all, next) => all?.intersect(next) ?? next, null);
      const conditions = [
        ...(together ? [sql`${id} in ${together}`] : []),
        ...met.map((word) => sql`exists ${selectOwners(word).where(entries.ownerId, '=', id)}`),
      ];
      return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
    },

    /** Yields the ids of the records that a typed word finds, in pieces; an id may come more than once. */
    async *ownersOf(word: string, atOnce: number): AsyncGenerator<string[]> {
      const isWhole = [...word].length < SHORTEST_BEGINNING;
      for (const range of isWhole ? [entries.rangeOf(word)] : entries.rangesMeantBy(word)) {
        yield* entries.ownersIn(range, atOnce);
      }
    },
  };
}
