import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { fixedProviders, makeOffice } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { mailboxOf } from './bounds.ts';
import { messageService } from './service.ts';

const HALF_DAY_MS = 43_200_000;

describe('a mailbox', () => {
  it.each(['asha.sen@gmail.com', 'AshaSen+trip@Gmail.com', 'a.s.h.a.sen+1@googlemail.com'])('is one as %s', (address) =>
    expect(mailboxOf(address)).toBe('ashasen@gmail.com'),
  );

  it('of another provider keeps its dots, and a name that begins with a plus', () => {
    expect(mailboxOf('Asha.Sen+x@Example.org')).toBe('asha.sen@example.org');
    expect(mailboxOf('+x@example.org')).toBe('+x@example.org');
  });
});

describe.each(engines)('messages that visitors cause on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    other = await startApp(engine, { place });
    await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await place.remove();
  });

  let addresses = 0;
  const freshAddress = () => `198.19.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const leave = (phone: string, address = freshAddress(), app = site) =>
    app.apiAs(null, address)('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
  const book = async (email: string, address = freshAddress(), app = site) => {
    const body = { packageSlug: 'darjeeling', itemType: 'package' as const, fullName: 'Asha Sen', phone: freshPhone() };
    const asked = { ...body, email, travelers: 2, preferredDate: '2027-01-05' };
    return (await app.apiAs(null, address)('POST /api/packages/book', { body: asked })).booking;
  };
  const to = (recipients: readonly string[]) =>
    site.database.read.selectFrom('outbox').selectAll().where('recipient', 'in', recipients).orderBy('id').execute();
  /** Counts each reason; the empty one means none. */
  const reasonsOf = (rows: readonly { readonly lastError: string }[]) =>
    Object.fromEntries([...Map.groupBy(rows, ({ lastError }) => lastError)].map(([why, all]) => [why, all.length]));
  const save = async (messages: { smsCountries: string[]; perDay: number }) => {
    const { settings } = await site.adminApi('GET /api/admin/settings');
    await site.adminApi('PUT /api/admin/settings', { body: { ...settings, messages } });
  };
  /** In two steps, because an admin session ends after a day without use. */
  const nextDay = async () => {
    for (let half = 0; half < 2; half++) {
      site.advance(HALF_DAY_MS);
      await site.adminApi('GET /api/admin/settings');
    }
  };
  const fifty = <T>(make: (nth: number) => T): T[] => Array.from({ length: 50 }, (_, nth) => make(nth));

  it('are 20 to travellers of 50 parallel leads from one address, and every lead is taken', async () => {
    const address = freshAddress();
    const phones = fifty(() => freshPhone());
    const answers = await Promise.all(phones.map((phone, nth) => leave(phone, address, nth % 2 ? site : other)));
    expect(answers).toEqual(fifty(() => ({ success: true })));
    const rows = await to(phones.map((phone) => `+91${phone}`));
    expect(reasonsOf(rows)).toEqual({ '': 20, 'Not sent: one visitor caused too many messages today': 30 });
    const told = await site.database.read
      .selectFrom('outbox')
      .select('lastError')
      .where('channel', '=', 'email')
      .execute();
    // The agency gets a message about each.
    expect(reasonsOf(told)).toEqual({ '': 50 });
  });

  it('are five e-mails for one stranger, whatever addresses they are asked from and however they write theirs', async () => {
    const emails = fifty((nth) => (nth % 2 ? `Asha.Sen+${nth}@gmail.com` : 'ashasen@gmail.com'));
    const bookings = await Promise.all(emails.map((email, nth) => book(email, freshAddress(), nth % 2 ? site : other)));
    expect(new Set(bookings.map(({ reference }) => reference)).size).toBe(50);
    const rows = await to(emails);
    expect(rows).toHaveLength(50);
    expect(reasonsOf(rows)).toEqual({ '': 5, 'Not sent: this address had 5 e-mails today already': 45 });
    expect(rows.every(({ state }) => state === 'kept')).toBe(true);
  });

  it('can be read with their reason in the outbox, and be sent by an admin', async () => {
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: { state: 'kept', limit: 100 } });
    expect(messages.map(({ lastError }) => lastError)).toContain('Not sent: this address had 5 e-mails today already');
  });

  it('start again the next day, and the counts of the day before are deleted', async () => {
    await nextDay();
    await book('ashasen@gmail.com');
    expect((await to(['ashasen@gmail.com'])).at(-1)).toMatchObject({ lastError: '' });
    const counts = () => site.database.read.selectFrom('messageCounts').select('day').distinct().execute();
    expect(await counts()).toHaveLength(2);
    const now = TEST_NOW + 2 * HALF_DAY_MS;
    const { database } = site;
    const providers = fixedProviders({ email: null, sms: null, whatsapp: null });
    const office = makeOffice(database, () => now);
    const logger = { warn: () => undefined };
    await messageService({ ...office, database, clock: () => now, providers, logger }).sweep();
    expect(await counts()).toHaveLength(1);
  });

  it('go by SMS to allowed countries alone, and a request from elsewhere is taken all the same', async () => {
    const reason = (code: string) => `Not sent: SMS to ${code} are not allowed in Settings`;
    for (const [phone, recipient, code] of [
      ['+65 9123 4567', '+6591234567', '+65'],
      ['+870 773 123 456', '+870773123456', '+870'],
      ['+881 6 1234 5678', '+881612345678', '+881'],
    ] as const) {
      expect(await leave(phone)).toEqual({ success: true });
      expect(await to([recipient])).toMatchObject([{ state: 'kept', lastError: reason(code) }]);
    }
    await save({ smsCountries: ['IN', 'SG'], perDay: 500 });
    await leave('+65 9123 4568');
    expect(await to(['+6591234568'])).toMatchObject([{ lastError: '' }]);
    await save({ smsCountries: [], perDay: 500 });
    const phone = freshPhone();
    await leave(phone);
    expect(await to([`+91${phone}`])).toMatchObject([{ state: 'kept', lastError: reason('+91') }]);
    await expect(save({ smsCountries: ['XX'], perDay: 500 })).rejects.toMatchObject({
      status: 400,
      fields: { 'messages.smsCountries': 'Please choose countries from the list' },
    });
  });

  it('are bounded in all by a setting; what an admin causes is not, but goes to allowed countries alone', async () => {
    await nextDay();
    await save({ smsCountries: ['IN'], perDay: 3 });
    const emails = fifty((nth) => `traveller-${nth}@example.org`);
    const bookings = await Promise.all(emails.map((email) => book(email)));
    expect(reasonsOf(await to(emails))).toEqual({
      '': 3,
      'Not sent: the limit of 3 messages a day in Settings was reached': 47,
    });
    const move = { params: { id: bookings[49]?._id ?? '' }, body: { status: 'confirmed' as const, tell: true } };
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', move);
    const told = await site.database.read
      .selectFrom('outbox')
      .select(['channel', 'lastError'])
      .where('cause', 'is not', null)
      .execute();
    expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    expect(reasonsOf(told)).toEqual({ '': 2 });
  });

  it('are counted without an address, a phone or an e-mail', async () => {
    const rows = JSON.stringify(await site.database.read.selectFrom('messageCounts').selectAll().execute());
    expect(rows).not.toMatch(/198\.19|example|gmail|\+91|\d{10}/);
  });

  it('hold in settings that were stored before they were known', async () => {
    const { value } = await site.database.read.selectFrom('settings').select('value').executeTakeFirstOrThrow();
    const { messages: _, ...older } = JSON.parse(value) as Record<string, unknown>;
    await site.database.db
      .updateTable('settings')
      .set({ value: JSON.stringify(older) })
      .execute();
    const read = await startApp(engine, { place });
    const { settings } = await read.adminApi('GET /api/admin/settings');
    expect(settings.messages).toEqual({ smsCountries: ['IN'], perDay: 500, agencyLanguage: 'en' });
    await read.close();
  });
});
