import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { fixedProviders, makeOffice } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import type { TodayKind, Whose } from '../../../core/customers/task-options.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { messageService } from '../messages/service.ts';
import { reminderService } from './reminders.ts';
import { todayService } from './service.ts';

const HOUR_MS = 3600_000;
const TODAY = dayInIndia(TEST_NOW);
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Returns the reminders of a process of its own. */
function remindersOf(database: Database, clock: Clock) {
  const office = makeOffice(database, clock);
  const none = {} as never;
  const shared = {
    ...office,
    database,
    clock,
    siteUrl: 'https://safarnama.example',
    logger: { warn: () => undefined },
  };
  const messages = messageService({ ...shared, providers: fixedProviders({ email: null, sms: null, whatsapp: null }) });
  const today = todayService({ ...shared, bookings: none, conversations: none, leads: none, tasks: none });
  return reminderService({ ...shared, messages, today });
}

describe.each(engines)('what waits today on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const list = async (whose: Whose = 'all', kind?: TodayKind, api = site.adminApi) =>
    (await api('GET /api/admin/today', { query: { whose, ...(kind && { kind }) } })).rows;
  const idsOf = async (whose: Whose = 'all', kind?: TodayKind) => (await list(whose, kind)).map(({ _id }) => _id);
  const finish = (kind: TodayKind, id: string) =>
    site.adminApi('POST /api/admin/today/{kind}/{id}/done', { params: { kind, id } });
  const postpone = (kind: TodayKind, id: string, day: string) =>
    site.adminApi('POST /api/admin/today/{kind}/{id}/later', { params: { kind, id }, body: { day } });
  const assign = (kind: 'lead' | 'booking' | 'task', id: string, assigneeId: string | null) =>
    site.adminApi('PUT /api/admin/assignments/{kind}/{id}', { params: { kind, id }, body: { assigneeId } });
  const task = async (title: string, dueAt: number, more: { assigneeId?: string } = {}) =>
    (await site.adminApi('POST /api/admin/tasks', { body: { title, dueAt: at(dueAt), ...more } })).task;

  async function book(preferredDate = addDays(TODAY, 60)): Promise<string> {
    const { booking } = await site.apiAs(null, '192.0.2.9')('POST /api/packages/book', {
      body: {
        packageSlug: 'hills',
        itemType: 'package',
        travelers: 2,
        preferredDate,
        fullName: 'Asha Sen',
        phone: freshPhone(),
        email: 'asha@example.org',
      },
      headers: { 'idempotency-key': `booking-${randomUUID()}` },
    });
    return booking._id;
  }
  async function leave(name: string): Promise<string> {
    const phone = freshPhone();
    await site.apiAs(null, '192.0.2.9')('POST /api/promotional-leads/submit', { body: { name, phone } });
    return (await site.adminApi('GET /api/promotional-leads', { query: { search: phone } })).leads[0]?._id ?? '';
  }

  it('has the new ones first, the newest on top, with who, what and when', async () => {
    const booking = await book();
    site.advance(60_000);
    const lead = await leave('Bina Roy');
    const rows = await list();
    expect(rows.map(({ kind, _id }) => [kind, _id])).toEqual(
      expect.arrayContaining([
        ['lead', lead],
        ['booking', booking],
      ]),
    );
    expect(rows[0]).toMatchObject({
      kind: 'lead',
      who: 'Bina Roy',
      of: { kind: 'lead', _id: lead },
      phone: expect.stringMatching(/^\d{10}$/),
      assigneeId: null,
    });
    expect(rows[1]).toMatchObject({ kind: 'booking', who: 'Asha Sen', text: expect.stringContaining('Darjeeling') });
    expect(Date.parse(rows[0]?.at ?? '')).toBe(Date.parse(rows[1]?.at ?? '') + 60_000);
    await finish('booking', booking);
    await finish('lead', lead);
    await finish('lead', lead);
    expect(await idsOf('all', 'booking')).not.toContain(booking);
    expect(await idsOf('all', 'lead')).not.toContain(lead);
    const { booking: contacted } = await site.adminApi('GET /api/admin/bookings/{id}', { params: { id: booking } });
    expect(contacted).toMatchObject({ status: 'contacted', contactAttempts: [{ successful: true }] });
  });

  it('comes again on the day to which it was put off, and not before', async () => {
    const [booking, lead] = [await book(), await leave('Later Lead')];
    for (const [kind, id] of [
      ['booking', booking],
      ['lead', lead],
    ] as const) {
      await postpone(kind, id, addDays(TODAY, 1));
      expect(await idsOf()).not.toContain(id);
      const refusal = await refusalOf(postpone(kind, id, TODAY));
      expect(refusal).toMatchObject({ status: 400, message: 'Choose a day after today' });
      const params = { kind, id };
      await site.adminApi('PUT /api/admin/follow-ups/{kind}/{id}', { params, body: { followUpOn: TODAY } });
      expect(await idsOf('all', 'follow-up')).toContain(id);
      await finish('follow-up', id);
      expect(await idsOf()).not.toContain(id);
    }
    expect(await refusalOf(finish('follow-up', 'nowhere'))).toMatchObject({ status: 404 });
  });

  it('has departures of confirmed trips within a week, until they are prepared', async () => {
    const [soon, later] = [await book(addDays(TODAY, 30)), await book(addDays(TODAY, 40))];
    for (const id of [soon, later]) {
      const body = { status: 'confirmed' as const, tell: false };
      await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body });
    }
    const preferredDate = addDays(TODAY, 7);
    await site.database.db.updateTable('bookings').set({ preferredDate }).where('id', '=', soon).execute();
    expect(await list('all', 'departure')).toMatchObject([{ _id: soon, day: preferredDate }]);
    await finish('departure', soon);
    expect(await idsOf('all', 'departure')).toEqual([]);
    const moved = { preferredDate: addDays(TODAY, 5) };
    await site.database.db.updateTable('bookings').set(moved).where('id', '=', soon).execute();
    expect(await idsOf('all', 'departure')).toEqual([soon]);
    await finish('departure', soon);
  });

  it('has messages that were not sent, to travellers and not to the agency', async () => {
    const booking = await book();
    const rows = (await list('all', 'message')).filter(({ of }) => of?._id === booking);
    const mail = { who: 'Asha Sen', phone: expect.any(String), of: { kind: 'booking' } };
    expect(rows).toMatchObject([mail]);
    const [row] = rows;
    await postpone('message', row?._id ?? '', addDays(TODAY, 2));
    expect(await idsOf('all', 'message')).not.toContain(row?._id);
    await finish('booking', booking);
  });

  it('has tasks until the end of the day, one in the past at once, done once', async () => {
    const past = await task('Send the visa list', TEST_NOW - HOUR_MS);
    const evening = await task('Call the hotel', TEST_NOW + 8 * HOUR_MS);
    const tomorrow = await task('Book the car', TEST_NOW + 24 * HOUR_MS);
    expect(await idsOf('all', 'task')).toEqual([past._id, evening._id]);
    await postpone('task', past._id, addDays(TODAY, 1));
    expect(await idsOf('all', 'task')).toEqual([evening._id]);
    await finish('task', evening._id);
    await finish('task', evening._id);
    expect(await idsOf('all', 'task')).toEqual([]);
    const params = { id: evening._id };
    const { task: again } = await site.adminApi('PUT /api/admin/tasks/{id}', { params, body: { done: false } });
    expect(again).toMatchObject({ doneAt: null, doneBy: null });
    for (const { _id } of [past, evening, tomorrow]) {
      await site.adminApi('DELETE /api/admin/tasks/{id}', { params: { id: _id } });
    }
    expect(await refusalOf(finish('task', evening._id))).toMatchObject({ status: 404 });
    const body = { title: '', dueAt: at(TEST_NOW) };
    expect(await refusalOf(site.adminApi('POST /api/admin/tasks', { body }))).toMatchObject({ status: 400 });
  });

  it('is of the admin to whom it was assigned, and of no admin once that one is removed', async () => {
    const { admin, api } = await addAdmin(site, 'admin');
    const editor = await addAdmin(site, 'editor');
    const [booking, lead] = [await book(), await leave('Assigned Lead')];
    const made = await task('For Mitali', TEST_NOW, { assigneeId: admin._id });
    await assign('booking', booking, admin._id);
    await assign('lead', lead, admin._id);
    const mine = async () => (await list('mine', undefined, api)).map(({ _id }) => _id);
    expect((await mine()).sort()).toEqual([booking, lead, made._id].sort());
    expect(await idsOf('none')).not.toContain(booking);
    const { assignees } = await site.adminApi('GET /api/admin/assignees');
    expect(assignees.map(({ _id }) => _id)).toContain(admin._id);
    expect(assignees.map(({ _id }) => _id)).not.toContain(editor.admin._id);
    for (const id of [editor.admin._id, 'nowhere']) {
      expect(await refusalOf(assign('lead', lead, id))).toMatchObject({ status: 409 });
    }
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: admin._id } });
    expect(await idsOf('none')).toEqual(expect.arrayContaining([booking, lead, made._id]));
    expect(await refusalOf(editor.api('GET /api/admin/today', { query: {} }))).toMatchObject({ status: 403 });
    await finish('task', made._id);
  });

  it('reminds of a task at its time, and each morning of what waits, once over all processes', async () => {
    const { admin, api } = await addAdmin(site, 'admin');
    const bell = async () => (await api('GET /api/admin/notifications')).items.filter(({ kind }) => kind !== 'lead');
    await api('PUT /api/admin/reminders/mail', { body: { remindByMail: true } });
    expect(await api('GET /api/admin/reminders/mail')).toEqual({ remindByMail: true });
    const due = await task('Send tickets', TEST_NOW + HOUR_MS, { assigneeId: admin._id });
    /** Runs the job in two processes at once. */
    const remindAt = (now: number) => Promise.all([1, 2].map(() => remindersOf(site.database, () => now).remindDue()));
    await remindAt(TEST_NOW);
    await remindAt(TEST_NOW);
    const reminders = async () => (await bell()).filter(({ kind }) => kind === 'task' || kind === 'morning');
    expect(await reminders()).toMatchObject([{ kind: 'morning', text: '1 thing for you today' }]);
    const mails = async () =>
      (await site.database.read.selectFrom('outbox').selectAll().where('aboutId', '=', admin._id).execute()).map(
        ({ recipient, subject }) => ({ recipient, subject }),
      );
    expect(await mails()).toEqual([{ recipient: admin.email, subject: 'Today: 1 thing for you' }]);
    await remindAt(TEST_NOW + HOUR_MS);
    await remindAt(TEST_NOW + 2 * HOUR_MS);
    expect((await reminders()).map(({ kind, title }) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['task', 'Send tickets'],
        ['morning', ''],
      ]),
    );
    expect(await reminders()).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
    await api('POST /api/admin/reminders/seen');
    expect(await reminders()).toEqual([]);
    // The bell of another admin has none of them.
    const { items } = await site.adminApi('GET /api/admin/notifications');
    expect(items.filter(({ title }) => title === 'Send tickets')).toEqual([]);
    await finish('task', due._id);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
