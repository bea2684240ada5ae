import { type RawBuilder, sql } from 'kysely';

/** Where the words of a table's rows are kept: one row for each word and record. */
const INDEXES = {
  packages: { words: 'packageWords', record: 'packageId' },
  blogs: { words: 'blogWords', record: 'blogId' },
} as const;

/** No UTF-8 has this byte: the end of every range of words with one beginning. */
const AFTER_ANY = Buffer.from([0xff]);
/** So few letters begin half the dictionary: they stand for themselves alone. */
const SHORTEST_BEGINNING = 3;

/** Each of the words begins one of the record's; a very short one is one of them. No word at all finds nothing. */
export function holdsWords(table: keyof typeof INDEXES, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 0`;
  const index = INDEXES[table];
  const held = words.map((word) => {
    const from = Buffer.from(word);
    const found =
      [...word].length < SHORTEST_BEGINNING
        ? sql`"word" = ${from}`
        : sql`"word" >= ${from} and "word" < ${Buffer.concat([from, AFTER_ANY])}`;
    return sql`${sql.ref(`${table}.id`)} in (select ${sql.ref(index.record)} from ${sql.table(index.words)} where ${found})`;
  });
  return sql<boolean>`(${sql.join(held, sql` and `)})`;
}

/** An engine takes only so many parameters in one statement. */
const WORDS_AT_ONCE = 400;

/** Writes the entries of an index in pieces that an engine takes. */
export async function inPieces<T>(rows: readonly T[], insert: (piece: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += WORDS_AT_ONCE) {
    await insert(rows.slice(start, start + WORDS_AT_ONCE));
  }
}
