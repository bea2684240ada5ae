import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { deleteBookings } from './booking-records.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

describe.each(engines)('managing bookings on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  let moment = TEST_NOW;
  const keep = (booking: Partial<Parameters<typeof keepBooking>[1]> = {}) => {
    moment += 1000;
    return keepBooking(site.database, { createdAt: moment, ...booking });
  };
  const open = async (id: string) => (await site.adminApi('GET /api/admin/bookings/{id}', { params: { id } })).booking;
  const move = (id: string, status: (typeof BOOKING_STATUSES)[number]) =>
    site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status } });
  const contact = (id: string, body: object = {}, headers: Record<string, string> = {}) =>
    site.adminApi('POST /api/admin/bookings/{id}/contact', { params: { id }, body, headers });
  const list = (query: Record<string, unknown> = {}) =>
    site.adminApi('GET /api/admin/bookings', { query: query as never });
  const stats = () => site.adminApi('GET /api/admin/bookings/stats');
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, message }: { status: number; message: string }) => ({ status, message }),
    );
  const eventsOf = (bookingId: string, kind: string) =>
    site.database.read
      .selectFrom('bookingEvents')
      .selectAll()
      .where('bookingId', '=', bookingId)
      .where('kind', '=', kind)
      .execute();
  /** Recounts from all rows; the maintained counts must be equal. */
  const expectCountsRight = async () => {
    const rows = await site.database.read.selectFrom('bookings').select(['status', 'seenAt']).execute();
    const counts = await site.database.read.selectFrom('bookingCounts').selectAll().execute();
    for (const status of BOOKING_STATUSES) {
      const ofStatus = rows.filter((row) => row.status === status);
      const counted = counts.find((row) => row.status === status);
      expect(counted?.count ?? 0, status).toBe(ofStatus.length);
      expect(counted?.unseen ?? 0, `unseen ${status}`).toBe(ofStatus.filter(({ seenAt }) => seenAt === null).length);
    }
  };

  it('lists the newest first, page by page, in either order, by status', async () => {
    const kept = [];
    for (let i = 0; i < 12; i++) kept.push(await keep({ status: i % 3 === 0 ? 'confirmed' : 'completed' }));
    const newest = kept.map(({ id }) => id).toReversed();
    const first = await list();
    expect(first).toMatchObject({ total: 12, page: 1, totalPages: 2, totalIsAtLeast: false });
    const second = await list({ page: 2 });
    expect([...first.bookings, ...second.bookings].map(({ _id }) => _id)).toEqual(newest);
    const oldest = await list({ sortBy: 'createdAt', sortOrder: 'asc', limit: 100 });
    expect(oldest.bookings.map(({ _id }) => _id)).toEqual(newest.toReversed());
    const confirmed = await list({ status: 'confirmed' });
    expect(confirmed.total).toBe(4);
    expect(confirmed.bookings.map(({ status }) => status)).toEqual(Array(4).fill('confirmed'));
    expect(await list({ page: 900 })).toMatchObject({ bookings: [], total: 12, totalPages: 2 });
    expect(await list({ status: 'cancelled' })).toMatchObject({ bookings: [], total: 0, totalPages: 0 });
  });

  it('shows a row with everything that the table needs', async () => {
    const { id, reference, phone } = await keep({ email: 'asha@example.org', specialRequests: 'Window', demo: 1 });
    const [row] = (await list({ search: reference })).bookings;
    expect(row).toEqual({
      _id: id,
      reference,
      customerInfo: {
        fullName: 'Asha Sen',
        phone,
        email: 'asha@example.org',
        travelers: 2,
        preferredDate: '2026-12-05',
        specialRequests: 'Window',
      },
      itemType: 'package',
      packageId: 'p1',
      packageSlug: 'darjeeling',
      packageTitle: 'Darjeeling and Kalimpong',
      packagePrice: 10_000,
      pricePerPerson: 10_000,
      total: 20_000,
      currency: 'INR',
      reduction: null,
      durationDays: 1,
      status: 'pending',
      source: 'website',
      createdAt: new Date(moment).toISOString(),
      seen: false,
      isDemo: true,
      contactAttempts: [],
      nextStatuses: ['contacted', 'confirmed', 'cancelled'],
    });
  });

  it('finds by name, phone, e-mail, reference and title, within a status or any', async () => {
    const { id, reference, phone } = await keep({
      fullName: 'Zoë Unikum',
      email: 'zoe.unikum@example.org',
      itemTitle: 'Sundarbans Mangrove Days',
      status: 'contacted',
    });
    const finds = async (search: string, more: object = {}) =>
      (await list({ search, limit: 100, ...more })).bookings.map(({ _id }) => _id);
    for (const search of [
      'zoe unik',
      phone,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
      phone.slice(-5),
      reference,
      reference.replace('-', '').toLowerCase(),
      'zoe.unikum@example.org',
      'mangrove sund',
    ]) {
      expect(await finds(search), search).toContain(id);
    }
    expect(await finds('unikum', { status: 'contacted' })).toEqual([id]);
    expect(await finds('unikum', { status: 'pending' })).toEqual([]);
    expect(await finds('unikum', { status: '' })).toEqual([id]);
    expect(await finds('nikum')).toEqual([]);
    expect(await list({ search: 'unikum' })).toMatchObject({ total: 1, totalPages: 1, totalIsAtLeast: false });
  });

  it('remembers who opened a booking first, however many open it at once, and clears it from the badge', async () => {
    const { id } = await keep();
    const before = await site.adminApi('GET /api/admin/notifications');
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(id)));
    expect(opened.every(({ seen }) => seen)).toBe(true);
    expect(await eventsOf(id, 'seen')).toHaveLength(1);
    const after = await site.adminApi('GET /api/admin/notifications');
    expect(after.count).toBe(before.count - 1);
    expect(after.items.map(({ _id }) => _id)).not.toContain(id);
    expect((await open(id)).history.map(({ kind, text }) => [kind, text])).toEqual([
      ['seen', 'Opened for the first time'],
    ]);
    await expectCountsRight();
  });

  it('counts twenty contact attempts at once as twenty, and moves the booking once', async () => {
    const { id } = await keep();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => contact(id, { method: 'whatsapp', notes: `try ${i}`, successful: true })),
    );
    const booking = await open(id);
    expect(booking.contactAttempts).toHaveLength(20);
    expect(new Set(booking.contactAttempts.map(({ notes }) => notes)).size).toBe(20);
    expect(booking.status).toBe('contacted');
    expect(await eventsOf(id, 'status')).toHaveLength(1);
    await expectCountsRight();
  });

  it('records an attempt with who, when and how, and leaves the status when the traveller was not reached', async () => {
    const { id } = await keep();
    const { booking } = await contact(id, { notes: 'No answer\nagain at six' });
    expect(booking).toMatchObject({ status: 'pending', seen: true });
    expect(booking.contactAttempts).toEqual([
      {
        method: 'phone',
        successful: false,
        notes: 'No answer\nagain at six',
        date: new Date(TEST_NOW).toISOString(),
        by: expect.any(String),
      },
    ]);
    const reached = (await contact(id, { method: 'email', successful: true })).booking;
    expect(reached.history.map(({ text }) => text)).toEqual([
      'Phone call: not reached. No answer\nagain at six',
      'E-mail: reached',
      'Moved from pending to contacted',
    ]);
  });

  it('records an attempt once for a repeated key, and refuses the key for another booking', async () => {
    const [{ id }, other] = [await keep(), await keep()];
    const key = { 'idempotency-key': 'one-call' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => contact(id, { notes: 'Spoke' }, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await eventsOf(id, 'contact')).toHaveLength(1);
    expect(await refusalOf(contact(other.id, { notes: 'Spoke' }, key))).toMatchObject({ status: 409 });
  });

  it('moves along the allowed steps, and says what may follow where it may not', async () => {
    const { id } = await keep({ preferredDate: '2026-11-01' });
    expect(await refusalOf(move(id, 'completed'))).toEqual({
      status: 409,
      message: 'A pending booking can only become contacted, confirmed or cancelled',
    });
    expect(await refusalOf(move(id, 'pending'))).toEqual({ status: 409, message: 'This booking is already pending' });
    expect((await move(id, 'confirmed')).booking).toMatchObject({
      status: 'confirmed',
      seen: true,
      nextStatuses: ['completed', 'cancelled'],
    });
    expect((await move(id, 'completed')).booking.history.at(-1)).toMatchObject({
      kind: 'status',
      text: 'Moved from confirmed to completed',
      at: new Date(TEST_NOW).toISOString(),
    });
    expect(await refusalOf(move(id, 'cancelled'))).toEqual({
      status: 409,
      message: 'A completed booking can only be taken back to confirmed',
    });
    await expectCountsRight();
  });

  it('lets one of many moves at the same moment win', async () => {
    const { id } = await keep();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(move(id, 'cancelled'))));
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(19);
    expect(await eventsOf(id, 'status')).toHaveLength(1);
    await expectCountsRight();
  });

  it('keeps its counts right, whatever happens at the same moment', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep()));
    await Promise.all(
      kept.flatMap(({ id }, i) => [
        open(id),
        contact(id, { successful: i % 2 === 0 }),
        refusalOf(move(id, 'contacted')),
        refusalOf(move(id, i % 3 === 0 ? 'cancelled' : 'confirmed')),
        open(id),
      ]),
    );
    await expectCountsRight();
    const { totalBookings, ...byStatus } = await stats();
    expect(Object.values(byStatus).reduce((sum, count) => sum + count, 0)).toBe(totalBookings);
  });

  it('removes a booking with its words, its history and its place in the counts', async () => {
    const kept = [await keep({ status: 'cancelled' }), await keep({ fullName: 'Bahadur Goner' })];
    await contact(kept[1]?.id ?? '', { notes: 'x' });
    await site.database.db
      .transaction()
      .execute((trx) => deleteBookings(trx, [...kept.map(({ id }) => id), 'unknown']));
    expect((await list({ search: 'goner' })).total).toBe(0);
    for (const { id } of kept) {
      expect(await eventsOf(id, 'contact')).toEqual([]);
      const words = await site.database.read
        .selectFrom('bookingWords')
        .select('bookingId')
        .where('bookingId', '=', id)
        .execute();
      expect(words).toEqual([]);
    }
    await expectCountsRight();
  });

  it('tells of new bookings and leads, the newest first, twenty at most', async () => {
    const before = await site.adminApi('GET /api/admin/notifications');
    const { reference } = await keep({ travelers: 1 });
    moment += 1000;
    site.advance(moment - TEST_NOW);
    await site.apiAs(null, '198.18.77.1')('POST /api/promotional-leads/submit', {
      body: { name: 'Bimal Roy', phone: freshPhone() },
    });
    const after = await site.adminApi('GET /api/admin/notifications');
    expect(after.count).toBe(before.count + 2);
    expect(after.items.slice(0, 2)).toMatchObject([
      { kind: 'lead', title: 'Bimal Roy' },
      { kind: 'booking', title: reference, text: 'Asha Sen, 1 traveler: Darjeeling and Kalimpong' },
    ]);
    for (let i = 0; i < 25; i++) await keep();
    const many = await site.adminApi('GET /api/admin/notifications');
    expect(many.count).toBe(after.count + 25);
    expect(many.items).toHaveLength(20);
  });

  describe('the export', () => {
    const download = (query = '', token: string | null = site.adminToken) =>
      site.app.inject({
        url: `/api/admin/bookings/export${query}`,
        remoteAddress: '198.51.100.77',
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });

    it('is a table of all that match, as a file, and no cell of it is a formula', async () => {
      const { reference } = await keep({
        fullName: '=HYPERLINK("http://evil.example")',
        email: '+formula@example.org',
        specialRequests: '@SUM(A1),\n"quoted"',
        itemTitle: 'Exported, Days',
      });
      const answer = await download('?search=exported');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="bookings-2026-11-21.csv"');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const [header, line, ...rest] = answer.payload.split('\r\n');
      expect(header).toContain('Reference,Requested at (IST),Status,');
      expect(rest).toEqual(['']);
      expect(line).toContain(`${reference},2026-11-21 09:3`);
      expect(line).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(line).toContain(`,'+formula@example.org,`);
      expect(line).toContain(`"'@SUM(A1),\n""quoted"""`);
    });

    it('holds every booking once, by status too', async () => {
      const { totalBookings, cancelledBookings } = await stats();
      const linesOf = async (query: string) => (await download(query)).payload.split(/\r\n(?=SN-)/).slice(1);
      const lines = await linesOf('');
      expect(lines).toHaveLength(totalBookings);
      expect(new Set(lines.map((line) => line.slice(0, 9))).size).toBe(totalBookings);
      expect(await linesOf('?status=cancelled')).toHaveLength(cancelledBookings);
    });

    it('is for admins alone, who learn nothing of it before', async () => {
      const { token } = await site.register();
      for (const query of ['', '?status=nonsense']) {
        expect((await download(query, null)).statusCode).toBe(401);
        expect((await download(query, 'x'.repeat(43))).statusCode).toBe(401);
        expect((await download(query, token)).statusCode).toBe(403);
      }
      expect((await download('?status=nonsense')).statusCode).toBe(400);
      const head = await site.app.inject({ method: 'HEAD', url: '/api/admin/bookings/export' });
      expect(head.statusCode).toBe(401);
    });
  });

  it('is open to admins only', async () => {
    const { id } = await keep();
    const { token } = await site.register();
    const calls = [
      ['GET', '/api/admin/bookings'],
      ['GET', '/api/admin/bookings/stats'],
      ['GET', `/api/admin/bookings/${id}`],
      ['POST', `/api/admin/bookings/${id}/contact`],
      ['PATCH', `/api/admin/bookings/${id}/status`],
      ['GET', '/api/admin/notifications'],
    ] as const;
    for (const [method, url] of calls) {
      const statusWith = async (authorization?: string) => {
        const payload = method === 'GET' ? undefined : { status: 'confirmed' };
        const headers = authorization === undefined ? {} : { authorization };
        return (await site.app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode;
      };
      expect(await statusWith(), url).toBe(401);
      expect(await statusWith(`Bearer ${'x'.repeat(43)}`), url).toBe(401);
      expect(await statusWith(`Bearer ${site.adminToken.slice(0, -1)}`), url).toBe(401);
      expect(await statusWith(`Bearer ${token}`), url).toBe(403);
    }
    expect((await open(id)).status).toBe('pending');
  });

  it.each([
    ['GET', '/api/admin/bookings?page=0', 400],
    ['GET', '/api/admin/bookings?limit=101', 400],
    ['GET', '/api/admin/bookings?page=1e9', 400],
    ['GET', '/api/admin/bookings?status=lost', 400],
    ['GET', '/api/admin/bookings?sortBy=phone', 400],
    ['GET', '/api/admin/bookings?sortOrder=sideways', 400],
    ['GET', '/api/admin/bookings?search=a&search=b', 400],
    ['GET', '/api/admin/bookings?search=%00', 400],
    ['GET', `/api/admin/bookings?search=${'x'.repeat(101)}`, 400],
    ['GET', '/api/admin/bookings?search=%25%5C_%27%20or%201=1', 200],
    ['GET', '/api/admin/bookings/unknown', 404],
    ['GET', '/api/admin/bookings/%00', 400],
    ['POST', '/api/admin/bookings/unknown/contact', 404],
    ['PATCH', '/api/admin/bookings/unknown/status', 404],
  ] as const)('answers %s %s with %i', async (method, url, status) => {
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const payload = { POST: { notes: 'x' }, PATCH: { status: 'confirmed' }, GET: undefined }[method];
    const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).not.toMatch(/\/src\/|select|SQLITE|at \w+ \(/);
  });

  it.each([
    [{ method: 'pigeon' }, 'Method must be phone, email or whatsapp'],
    [{ successful: 'yes' }, null],
    [{ notes: 'x'.repeat(2001) }, 'Must be at most 2000 characters'],
    [{ notes: 'a\u0000b' }, 'Contains characters that cannot be used'],
    [{ notes: 12 }, null],
  ])('refuses a contact attempt with %j', async (body, message) => {
    const { id } = await keep();
    const refusal = await refusalOf(contact(id, body));
    expect(refusal).toMatchObject({ status: 400, ...(message && { message }) });
    expect(await eventsOf(id, 'contact')).toEqual([]);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
