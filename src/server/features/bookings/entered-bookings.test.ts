import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import { BOOKING_STATUSES } from '../../../core/bookings/booking-steps.ts';
import { SPOKEN_CONSENT } from '../../../core/consent.ts';

type Entry = ApiInput<'POST /api/admin/bookings'>['body'];

describe.each(engines)('bookings entered by hand on %s', (engine) => {
  let site: TestApp;
  let packageId: string;
  beforeAll(async () => {
    site = await startApp(engine);
    // 20,000 less 10%.
    packageId = await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const form = (part: Partial<Entry> = {}): Entry => ({
    item: null,
    title: 'Char Dham by bus, 6 days',
    fullName: 'Dr. A. Sen',
    phone: freshPhone(),
    email: '',
    travelers: 2,
    preferredDate: '2026-12-05',
    durationDays: 6,
    specialRequests: '',
    price: { amount: 12_500, basis: 'person' },
    status: 'pending',
    source: 'phone',
    language: 'en',
    ...part,
  });
  const enter = async (part: Partial<Entry> = {}, headers: Record<string, string> = {}, api = site.adminApi) =>
    (await api('POST /api/admin/bookings', { body: form(part), headers })).booking;
  const ofPackage = () => ({ item: { itemType: 'package' as const, id: packageId }, title: '', durationDays: 5 });
  const rowOf = (id: string) =>
    site.database.read.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const messagesAbout = (id: string) =>
    site.database.read.selectFrom('outbox').selectAll().where('aboutId', '=', id).orderBy('id').execute();
  const fieldsOf = (part: Partial<Entry>) =>
    enter(part).then(
      () => 'stored',
      ({ status, fields }: { status: number; fields: object }) => [status, Object.keys(fields)],
    );
  const enterLead = async (phone = freshPhone()) =>
    (
      await site.adminApi('POST /api/promotional-leads', {
        body: { name: 'Ruma Sen', phone, source: 'whatsapp', notes: 'Puri for six' },
      })
    ).lead;
  /** Recounts from all rows; the maintained counts must be equal. */
  const expectCountsRight = async () => {
    const rows = await site.database.read.selectFrom('bookings').select(['status', 'seenAt']).execute();
    const counts = await site.database.read.selectFrom('bookingCounts').selectAll().execute();
    for (const status of BOOKING_STATUSES) {
      const counted = counts.find((row) => row.status === status);
      expect(counted?.count ?? 0, status).toBe(rows.filter((row) => row.status === status).length);
      expect(counted?.unseen ?? 0).toBe(rows.filter((row) => row.status === status && row.seenAt === null).length);
    }
  };

  it('keeps a trip by its title and agreed price, opened, found by words, without a message', async () => {
    const phone = freshPhone();
    const booking = await enter({ phone: `+91 ${phone}`, consentSpoken: true, title: '<b>Char Dham</b> by bus' });
    expect(booking).toMatchObject({
      itemType: 'package',
      packageId: '',
      packageSlug: '',
      packageTitle: '<b>Char Dham</b> by bus',
      pricePerPerson: 12_500,
      total: 25_000,
      currency: 'INR',
      reduction: null,
      priceAgreed: true,
      priceBasis: 'person',
      source: 'phone',
      status: 'pending',
      seen: true,
      lastDay: '2026-12-10',
      leadId: null,
    });
    expect(booking.history).toMatchObject([{ kind: 'created', by: 'admin', text: 'Entered by hand' }]);
    expect(await rowOf(booking._id)).toMatchObject({ userId: null, network: '', consent: SPOKEN_CONSENT });
    expect(await messagesAbout(booking._id)).toEqual([]);
    const { bookings } = await site.adminApi('GET /api/admin/bookings', { query: { search: `dham ${phone}` } });
    expect(bookings.map(({ _id }) => _id)).toEqual([booking._id]);
    expect((await rowOf((await enter())._id)).consent).toBe('');
    await expectCountsRight();
  });

  it('takes the price of a package with discount, and keeps another price as agreed', async () => {
    const usual = await enter({ ...ofPackage(), price: { amount: 18_000, basis: 'person' } });
    expect(usual).toMatchObject({
      packageSlug: 'darjeeling',
      total: 36_000,
      priceAgreed: false,
      reduction: { basePrice: 20_000, price: 18_000, discountPercentage: 10, offer: null },
    });
    const agreed = await enter({ ...ofPackage(), travelers: 3, price: { amount: 50_000, basis: 'group' } });
    expect(agreed).toMatchObject({
      total: 50_000,
      pricePerPerson: 16_667,
      priceBasis: 'group',
      priceAgreed: true,
      reduction: null,
    });
  });

  it('finds packages by words and by address, with the price of today', async () => {
    const find = async (search: string) =>
      (await site.adminApi('GET /api/admin/bookable-items', { query: { search } })).items;
    const [item] = await find('kalimp');
    expect(item).toMatchObject({
      itemType: 'package',
      id: packageId,
      price: 18_000,
      basePrice: 20_000,
      durationDays: 5,
    });
    for (const search of ['https://safarnama.example/hi/package/darjeeling?x=1', '/package/darjeeling', '']) {
      expect(
        (await find(search)).map(({ slug }) => slug),
        search,
      ).toEqual(['darjeeling']);
    }
    expect(await find('/itinerary/no-such-trip')).toEqual([]);
    expect(await find('/itinerary/%E0%A4%A')).toEqual([]);
    expect(await find('atlantis')).toEqual([]);
  });

  it('tells the traveller only when asked, in their language, after the time for undoing', async () => {
    const { _id } = await enter({ tell: true, email: 'asha@example.org', language: 'hi' });
    const written = await messagesAbout(_id);
    expect(written.map(({ channel }) => channel)).toEqual(['sms', 'email']);
    expect(written[1]?.subject).toMatch(/^हमने आपकी यात्रा दर्ज कर ली है: SN-/);
    const confirmed = await enter({ tell: true, email: 'asha@example.org', status: 'confirmed' });
    expect((await messagesAbout(confirmed._id)).map(({ subject }) => subject)).toEqual([
      '',
      `Your booking ${confirmed.reference} is confirmed`,
    ]);
  });

  it('refuses what cannot be, field by field, and stores nothing', async () => {
    const before = await site.database.read.selectFrom('bookings').select('id').execute();
    for (const [part, fields] of [
      [{ phone: '98300 abcd 12345' }, ['phone']],
      [{ phone: '12345' }, ['phone']],
      [{ phone: '0000000000' }, ['phone']],
      [{ preferredDate: '2026-11-20' }, ['preferredDate']],
      [{ preferredDate: '2029-12-05' }, ['preferredDate']],
      [{ preferredDate: '5 December' }, ['preferredDate']],
      [{ travelers: 0 }, ['travelers']],
      [{ travelers: 500 }, ['travelers']],
      [{ travelers: 2.5 }, ['travelers']],
      [{ price: { amount: 0, basis: 'person' } }, ['price']],
      [{ price: { amount: -5, basis: 'person' } }, ['price']],
      [{ price: { amount: 99.5, basis: 'group' } }, ['price']],
      [{ price: { amount: 1e12, basis: 'group' } }, ['price']],
      [{ durationDays: 0 }, ['durationDays']],
      [{ title: '' }, ['title']],
      [{ fullName: ' ' }, ['fullName']],
      [{ email: 'not an address' }, ['email']],
    ] satisfies [Partial<Entry>, string[]][]) {
      expect(await fieldsOf(part), JSON.stringify(part)).toEqual([400, fields]);
    }
    expect(await fieldsOf({ travelers: 100, phone: '+65 9123 4567' })).toBe('stored');
    const gone = await refusalOf(enter({ item: { itemType: 'package', id: 'no-such' } }));
    expect(gone).toEqual({ status: 404, message: 'This package is no longer available' });
    const after = await site.database.read.selectFrom('bookings').select('id').execute();
    expect(after).toHaveLength(before.length + 1);
  });

  it('stores one booking for a repeated key, also sent at once', async () => {
    const part = { phone: freshPhone() };
    const headers = { 'idempotency-key': '4be0643f1d98573b97cdca98a65347dd' };
    const all = await Promise.all([enter(part, headers), enter(part, headers), enter(part, headers)]);
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(1);
    await expectCountsRight();
  });

  it('turns a lead into the booking in one step, and refuses a lead that has changed or is gone', async () => {
    const lead = await enterLead();
    const of = { id: lead._id, status: 'new' as const };
    const booking = await enter({ fullName: lead.name, phone: lead.phone, lead: of });
    expect(booking.leadId).toBe(lead._id);
    const opened = await site.adminApi('GET /api/promotional-leads/{id}', { params: { id: lead._id } });
    expect(opened.lead.status).toBe('converted');
    expect(opened.lead.history.map(({ text }) => text)).toEqual([
      'Entered by hand',
      `Became the booking ${booking.reference}`,
      'Status: new → converted',
    ]);
    // The second clerk saw the lead as new.
    expect(await refusalOf(enter({ lead: of }))).toMatchObject({ status: 409 });
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: lead._id } });
    const count = async () => (await site.database.read.selectFrom('bookings').select('id').execute()).length;
    const before = await count();
    expect(await refusalOf(enter({ lead: { ...of, status: 'converted' } }))).toEqual({
      status: 404,
      message: 'There is no such lead',
    });
    expect(await count()).toBe(before);
    await expectCountsRight();
  });

  it('lets two clerks turn one lead into one booking', async () => {
    const lead = await enterLead();
    const of = { id: lead._id, status: 'new' as const };
    const tries = await Promise.allSettled([enter({ lead: of }), enter({ lead: of })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is shown to its traveller, and written into the audit log without a name', async () => {
    const booking = await enter({ status: 'confirmed', fullName: 'Zubeida Unikum' });
    const [, key = ''] = booking.statusPath.split('?key=');
    const { booking: shown } = await site.api('GET /api/bookings/{reference}', {
      params: { reference: booking.reference },
      query: { key },
    });
    expect(shown).toMatchObject({ packageTitle: 'Char Dham by bus, 6 days', steps: [{ status: 'confirmed' }] });
    const entries = await site.database.read
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'booking.entered')
      .where('subject', '=', booking.reference)
      .execute();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('Zubeida');
    const csv = await site.app.inject({
      url: '/api/admin/bookings/export?search=zubeida',
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    expect(csv.payload).toContain('phone');
  });

  it('is no business of an editor', async () => {
    const editor = await addAdmin(site, 'editor');
    expect(await refusalOf(enter({}, {}, editor.api))).toMatchObject({ status: 403 });
  });

  it('names what may be of the same person: the phone however it is written, or name and travel date', async () => {
    const phone = freshPhone();
    const first = await enter({ phone, fullName: 'Nandini Rao', preferredDate: '2027-01-10' });
    const namesake = await enter({ fullName: 'RAO nandini', preferredDate: '2027-01-10' });
    const lead = await enterLead(phone);
    const similar = (query: NonNullable<ApiInput<'GET /api/admin/similar'>['query']>) =>
      site.adminApi('GET /api/admin/similar', { query });
    expect(await similar({ phone: `0${phone}`, fullName: 'Nandini Rao', preferredDate: '2027-01-10' })).toMatchObject({
      bookings: [
        { _id: first._id, same: 'phone' },
        { _id: namesake._id, same: 'name-and-date' },
      ],
      leads: [{ _id: lead._id, name: 'Ruma Sen', status: 'new' }],
    });
    expect(await similar({ phone, except: lead._id })).toMatchObject({ bookings: [{ _id: first._id }], leads: [] });
    expect(await similar({ phone: freshPhone(), fullName: '', preferredDate: '' })).toEqual({
      bookings: [],
      leads: [],
    });
  });
});
