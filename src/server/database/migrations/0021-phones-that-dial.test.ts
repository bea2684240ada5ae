import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { TEST_NOW } from '../../../../test/start-app.ts';
import { canonicalPhone } from '../../../core/canonical-phone.ts';
import { phoneWithCountry } from '../../../core/phone.ts';
import { keepBooking } from '../../features/bookings/fixtures/stored-bookings.ts';
import { insertLead } from '../../features/leads/lead-records.ts';
import { MIGRATION_NAMES } from '../migrate.ts';
import { up } from './0021-phones-that-dial.ts';

/** The stored value before and after, and what its links dial. */
const PHONES = [
  ['9109876543210', '9876543210', '+919876543210'],
  ['9103326800000', '3326800000', '+913326800000'],
  ['009109876543210', '9876543210', '+919876543210'],
  ['919876543211', '919876543211', '+919876543211'],
  ['09876543212', '09876543212', '+919876543212'],
  ['03326800001', '03326800001', '+913326800001'],
  ['9876543213', '9876543213', '+919876543213'],
  ['+6591234567', '+6591234567', '+6591234567'],
  ['123456789012345', '123456789012345', '123456789012345'],
] as const;
const MORE = 501;
const idOf = (nth: number): string => String(nth).padStart(4, '0');

it.each(engines)('phones whose links dialled no number are corrected on %s', async (engine) => {
  const place = await makeDatabase(engine);
  const database = await place.open();
  const { db, read } = database;
  const phoneOf = (nth: number): string => PHONES[nth]?.[0] ?? `910${9_800_000_000 + nth}`;
  await db.transaction().execute(async (trx) => {
    for (let nth = 0; nth < PHONES.length + MORE; nth++) {
      const phone = phoneOf(nth);
      // Of several leads of a phone all but one have another form.
      const lead = { id: idOf(nth), name: 'Asha Sen', phone, canonicalPhone: `${nth}`, status: 'new', notes: '' };
      const more = { consent: 'c', network: 'n', demo: 0, submittedAt: TEST_NOW, updatedAt: TEST_NOW };
      await insertLead(trx, { ...lead, ...more });
    }
  });
  for (const [nth, [phone]] of PHONES.entries()) {
    await keepBooking(database, { id: idOf(nth), createdAt: TEST_NOW, phone });
    const user = { id: idOf(nth), name: 'Asha Sen', phone, canonicalPhone: `${nth}`, email: null, passwordHash: '' };
    await db
      .insertInto('users')
      .values({ ...user, consent: 'c', createdAt: TEST_NOW })
      .execute();
  }
  await keepBooking(database, { id: idOf(PHONES.length), createdAt: TEST_NOW, fullName: 'Erased', phone: '' });
  const wordsOf = () => read.selectFrom('leadWords').selectAll().orderBy('leadId').orderBy('word').execute();
  const wordsBefore = await wordsOf();

  expect(MIGRATION_NAMES).toContain('0021-phones-that-dial');
  // Inside the migrator's transaction, or without one.
  await db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  await up(db as unknown as Kysely<unknown>);

  for (const table of ['users', 'leads', 'bookings'] as const) {
    const rows = await read.selectFrom(table).select('phone').orderBy('id').limit(PHONES.length).execute();
    expect(rows.map(({ phone }) => phone)).toEqual(PHONES.map(([, after]) => after));
  }
  for (const [before, after, dialled] of PHONES) {
    expect([after, phoneWithCountry(after)]).toEqual([after, dialled]);
    expect([after, canonicalPhone(after)]).toEqual([after, canonicalPhone(before)]);
  }
  const { phone: last } = await read
    .selectFrom('leads')
    .select('phone')
    .where('id', '=', idOf(PHONES.length + MORE - 1))
    .executeTakeFirstOrThrow();
  expect(last).toBe(String(9_800_000_000 + PHONES.length + MORE - 1));
  expect(await wordsOf()).toEqual(wordsBefore);
  const erased = await read.selectFrom('bookings').select('phone').where('fullName', '=', 'Erased').execute();
  expect(erased).toEqual([{ phone: '' }]);
  await database.close();
  await place.remove();
});
