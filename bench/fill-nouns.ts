// Fills bookings, leads and users with records of a year, the fastest way on both engines.
import { sql } from 'kysely';
import { userWords } from '../src/core/accounts/user-words.ts';
import { bookingWords } from '../src/core/bookings/booking-search-words.ts';
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { addDays } from '../src/core/dates.ts';
import { ENQUIRY_SOURCES } from '../src/core/enquiry-sources.ts';
import { LEAD_STATUSES } from '../src/core/leads/lead-options.ts';
import { leadWords } from '../src/core/leads/lead-words.ts';
import { indexedWords } from '../src/core/typed-words.ts';
import type { Database } from '../src/server/database/database.ts';
import { toSearchText } from '../src/server/database/word-index.ts';
import { newId } from '../src/server/ids.ts';
import { FIRST_NAMES, mobileNumber, pick, places, random, surname, whole } from './at-scale.ts';

const FILLED_AT_ONCE = 5000;
const PACKAGES = 300;
const YEAR_MS = 365 * 86_400_000;

export const referenceOf = (nth: number) => `SN-${nth.toString(36).toUpperCase().padStart(6, '0')}`;

type Noun = 'bookings' | 'leads' | 'users';

interface Made {
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly words: readonly string[];
}

/** Makes records over a year, of returning and new people, the last ones just now. */
function make(noun: Noun, nth: number, count: number, now: number): Made {
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
    const source = pick(ENQUIRY_SOURCES);
    return { row: { ...lead, source, status: pick(LEAD_STATUSES) }, words: leadWords(lead) };
  }
  const { id, name: fullName, phone } = person;
  const named = { reference: referenceOf(nth), itemTitle: `${pick(places)} by rail`, fullName, phone, email };
  const kind = random();
  const item = {
    itemType: kind < 0.3 ? 'itinerary' : 'package',
    itemId: kind < 0.3 ? `trip-${nth}` : kind < 0.35 ? '' : `package-${Math.floor(random() ** 2 * PACKAGES)}`,
    itemSlug: 'slug',
    itemPrice: 1,
    pricePerPerson: 1,
    total: random() < 0.03 ? 0 : whole(5, 400) * 1000,
  };
  const wish = {
    currency: 'INR',
    travelers: 2,
    preferredDate: addDays('2026-12-01', whole(0, 200)),
    specialRequests: '',
    userId: null,
  };
  const status = BOOKING_STATUSES[Math.min(4, Math.floor(random() * random() * 6))] as string;
  const reached = {
    contactedAt: status === 'pending' ? null : at,
    confirmedAt: status === 'confirmed' || status === 'completed' ? at : null,
    source: pick(ENQUIRY_SOURCES),
  };
  const row = { id, ...named, ...item, ...wish, ...kept, ...reached, status, createdAt: at };
  return { row, words: bookingWords(named) };
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
export async function fillNoun(database: Database, noun: Noun, count: number, now: number): Promise<void> {
  const { db, engine } = database;
  const [words, owner] = [`${noun.slice(0, -1)}Words`, `${noun.slice(0, -1)}Id`];
  const bytes = engine === 'sqlite' ? 'cast(value->>0 as blob)' : "convert_to(value->>0, 'UTF8')";
  await db.schema.createTable('stage').addColumn('word', 'bytea').addColumn('owner', 'text').execute();
  for (let first = 1; first <= count; first += FILLED_AT_ONCE) {
    const made = Array.from({ length: Math.min(FILLED_AT_ONCE, count - first + 1) }, (_, i) =>
      make(noun, first + i, count, now),
    );
    const columns = [...Object.keys(made[0]?.row ?? {}), 'searchText'];
    const rows = made.map(({ row, words: held }) => [...Object.values(row), toSearchText(held)]);
    const entries = made.flatMap(({ row, words: held }) => indexedWords(held).map((word) => [word, String(row.id)]));
    await insertJson(database, noun, columns, rows);
    await insertJson(database, 'stage', ['word', 'owner'], entries, (value, nth) => (nth === 0 ? bytes : value));
  }
  await sql`insert into ${sql.table(words)} ("word", ${sql.ref(owner)}) select "word", "owner" from "stage" order by "word", "owner"`.execute(
    db,
  );
  await db.schema.dropTable('stage').execute();
  if (noun === 'users') return;
  const counts = sql.table(`${noun.slice(0, -1)}Counts`);
  await sql`insert into ${counts} ("status", "count", "unseen") select "status", count(*), 0 from ${sql.table(noun)} group by "status"`.execute(
    db,
  );
}
