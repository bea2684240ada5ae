import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import { BOOKING_STATUSES, UNDO_STEP_MS } from '../../../core/bookings/booking-steps.ts';
import { keepBooking } from './fixtures/stored-bookings.ts';

type Terms = ApiInput<'PUT /api/admin/bookings/{id}'>['body']['before'];

describe.each(engines)('changing bookings on %s', (engine) => {
  let site: TestApp;
  let now = TEST_NOW;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const advance = (milliseconds: number) => {
    now += milliseconds;
    site.advance(milliseconds);
  };
  const keep = (booking: Partial<Parameters<typeof keepBooking>[1]> = {}) =>
    keepBooking(site.database, { createdAt: now, phone: freshPhone(), email: 'asha@example.org', ...booking });
  const open = async (id: string) => (await site.adminApi('GET /api/admin/bookings/{id}', { params: { id } })).booking;
  const termsOf = ({ customerInfo, durationDays, packagePrice, priceBasis }: AdminBookingDetail): Terms => ({
    ...customerInfo,
    email: customerInfo.email ?? '',
    durationDays,
    price: { amount: packagePrice, basis: priceBasis },
  });
  const change = async (id: string, part: Partial<Terms>, more: { before?: Terms; tell?: boolean } = {}) => {
    const before = more.before ?? termsOf(await open(id));
    const body = { before, after: { ...before, ...part }, tell: more.tell ?? true };
    return (await site.adminApi('PUT /api/admin/bookings/{id}', { params: { id }, body })).booking;
  };
  const messagesAbout = (id: string) =>
    site.database.read.selectFrom('outbox').selectAll().where('aboutId', '=', id).orderBy('id').execute();
  const mailsAbout = async (id: string) => (await messagesAbout(id)).filter(({ channel }) => channel === 'email');
  const textsOf = ({ history }: AdminBookingDetail) =>
    history.filter(({ kind }) => kind === 'changed').map(({ text }) => text);

  it('keeps each field from and to with its author, and everything that follows from it right', async () => {
    const { id, phone } = await keep({ status: 'contacted' });
    const newPhone = freshPhone();
    const changed = await change(id, {
      preferredDate: '2026-12-07',
      durationDays: 4,
      travelers: 3,
      fullName: 'Asha Unikum',
      phone: `+91 ${newPhone}`,
      email: '',
      specialRequests: 'Window seats',
      price: { amount: 27_000, basis: 'group' },
    });
    expect(textsOf(changed)).toEqual(
      [
        'Date: Sat 5 Dec 2026 → Mon 7 Dec 2026',
        'Days: 1 → 4',
        'Travellers: 2 → 3',
        'Price: ₹10,000 per person → ₹27,000 in all',
        'Name: Asha Sen → Asha Unikum',
        `Phone: ${phone} → ${newPhone}`,
        'E-mail: asha@example.org → none',
        'Special requests: none → Window seats',
      ].map((text) => text.replace(newPhone, `91${newPhone}`)),
    );
    expect(changed).toMatchObject({ lastDay: '2026-12-10', total: 27_000, pricePerPerson: 9_000, priceAgreed: true });
    expect(changed.history.at(-1)?.by).toBe('admin');
    const find = async (search: string) =>
      (await site.adminApi('GET /api/admin/bookings', { query: { search } })).bookings.map(({ _id }) => _id);
    expect(await find('unikum')).toEqual([id]);
    expect(await find(newPhone)).toEqual([id]);
    expect(await find(phone)).toEqual([]);
    const counts = await site.database.read.selectFrom('bookingCounts').selectAll().execute();
    const rows = await site.database.read.selectFrom('bookings').select('status').execute();
    for (const status of BOOKING_STATUSES) {
      const counted = counts.find((row) => row.status === status)?.count ?? 0;
      expect(counted).toBe(rows.filter((row) => row.status === status).length);
    }
    const audited = await site.database.read
      .selectFrom('auditEntries')
      .select('changes')
      .where('action', '=', 'booking.changed')
      .execute();
    expect(audited.at(-1)?.changes).toContain('2026-12-07');
    expect(JSON.stringify(audited)).not.toMatch(/Unikum|Window|asha@/);
  });

  it('prices more people at the same price with the same reduction', async () => {
    const { id } = await keep({ basePrice: 12_500, discountPercentage: 20, itemPrice: 10_000 });
    const changed = await change(id, { travelers: 5 });
    expect(changed).toMatchObject({
      total: 50_000,
      priceAgreed: false,
      reduction: { basePrice: 12_500, price: 10_000, discountPercentage: 20 },
    });
  });

  it('tells the traveller of a new date, number or price, once, after the time for undoing', async () => {
    const { id, reference } = await keep({ status: 'confirmed' });
    await change(id, { preferredDate: '2026-12-07' });
    await change(id, { travelers: 4 });
    const [mail, ...more] = await mailsAbout(id);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Your booking ${reference} has changed`);
    expect(mail?.text).toContain(
      'Preferred date: 5 December 2026 → 7 December 2026\nTravelers: 2 → 4\nTotal: ₹20,000 → ₹40,000',
    );
    // What is as it was needs no message.
    await change(id, { preferredDate: '2026-12-05', travelers: 2 });
    expect(await messagesAbout(id)).toEqual([]);
    await change(id, { fullName: 'Asha S. Sen' });
    expect(await messagesAbout(id)).toEqual([]);
    await change(id, { travelers: 3 }, { tell: false });
    expect(await messagesAbout(id)).toEqual([]);
    advance(UNDO_STEP_MS);
    await change(id, { travelers: 6 });
    expect((await mailsAbout(id))[0]?.text).toContain('Travelers: 3 → 6');
  });

  it('replaces a message that waits, even by a change that is not to be told of', async () => {
    const { id } = await keep({ status: 'confirmed', language: 'bn' });
    await change(id, { preferredDate: '2026-12-07' });
    await change(id, { preferredDate: '2026-12-09' }, { tell: false });
    const mails = await mailsAbout(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('5 ডিসেম্বর 2026 → 9 ডিসেম্বর 2026');
  });

  it('sends nothing about a booking that is over, to a demonstration traveller, or when nothing has changed', async () => {
    const over = await keep({ status: 'cancelled' });
    await change(over.id, { travelers: 3 });
    const demo = await keep({ demo: 1 });
    await change(demo.id, { travelers: 3 });
    const same = await keep();
    expect(textsOf(await change(same.id, {}))).toEqual([]);
    for (const { id } of [over, demo, same]) expect(await messagesAbout(id)).toEqual([]);
  });

  it('shows the new values to the traveller', async () => {
    const { id } = await keep();
    const { statusPath, reference } = await change(id, { travelers: 7, preferredDate: '2027-01-02' });
    const query = { key: statusPath.split('?key=')[1] ?? '' };
    const { booking } = await site.api('GET /api/bookings/{reference}', { params: { reference }, query });
    expect(booking).toMatchObject({ travelers: 7, preferredDate: '2027-01-02', total: 70_000 });
  });

  it('of two clerks on one booking takes the first, and nothing of the second', async () => {
    const { id } = await keep();
    const before = termsOf(await open(id));
    const tries = await Promise.allSettled([
      change(id, { travelers: 3 }, { before }),
      change(id, { travelers: 4, fullName: 'Another' }, { before }),
    ]);
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { status: 409, message: expect.stringContaining('Another admin') } }]);
    expect(textsOf(await open(id)).filter((text) => text.startsWith('Travellers'))).toHaveLength(1);
  });

  it('refuses a day that has passed, unless it stays, and an erased traveller', async () => {
    const past = await keep({ preferredDate: '2026-10-01', status: 'completed' });
    expect((await change(past.id, { specialRequests: 'Refund sent' })).customerInfo.preferredDate).toBe('2026-10-01');
    expect(await refusalOf(change(past.id, { preferredDate: '2026-10-02' }))).toMatchObject({ status: 400 });
    const erased = await keep({ phone: '', fullName: 'Erased', email: null });
    expect(await refusalOf(change(erased.id, { travelers: 3 }))).toEqual({
      status: 409,
      message: 'The traveller was erased. This booking can no longer change.',
    });
    const before = termsOf(await open(past.id));
    expect(await refusalOf(change('no-such', {}, { before }))).toMatchObject({ status: 404 });
  });

  it('forgets names and phones of changes with an erased traveller', async () => {
    const phone = freshPhone();
    const { api, user } = await site.register({ phone });
    const { id } = await keep({ phone, userId: user._id });
    await change(id, { fullName: 'Asha Unikum' });
    await api('DELETE /api/users/me');
    const { history } = await open(id);
    expect(JSON.stringify(history)).not.toContain('Unikum');
    expect(textsOf(await open(id))).toEqual(['Details changed']);
  });

  describe('a double', () => {
    const mark = (id: string, of: string, from: (typeof BOOKING_STATUSES)[number] = 'pending') =>
      site.adminApi('POST /api/admin/bookings/{id}/double', { params: { id }, body: { of, from } });

    it('is cancelled without a message, both keep their history, and a step back undoes it', async () => {
      const [kept, double] = [await keep({ status: 'confirmed', seenAt: now }), await keep()];
      const { booking } = await mark(double.id, kept.id);
      expect(booking).toMatchObject({ status: 'cancelled', doubleOf: { _id: kept.id, reference: kept.reference } });
      expect(booking.history.at(-1)?.text).toBe(`Moved from pending to cancelled. Double of ${kept.reference}`);
      expect((await open(kept.id)).history.at(-1)?.text).toBe(
        `${double.reference} was marked as a double of this booking`,
      );
      expect((await open(kept.id)).status).toBe('confirmed');
      await site.adminApi('PATCH /api/admin/bookings/{id}/status', {
        params: { id: double.id },
        body: { status: 'pending' },
      });
      expect(await open(double.id)).toMatchObject({ status: 'pending', doubleOf: null });
      expect((await open(kept.id)).history.at(-1)?.text).toContain('no longer marked');
      expect([...(await messagesAbout(double.id)), ...(await messagesAbout(kept.id))]).toEqual([]);
    });

    it('is refused of itself, of a cancelled booking, and of one that another clerk has moved', async () => {
      const [kept, double] = [await keep(), await keep()];
      expect(await refusalOf(mark(double.id, double.id))).toMatchObject({ status: 400 });
      expect(await refusalOf(mark(double.id, kept.id, 'contacted'))).toMatchObject({ status: 409 });
      expect(await refusalOf(mark(double.id, 'no-such'))).toMatchObject({ status: 404 });
      const crossed = await Promise.allSettled([mark(double.id, kept.id), mark(kept.id, double.id)]);
      expect(crossed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});
