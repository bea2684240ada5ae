import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { eventsIn, readCalendar } from '../../../../test/read-calendar.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { tripCalendarStore } from './trip-calendar-store.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: addDays(dayInIndia(TEST_NOW), 60),
  returnDate: addDays(dayInIndia(TEST_NOW), 64),
};
const MONTH_MS = 31 * 86_400_000;

describe.each(engines)('calendars of trips on %s', (engine) => {
  let site: TestApp;
  let itineraryId: string;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { SITE_URL: 'https://trips.example' } });
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: TRIP });
    itineraryId = itineraries[0]?._id ?? '';
  });
  afterAll(() => site.close());

  type Api = Awaited<ReturnType<TestApp['register']>>['api'];

  const openFor = async (api: Api, id: string, { renew = false, language = 'en' } = {}): Promise<string> => {
    const headers = { 'accept-language': language };
    return (await api('PUT /api/trips/{id}/calendar', { params: { id }, body: { renew }, headers })).calendar.address;
  };

  async function subscribe(language = 'en') {
    const person = await site.register();
    const { trip } = await person.api('POST /api/trips', { body: { itineraryId } });
    return { ...person, trip, id: trip._id, address: await openFor(person.api, trip._id, { language }) };
  }

  const read = (address: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url: new URL(address).pathname, headers });
  const eventsAt = async (address: string) => eventsIn(readCalendar((await read(address)).payload));
  const uidsAt = async (address: string) => (await eventsAt(address)).map((event) => event.value('UID'));

  it('are read without signing in, and not again while nothing has changed', async () => {
    const { address, trip } = await subscribe();
    expect(address).toMatch(/^https:\/\/trips\.example\/api\/calendars\/[\w-]{43}\.ics$/);
    const answer = await read(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const calendar = readCalendar(answer.payload);
    expect(calendar.value('REFRESH-INTERVAL')).toBe('PT1H');
    expect(calendar.value('X-PUBLISHED-TTL')).toBe('PT1H');
    const events = eventsIn(calendar);
    expect(events.length).toBeGreaterThan(8);
    expect(events.some(({ parts }) => parts.some(({ name }) => name === 'VALARM'))).toBe(true);
    for (const event of events) {
      expect(event.has('LAST-MODIFIED')).toBe(true);
      expect(event.value('URL')).toBe(`https://trips.example/itinerary/${trip.itinerary.slug}`);
    }
    site.advance(3_600_000);
    const again = await read(address, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('follow the trip to its changed plan, with the same ids and a higher sequence', async () => {
    const { api, id, address } = await subscribe();
    const before = await eventsAt(address);
    const { editing } = await api('GET /api/trips/{id}/editing', { params: { id } });
    const removed = editing.decisions.days.flatMap(({ sights }) => sights)[0] ?? '';
    const days = editing.decisions.days.map((day) => ({
      ...day,
      sights: day.sights.filter((sight) => sight !== removed),
    }));
    site.advance(60_000);
    const body = { decisions: { ...editing.decisions, days }, revision: 0 };
    const { trip } = await api('PUT /api/trips/{id}/plan', { params: { id }, body });
    const after = await eventsAt(address);
    const uids = after.map((event) => event.value('UID'));
    expect(uids).not.toContain(`${id}-visit-${removed}@safarnama`);
    const left = before.map((event) => event.value('UID')).filter((uid) => !uid.includes(`-visit-${removed}@`));
    expect(uids.filter((uid) => left.includes(uid)).length).toBeGreaterThan(left.length / 2);
    const sequenceOf = ([event]: typeof after) => Number(event?.value('SEQUENCE'));
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
    expect(after[0]?.value('URL')).toContain(trip.itinerary.slug);
  });

  it('stay in the language of their maker, under the name of the trip', async () => {
    const { api, id, address } = await subscribe('hi');
    expect((await read(address)).payload).toContain('/hi/itinerary/');
    expect(await openFor(api, id, { language: 'bn' })).toBe(address);
    await api('PUT /api/trips/{id}', { params: { id }, body: { name: 'With grandmother' } });
    expect(readCalendar((await read(address)).payload).value('X-WR-CALNAME')).toBe('With grandmother');
  });

  it('have one address, also for two tabs at once, and another when it is renewed', async () => {
    const { api, id, address } = await subscribe();
    expect(await Promise.all([openFor(api, id), openFor(api, id)])).toEqual([address, address]);
    const renewed = await openFor(api, id, { renew: true });
    expect(renewed).not.toBe(address);
    expect((await uidsAt(renewed)).length).toBeGreaterThan(8);
    expect(await uidsAt(address)).toEqual([]);
  });

  it('become empty for a month once taken back, twice if need be, and then are gone', async () => {
    const { api, id, address } = await subscribe('bn');
    const close = () => api('DELETE /api/trips/{id}/calendar', { params: { id } });
    await close();
    await close();
    const answer = await read(address);
    expect(answer.statusCode).toBe(200);
    expect(eventsIn(readCalendar(answer.payload))).toEqual([]);
    expect(answer.payload).not.toContain('/itinerary/');
    await tripCalendarStore(site.database).forgetEnded(site.database.db, TEST_NOW + MONTH_MS);
    const gone = await read(address);
    expect(gone.statusCode).toBe(404);
    expect(gone.json()).toMatchObject({ error: expect.stringContaining('no calendar') });
  });

  it('are empty while their trip is deleted, and full again when it is restored', async () => {
    const { api, id, address } = await subscribe();
    await api('DELETE /api/trips/{id}', { params: { id } });
    expect(await uidsAt(address)).toEqual([]);
    await api('POST /api/trips/{id}/restore', { params: { id } });
    expect((await uidsAt(address)).length).toBeGreaterThan(8);
  });

  it('belong to the trip’s person, are told of in the copy of their data, and end with the account', async () => {
    const { api, id, address } = await subscribe();
    const other = await site.register();
    await expect(openFor(other.api, id)).rejects.toMatchObject({ status: 404 });
    await expect(openFor(site.api, id)).rejects.toMatchObject({ status: 401 });
    await expect(other.api('DELETE /api/trips/{id}/calendar', { params: { id } })).rejects.toMatchObject({
      status: 404,
    });
    const held = JSON.stringify(await api('GET /api/users/me/export'));
    const token = address.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(held).toContain('calendarSince');
    expect(held).not.toContain(token);
    await api('DELETE /api/users/me');
    expect(await uidsAt(address)).toEqual([]);
    const rows = await site.database.read.selectFrom('tripCalendars').selectAll().where('tripId', '=', id).execute();
    expect(rows).toEqual([]);
  });

  it('are not found under a guessed or damaged address', async () => {
    const guesses = [randomBytes(32).toString('base64url'), 'x', '%00', `${'a'.repeat(43)}`, '..', 'ü'.repeat(43)];
    for (const guess of guesses) {
      const answer = await site.app.inject({ url: `/api/calendars/${encodeURIComponent(guess)}.ics` });
      expect(answer.statusCode, guess).toBe(404);
    }
  });

  it('keep no token in the database', async () => {
    const { address } = await subscribe();
    const token = address.split('/').at(-1)?.replace('.ics', '') ?? '';
    const rows = await site.database.read.selectFrom('tripCalendars').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
