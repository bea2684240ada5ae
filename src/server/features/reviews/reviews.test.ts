import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { plain } from '../../../../test/pictures.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage, multipart } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';

const WORDS = { stars: '5', text: 'The road to Sandakphu was ours alone.', name: 'Sujata' };

let senders = 0;

describe.each(engines)('reviews on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  /** Returns a booking with the parts of its secret link, moved along its steps. */
  async function booked(...steps: readonly ('confirmed' | 'completed' | 'cancelled')[]) {
    const phone = freshPhone();
    const { booking } = await site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'hills',
        itemType: 'package',
        travelers: 2,
        preferredDate: addDays(dayInIndia(TEST_NOW), 60),
        fullName: 'Sujata Bandyopadhyay',
        phone,
      },
      headers: { 'idempotency-key': `booking-${randomUUID()}` },
    });
    for (const status of steps) {
      const params = { id: booking._id };
      await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params, body: { status, reason: 'back early' } });
    }
    const key = new URL(booking.statusPath, 'https://x.example').searchParams.get('key') ?? '';
    return { id: booking._id, phone, reference: booking.reference, key };
  }

  async function send(reference: string, parts: Record<string, string | undefined>, photo?: Buffer) {
    const { payload, headers } = multipart(parts, photo ? [{ part: 'photo', fileName: 'road.jpg', bytes: photo }] : []);
    const url = `/api/bookings/${reference}/review`;
    // Each from another address, as travellers are.
    const remoteAddress = `192.0.2.${++senders % 250}`;
    const answer = await site.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
    return { status: answer.statusCode, body: answer.json() };
  }

  const shown = async () => (await site.api('GET /api/reviews', { query: { package: 'hills' } })).reviews;
  const ratingOf = async () =>
    (await site.api('GET /api/packages/{slug}', { params: { slug: 'hills' } })).package.rating;
  const newest = async (state: 'waiting' | 'released') => {
    const { reviews } = await site.adminApi('GET /api/admin/reviews', { query: { state } });
    return reviews[0]?._id ?? '';
  };
  const decide = (id: string, from: 'waiting' | 'released' | 'rejected', state: typeof from) =>
    site.adminApi('PUT /api/admin/reviews/{id}/state', { params: { id }, body: { from, state } });

  it('are written once for a completed trip, and stay unread until the agency releases them', async () => {
    const { reference, key } = await booked('confirmed', 'completed');
    const own = () => site.api('GET /api/bookings/{reference}/review', { params: { reference }, query: { key } });
    expect(await own()).toEqual({ mayReview: true, proposedName: 'Sujata', review: null });
    const photo = await plain(900, 600).jpeg().toBuffer();
    const { status, body } = await send(reference, { ...WORDS, key }, photo);
    expect([status, body.review]).toMatchObject([201, { stars: 5, text: WORDS.text, state: 'waiting' }]);
    expect(body.review.photo).toMatch(/^\/pictures\/uploads\//);
    expect((await send(reference, { ...WORDS, key, stars: '1' })).status).toBe(409);
    expect(await own()).toMatchObject({ mayReview: false, review: { stars: 5 } });
    expect(await shown()).toEqual([]);
    expect(await ratingOf()).toMatchObject({ count: 0 });
    const id = await newest('waiting');
    const bell = async (api = site.adminApi) =>
      (await api('GET /api/admin/notifications')).items.filter(({ kind }) => kind === 'review');
    expect(await bell()).toMatchObject([{ _id: id, title: 'Sujata', text: expect.stringContaining('5 of 5 stars') }]);
    // Sales may not decide, and could never take it off the bell.
    expect(await bell((await addAdmin(site, 'sales')).api)).toEqual([]);
    await decide(id, 'waiting', 'released');
    expect(await bell()).toEqual([]);
    expect(await shown()).toMatchObject([{ _id: id, stars: 5, name: 'Sujata', travelledIn: '2027-01' }]);
    expect(await ratingOf()).toEqual({ average: 5, count: 1, isSample: false });
  });

  it('count in the rating exactly as long as they are shown, however many decide at once', async () => {
    const { reference, key } = await booked('confirmed', 'completed');
    await send(reference, { ...WORDS, key, stars: '2', text: '' });
    const id = await newest('waiting');
    const both = await Promise.allSettled([decide(id, 'waiting', 'released'), decide(id, 'waiting', 'released')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ratingOf()).toMatchObject({ count: 2, average: 3.5 });
    expect(await refusalOf(decide(id, 'waiting', 'rejected'))).toMatchObject({ status: 409 });
    await decide(id, 'released', 'rejected');
    expect(await ratingOf()).toMatchObject({ count: 1, average: 5 });
    const { counts } = await site.adminApi('GET /api/admin/reviews', { query: { state: 'rejected' } });
    expect(counts).toEqual({ waiting: 0, released: 1, rejected: 1 });
  });

  it('of two sent at once, one is taken, with its photo alone', async () => {
    const { reference, key } = await booked('confirmed', 'completed');
    const photo = await plain(400, 300).jpeg().toBuffer();
    const sent = await Promise.all(
      [1, 2, 3].map((star) => send(reference, { ...WORDS, key, stars: `${star}` }, photo)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const rows = await site.database.read.selectFrom('uploads').select('owner').execute();
    expect(rows.filter(({ owner }) => owner === null)).toEqual([]);
  });

  it.each([
    ['requested', []],
    ['confirmed', ['confirmed']],
    ['cancelled', ['cancelled']],
  ] as const)('are refused for a trip that is only %s', async (_state, steps) => {
    const { reference, key } = await booked(...steps);
    expect((await send(reference, { ...WORDS, key })).status).toBe(409);
  });

  it.each([
    ['no stars', { stars: undefined }, 400],
    ['six stars', { stars: '6' }, 400],
    ['half a star', { stars: '4.5' }, 400],
    ['no name', { name: ' ' }, 400],
    ['a text that is too long', { text: 'x'.repeat(2001) }, 400],
    ['another key', { key: 'guessed' }, 404],
    ['no key', { key: undefined }, 404],
  ])('are refused with %s', async (_what, changed, status) => {
    const { reference, key } = await booked('confirmed', 'completed');
    expect((await send(reference, { ...WORDS, key, ...changed })).status).toBe(status);
    expect((await send(reference, { ...WORDS, key })).status).toBe(201);
  });

  it('with a photo that is none are refused whole', async () => {
    const { reference, key } = await booked('confirmed', 'completed');
    const { status } = await send(reference, { ...WORDS, key }, Buffer.from('%PDF-1.7'));
    expect(status).toBe(415);
    expect((await send(reference, { ...WORDS, key })).status).toBe(201);
  });

  it('are in a person’s copy, and gone with the person, from the rating too', async () => {
    const { reference, key, phone } = await booked('confirmed', 'completed');
    await send(reference, { ...WORDS, key, text: 'Erase me' });
    await decide(await newest('waiting'), 'waiting', 'released');
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
    expect(person.reviews).toMatchObject([{ text: 'Erase me' }]);
    const before = await ratingOf();
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect((await ratingOf()).count).toBe(before.count - 1);
    expect((await shown()).map(({ text }) => text)).not.toContain('Erase me');
  });
});
