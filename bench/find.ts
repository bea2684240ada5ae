// Measures the search over the whole back office and the dashboard, with 1,000,000 each of bookings, leads and users.
//   node scripts/with-postgres.ts node bench/find.ts [of each = 1000000]        about fifteen minutes, 8 GB of disk
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { userWords } from '../src/core/accounts/user-words.ts';
import { bookingWords } from '../src/core/bookings/booking-search-words.ts';
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { LEAD_STATUSES } from '../src/core/leads/lead-options.ts';
import { leadWords } from '../src/core/leads/lead-words.ts';
import type { Database } from '../src/server/database/database.ts';
import { toSearchText } from '../src/server/database/word-index.ts';
import { newId } from '../src/server/ids.ts';
import { engines, makeDatabase } from '../test/databases.ts';
import { FIRST_NAMES, LAST_NAMES, mobileNumber, pick, places, random, rareName, surname, whole } from './at-scale.ts';
import { measureCalls, openSite } from './measured-site.ts';

const count = Number(process.argv[2] ?? 1_000_000);
const FLOOR_MS = 50;
const TRIES = 25;
const FILLED_AT_ONCE = 5000;
const YEAR_MS = 365 * 86_400_000;

const referenceOf = (nth: number) => `SN-${nth.toString(36).toUpperCase().padStart(6, '0')}`;

interface Made {
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly words: readonly string[];
}

/** Makes records over a year, of returning and new people, the last ones just now. */
function make(noun: 'bookings' | 'leads' | 'users', nth: number, now: number): Made {
  const at = now - Math.floor(((count - nth) / count) * YEAR_MS);
  const person = { id: newId(at), name: `${pick(FIRST_NAMES)} ${surname()}`, phone: mobileNumber() };
  const email = random() < 0.3 ? `${person.name.replace(' ', '.')}${nth}@example.org`.toLowerCase() : null;
  const kept = { consent: 'bench', network: '198.51.100.0/24', seenAt: at, demo: 0, updatedAt: at };
  if (noun === 'users') {
    const user = { ...person, email, canonicalPhone: `u${nth}`, passwordHash: '', consent: 'bench', createdAt: at };
    return { row: user, words: userWords(user) };
  }
  if (noun === 'leads') {
    const followUpOn = random() < 0.001 ? '2026-11-20' : null;
    const lead = { ...person, ...kept, canonicalPhone: `l${nth}`, notes: '', followUpOn, submittedAt: at };
    return { row: { ...lead, status: pick(LEAD_STATUSES) }, words: leadWords(lead) };
  }
  const { id, name: fullName, phone } = person;
  const named = { reference: referenceOf(nth), itemTitle: `${pick(places)} by rail`, fullName, phone, email };
  const item = { itemType: 'package', itemId: 'id', itemSlug: 'slug', itemPrice: 1, pricePerPerson: 1, total: 2 };
  const wish = { currency: 'INR', travelers: 2, preferredDate: '2027-02-01', specialRequests: '', userId: null };
  const status = BOOKING_STATUSES[Math.min(4, Math.floor(random() * random() * 6))] as string;
  return { row: { id, ...named, ...item, ...wish, ...kept, status, createdAt: at }, words: bookingWords(named) };
}

/** Inserts rows the fastest way on both engines: one parameter of JSON. */
async function insertJson(
  { db, engine }: Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
  readAs: (value: string, nth: number) => string = (value) => value,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const isNumber = (nth: number) => rows.some((row) => typeof row[nth] === 'number');
  const values = columns.map((_, nth) =>
    readAs(engine === 'postgres' && isNumber(nth) ? `(value->>${nth})::bigint` : `value->>${nth}`, nth),
  );
  const from = engine === 'sqlite' ? 'json_each(' : 'json_array_elements(';
  const cast = engine === 'sqlite' ? ')' : '::json) as value';
  await sql`insert into ${sql.table(table)} (${sql.raw(names)}) select ${sql.raw(values.join(', '))} from ${sql.raw(from)}${JSON.stringify(rows)}${sql.raw(cast)}`.execute(
    db,
  );
}

/** Sorts index entries before inserting them: in random order, one by one, they would take an hour. */
async function fillNoun(database: Database, noun: 'bookings' | 'leads' | 'users', now: number): Promise<void> {
  const { db, engine } = database;
  const [words, owner] = [`${noun.slice(0, -1)}Words`, `${noun.slice(0, -1)}Id`];
  const bytes = engine === 'sqlite' ? 'cast(value->>0 as blob)' : "convert_to(value->>0, 'UTF8')";
  await db.schema.createTable('stage').addColumn('word', 'bytea').addColumn('owner', 'text').execute();
  for (let first = 1; first <= count; first += FILLED_AT_ONCE) {
    const made = Array.from({ length: Math.min(FILLED_AT_ONCE, count - first + 1) }, (_, i) =>
      make(noun, first + i, now),
    );
    const columns = [...Object.keys(made[0]?.row ?? {}), 'searchText'];
    const rows = made.map(({ row, words: held }) => [...Object.values(row), toSearchText(held)]);
    const entries = made.flatMap(({ row, words: held }) => held.map((word) => [word, String(row.id)]));
    await insertJson(database, noun, columns, rows);
    await insertJson(database, 'stage', ['word', 'owner'], entries, (value, nth) => (nth === 0 ? bytes : value));
  }
  await sql`insert into ${sql.table(words)} ("word", ${sql.ref(owner)}) select "word", "owner" from "stage" order by "word", "owner"`.execute(
    db,
  );
  await db.schema.dropTable('stage').execute();
}

const find = (q: string) => `/api/admin/search?q=${encodeURIComponent(q)}`;
const CALLS: Readonly<Record<string, () => string>> = {
  'find: two letters': () => find(pick(FIRST_NAMES).slice(0, 2)),
  'find: a first name': () => find(pick(FIRST_NAMES)),
  'find: a full name': () => find(`${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`),
  'find: a rare name': () => find(rareName()),
  'find: a first and a rare name': () => find(`${pick(FIRST_NAMES)} ${rareName()}`),
  'find: a whole phone': () => find(mobileNumber()),
  'find: the last five digits': () => find(String(whole(10_000, 99_999))),
  'find: a reference': () => find(referenceOf(whole(1, count))),
  'find: a place': () => find(pick(places)),
  'find: nothing': () => find(`zzqx${whole(1, 1e6)}`),
  'find: common names that never meet': () => find(`${FIRST_NAMES[0]} ${FIRST_NAMES[1]}`),
  dashboard: () => '/api/admin/dashboard/overview',
  notifications: () => '/api/admin/notifications',
};

async function measure(engine: 'sqlite' | 'postgres'): Promise<void> {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const startedAt = performance.now();
  for (const noun of ['bookings', 'leads', 'users'] as const) await fillNoun(database, noun, Date.now());
  console.log(`${engine}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  if (engine === 'postgres') {
    await sql`vacuum analyze`.execute(database.db);
    await wait(5000);
  }
  const site = await openSite(place, database);
  await measureCalls(site, Object.entries(CALLS), { tries: TRIES, floorMs: FLOOR_MS });
  await site.app.close();
  await database.close();
  await place.remove();
}

for (const engine of engines) await measure(engine);
