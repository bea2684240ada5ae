import { type Kysely, SqliteAdapter, sql } from 'kysely';
import { BOOKING_SORT_KEYS, LEAD_SORT_KEYS, LISTED_LEADS } from '../sort-keys.ts';

/** The orders and filters of the back office's lists, any part of a phone as a search word, and saved views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexBookings(db);
  await indexLeads(db);
  for (const [words, owner] of PHONE_WORDS) await indexPhoneParts(db, words, owner);
  await createViews(db);
}

/** Each index carries the columns of the filters, so that a page in its order is found without reading rows. */
async function indexBookings(db: Kysely<unknown>): Promise<void> {
  const { name, status, travel, total } = BOOKING_SORT_KEYS;
  await sql`create index "bookingsByTravel" on "bookings" (${travel}, "id", "status")`.execute(db);
  await sql`create index "bookingsByName" on "bookings" (${name}, "id", "status", "preferredDate", "fullName")`.execute(
    db,
  );
  await sql`create index "bookingsByTotal" on "bookings" (${total}, "id", "status", "preferredDate")`.execute(db);
  await sql`create index "bookingsByStep" on "bookings" (${status}, "id", "status", "preferredDate")`.execute(db);
}

async function indexLeads(db: Kysely<unknown>): Promise<void> {
  const { name, status, firstFollowUp, lastFollowUp } = LEAD_SORT_KEYS;
  for (const [index, columns] of [
    ['leadsByName', sql`${name}, "id", "status", "name"`],
    ['leadsByStep', sql`${status}, "id", "status"`],
    ['leadsByFirstFollowUp', sql`${firstFollowUp}, "id", "status", "followUpOn"`],
    ['leadsByLastFollowUp', sql`${lastFollowUp}, "id", "status", "followUpOn"`],
  ] as const) {
    await sql`create index ${sql.ref(index)} on "leads" (${columns}) where ${LISTED_LEADS}`.execute(db);
  }
}

const PHONE_WORDS = [
  ['bookingWords', 'bookingId'],
  ['leadWords', 'leadId'],
  ['userWords', 'userId'],
] as const;
const LONGEST_PHONE = 15;
const SHORTEST_PART = 3;
const [MARK, AFTER_MARK] = [Buffer.from('~'), Buffer.from('\x7f')];

/**
 * Adds the endings of each reversed phone to the index, made from the entries that are there and inserted in the order
 * of the index; `indexedWords` of core makes the same for new records.
 */
async function indexPhoneParts(db: Kysely<unknown>, words: string, owner: string): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const cuts = Array.from({ length: LONGEST_PHONE - SHORTEST_PART }, (_, index) => sql`(${sql.lit(index + 1)})`);
  const rest = sql`substr("whole"."word", "cuts"."cut" + 2)`;
  // SQLite joins bytes to text, which its index would keep apart from other words.
  const ending = isSqlite
    ? sql`cast('~' || cast(${rest} as text) as blob)`
    : sql`convert_to('~' || convert_from(${rest}, 'UTF8'), 'UTF8')`;
  await sql`with "cuts" ("cut") as (values ${sql.join(cuts)})
    insert into ${sql.table(words)} ("word", ${sql.ref(owner)})
    select ${ending}, ${sql.ref(`whole.${owner}`)} from ${sql.table(words)} as "whole" cross join "cuts"
    where "whole"."word" >= ${MARK} and "whole"."word" < ${AFTER_MARK}
      and length("whole"."word") > "cuts"."cut" + ${sql.lit(SHORTEST_PART)}
    order by 1, 2
    on conflict do nothing`.execute(db);
}

/** Filters and order of a list, under a name. */
async function createViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listViews')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('adminId', 'text', (c) => c.notNull().references('admins.id').onDelete('cascade'))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('updatedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('listViewsByName')
    .on('listViews')
    .columns(['list', 'adminId', 'name'])
    .unique()
    .execute();
}
