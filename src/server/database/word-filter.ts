import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from './database.ts';
import { type IndexedNoun, wordEntries } from './word-index.ts';

/** So few letters begin half the dictionary: they stand for themselves alone. */
const SHORTEST_BEGINNING = 3;
/** A word with more entries is looked for in each record: collecting its entries would cost more. */
const MOST_COLLECTED = 30_000;

/**
 * Narrows thousands of records, in whatever order a list has them, to those that hold every word of a search. (Among
 * millions `timeline-search.ts` finds them, in the order of time alone.)
 */
export function wordFilter(database: Database, noun: IndexedNoun, mostCollected = MOST_COLLECTED) {
  const entries = wordEntries(database, noun);
  const id: RawBuilder<string> = sql.ref(`${noun.records}.id`);
  const entriesOf = (word: string) =>
    [...word].length < SHORTEST_BEGINNING ? entries.of([Buffer.from(word)]) : entries.meantBy(word);
  const selectOwners = (word: string) => entriesOf(word).select(entries.ownerId.as('ownerId'));

  return {
    /**
     * Each of the words begins one of the record's; a very short one is one of them. No word at all finds nothing, null
     * leaves out nothing.
     */
    async holds(words: readonly string[] | null): Promise<Expression<SqlBool>> {
      if (words === null) return sql<SqlBool>`1 = 1`;
      const collected: string[] = [];
      const met: string[] = [];
      for (const word of words) {
        const isMany = (await entries.count(entriesOf(word), mostCollected + 1)) > mostCollected;
        (isMany ? met : collected).push(word);
      }
      // Compared with one another before they are with records: words that are hardly ever together leave few.
      const together = collected
        .map(selectOwners)
        .reduce<ReturnType<typeof selectOwners> | null>((all, next) => all?.intersect(next) ?? next, null);
      const conditions = [
        ...(together ? [sql`${id} in ${together}`] : []),
        ...met.map((word) => sql`exists ${selectOwners(word).where(entries.ownerId, '=', id)}`),
      ];
      return conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
    },
  };
}
