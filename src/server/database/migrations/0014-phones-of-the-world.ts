import { type Kysely, type SqlBool, sql } from 'kysely';
import { userWords } from '../../../core/accounts/user-words.ts';
import { bookingWords } from '../../../core/bookings/booking-search-words.ts';
import { canonicalPhone, internationalPhone, keptPhone } from '../../../core/canonical-phone.ts';
import { leadWords } from '../../../core/leads/lead-words.ts';
import { toSearchText, wordsOfSearchText } from '../word-index.ts';

/** Records per query. */
const ROWS_AT_ONCE = 500;

interface Found {
  readonly id: string;
  readonly phone: string;
  readonly searchText: string;
}

interface Account extends Found {
  readonly name: string;
  readonly canonicalPhone: string;
  readonly email: string | null;
}

interface Tables {
  users: Account & { readonly formerPhone: string | null; readonly sharedPhone: string | null };
  leads: Omit<Account, 'email'> & { readonly sharedPhone: string | null; readonly deletedAt: number | null };
  bookings: Found & {
    readonly reference: string;
    readonly itemTitle: string;
    readonly fullName: string;
    readonly email: string | null;
  };
  outbox: { id: string; channel: string; recipient: string; state: string };
}

/** Gives phones a country: every stored phone gets its new form (decision 30), in one transaction. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  // The migrator has started a transaction; a test has not.
  db.isTransaction ? giveCountries(db) : db.transaction().execute(giveCountries);

async function giveCountries(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('formerPhone', 'text').execute();
  await db.schema.alterTable('users').addColumn('sharedPhone', 'text').execute();
  await db.schema.alterTable('leads').addColumn('sharedPhone', 'text').execute();
  await sql`update "users" set "formerPhone" = "canonicalPhone"`.execute(db);
  for (const [name, table, column] of [
    ['usersOfFormerPhone', 'users', 'formerPhone'],
    ['usersOfSharedPhone', 'users', 'sharedPhone'],
    ['leadsOfSharedPhone', 'leads', 'sharedPhone'],
  ] as const) {
    await db.schema.createIndex(name).on(table).column(column).where(sql.ref(column), 'is not', null).execute();
  }
  const tables = db as Kysely<Tables>;
  await renameUsers(tables);
  await renameLeads(tables);
  await renameBookings(tables);
  await renameRecipients(tables);
}

/** True for rows whose phone is not ten digits starting with 6 to 9, which is an Indian mobile in any form. */
const notIndianMobile = (column: 'canonicalPhone' | 'phone') => sql<SqlBool>`not (
  length(${sql.ref(column)}) = 10 and substr(${sql.ref(column)}, 1, 1) in ('6', '7', '8', '9'))`;

/** Yields rows in the order of their ids, in batches; `read` returns those after an id. */
async function* inOrder<T extends { readonly id: string }>(read: (after: string) => Promise<T[]>): AsyncGenerator<T> {
  for (let last = ''; ; ) {
    const rows = await read(last);
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/** Updates a record's rows in the word index. */
async function replaceWords(
  db: Kysely<Tables>,
  { words, owner }: { readonly words: 'userWords' | 'leadWords' | 'bookingWords'; readonly owner: string },
  { id, searchText }: Found,
  after: readonly string[],
): Promise<void> {
  const table = sql.table(words);
  const before = wordsOfSearchText(searchText);
  if (before.length > 0) {
    await sql`delete from ${table} where ${sql.ref(owner)} = ${id} and "word" in (${sql.join(before)})`.execute(db);
  }
  for (const word of after) {
    await sql`insert into ${table} ("word", ${sql.ref(owner)}) values (${Buffer.from(word)}, ${id})`.execute(db);
  }
}

async function renameUsers(db: Kysely<Tables>): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('users')
      .select(['id', 'name', 'phone', 'canonicalPhone', 'email', 'searchText'])
      .where('id', '>', after)
      .where(notIndianMobile('canonicalPhone'))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
  for await (const user of inOrder(read)) {
    const phone = keptPhone(user.phone);
    const words = userWords({ ...user, phone });
    const forms = await formsOf(db, 'users', user);
    const changed = { ...forms, phone, searchText: toSearchText(words) };
    await db.updateTable('users').set(changed).where('id', '=', user.id).execute();
    if (changed.searchText !== user.searchText) {
      await replaceWords(db, { words: 'userWords', owner: 'userId' }, user, words);
    }
  }
}

async function renameLeads(db: Kysely<Tables>): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('leads')
      .select(['id', 'name', 'phone', 'canonicalPhone', 'searchText', 'deletedAt'])
      .where('id', '>', after)
      .where(notIndianMobile('canonicalPhone'))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
  for await (const lead of inOrder(read)) {
    const phone = keptPhone(lead.phone);
    // Deleted leads have no words until they are restored.
    const words = lead.deletedAt === null ? leadWords({ ...lead, phone }) : [];
    const forms = await formsOf(db, 'leads', lead);
    const changed = { ...forms, phone, searchText: toSearchText(words) };
    await db.updateTable('leads').set(changed).where('id', '=', lead.id).execute();
    if (changed.searchText !== lead.searchText) {
      await replaceWords(db, { words: 'leadWords', owner: 'leadId' }, lead, words);
    }
  }
}

async function renameBookings(db: Kysely<Tables>): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('bookings')
      .select(['id', 'reference', 'itemTitle', 'fullName', 'phone', 'email', 'searchText'])
      .where('id', '>', after)
      .where(notIndianMobile('phone'))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
  for await (const booking of inOrder(read)) {
    const phone = keptPhone(booking.phone);
    const words = bookingWords({ ...booking, phone });
    const searchText = toSearchText(words);
    if (phone !== booking.phone || searchText !== booking.searchText) {
      await db.updateTable('bookings').set({ phone, searchText }).where('id', '=', booking.id).execute();
    }
    if (searchText !== booking.searchText) {
      await replaceWords(db, { words: 'bookingWords', owner: 'bookingId' }, booking, words);
    }
  }
}

/**
 * Returns the new form of a record's phone. If another record has it already, the two share a phone: phones were never
 * verified, so both stay, and the second keeps its old form and stores the shared phone.
 */
async function formsOf(
  db: Kysely<Tables>,
  table: 'users' | 'leads',
  { id, phone, canonicalPhone: before }: Pick<Account, 'id' | 'phone' | 'canonicalPhone'>,
) {
  const after = canonicalPhone(phone);
  if (after === before) return { canonicalPhone: before, sharedPhone: null };
  const other = await db
    .selectFrom(table)
    .select('id')
    .where('canonicalPhone', '=', after)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other ? { canonicalPhone: before, sharedPhone: after } : { canonicalPhone: after, sharedPhone: null };
}

/** Rewrites recipients typed with a wrong prefix after the + (+0044…, +033…), in messages that may still be sent. */
async function renameRecipients(db: Kysely<Tables>): Promise<void> {
  const messages = await db
    .selectFrom('outbox')
    .select(['id', 'recipient'])
    .where('channel', '=', 'sms')
    .where('state', '!=', 'sent')
    .where('recipient', 'like', '+0%')
    .execute();
  for (const { id, recipient } of messages) {
    const to = internationalPhone(recipient);
    if (to !== null) await db.updateTable('outbox').set({ recipient: to }).where('id', '=', id).execute();
  }
}
