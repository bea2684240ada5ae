import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { LANGUAGES, type Language } from '../../../core/languages.ts';
import { tripCardAddress } from '../../../core/posters/trip-card.ts';
import { readFonts } from '../../gateways/typesetting/fonts.ts';
import { openLettering } from '../../gateways/typesetting/lettering.ts';
import { printableIn } from '../../gateways/typesetting/printable.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Sikkim',
  departureDate: addDays(dayInIndia(TEST_NOW), 60),
  returnDate: addDays(dayInIndia(TEST_NOW), 66),
  priceRange: [0, 200_000] as [number, number],
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const printable = printableIn(readFonts());

describe.each(engines)('sharing cards of trips on %s', (engine) => {
  let site: TestApp;
  let slug: string;
  beforeAll(async () => {
    site = await startApp(engine);
    slug = (await site.api('POST /api/generate-itinerary', { body: TRIP })).itineraries[0]?.slug ?? '';
  });
  afterAll(() => site.close());

  async function cardIn(language: Language) {
    const headers = { 'accept-language': language };
    const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug }, headers });
    const { brand } = await site.api('GET /api/site', { query: { lang: language } });
    return { ...itinerary, brand, language };
  }
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

  it.each(LANGUAGES)('are small pictures for ever in %s, and every letter of them is in a font', async (language) => {
    const card = await cardIn(language);
    const answer = await get(tripCardAddress(card));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': FOR_EVER });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(answer.rawPayload.length).toBeLessThan(300_000);
    for (const text of [card.title, card.fromLocation, card.brand, ...card.stays.map(({ place }) => place)]) {
      expect(printable(text)).toBe(text.normalize('NFC'));
    }
    const known = await get(tripCardAddress(card), { 'if-none-match': String(answer.headers.etag) });
    expect([known.statusCode, known.payload]).toEqual([304, '']);
  });

  it('show the present content under an earlier address, and are not drawn again for a query', async () => {
    const card = await cardIn('en');
    const present = await get(tripCardAddress(card));
    const earlier = await get(tripCardAddress({ ...card, pricePP: 1 }));
    expect(earlier.headers['cache-control']).toBe('public, max-age=600');
    expect(earlier.rawPayload.equals(present.rawPayload)).toBe(true);
    const asked = await get(`${tripCardAddress(card)}?v=${Math.random()}`);
    expect(asked.headers.etag).toBe(present.headers.etag);
  });

  it('have another address under an offer, with its price', async () => {
    const before = await cardIn('en');
    const today = dayInIndia(TEST_NOW);
    await site.adminApi('POST /api/admin/offers', {
      body: { title: 'Winter', text: 'Less to pay.', percent: 20, from: today, until: addDays(today, 9), chips: [] },
    });
    const after = await cardIn('en');
    expect(after.pricePP).toBeLessThan(before.pricePP);
    expect(tripCardAddress(after)).not.toBe(tripCardAddress(before));
    const old = await get(tripCardAddress(before));
    const present = await get(tripCardAddress(after));
    expect(old.rawPayload.equals(present.rawPayload)).toBe(true);
    expect(present.headers['cache-control']).toBe(FOR_EVER);
  });

  it('count as no visit', async () => {
    const viewsOf = () =>
      site.database.read
        .selectFrom('itineraries')
        .select(['views', 'keptAt'])
        .where('slug', '=', slug)
        .executeTakeFirst();
    const before = await viewsOf();
    await get(tripCardAddress(await cardIn('hi')));
    expect((await viewsOf())?.views).toBe(before?.views);
  });

  it.each([
    'en/none/0123456789abcdef.png',
    'fr/none/0123456789abcdef.png',
    'en/none/x.png',
    'en/..%2f/0123456789abcdef.png',
  ])('are refused under %s', async (path) => {
    const { statusCode } = await get(`/pictures/cards/${path}`);
    expect([400, 404]).toContain(statusCode);
  });
});

describe('letters of cards', () => {
  const letter = openLettering();
  const line = (text: string, width = 500) =>
    letter.line({ text, language: 'en', face: 'bold', size: 40, colour: '#ffffff', width });

  it('stand on one line whatever their shape, and never run past their width', async () => {
    const lines = await Promise.all(['aceo', 'Ågjy', 'राष्ट्रीय', 'দার্জিলিং', '₹1,24,500'].map((text) => line(text)));
    expect(new Set(lines.map(({ height }) => height)).size).toBe(1);
    const long = await line('Thiruvananthapuram and Kanniyakumari', 200);
    expect(long.width).toBeLessThanOrEqual(200);
  });

  it('are those of a plainer spelling where no font has them, and markup is text', async () => {
    const [odd, plain] = await Promise.all([line('Ḍāṇḍī 🛕'), line(printable('Ḍāṇḍī 🛕'))]);
    expect(odd.png.equals(plain.png)).toBe(true);
    expect((await line('<b>&amp;')).width).toBeGreaterThan((await line('b')).width * 3);
  });
});
