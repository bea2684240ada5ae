import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { patientTypesetting } from '../../../../test/documents.ts';
import { canReadPdf, countPages, textOfPdf } from '../../../../test/read-pdf.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import type { Typeset, Typesetting } from '../../gateways/typesetting/port.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-10',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 50_000] as [number, number],
};

const MOST_BYTES = 400_000;

/** Plans a trip and writes its day plan for a new traveller. */
async function planTrip(site: TestApp, name = 'Asha Sen', phone = freshPhone()) {
  const { api, token } = await site.register({ name, phone });
  const [trip] = (await site.api('POST /api/generate-itinerary', { body: TRIP })).itineraries;
  if (!trip) throw new Error('a trip was expected');
  await api('POST /api/itineraries/{id}/details', { params: { id: trip._id } });
  return { trip, token, phone };
}

const missingIn = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));

const askFor = (site: TestApp, address: string, token?: string, language?: string) =>
  site.app.inject({
    url: `/api/itineraries/${address}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
  });

describe.each(engines)('documents of a plan on %s', { timeout: 120_000 }, (engine) => {
  let site: TestApp;
  let trip: Itinerary;
  let token: string;
  let phone: string;
  beforeAll(async () => {
    const environment = { SITE_URL: 'https://safarnama.example' };
    site = await startApp(engine, { environment, gateways: { typesetting: patientTypesetting() } });
    ({ trip, token, phone } = await planTrip(site));
  });
  afterAll(() => site.close());

  it('are for signed-in readers, of plans that there are', async () => {
    for (const file of ['document.pdf', 'driver-sheet.pdf']) {
      expect((await askFor(site, `${trip.slug}/${file}?lang=xx`)).statusCode).toBe(401);
      expect((await askFor(site, `${trip.slug}/${file}?lang=xx`, token)).statusCode).toBe(400);
      const gone = await askFor(site, `nowhere/${file}`, token, 'hi');
      expect([gone.statusCode, gone.json().error]).toEqual([404, expect.stringContaining('नहीं मिली')]);
      expect(gone.headers['content-disposition']).toBeUndefined();
    }
  });

  it('are missing until the day plan is written', async () => {
    const other = { ...TRIP, to: 'Puri' };
    const [unwritten] = (await site.api('POST /api/generate-itinerary', { body: other })).itineraries;
    expect((await askFor(site, `${unwritten?.slug}/document.pdf`, token)).statusCode).toBe(404);
  });

  it.each(LANGUAGES)('are PDFs of a moderate size in %s', async (language) => {
    for (const file of ['document', 'driver-sheet']) {
      const answer = await askFor(site, `${trip.slug}/${file}.pdf`, token, language);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${trip.slug}-${file}.pdf"`,
        'cache-control': 'private, no-store',
      });
      expect(answer.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(answer.rawPayload.length).toBeLessThan(MOST_BYTES);
    }
    expect(site.failures).toEqual([]);
  });

  describe.skipIf(!canReadPdf)('as they are read', () => {
    const read = async (address: string, language?: string) =>
      textOfPdf((await askFor(site, address, token, language)).rawPayload);

    it('the plan has title, days, prices, checks, contacts and page numbers', async () => {
      const text = await read(`${trip.slug}/document.pdf`);
      const price = trip.pricePP.toLocaleString('en-IN');
      const words = [
        trip.title,
        'Fri 4 Dec to Thu 10 Dec 2026',
        `₹${price}`,
        'total for 2 travellers',
        'Day 7',
        'Before you go',
        `Passed ${trip.checks.length} checks`,
        'Hooghly Travels',
        '+91 33 2680 0000',
        'Page 1 of',
      ];
      expect(missingIn(text, words)).toEqual([]);
      expect(text.match(/2 travellers: 2 ×/g)).toHaveLength(1);
      expect(text).not.toContain(phone);
    });

    it.each([
      ['hi', ['दार्जिलिंग', 'प्रति व्यक्ति', 'शुक्र, 4 दिसंबर', 'जाने से पहले', '₹']],
      ['bn', ['দার্জিলিং', 'জনপ্রতি', 'শুক্র, 4 ডিসেম্বর', 'যোগাযোগ: Hooghly', '₹']],
    ])('the plan in %s has its words, which a search finds', async (language, words) => {
      const text = await read(`${trip.slug}/document.pdf?lang=${language}`);
      expect(missingIn(text, words)).toEqual([]);
    });

    it('the driver’s sheet is one page, with pick-ups and stays, and without prices', async () => {
      const { rawPayload } = await askFor(site, `${trip.slug}/driver-sheet.pdf`, token);
      const text = textOfPdf(rawPayload);
      expect(countPages(rawPayload)).toBe(1);
      expect(missingIn(text, ['Driver’s sheet', 'Pick-up', 'Night:', ' km, ', `Asha, ${phone}`])).toEqual([]);
      expect(missingIn(text, ['₹', 'Asha Sen'])).toHaveLength(2);
    });

    it('the driver’s sheet of another reader has that reader’s phone, not the first one’s', async () => {
      const other = await site.register({ name: 'Ravi Das', phone: freshPhone() });
      const text = textOfPdf((await askFor(site, `${trip.slug}/driver-sheet.pdf`, other.token)).rawPayload);
      expect(text).toContain(`Ravi, ${other.user.phone}`);
      expect(text).not.toContain(phone);
    });
  });
});

describe('documents while typesetting', () => {
  const DOCUMENT: Typeset = { kind: 'set', pdf: Buffer.from('%PDF-'), warnings: [] };

  async function startWith(typeset: Typesetting['typeset']) {
    const site = await startApp('sqlite', { gateways: { typesetting: { typeset } } });
    return { site, ...(await planTrip(site)) };
  }

  it.each([
    ['busy', 'Many documents are being made'],
    ['given-up', 'could not be made in time'],
  ] as const)('is %s are refused with 503 and when to come again', async (kind, words) => {
    const { site, trip, token } = await startWith(async () => ({ kind }));
    const refused = await askFor(site, `${trip.slug}/document.pdf`, token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json().error).toContain(words);
    await site.close();
  });

  it('are set once for all who ask for the same, and again on another day', async () => {
    let count = 0;
    const { site, trip, token } = await startWith(async () => {
      count += 1;
      return DOCUMENT;
    });
    const ask = (language = 'en') => askFor(site, `${trip.slug}/document.pdf`, token, language);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(count).toBe(1);
    await ask('bn');
    expect(count).toBe(2);
    site.advance(86_400_000);
    await ask();
    expect(count).toBe(3);
    await site.close();
  });
});
