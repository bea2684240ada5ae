import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, SAMPLE_PACKAGE } from '../../../../test/travel-packages.ts';
import { BOOKING_CONSENT } from '../../../core/bookings/booking-form.ts';

describe.each(engines)('booking requests on %s', (engine) => {
  let site: TestApp;
  let packageId: string;
  beforeAll(async () => {
    site = await startApp(engine);
    packageId = await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
    await keepPackage(site.database, { slug: 'draft', now: TEST_NOW, status: 'draft' });
    await keepPackage(
      site.database,
      { slug: 'for-a-group', now: TEST_NOW },
      { pricing: { ...SAMPLE_PACKAGE.pricing, pricePerPerson: false, discountPercentage: 0 } },
    );
  });
  afterAll(() => site.close());

  let addresses = 0;
  /** Each call uses its own address unless given one, because calls per address are limited. */
  const freshAddress = () => `192.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const form = (more: object = {}) => ({
    packageSlug: 'darjeeling',
    itemType: 'package' as const,
    fullName: 'Asha Sen',
    phone: freshPhone(),
    travelers: 2,
    preferredDate: '2026-12-05',
    ...more,
  });
  const book = (more: object = {}, headers: Record<string, string> = {}, address = freshAddress()) =>
    site.apiAs(null, address)('POST /api/packages/book', { body: form(more), headers });
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, message, fields }: { status: number; message: string; fields: object }) => ({
        status,
        message,
        fields,
      }),
    );
  const keyOf = (statusPath: string) => new URLSearchParams(statusPath.split('?')[1]).get('key') ?? '';
  const show = (reference: string, key: string) =>
    site.apiAs(null, freshAddress())('GET /api/bookings/{reference}', { params: { reference }, query: { key } });
  const rowOf = (id: string) =>
    site.database.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const countRows = async () => (await site.adminApi('GET /api/admin/bookings/stats')).totalBookings;

  it('is kept at our own price, whatever price was sent', async () => {
    const { booking } = await book({ packageId, packageSlug: null, packagePrice: 1, travelers: 3 });
    expect(booking).toMatchObject({
      reference: expect.stringMatching(/^SN-[2-9B-DF-HJ-NP-TV-Z]{6}$/),
      status: 'pending',
      packageId,
      packageSlug: 'darjeeling',
      packageTitle: 'Darjeeling and Kalimpong',
      pricePerPerson: 18_000,
      total: 54_000,
      currency: 'INR',
      travelers: 3,
      preferredDate: '2026-12-05',
    });
    expect(booking.statusPath).toMatch(new RegExp(`^/booking/${booking.reference}\\?key=[\\w-]{43}$`));
    expect(await rowOf(booking._id)).toMatchObject({
      itemPrice: 18_000,
      consent: BOOKING_CONSENT.version,
      userId: null,
      seenAt: null,
      network: expect.stringMatching(/^192\.0\.\d+\.0\/24$/),
    });
  });

  it('keeps the language in which the consent was read', async () => {
    const { booking } = await book({}, { 'accept-language': 'bn' });
    expect((await rowOf(booking._id)).consent).toBe(`${BOOKING_CONSENT.version} bn`);
  });

  it('of a package that is priced for the group costs that, shared by all', async () => {
    const { booking } = await book({ packageSlug: 'for-a-group', travelers: 3 });
    expect(booking).toMatchObject({ pricePerPerson: 6667, total: 20_000 });
  });

  it('can be for an itinerary', async () => {
    const { itineraries } = await site.api('POST /api/generate-itinerary', {
      body: { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-04', returnDate: '2026-12-07' },
    });
    const [trip] = itineraries;
    const { booking } = await book({ itemType: 'itinerary', packageSlug: trip?.slug, travelers: 20 });
    expect(booking).toMatchObject({
      itemType: 'itinerary',
      packageId: trip?._id,
      pricePerPerson: trip?.pricePP,
      total: (trip?.pricePP ?? 0) * 20,
    });
  });

  it('leaves an activity that knows neither name nor phone', async () => {
    const phone = freshPhone();
    const { booking } = await book({ phone, fullName: 'Unmistakable Name', email: 'unmistakable@example.org' });
    const activities = await site.database.read
      .selectFrom('activities')
      .selectAll()
      .where('type', '=', 'form_submission')
      .execute();
    const data = activities.map((activity) => JSON.parse(activity.data) as unknown);
    expect(data).toContainEqual({
      formType: 'booking',
      reference: booking.reference,
      itemType: 'package',
      itemSlug: 'darjeeling',
    });
    expect(JSON.stringify(activities)).not.toMatch(new RegExp(`${phone}|nmistakable`));
  });

  it.each([
    [{ fullName: '' }, 'fullName', 'Full name is required'],
    [{ fullName: 'A' }, 'fullName', 'Full name must be at least 2 characters'],
    [{ phone: '12345' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
    [{ travelers: 1 }, 'travelers', 'This trip needs at least 2 travelers'],
    [{ travelers: 7 }, 'travelers', 'This trip takes at most 6 travelers'],
    [{ travelers: '2' }, 'travelers', 'Number of travelers is required'],
    [{ travelers: 2.5 }, 'travelers', 'Number of travelers is required'],
    [{ travelers: 1e308 }, 'travelers', 'This trip takes at most 6 travelers'],
    [{ preferredDate: '2026-11-20' }, 'preferredDate', 'Preferred date cannot be in the past'],
    [{ preferredDate: '2026-11-27' }, 'preferredDate', 'Please book at least 7 days ahead: from Sat 28 Nov 2026 on'],
    [{ preferredDate: '2026-02-30' }, 'preferredDate', 'Please give a day as YYYY-MM-DD'],
    [{ preferredDate: 20261205 }, 'preferredDate', 'Preferred date is required'],
    [{ specialRequests: 'x'.repeat(2001) }, 'specialRequests', 'Must be at most 2000 characters'],
    [{ fullName: 'Nul\u0000byte' }, 'fullName', 'Contains characters that cannot be used'],
    [{ fullName: ['Asha'] }, 'fullName', 'Full name is required'],
    [{ itemType: 'hotel' }, 'itemType', 'itemType must be package or itinerary'],
  ])('with $2 is refused at $1, in words, and nothing is kept', async (wrong, field, message) => {
    const before = await countRows();
    expect(await refusalOf(book(wrong))).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await countRows()).toBe(before);
  });

  it('is told the first of several problems, and all of them by field', async () => {
    const refusal = await refusalOf(book({ fullName: 'A', travelers: 9 }));
    expect(refusal).toMatchObject({ status: 400, message: 'Full name must be at least 2 characters' });
    expect(Object.keys(refusal?.fields ?? {})).toEqual(['fullName', 'travelers']);
  });

  it.each([
    [{ packageSlug: 'nowhere' }, 404, 'This package is no longer available'],
    [{ packageSlug: 'draft' }, 404, 'This package is no longer available'],
    [{ packageId: 'unknown', packageSlug: 'darjeeling' }, 404, 'This package is no longer available'],
    [{ itemType: 'itinerary' }, 404, 'This itinerary is no longer available'],
    [{ packageSlug: null }, 400, 'Please say what you would like to book'],
  ])('for %j is answered %i', async (wrong, status, message) => {
    expect(await refusalOf(book(wrong))).toMatchObject({ status, message });
  });

  it('takes names and wishes in any script', async () => {
    const { booking } = await book({ fullName: 'আশা সেন 🌄', specialRequests: 'عائشة\nदूसरी पंक्ति' });
    expect(await rowOf(booking._id)).toMatchObject({
      fullName: 'আশা সেন 🌄',
      specialRequests: 'عائشة\nदूसरी पंक्ति'.normalize('NFC'),
    });
  });

  it('is kept when its longest words differ only in half a letter', async () => {
    const { booking } = await book({
      fullName: `${'x'.repeat(59)}\u{10330}`,
      email: `${'x'.repeat(59)}\u{20000}@example.org`,
    });
    expect((await rowOf(booking._id)).fullName).toContain('\u{10330}');
  });

  it('is one, however often it is sent with one key at the same moment', async () => {
    const before = await countRows();
    const phone = freshPhone();
    const address = freshAddress();
    const key = { 'idempotency-key': 'fifty-at-once' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => book({ phone }, key, address)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countRows()).toBe(before + 1);
  });

  it('is one when a phone sends it again from another network', async () => {
    const before = await countRows();
    const phone = freshPhone();
    const key = { 'idempotency-key': randomUUID() };
    const [first, again] = [await book({ phone }, key, '198.51.100.21'), await book({ phone }, key, '2001:db8::21')];
    expect(again).toEqual(first);
    expect(await countRows()).toBe(before + 1);
    expect(await refusalOf(book({ phone, travelers: 3 }, key, '192.0.2.21'))).toMatchObject({ status: 409 });
  });

  it('may be sent again with its key after a refusal', async () => {
    const address = freshAddress();
    const key = { 'idempotency-key': 'refused-first' };
    expect(await refusalOf(book({ packageSlug: 'later' }, key, address))).toMatchObject({ status: 404 });
    await keepPackage(site.database, { slug: 'later', now: TEST_NOW });
    expect((await book({ packageSlug: 'later' }, key, address)).booking.packageSlug).toBe('later');
  });

  it('is slowed down for an address that sends too many', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 70 }, () => refusalOf(book({ travelers: 0 }, {}, address))));
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(10);
  });

  it('is shown to anyone with its link, with its steps and without the phone', async () => {
    const phone = freshPhone();
    const { booking } = await book({ phone, specialRequests: 'Window seats' });
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', {
      params: { id: booking._id },
      body: { status: 'confirmed' },
    });
    const shown = (await show(booking.reference.toLowerCase(), keyOf(booking.statusPath))).booking;
    expect(shown).toMatchObject({
      ...booking,
      status: 'confirmed',
      fullName: 'Asha Sen',
      phone: `••••••${phone.slice(-4)}`,
      specialRequests: 'Window seats',
    });
    expect(shown.steps.map(({ status }) => status)).toEqual(['pending', 'confirmed']);
    expect(JSON.stringify(shown)).not.toContain(phone);
  });

  it('is not shown without it, and a wrong key says no more than an unknown reference', async () => {
    const [{ booking: one }, { booking: other }] = [await book(), await book()];
    const refusals = await Promise.all([
      refusalOf(show(one.reference, keyOf(other.statusPath))),
      refusalOf(show(one.reference, '')),
      refusalOf(show(one.reference, `${keyOf(one.statusPath)}x`)),
      refusalOf(show('SN-222222', keyOf(one.statusPath))),
      refusalOf(show("' or 1=1 --", 'x')),
    ]);
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 404, message: 'This link does not match a booking' });
  });

  it('keeps no key that opens it', async () => {
    const { booking } = await book({}, { 'idempotency-key': 'no-key-kept' });
    const dump = JSON.stringify([
      await site.database.read.selectFrom('bookings').selectAll().execute(),
      await site.database.read.selectFrom('bookingEvents').selectAll().execute(),
      await site.database.read.selectFrom('idempotencyKeys').selectAll().execute(),
      await site.database.read.selectFrom('activities').selectAll().execute(),
    ]);
    expect(dump).toContain(booking.reference);
    expect(dump).not.toContain(keyOf(booking.statusPath));
  });

  it('is listed for the person who was signed in, and never by the phone', async () => {
    const { api, user } = await site.register();
    const stranger = await site.register();
    await book({ phone: user.phone });
    const sent = [];
    for (let i = 0; i < 3; i++) {
      site.advance(1000);
      sent.push((await api('POST /api/packages/book', { body: form({ phone: stranger.user.phone }) })).booking);
    }
    const first = await api('GET /api/users/me/bookings', { query: { limit: 2 } });
    expect(first).toMatchObject({ total: 3, page: 1, totalPages: 2 });
    const second = await api('GET /api/users/me/bookings', { query: { limit: 2, page: 2 } });
    const pictured = sent.map((booking) => ({ ...booking, picture: '/pictures/posters/1/darjeeling.svg' }));
    expect([...first.bookings, ...second.bookings]).toEqual(pictured.toReversed());
    expect((await stranger.api('GET /api/users/me/bookings', {})).bookings).toEqual([]);
    expect(await refusalOf(site.api('GET /api/users/me/bookings', {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(site.apiAs(site.adminToken)('GET /api/users/me/bookings', {}))).toMatchObject({
      status: 401,
    });
  });

  it('is in the copy of one’s data, and loses the person when the account is erased', async () => {
    const { api } = await site.register();
    const phone = freshPhone();
    const { booking } = await api('POST /api/packages/book', {
      body: form({ phone, fullName: 'Farewell Person', email: 'farewell@example.org', specialRequests: 'A secret' }),
    });
    await site.adminApi('POST /api/admin/bookings/{id}/contact', {
      params: { id: booking._id },
      body: { method: 'phone', notes: 'Farewell said yes', successful: true },
    });
    const { bookings } = await api('GET /api/users/me/export');
    expect(bookings).toMatchObject([
      {
        reference: booking.reference,
        phone,
        fullName: 'Farewell Person',
        contactAttempts: [{ method: 'phone', notes: 'Farewell said yes' }],
      },
    ]);
    const before = await site.adminApi('GET /api/admin/bookings/stats');
    await api('DELETE /api/users/me');

    const held = JSON.stringify([
      await site.database.read.selectFrom('bookings').selectAll().where('id', '=', booking._id).execute(),
      await site.database.read.selectFrom('bookingEvents').selectAll().where('bookingId', '=', booking._id).execute(),
    ]);
    expect(held).not.toMatch(new RegExp(`arewell|secret|${phone}`, 'i'));
    const search = async (text: string) =>
      (await site.adminApi('GET /api/admin/bookings', { query: { search: text } })).bookings.map(({ _id }) => _id);
    for (const text of ['farewell', phone, phone.slice(-5)]) expect(await search(text)).not.toContain(booking._id);
    expect(await search(booking.reference)).toEqual([booking._id]);
    // The request of an erased person is settled and needs no work.
    expect(await site.adminApi('GET /api/admin/bookings/stats')).toEqual({
      ...before,
      contactedBookings: before.contactedBookings - 1,
      cancelledBookings: before.cancelledBookings + 1,
    });
    expect((await show(booking.reference, keyOf(booking.statusPath))).booking).toMatchObject({
      fullName: 'Erased',
      phone: '',
      status: 'cancelled',
    });
  });

  it('that is sent while the account is being erased is erased with it or refused', async () => {
    const { api } = await site.register();
    const named = () => api('POST /api/packages/book', { body: form({ fullName: 'Vanishing Person' }) });
    const sent = [named(), named(), api('DELETE /api/users/me'), named(), named()];
    for (const outcome of await Promise.allSettled(sent)) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 401 });
    }
    const kept = await site.database.read
      .selectFrom('bookings')
      .select('userId')
      .where('fullName', 'like', 'Vanishing%');
    expect((await kept.execute()).filter(({ userId }) => userId !== null)).toEqual([]);
  });

  it.each([
    ['no JSON', '{"packageSlug":', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true}}', 400],
    ['a huge body', JSON.stringify({ specialRequests: 'x'.repeat(70_000) }), 413],
  ])('that is %s is refused', async (_what, payload, status) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/packages/book',
      remoteAddress: freshAddress(),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.payload).not.toMatch(/\/src\/|node_modules|at \w+ \(/);
  });

  // Last, because the admin's session expires after a day.
  it('holds its key for a day, for this caller and this request alone', async () => {
    const phone = freshPhone();
    const [home, other] = [freshAddress(), freshAddress()];
    const key = { 'idempotency-key': 'for-a-day' };
    const first = await book({ phone }, key, home);
    expect(await refusalOf(book({ phone, travelers: 3 }, key, home))).toMatchObject({ status: 409 });
    expect((await book({ phone }, key, other)).booking._id).not.toBe(first.booking._id);
    site.advance(23 * 3600_000);
    expect(await book({ phone }, key, home)).toEqual(first);
    site.advance(2 * 3600_000);
    expect((await book({ phone }, key, home)).booking._id).not.toBe(first.booking._id);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
