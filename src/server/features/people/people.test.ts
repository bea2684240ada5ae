import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshDayKey, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, multipart } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { hashToken } from '../credentials/service.ts';

const TRIP = { from: 'Kolkata', to: 'Puri', departureDate: '2026-12-05', returnDate: '2026-12-07' };
const NAME = 'Sujata Bandyopadhyay';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const WISH = 'A room without stairs, my knee is bad';

describe.each(engines)('people’s data on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const preferredDate = addDays(dayInIndia(TEST_NOW), 60);
  const visit = (token: string | null, address: string, dayKey = freshDayKey()) => site.apiAs(token, address, dayKey);
  type Visit = ReturnType<typeof visit>;

  const book = (api: Visit, phone: string, fullName = NAME) =>
    api('POST /api/packages/book', {
      body: {
        packageSlug: 'hills',
        itemType: 'package',
        travelers: 2,
        preferredDate,
        fullName,
        phone,
        specialRequests: WISH,
      },
      headers: { 'idempotency-key': `booking-${randomUUID()}` },
    });
  const leave = (api: Visit, phone: string, name = NAME) =>
    api('POST /api/promotional-leads/submit', { body: { name, phone } });

  /** Creates a person with an account who has used everything that stores data. */
  async function livePerson(address: string) {
    const phone = freshPhone();
    const dayKey = freshDayKey();
    const stranger = visit(null, address, dayKey);
    await stranger('POST /api/activity', { body: { type: 'page_view', pageData: { pageTitle: 'Home', path: '/' } } });
    await leave(stranger, phone);
    await stranger('POST /api/users/login', { body: { phone, password: 'not-this-one' } }).catch(() => null);
    const { user, token } = await stranger('POST /api/users/register', {
      body: { name: NAME, phone, email: 'sujata@example.org', password: 'dusk-on-the-road' },
    });
    const api = visit(token, address, dayKey);
    await api('POST /api/search-history', { body: TRIP });
    const { itineraries } = await api('POST /api/generate-itinerary', { body: TRIP });
    const itinerarySlug = itineraries[0]?.slug ?? '';
    await api('POST /api/activity', {
      body: { type: 'itinerary_view', itineraryData: { itinerarySlug, viewDuration: 12 } },
    });
    const { booking } = await book(api, phone);
    await leave(api, phone);
    // Handled in the back office as usual.
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: NAME } });
    const lead = { params: { id: leads.find((one) => one.phone === phone)?._id ?? '' } };
    await site.adminApi('PUT /api/promotional-leads/{id}/status', {
      ...lead,
      body: { status: 'contacted', notes: `${NAME} has a bad knee` },
    });
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const exported = await site.app.inject({ url: `/api/promotional-leads/export?search=${phone}`, headers });
    expect(exported.payload).toContain(phone);
    const contact = { method: 'phone', notes: `${NAME} asked about her knee`, successful: false } as const;
    await site.adminApi('POST /api/admin/bookings/{id}/contact', { params: { id: booking._id }, body: contact });
    const customer = await makeCustomer(phone, { booking: booking._id, lead: lead.params.id, user: user._id });
    return { phone, user, token, api, booking, customer };
  }

  /** Puts together a customer with everything that is stored about one. */
  async function makeCustomer(phone: string, records: { booking: string; lead: string; user: string }) {
    const from = { kind: 'lead', id: records.lead } as const;
    const form = { name: NAME, phones: [phone], emails: ['sujata@example.org'], notes: 'A bad knee', from };
    const { _id: id } = await site.adminApi('POST /api/admin/customers', { body: form });
    const params = { id };
    for (const kind of ['booking', 'user'] as const) {
      const body = { kind, id: records[kind] };
      await site.adminApi('POST /api/admin/customers/{id}/links', { params, body });
    }
    const { _id: otherId } = await site.adminApi('POST /api/admin/customers', {
      body: { name: NAME, phones: [phone] },
    });
    await site.adminApi('POST /api/admin/customers/{id}/join', { params, body: { otherId } });
    const body = { kind: 'note', text: `${NAME} has a bad knee` } as const;
    await site.adminApi('POST /api/admin/customers/{id}/entries', { params, body });
    for (const about of [{ kind: 'customer', id } as const, from, { kind: 'booking', id: records.booking } as const]) {
      const task = { title: `Ask ${NAME} about her knee`, dueAt: new Date(TEST_NOW).toISOString(), about };
      await site.adminApi('POST /api/admin/tasks', { body: task });
    }
    const { payload, headers } = multipart({}, [{ part: 'file', fileName: `${NAME}.pdf`, bytes: PDF }]);
    const authorization = `Bearer ${site.adminToken}`;
    const url = `/api/admin/customers/${id}/files`;
    await site.app.inject({ method: 'POST', url, payload, headers: { ...headers, authorization } });
    return id;
  }

  const asText = (_: string, value: unknown) =>
    value instanceof Uint8Array ||
    (typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer')
      ? Buffer.from((value as { data?: number[] }).data ?? (value as Uint8Array)).toString()
      : value;

  /** Dumps every row of every table, including tables added later. */
  async function dump(): Promise<Map<string, string>> {
    const { db, read } = site.database;
    const tables = await db.introspection.getTables();
    expect(tables.length).toBeGreaterThan(40);
    const rows = await Promise.all(
      tables.map(({ name }) =>
        read
          .selectFrom(name as 'users')
          .selectAll()
          .execute(),
      ),
    );
    return new Map(tables.map(({ name }, i) => [name, JSON.stringify(rows[i], asText)]));
  }

  async function expectTrueCounts(): Promise<void> {
    for (const [noun, counts] of [
      ['bookings', 'bookingCounts'],
      ['leads', 'leadCounts'],
    ] as const) {
      const rows = await site.database.read.selectFrom(noun).select(['status', 'seenAt']).execute();
      const counted = await site.database.read.selectFrom(counts).selectAll().execute();
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      expect(counted.reduce((sum, { unseen }) => sum + unseen, 0)).toBe(
        rows.filter((row) => row.seenAt === null).length,
      );
    }
  }

  /** Returns everything that could identify a person: their texts, their ids, and their browsers' keys. */
  async function tracesOf({ phone, user, token }: Awaited<ReturnType<typeof livePerson>>): Promise<string[]> {
    const { read } = site.database;
    const acts = await read
      .selectFrom('activities')
      .select(['visitor', 'dayKey'])
      .where('userId', '=', user._id)
      .execute();
    const leads = await read.selectFrom('leads').select(['visitor', 'dayKey']).where('phone', '=', phone).execute();
    const visitors = [...acts, ...leads].flatMap(({ visitor, dayKey }) => [visitor ?? [], dayKey ?? []].flat());
    // The day's visitor hash, and the day key.
    expect(new Set(visitors).size).toBeGreaterThan(1);
    const written = [phone, 'Sujata', 'Bandyopadhyay', 'sujata@example.org', 'knee', 'sujata', 'bandyopadhyay'];
    return [...new Set([...written, user._id, hashToken(token), ...visitors])];
  }

  /** Returns the tables that still contain any of these. */
  async function whereFound(traces: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const [table, text] of await dump()) {
      for (const trace of traces) if (text.includes(trace)) found.push(`${trace} in ${table}`);
    }
    return found;
  }

  it('is all in a person’s own copy', async () => {
    const { api, user, phone, booking } = await livePerson('192.0.2.10');
    const copy = await api('GET /api/users/me/export');
    expect(copy.user).toEqual(user);
    expect(copy.sessions).toMatchObject([{ network: '192.0.2.0/24' }]);
    expect(copy.searches).toMatchObject([{ to: 'Puri' }]);
    expect(copy.bookings).toMatchObject([{ reference: booking.reference, specialRequests: WISH }]);
    expect(copy.generations).toHaveLength(1);
    expect(copy.activities.map(({ type }) => type)).toEqual(expect.arrayContaining(['user_register', 'search']));
    expect(copy.messages.map(({ text }) => text).join()).toContain(booking.reference);
    // What was submitted before signing in belongs to no account, although the phone is the same.
    expect(copy.leads).toEqual([]);
    expect(copy.customers).toEqual([]);
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
  });

  it('is gone when a person erases their account, and what was counted stays', async () => {
    const person = await livePerson('192.0.2.11');
    const traces = await tracesOf(person);
    // All traces must exist before: otherwise finding none afterwards would prove nothing.
    const before = await whereFound(traces);
    for (const trace of traces) expect(before.join()).toContain(trace);
    const { total } = await site.adminApi('GET /api/admin/bookings', { query: {} });
    await person.api('DELETE /api/users/me');
    expect((await site.adminApi('GET /api/admin/bookings', { query: {} })).total).toBe(total);
    // The lead came from a signed-out visitor: it stays until an erasure by phone.
    const left = (await whereFound(traces)).filter(
      (where) => !/ in (leads|leadEvents|leadWords|outbox|customer\w+|customers|tasks)$/.test(where),
    );
    expect(left).toEqual([]);
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone: person.phone } });
    expect(await whereFound(traces)).toEqual([]);
    await expectTrueCounts();
  });

  it('is shown in the back office by phone, however it is written', async () => {
    const { phone, user, booking } = await livePerson('192.0.2.12');
    for (const spelling of [phone, `+91 ${phone}`, `0${phone}`]) {
      const { person } = await site.adminApi('GET /api/admin/people', { query: { phone: spelling } });
      expect(person.phone).toBe(phone);
      expect(person.users).toMatchObject([{ ...user, consent: expect.stringContaining('registration') }]);
      expect(person.bookings).toMatchObject([{ reference: booking.reference }]);
      expect(person.leads).toMatchObject([{ name: NAME, consent: expect.any(String) }]);
      expect(person.customers).toMatchObject([
        { name: NAME, notes: 'A bad knee', files: [{ name: `${NAME}.pdf` }], tasks: [{}], entries: expect.any(Array) },
      ]);
      expect(person.searches).toHaveLength(1);
      expect(person.generations).toHaveLength(1);
      expect(person.sessions).toHaveLength(1);
      expect(person.activities.map(({ type }) => type)).toEqual(expect.arrayContaining(['form_submission', 'search']));
      expect(person.messages.length).toBeGreaterThan(1);
    }
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
  });

  it('is erased by phone: everything of that person, and nothing of other people', async () => {
    const person = await livePerson('192.0.2.13');
    const other = await livePerson('192.0.2.14');
    const [traces, othersTraces] = [await tracesOf(person), await tracesOf(other)];
    // Booked for her by her daughter, who has another account.
    await book(other.api, `+91 ${person.phone}`);
    const before = await site.adminApi('GET /api/admin/activity/stats', { query: {} });
    const { erased } = await site.adminApi('DELETE /api/admin/people/{phone}', {
      params: { phone: `0${person.phone}` },
    });
    expect(erased).toEqual({ users: 1, bookings: 2, leads: 1, customers: 1 });
    const after = await site.adminApi('GET /api/admin/activity/stats', { query: {} });
    expect(after.totalSearches).toBe(before.totalSearches);
    expect(after.totalSubmissions).toBe(before.totalSubmissions);

    expect(await refusalOf(person.api('GET /api/users/me'))).toMatchObject({ status: 401 });
    const { person: left } = await site.adminApi('GET /api/admin/people', { query: { phone: person.phone } });
    const { phone: _, ...rows } = left;
    expect(Object.values(rows).flat()).toEqual([]);
    expect((await site.adminApi('GET /api/admin/bookings', { query: { search: person.phone } })).total).toBe(0);

    expect((await other.api('GET /api/users/me')).user._id).toBe(other.user._id);
    const { person: kept } = await site.adminApi('GET /api/admin/people', { query: { phone: other.phone } });
    expect(kept).toMatchObject({ users: [{}], leads: [{}] });
    expect(kept.activities.length).toBeGreaterThan(2);
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone: other.phone } });
    expect(await whereFound([...traces, ...othersTraces])).toEqual([]);
    await expectTrueCounts();
  });

  it('of visitors without an account is found and erased by the phone that they left', async () => {
    const phone = freshPhone();
    const api = visit(null, '192.0.2.15');
    await leave(api, phone);
    await book(api, phone);
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
    expect(person).toMatchObject({ users: [], sessions: [], searches: [], leads: [{}], bookings: [{}] });
    expect(person.activities.filter(({ type }) => type === 'form_submission')).toHaveLength(2);
    expect((await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } })).erased).toEqual({
      users: 0,
      bookings: 1,
      leads: 1,
      customers: 0,
    });
    expect(await whereFound([phone])).toEqual([]);
    const again = await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(again.erased).toEqual({ users: 0, bookings: 0, leads: 0, customers: 0 });
  });

  it.each([
    ['of India', freshPhone(), freshDayKey()],
    ['of Singapore', '+65 9123 4567', freshDayKey()],
    ['of Britain, in a browser without a key', '+44 20 7946 0958', undefined],
  ])('of a visitor who only booked, with a phone %s, has what they did in it', async (_, phone, dayKey) => {
    const { read } = site.database;
    const api = site.apiAs(null, '192.0.2.18', dayKey);
    const { booking } = await book(api, phone);
    const signedIn = await site.register();
    // Booked for them by a person with an account, whose own activities are not theirs.
    const forThem = (await book(signedIn.api, phone)).booking;
    const acts = () => read.selectFrom('activities').select(['visitor', 'dayKey', 'userId', 'data']).execute();
    const of = async (reference: string) => (await acts()).find(({ data }) => data.includes(reference));
    expect((await of(booking.reference))?.dayKey).toBe(dayKey ?? null);

    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
    expect(person.bookings).toHaveLength(2);
    const made = { type: 'form_submission', data: { formType: 'booking', reference: booking.reference } };
    expect(person.activities).toMatchObject([made]);

    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await of(booking.reference)).toMatchObject({ visitor: 'erased', dayKey: null, userId: null });
    expect(await of(forThem.reference)).toMatchObject({ userId: signedIn.user._id });
  });

  it('leaves a customer with another phone, who loses this one and their records', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const api = visit(null, '192.0.2.19');
    const { booking } = await book(api, phone);
    const form = { name: 'Roy family', phones: [other, phone], from: { kind: 'booking', id: booking._id } as const };
    const { _id: id } = await site.adminApi('POST /api/admin/customers', { body: form });
    const { erased } = await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(erased).toMatchObject({ bookings: 1, customers: 0 });
    const { customer } = await site.adminApi('GET /api/admin/customers/{id}', { params: { id } });
    expect(customer).toMatchObject({ name: 'Roy family', phones: [other], linked: [] });
    expect(await whereFound([phone])).toEqual([]);
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone: other } });
    expect(await refusalOf(site.adminApi('GET /api/admin/customers/{id}', { params: { id } }))).toMatchObject({
      status: 404,
    });
  });

  it('leaves bookings that are settled: opened, at their end, no work and no message any more', async () => {
    const phone = freshPhone();
    const api = visit(null, '192.0.2.17');
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth++) ids.push((await book(api, phone)).booking._id);
    const [pending = '', contacted = '', confirmed = '', over = ''] = ids;
    const move = (id: string, status: 'contacted' | 'confirmed', tell = true) =>
      site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status, tell } });
    await move(contacted, 'contacted');
    for (const id of [confirmed, over]) await move(id, 'confirmed');
    await site.database.db
      .updateTable('bookings')
      .set({ preferredDate: '2026-11-01' })
      .where('id', '=', over)
      .execute();
    const unseen = async () => (await site.adminApi('GET /api/admin/notifications')).count;
    const stats = () => site.adminApi('GET /api/admin/bookings/stats');
    const [unseenBefore, before] = [await unseen(), await stats()];
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await unseen()).toBe(unseenBefore - 1);
    expect(await stats()).toMatchObject({
      pendingBookings: before.pendingBookings - 1,
      contactedBookings: before.contactedBookings - 1,
      confirmedBookings: before.confirmedBookings - 2,
      cancelledBookings: before.cancelledBookings + 3,
      completedBookings: before.completedBookings + 1,
    });
    await expectTrueCounts();
    for (const [id, status, from] of [
      [pending, 'cancelled', 'pending'],
      [contacted, 'cancelled', 'contacted'],
      [confirmed, 'cancelled', 'confirmed'],
      [over, 'completed', 'confirmed'],
    ] as const) {
      const params = { id };
      const { booking } = await site.adminApi('GET /api/admin/bookings/{id}', { params });
      expect(booking).toMatchObject({ status, seen: true, nextStatuses: [], stepBack: null, tellBy: null });
      expect(booking.history.at(-1)).toMatchObject({
        by: 'Erasure',
        text: `Moved from ${from} to ${status}. Person erased`,
      });
      expect(JSON.stringify(booking)).not.toContain('Sujata');
      const refused = {
        status: 409,
        message: 'The traveller was erased. This booking can no longer change.',
      };
      const back = { status: from, reason: 'mistake', tell: true };
      const contact = { method: 'phone', notes: '', successful: true } as const;
      const calls = [
        () => site.adminApi('PATCH /api/admin/bookings/{id}/status', { params, body: back }),
        () => site.adminApi('POST /api/admin/bookings/{id}/contact', { params, body: contact }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject(refused);
    }
    const messages = await site.database.read.selectFrom('outbox').select('aboutId').execute();
    expect(messages.filter(({ aboutId }) => ids.includes(aboutId))).toEqual([]);
  });

  it('is in the audit log by the last three digits alone', async () => {
    const phone = freshPhone();
    await leave(visit(null, '192.0.2.16'), phone, 'Tapan Roy');
    await site.adminApi('GET /api/admin/people', { query: { phone } });
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { limit: 2 } });
    const subject = `Person …${phone.slice(-3)}`;
    expect(entries).toMatchObject([
      { action: 'person.erased', subject, changes: [{ field: 'leads', from: '1', to: '0' }] },
      { action: 'person.read', subject, changes: [] },
    ]);
    // Ids are random and may have any digits.
    expect(JSON.stringify(entries.map(({ _id, ...said }) => said))).not.toContain(phone.slice(-4));
  });

  it.each(['12345', '12345678901234567', 'asha'])('is not looked for under "%s"', async (phone) => {
    expect(await refusalOf(site.adminApi('GET /api/admin/people', { query: { phone } }))).toMatchObject({
      status: 400,
    });
    const erased = site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await refusalOf(erased)).toMatchObject({ status: 400 });
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
