import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { fixedProviders, makeOffice } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import type { Database } from '../../database/database.ts';
import { messageService } from '../messages/service.ts';
import { reminderStore } from './reminder-store.ts';
import { secretLinks } from './secret-link.ts';
import { bookingStore } from './store.ts';
import { tripReminders } from './trip-reminders.ts';

const DAY_MS = 86_400_000;
const TODAY = dayInIndia(TEST_NOW);

describe.each(engines)('a week before a trip on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place, environment: { SITE_URL: 'https://safarnama.example' } });
    await keepPackage(site.database, { slug: 'goa', now: TEST_NOW });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  let callers = 0;
  /** Returns the id of a booking that was sent and confirmed a month ago. */
  async function confirmed(preferredDate: string, more: object = {}): Promise<string> {
    callers += 1;
    const { booking } = await site.apiAs(null, `198.18.${callers}.1`)('POST /api/packages/book', {
      body: {
        packageSlug: 'goa',
        fullName: 'Asha Sen',
        phone: freshPhone(),
        email: `week-${callers}@example.org`,
        travelers: 2,
        preferredDate: '2027-03-01',
      },
    });
    const { _id: id } = booking;
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', {
      params: { id },
      body: { status: 'confirmed', tell: false },
    });
    const before = TEST_NOW - 30 * DAY_MS;
    const { db } = site.database;
    await db.updateTable('bookingEvents').set({ at: before }).where('bookingId', '=', id).execute();
    await db
      .updateTable('bookings')
      .set({ preferredDate, createdAt: before, ...more })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const reminders = (database: Database, now = TEST_NOW) =>
    tripReminders({
      database,
      clock: () => now,
      store: bookingStore(database),
      reminders: reminderStore(database),
      links: secretLinks('secret of tests'),
      messages: messageService({
        ...makeOffice(database, () => now),
        database,
        clock: () => now,
        providers: fixedProviders({ email: null, sms: null, whatsapp: null }),
        logger: { warn: () => undefined },
      }),
      siteUrl: 'https://safarnama.example',
    });
  const remind = (now?: number) => reminders(site.database, now).remindDue();
  /** The subjects and channels of reminders about a booking. */
  const told = (id: string) =>
    site.database.read
      .selectFrom('outbox')
      .select(['channel', 'subject', 'text'])
      .where('aboutId', '=', id)
      .where((where) =>
        where.or([where('subject', 'like', 'Your trip begins%'), where('text', 'like', '%trip begins on%')]),
      )
      .orderBy('id')
      .execute();
  const move = (id: string, preferredDate: string) =>
    site.database.db.updateTable('bookings').set({ preferredDate }).where('id', '=', id).execute();

  it('tells the traveller on every channel, once, however often the job runs', async () => {
    const id = await confirmed(addDays(TODAY, 7));
    const later = await confirmed(addDays(TODAY, 8));
    await remind();
    await remind();
    await remind(TEST_NOW + DAY_MS / 2);
    expect((await told(id)).map(({ channel }) => channel)).toEqual(['sms', 'email']);
    expect((await told(id))[1]).toMatchObject({
      subject: 'Your trip begins on 28 November 2026',
      text: expect.stringContaining('https://safarnama.example/booking/SN-'),
    });
    expect(await told(later)).toEqual([]);
    await remind(TEST_NOW + DAY_MS);
    expect(await told(later)).toHaveLength(2);
  });

  it('tells once when three processes run the job at the same moment', async () => {
    const id = await confirmed(addDays(TODAY, 6));
    if (engine === 'sqlite') {
      // Two writers in one process would wait for each other: here the job runs thrice over one connection.
      const one = reminders(site.database);
      await Promise.all([one.remindDue(), one.remindDue(), one.remindDue()]);
    } else {
      const others = [await place.open(), await place.open(), await place.open()];
      await Promise.all(others.map((database) => reminders(database).remindDue()));
      for (const other of others) await other.close();
    }
    expect(await told(id)).toHaveLength(2);
  });

  it('tells nothing where the process dies before the transaction ends, and once afterwards', async () => {
    const id = await confirmed(addDays(TODAY, 5));
    const dying = {
      ...reminderStore(site.database),
      noteReminded: async (...[writer, ...others]: Parameters<ReturnType<typeof reminderStore>['noteReminded']>) => {
        await reminderStore(site.database).noteReminded(writer, ...others);
        throw new Error('killed');
      },
    };
    const job = tripReminders({
      database: site.database,
      clock: () => TEST_NOW,
      store: bookingStore(site.database),
      reminders: dying,
      links: secretLinks('secret of tests'),
      messages: { compose: async () => [], queue: async () => undefined },
      siteUrl: '',
    });
    await expect(job.remindDue()).rejects.toThrow('killed');
    expect(await told(id)).toEqual([]);
    await remind();
    expect(await told(id)).toHaveLength(2);
  });

  it('does not tell again of a date that moved by some days, and does of one that moved by more than a week', async () => {
    const id = await confirmed(addDays(TODAY, 7));
    await remind();
    await move(id, addDays(TODAY, 11));
    for (const days of [4, 5, 8, 10]) await remind(TEST_NOW + days * DAY_MS);
    expect(await told(id)).toHaveLength(2);
    const moved = await confirmed(addDays(TODAY, 7));
    await remind();
    await move(moved, addDays(TODAY, 60));
    await remind(TEST_NOW + 52 * DAY_MS);
    expect(await told(moved)).toHaveLength(2);
    await remind(TEST_NOW + 53 * DAY_MS);
    expect(await told(moved)).toHaveLength(4);
  });

  it.each([
    ['was sent within the week', { createdAt: TEST_NOW - DAY_MS }],
    ['is not confirmed', { status: 'contacted' }],
    ['is cancelled', { status: 'cancelled' }],
    ['is a demonstration', { demo: 1 }],
    ['is of an erased person', { phone: '' }],
    ['leaves today', { preferredDate: TODAY }],
  ])('says nothing of a booking that %s', async (_what, more) => {
    const id = await confirmed(addDays(TODAY, 5), more);
    await remind();
    expect(await told(id)).toEqual([]);
  });

  it('says nothing of a booking that was confirmed within the week', async () => {
    const id = await confirmed(addDays(TODAY, 5));
    await site.database.db
      .updateTable('bookingEvents')
      .set({ at: TEST_NOW - DAY_MS })
      .where('bookingId', '=', id)
      .where('kind', '=', 'status')
      .execute();
    await remind();
    expect(await told(id)).toEqual([]);
  });
});
