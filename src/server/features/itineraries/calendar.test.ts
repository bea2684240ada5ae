import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { eventsIn, readCalendar } from '../../../../test/read-calendar.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { partsByLanguage } from '../../../core/languages.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-07',
  travellers: 2,
};

describe.each(engines)('calendar files on %s', (engine) => {
  let site: TestApp;
  let slug: string;
  let token: string;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { SITE_URL: 'https://trips.example' } });
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: TRIP });
    slug = itineraries[0]?.slug ?? '';
    ({ token } = await site.register());
  });
  afterAll(() => site.close());

  const fetchCalendar = (of: string, headers: Record<string, string>) =>
    site.app.inject({ url: `/api/itineraries/${of}/calendar.ics`, headers });
  const asReader = (language = 'en') => ({ authorization: `Bearer ${token}`, 'accept-language': language });

  it('a signed-in reader saves the plan under its name, and no cache keeps it', async () => {
    const answer = await fetchCalendar(slug, asReader());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${slug}.ics"`,
      'cache-control': 'private, no-store',
    });
    const events = eventsIn(readCalendar(answer.payload));
    expect(events.length).toBeGreaterThan(8);
    for (const event of events) expect(event.value('URL')).toBe(`https://trips.example/itinerary/${slug}`);
  });

  it('is refused without signing in, or with an admin’s token, whether or not there is such a plan', async () => {
    for (const of of [slug, 'no-such-plan', 'x'.repeat(250)]) {
      expect((await fetchCalendar(of, {})).statusCode).toBe(401);
      expect((await fetchCalendar(of, { authorization: `Bearer ${site.adminToken}` })).statusCode).toBe(401);
    }
  });

  it('a plan that does not exist is not found', async () => {
    const answer = await fetchCalendar('no-such-plan', asReader());
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: 'Itinerary not found' });
    expect((await fetchCalendar('x'.repeat(250), asReader())).statusCode).toBe(400);
  });

  it.each(['hi', 'bn'] as const)('is told in %s to its readers, with the same ids', async (language) => {
    const idsOf = (text: string) => eventsIn(readCalendar(text)).map((event) => event.value('UID'));
    const { payload } = await fetchCalendar(slug, asReader(language));
    const calendar = readCalendar(payload);
    expect(idsOf(payload)).toEqual(idsOf((await fetchCalendar(slug, asReader())).payload));
    const texts = eventsIn(calendar).flatMap((event) => [
      event.value('SUMMARY'),
      event.value('LOCATION').split(', ').at(-1) ?? '',
      ...event.parts.map((alarm) => alarm.value('DESCRIPTION')),
    ]);
    for (const text of [calendar.value('X-WR-CALNAME'), ...texts]) {
      expect(
        partsByLanguage(text, language).some((part) => part.language === language),
        text,
      ).toBe(true);
    }
    expect(eventsIn(calendar)[0]?.value('URL')).toBe(`https://trips.example/${language}/itinerary/${slug}`);
  });

  it('a later file replaces an earlier one', async () => {
    const versionOf = async () => {
      const [event] = eventsIn(readCalendar((await fetchCalendar(slug, asReader())).payload));
      return { sequence: Number(event?.value('SEQUENCE')), stamp: event?.value('DTSTAMP') ?? '' };
    };
    const first = await versionOf();
    site.advance(5000);
    const second = await versionOf();
    expect(second.sequence).toBe(first.sequence + 5);
    expect(second.stamp > first.stamp).toBe(true);
  });
});
