import { type Kysely, sql } from 'kysely';
import { userWords } from '../../../core/accounts/user-words.ts';
import { bookingWords } from '../../../core/bookings/booking-search-words.ts';
import { leadWords } from '../../../core/leads/lead-words.ts';
import { toSearchText } from '../word-index.ts';

/**
 * The length of booked trips, messages that a step back can cancel, leads never called, and phones indexed by their
 * ending.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTripDays(db);
  await addCauses(db);
  // Leads never called, oldest first.
  await db.schema
    .createIndex('leadsUncontacted')
    .on('leads')
    .columns(['id'])
    .where(sql.ref('status'), '=', 'new')
    .where(sql.ref('followUpOn'), 'is', null)
    .where(sql.ref('deletedAt'), 'is', null)
    .execute();
  for (const noun of NOUNS) await indexPhoneEndings(db, noun);
}

/** Fills in the days of booked trips whose item still exists. */
async function addTripDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('bookings')
    .addColumn('durationDays', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  for (const [itemType, table] of [
    ['package', 'packages'],
    ['itinerary', 'itineraries'],
  ] as const) {
    const item = sql`select "durationDays" from ${sql.table(table)} as "item" where "item"."id" = "bookings"."itemId"`;
    await sql`update "bookings" set "durationDays" = (${item})
      where "itemType" = ${sql.lit(itemType)} and exists (${item})`.execute(db);
  }
}

async function addCauses(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('cause', 'text').execute();
  await db.schema
    .createIndex('outboxOfCause')
    .on('outbox')
    .columns(['cause'])
    .where(sql.ref('cause'), 'is not', null)
    .execute();
}

interface Found {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly reference: string;
  readonly title: string;
}

interface Noun {
  readonly records: string;
  readonly words: string;
  readonly owner: string;
  readonly columns: string;
  readonly wordsOf: (found: Found) => string[];
}

const NOUNS: readonly Noun[] = [
  {
    records: 'bookings',
    words: 'bookingWords',
    owner: 'bookingId',
    columns: `"fullName" as "name", "phone", "email", "reference", "itemTitle" as "title"`,
    wordsOf: ({ name, title, ...found }) => bookingWords({ fullName: name, itemTitle: title, ...found }),
  },
  { records: 'leads', words: 'leadWords', owner: 'leadId', columns: '"name", "phone"', wordsOf: leadWords },
  { records: 'users', words: 'userWords', owner: 'userId', columns: '"name", "phone", "email"', wordsOf: userWords },
];

/** Records per query. */
const ROWS_AT_ONCE = 500;
/** Length of the words to delete if they start with a digit; those that were no phone ending are inserted again. */
const WORD_BYTES = 5;

const isAdded = (word: string): boolean =>
  word.startsWith('~') || (Buffer.byteLength(word) === WORD_BYTES && /^\d/.test(word));

/**
 * Replaces the last five digits, by which phones were found, by the reversed number. A word of a name or title that
 * looks like such an ending is inserted again.
 */
async function indexPhoneEndings(db: Kysely<unknown>, noun: Noun): Promise<void> {
  const [records, words, owner] = [sql.table(noun.records), sql.table(noun.words), sql.ref(noun.owner)];
  await sql`delete from ${words} where length("word") = ${sql.lit(WORD_BYTES)}
    and "word" >= ${Buffer.from('0')} and "word" < ${Buffer.from(':')}`.execute(db);
  for (let last = ''; ; ) {
    const { rows } = await sql<Found>`select "id", ${sql.raw(noun.columns)} from ${records}
      where "id" > ${last} and "searchText" <> '' order by "id" limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    const found = rows.map((row) => ({ id: row.id, words: noun.wordsOf(row) }));
    const texts = found.map((row) => sql`(${row.id}, ${toSearchText(row.words)})`);
    if (texts.length > 0) {
      await sql`with "made" ("id", "text") as (values ${sql.join(texts)})
        update ${records} set "searchText" = "made"."text" from "made"
        where ${sql.ref(`${noun.records}.id`)} = "made"."id"`.execute(db);
    }
    const entries = found.flatMap((row) =>
      row.words.filter(isAdded).map((word) => sql`(${Buffer.from(word)}, ${row.id})`),
    );
    if (entries.length > 0) {
      await sql`insert into ${words} ("word", ${owner}) values ${sql.join(entries)} on conflict do nothing`.execute(db);
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
