// Measures the desk through the API on both databases: the list and the search of customers, one customer, Today.
//   node scripts/with-postgres.ts node bench/desk.ts [bookings and leads = 100000] [customers = 20000]   five minutes
import { randomInt } from 'node:crypto';
import { BOOKING_STATUSES } from '../src/core/bookings/booking-steps.ts';
import { addDays, dayInIndia } from '../src/core/dates.ts';
import { LEAD_STATUSES } from '../src/core/leads/lead-options.ts';
import { leadWords } from '../src/core/leads/lead-words.ts';
import { nameKey } from '../src/core/names.ts';
import type { Database, Writer } from '../src/server/database/database.ts';
import { changeStatusCounts } from '../src/server/database/status-counts.ts';
import { toSearchText } from '../src/server/database/word-index.ts';
import { bookingRows } from '../src/server/features/bookings/booking-records.ts';
import { contactRows, valuesOf } from '../src/server/features/customers/customer-records.ts';
import { customerWords } from '../src/server/features/customers/customer-words.ts';
import { newId } from '../src/server/ids.ts';
import {
  FIRST_NAMES,
  inPieces,
  LAST_NAMES,
  measureAtScale,
  mobileNumber,
  pick,
  places,
  random,
  rareName,
  statusCounter,
  surname,
  whole,
} from './at-scale.ts';

const records = Number(process.argv[2] ?? 100_000);
const customers = Number(process.argv[3] ?? 20_000);
const YEAR_MS = 365 * 86_400_000;
const AT_ONCE = 400;
const INDIC_NAMES = ['सुजाता बन्द्योपाध्याय', 'শুভঙ্কর ঘোষ', 'राहुल शर्मा', 'অনিতা মুখোপাধ্যায়'];

const now = Date.now();
const today = dayInIndia(now);
const customerIds: string[] = [];
/** Returns a customer for four of ten records. */
const someCustomer = (): string | null => (random() < 0.4 ? pick(customerIds) : null);
/** Returns a day of follow-up for three of a hundred records. */
const someDay = (): string | null => (random() < 0.03 ? addDays(today, whole(-20, 20)) : null);
const someAdmin = (): string | null => (random() < 0.2 ? 'someone' : null);
const at = (nth: number, count: number): number => now - Math.floor(((count - nth) / count) * YEAR_MS);

async function insertAll(writer: Writer, table: 'customers', rows: readonly object[]): Promise<void> {
  for (const piece of inPieces(rows, AT_ONCE)) {
    await writer
      .insertInto(table)
      .values(piece as never)
      .execute();
  }
}

async function fillCustomers(db: Writer): Promise<void> {
  const rows: object[] = [];
  const contacts: object[] = [];
  const words: object[] = [];
  for (let nth = 1; nth <= customers; nth++) {
    const name = random() < 0.1 ? pick(INDIC_NAMES) : `${pick(FIRST_NAMES)} ${surname()}`;
    const created = at(nth, customers);
    const id = newId(created);
    customerIds.push(id);
    const facts = { language: '', city: pick(places), birthday: null, notes: '', revision: 1 };
    rows.push({ id, name, nameKey: nameKey(name), ...facts, createdAt: created, updatedAt: created });
    const emails = random() < 0.5 ? [`${rareName()}${nth}@example.org`] : [];
    const own = contactRows(id, { phones: [mobileNumber()], emails });
    contacts.push(...own);
    for (const word of customerWords({ name, phones: valuesOf(own, 'phone'), emails })) {
      words.push({ word: Buffer.from(word), customerId: id });
    }
  }
  await insertAll(db, 'customers', rows);
  await insertAll(db, 'customerContacts' as 'customers', contacts);
  await insertAll(db, 'customerWords' as 'customers', words);
}

async function fillBookings(db: Writer): Promise<void> {
  const counter = statusCounter();
  for (const piece of inPieces(Array(records).keys(), 5000)) {
    const made = piece.map((nth) => {
      const created = at(nth, records);
      const person = { fullName: `${pick(FIRST_NAMES)} ${surname()}`, phone: mobileNumber(), email: null };
      const item = {
        itemType: 'package',
        itemId: 'id',
        itemSlug: 'slug',
        itemPrice: 1,
        pricePerPerson: 1,
        total: 2000,
      };
      const status = BOOKING_STATUSES[Math.min(4, Math.floor(random() * random() * 6))] ?? 'pending';
      const kept = { consent: 'bench', network: '', seenAt: created, demo: 0, createdAt: created, updatedAt: created };
      counter.add({ status, seenAt: created });
      return bookingRows({
        id: newId(created),
        reference: `SN-${nth.toString(36).toUpperCase().padStart(6, '0')}`,
        ...item,
        itemTitle: `${pick(places)} by rail`,
        currency: 'INR',
        travelers: 2,
        preferredDate: addDays(today, whole(-200, 200)),
        specialRequests: '',
        userId: null,
        status,
        ...person,
        ...kept,
        customerId: someCustomer(),
        followUpOn: someDay(),
        assigneeId: someAdmin(),
      });
    });
    await insertAll(
      db,
      'bookings' as 'customers',
      made.map(({ row }) => row),
    );
    await insertAll(
      db,
      'bookingWords' as 'customers',
      made.flatMap(({ words }) => words),
    );
  }
  await changeStatusCounts(db, 'bookingCounts', counter.changes());
}

async function fillLeads(db: Writer): Promise<void> {
  const counter = statusCounter();
  for (const piece of inPieces(Array(records).keys(), 5000)) {
    const made = piece.map((nth) => {
      const submittedAt = at(nth, records);
      const person = { name: `${pick(FIRST_NAMES)} ${surname()}`, phone: mobileNumber() };
      const status = pick(LEAD_STATUSES);
      const kept = { consent: 'bench', network: '', seenAt: submittedAt, demo: 0, submittedAt, updatedAt: submittedAt };
      counter.add({ status, seenAt: submittedAt });
      const words = leadWords(person);
      const id = newId(submittedAt);
      const own = { id, canonicalPhone: `l${nth}`, notes: '', followUpOn: someDay(), assigneeId: someAdmin(), status };
      return {
        row: { ...person, ...kept, ...own, customerId: someCustomer(), searchText: toSearchText(words) },
        words,
      };
    });
    await insertAll(
      db,
      'leads' as 'customers',
      made.map(({ row }) => row),
    );
    await insertAll(
      db,
      'leadWords' as 'customers',
      made.flatMap(({ row, words }) => words.map((word) => ({ word: Buffer.from(word), leadId: row.id }))),
    );
  }
  await changeStatusCounts(db, 'leadCounts', counter.changes());
}

async function fillTasksAndMessages(db: Writer): Promise<void> {
  const tasks = Array.from({ length: 20_000 }, (_, nth) => {
    const dueAt = now + (nth - 15_000) * 600_000;
    const doneAt = random() < 0.9 ? dueAt : null;
    const about = { aboutKind: 'customer', aboutId: pick(customerIds), assigneeId: someAdmin() };
    return { id: newId(dueAt), title: 'Call', dueAt, ...about, actor: 'a', createdAt: dueAt, doneAt, doneBy: null };
  });
  await insertAll(db, 'tasks' as 'customers', tasks);
  const messages = Array.from({ length: 20_000 }, (_, nth) => ({
    id: newId(at(nth, 20_000)),
    channel: 'email',
    recipient: 'traveller@example.org',
    subject: 'We have your request',
    text: 'Text',
    aboutKind: 'booking',
    aboutId: 'gone',
    state: random() < 0.2 ? 'kept' : 'sent',
    tries: 0,
    lastError: '',
    createdAt: at(nth, 20_000),
  }));
  await insertAll(db, 'outbox' as 'customers', messages);
}

async function fill({ db }: Database): Promise<void> {
  customerIds.length = 0;
  for (const part of [fillCustomers, fillBookings, fillLeads, fillTasksAndMessages]) {
    await part(db);
  }
}

const list = (search: string) => `/api/admin/customers?search=${encodeURIComponent(search)}`;
const partOfPhone = (digits: number) => list(String(randomInt(10 ** (digits - 1), 10 ** digits)));

await measureAtScale({
  fill,
  quickCalls: {
    'customers by 3 digits of a phone': () => partOfPhone(3),
    'customers by 4 digits of a phone': () => partOfPhone(4),
    'customers by 6 digits of a phone': () => partOfPhone(6),
    'customers by a whole phone': () => list(mobileNumber()),
  },
  calls: {
    'customers: the first page': () => '/api/admin/customers',
    'customers: the last page': () => `/api/admin/customers?page=${Math.ceil(customers / 50)}`,
    'customers by a first name': () => list(pick(FIRST_NAMES)),
    'customers by a full name': () => list(`${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`),
    'customers by a name in another script': () => list('Sujata Bandyopadhyay'),
    'customers by an e-mail': () => list(`${rareName()}${whole(1, customers)}@example.org`),
    'one customer': () => `/api/admin/customers/${pick(customerIds)}`,
    'one customer: what happened': () => `/api/admin/customers/${pick(customerIds)}/timeline`,
    'Today: all': () => '/api/admin/today',
    'Today: mine': () => '/api/admin/today?whose=mine',
    'Today: not assigned': () => '/api/admin/today?whose=none',
    'Today: leads to call': () => '/api/admin/today?of=lead',
    'Today: the tenth page': () => '/api/admin/today?page=10',
    notifications: () => '/api/admin/notifications',
  },
});
