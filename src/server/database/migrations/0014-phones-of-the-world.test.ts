import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeEmptyDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { hashPassword } from '../../features/credentials/password-hashing.ts';
import type { Database } from '../database.ts';
import { MIGRATION_NAMES, migratorOf } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { openSqlite, SQLITE_NAME } from '../sqlite.ts';

/** What the product stored of phones before: the typed digits and their canonical form then. */
const ACCOUNTS = [
  { id: 'mobile', name: 'Mobile', phone: '919876543210', before: '9876543210', after: '9876543210' },
  { id: 'uk', name: 'Kate', phone: '447911123456', before: '447911123456', after: '+447911123456' },
  { id: 'uk-again', name: 'Kate Again', phone: '00447911123456', before: '00447911123456', after: '00447911123456' },
  { id: 'landline', name: 'Office', phone: '03326541100', before: '03326541100', after: '3326541100' },
  { id: 'singapore', name: 'Mei', phone: '6591234567', before: '6591234567', after: '6591234567' },
  { id: 'nonsense', name: 'Nobody', phone: '123456789012345', before: '123456789012345', after: '123456789012345' },
] as const;

/** Every way in which an owner could sign in before, with its account. */
const SIGN_INS = [
  ['9876543210', 'mobile'],
  ['+91 98765 43210', 'mobile'],
  ['0091 98765 43210', 'mobile'],
  ['098765-43210', 'mobile'],
  ['447911123456', 'uk'],
  ['+44 7911 123456', 'uk'],
  ['0044 7911 123456', 'uk-again'],
  ['033 2654 1100', 'landline'],
  ['6591234567', 'singapore'],
  ['+65 9123 4567', 'singapore'],
  ['+91 65912 34567', 'singapore'],
  ['123456789012345', 'nonsense'],
] as const;

describe.each(engines)('phones from before they had countries, on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let seen = 0;
  beforeAll(async () => {
    place = await makeEmptyDatabase(engine);
    const url = place.settings.databaseUrl;
    const old = url ? openPostgres(url, 'migrating') : openSqlite(join(place.settings.dataDir, SQLITE_NAME));
    const before = MIGRATION_NAMES[MIGRATION_NAMES.indexOf('0014-phones-of-the-world') - 1] ?? '';
    const { error } = await migratorOf(old).migrateTo(before);
    if (error) throw error;
    await keepOldRows(old);
    await old.close();
    site = await startApp(engine, { place });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  async function keepOldRows({ db }: Pick<Database, 'db'>): Promise<void> {
    const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
    for (const { id, name, phone, before } of ACCOUNTS) {
      const searchText = ` ${name.toLowerCase()} ${before} ${before.slice(-5)}`;
      const passwordHash = await hashPassword(`password-of-${id}`, { memory: 64, passes: 1 });
      const user = { id, name, phone, canonicalPhone: before, email: null, passwordHash, consent: 'c', searchText };
      await db
        .insertInto('users')
        .values({ ...user, createdAt: TEST_NOW })
        .execute();
      const lead = {
        id: `l-${id}`,
        name,
        phone,
        canonicalPhone: before,
        status: 'new',
        notes: `of ${id}`,
        consent: 'c',
      };
      const more = { network: 'n', demo: 0, submittedAt: TEST_NOW, updatedAt: TEST_NOW, searchText };
      await db
        .insertInto('leads')
        .values({ ...lead, ...more })
        .execute();
      const trip = { itemType: 'package', itemId: 'p', itemSlug: 'p', itemTitle: 'Goa', itemPrice: 1, currency: 'INR' };
      const asked = { pricePerPerson: 1, total: 1, travelers: 1, preferredDate: '2026-12-05', specialRequests: '' };
      const booking = { id: `b-${id}`, reference: `SN-${id}`, fullName: name, phone, email: null, status: 'pending' };
      const row = { ...booking, ...trip, ...asked, ...times, consent: 'c', network: 'n', demo: 0, searchText };
      await db.insertInto('bookings').values(row).execute();
      for (const word of searchText
        .trim()
        .split(' ')
        .map((text) => Buffer.from(text))) {
        await db.insertInto('userWords').values({ word, userId: id }).execute();
        await db
          .insertInto('leadWords')
          .values({ word, leadId: `l-${id}` })
          .execute();
        await db
          .insertInto('bookingWords')
          .values({ word, bookingId: `b-${id}` })
          .execute();
      }
    }
    for (const [id, recipient] of ['+919876543210', '+00447911123456', '+03326541100'].entries()) {
      const message = { channel: 'sms', recipient, subject: '', text: 't', aboutKind: 'lead', aboutId: 'l' };
      const kept = { state: 'kept', tries: 0, lastError: '', createdAt: TEST_NOW };
      await db
        .insertInto('outbox')
        .values({ id: `m${id}`, ...message, ...kept })
        .execute();
    }
  }

  const visitor = () => site.apiAs(null, `192.0.2.${++seen}`);

  it.each(SIGN_INS)('let an owner who types %s sign in as before', async (phone, id) => {
    const { user } = await visitor()('POST /api/users/login', { body: { phone, password: `password-of-${id}` } });
    expect(user._id).toBe(id);
  });

  it('are known by their new forms, and no two accounts or leads are merged', async () => {
    for (const table of ['users', 'leads'] as const) {
      const rows = await site.database.read.selectFrom(table).select(['id', 'canonicalPhone']).execute();
      const forms = Object.fromEntries(rows.map((row) => [row.id.replace('l-', ''), row.canonicalPhone]));
      expect(forms).toEqual(Object.fromEntries(ACCOUNTS.map(({ id, after }) => [id, after])));
    }
  });

  it('let one of two accounts of a phone be signed in to by every other way of writing it', async () => {
    const body = { phone: '+44 (0)7911 123456', password: 'password-of-uk' };
    expect((await visitor()('POST /api/users/login', { body })).user._id).toBe('uk');
  });

  it.each(['+44 7911 123456', '+44 (0)7911 123456', '033-26541100', '+65 9123 4567', '0065 91234567', '6591234567'])(
    'keep one phone one account: %s opens no second one',
    async (phone) => {
      const body = { name: 'Second', phone, password: 'dusk-on-the-road' };
      await expect(visitor()('POST /api/users/register', { body })).rejects.toMatchObject({
        status: 409,
        message: 'An account with this phone number already exists',
      });
    },
  );

  it('show an admin all that is held under a phone, of both accounts', async () => {
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone: '+44 7911 123456' } });
    expect(person.phone).toBe('+447911123456');
    expect(person.users.map(({ _id }) => _id)).toEqual(['uk', 'uk-again']);
    expect(person.leads.map(({ _id }) => _id).sort()).toEqual(['l-uk', 'l-uk-again']);
    expect(person.bookings.map(({ _id }) => _id).sort()).toEqual(['b-uk', 'b-uk-again']);
  });

  it('are found by an admin by any way of writing them', async () => {
    for (const [typed, name] of [
      ['+447911123456', 'Kate'],
      ['00447911123456', 'Kate'],
      ['033 2654 1100', 'Office'],
      ['3326541100', 'Office'],
      ['98765 43210', 'Mobile'],
    ] as const) {
      const { results } = await site.adminApi('GET /api/admin/search', { query: { q: typed } });
      expect([typed, new Set(results.map(({ kind }) => kind))]).toEqual([typed, new Set(['booking', 'lead', 'user'])]);
      expect(results.every(({ title }) => title.startsWith(name))).toBe(true);
    }
  });

  it('are called with their country', async () => {
    const leads = await site.database.read.selectFrom('leads').select(['id', 'phone']).execute();
    const phones = Object.fromEntries(leads.map(({ id, phone }) => [id, phone]));
    expect(phones).toMatchObject({ 'l-uk': '+447911123456', 'l-mobile': '919876543210', 'l-landline': '03326541100' });
    const messages = await site.database.read.selectFrom('outbox').select('recipient').orderBy('id').execute();
    expect(messages.map(({ recipient }) => recipient)).toEqual(['+919876543210', '+447911123456', '+913326541100']);
  });

  it('are erased for both accounts together', async () => {
    const params = { phone: '+44 7911 123456' };
    const { erased } = await site.adminApi('DELETE /api/admin/people/{phone}', { params });
    expect(erased).toMatchObject({ users: 2, bookings: 2, leads: 2 });
  });
});
