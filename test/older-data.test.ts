import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_TYPES } from '../src/contracts/activities.ts';
import type { ApiCall } from '../src/contracts/client.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { SQLITE_NAME } from '../src/server/database/sqlite.ts';
import { photoStore } from '../src/server/features/pictures/store.ts';
import type { PhotoProviderName } from '../src/server/gateways/photos/port.ts';
import { startModelServer } from './model-servers.ts';
import { goodModel } from './model-writer.ts';
import { startApp, type TestApp } from './start-app.ts';

const ASHA = { phone: '9830012345', password: 'dusk-on-the-road' };
const A_WEEK_MS = 7 * 24 * 3600_000;

const storedFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, 'stored', name));

/** Rows that the first edition wrote, by table: those whose documents its database does not have. */
const ROWS = JSON.parse(storedFile('first-edition-rows.json').toString()) as Readonly<
  Record<
    'itineraries' | 'photos' | 'activities' | 'aiLogs',
    readonly Readonly<Record<string, string | number | null>>[]
  >
>;

/** Adds the rows before any migration of ours: they take every step that rows of that time take. */
function addRows(path: string): void {
  const database = new DatabaseSync(path);
  for (const [table, rows] of Object.entries(ROWS)) {
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const places = columns.map(() => '?');
      database.prepare(`insert into "${table}" (${columns}) values (${places})`).run(...Object.values(row));
    }
  }
  database.close();
}

function placeOf(stored: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-older-'));
  const path = join(dataDir, SQLITE_NAME);
  writeFileSync(path, brotliDecompressSync(storedFile(stored)));
  addRows(path);
  const settings = { databaseUrl: undefined, dataDir };
  return {
    settings,
    open: () => openDatabase(settings),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

describe('data of the first edition', () => {
  let site: TestApp;
  let admin: ApiCall;
  let asha: ApiCall;
  let models: Awaited<ReturnType<typeof startModelServer>>;
  beforeAll(async () => {
    const place = placeOf('first-edition.sqlite.br');
    models = await startModelServer({ protocol: 'compatible', answer: goodModel });
    const environment = {
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'test-model',
      AI_BASE_URL: models.url,
      AI_API_KEY: 'sk-test-Key0123456789abcdefghij',
    };
    site = await startApp('sqlite', { place, environment });
    site.advance(A_WEEK_MS);
    // The sessions from the start have expired meanwhile.
    const address = '198.51.101.2';
    const signedIn = await site.apiAs(null, address)('POST /api/admin/auth/login', {
      body: { email: 'admin@safarnama.example', password: 'lamp-in-the-window' },
    });
    if (!('token' in signedIn)) throw new Error('a code was asked for');
    admin = site.apiAs(signedIn.token, address);
    const { token } = await site.apiAs(null, address)('POST /api/users/login', { body: ASHA });
    asha = site.apiAs(token, address);
  });
  afterAll(async () => {
    await site.close();
    await models.stop();
  });

  it('shows packages on the site and opens and lists them in the back office', async () => {
    const { packages } = await site.api('GET /api/packages', { query: {} });
    expect(packages).toHaveLength(2);
    for (const { slug, _id: id } of packages) {
      const { package: shown } = await site.api('GET /api/packages/{slug}', { params: { slug } });
      expect(shown.description).not.toBe('');
      const { package: opened } = await admin('GET /api/packages/admin/{id}', { params: { id } });
      expect(opened).toMatchObject({ slug, bookingInfo: shown.bookingInfo, travelDetails: shown.travelDetails });
    }
    expect((await admin('GET /api/packages/admin/all', { query: {} })).total).toBe(3);
  });

  it('shows posts on the site and opens and lists them in the back office', async () => {
    const { blogs } = await admin('GET /api/blogs/admin/all', { query: {} });
    expect(blogs).toHaveLength(3);
    for (const { slug, status, _id: id } of blogs) {
      const { blog } = await admin('GET /api/blogs/admin/{id}', { params: { id } });
      expect(blog.content).not.toBe('');
      if (status === 'published') await site.api('GET /api/blogs/{id}', { params: { id: slug } });
    }
  });

  it('shows itineraries with their day plans, and makes one of an old plan', async () => {
    const rows = await site.database.read.selectFrom('itineraries').select(['id', 'slug', 'detailedAt']).execute();
    expect(rows).toHaveLength(4);
    const hasDetails = rows.map(({ detailedAt }) => detailedAt !== null);
    expect(new Set(hasDetails)).toEqual(new Set([true, false]));
    for (const { id, slug } of rows) {
      const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
      expect(itinerary.pricePP).toBeGreaterThan(0);
      const { details } = await asha('POST /api/itineraries/{id}/details', { params: { id } });
      expect(details.fullDayWisePlan).toHaveLength(itinerary.days);
      expect(await asha('GET /api/itineraries/{id}/details', { params: { id } })).toEqual({ details });
    }
    await site.api('GET /api/itineraries/popular', {});
  });

  it('shows what a model wrote of an itinerary, and plans its request once more', async () => {
    const [{ slug = '', words = '' } = {}] = ROWS.itineraries;
    const { title, description } = JSON.parse(String(words)) as { title: string; description: string };
    const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug: String(slug) } });
    expect(itinerary).toMatchObject({ title, difference: description, instead: [] });
    const id = String(ROWS.aiLogs.find(({ httpStatus }) => httpStatus === 200)?.id);
    const call = 'POST /api/admin/dashboard/ai-usage/logs/{id}/replay';
    const { original } = await admin(call, { params: { id }, body: {} });
    expect(original).toMatchObject({ checksPassed: 6, plans: [{ slug, title, wordsBy: 'model' }] });
  });

  it('knows whose its photos are, and where none was found', async () => {
    const { find, listShown } = photoStore(site.database);
    for (const { subject, provider, file, credit } of ROWS.photos) {
      const known = await find(String(subject), provider as PhotoProviderName);
      expect(known?.photo ?? null).toEqual(file && { subject, file, credit: JSON.parse(String(credit)) });
    }
    expect([...(await listShown('wikimedia')).values()]).toEqual(['darjeeling-tiger-hill']);
  });

  it('shows every kind of activity', async () => {
    const id = String(ROWS.activities[0]?.visitor);
    const one = await admin('GET /api/admin/activity/people/{kind}/{id}', { params: { kind: 'visitor', id } });
    const all = await admin('GET /api/admin/activity', { query: { range: '90', limit: '100' } });
    const activities = [...one.activities, ...all.activities];
    expect(new Set(activities.map(({ activityType }) => activityType))).toEqual(new Set(ACTIVITY_TYPES));
    expect(activities).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ searchData: expect.objectContaining({ to: 'Paris', refusal: 'ABROAD' }) }),
        expect.objectContaining({ itineraryData: expect.objectContaining({ viewDuration: 42 }) }),
        expect.objectContaining({ itineraryData: expect.objectContaining({ platform: 'whatsapp' }) }),
        expect.objectContaining({ pageData: { pageTitle: 'x is not a function', path: '/packages' } }),
        expect.objectContaining({ formData: expect.objectContaining({ formType: 'lead' }) }),
      ]),
    );
  });

  it('shows a traveller their searches and bookings, and hands out and finds everything of theirs', async () => {
    expect((await asha('GET /api/search-history')).searches).toHaveLength(1);
    expect((await asha('GET /api/users/me/bookings', { query: {} })).bookings).toHaveLength(2);
    const copy = await asha('GET /api/users/me/export');
    expect(copy).toMatchObject({ user: { name: 'Asha Sen' } });
    expect(copy.bookings).toHaveLength(2);
    // From before languages were kept: messages about them are in English.
    expect(copy.bookings.map(({ language }) => language)).toEqual(['en', 'en']);
    const { person } = await admin('GET /api/admin/people', { query: { phone: ASHA.phone } });
    expect(person.bookings).toHaveLength(2);
  });

  it('opens every booking and lead', async () => {
    const { bookings, total } = await admin('GET /api/admin/bookings', { query: { limit: '100' } });
    expect([bookings.length, total]).toEqual([16, 16]);
    for (const { _id: id } of bookings) await admin('GET /api/admin/bookings/{id}', { params: { id } });
    const { leads } = await admin('GET /api/promotional-leads', { query: {} });
    expect(leads).toHaveLength(9);
    for (const { _id: id } of leads) await admin('GET /api/promotional-leads/{id}', { params: { id } });
  });

  it('keeps settings, offers, figures, logs and what was done', async () => {
    const { settings } = await admin('GET /api/admin/settings');
    expect(settings).toMatchObject({ maxRequestsPerMinute: 101, site: { agency: 'Hooghly Travels' } });
    await admin('PUT /api/admin/settings', { body: { ...settings, maxRequestsPerMinute: 102 } });
    expect((await admin('GET /api/admin/offers', { query: {} })).offers).toHaveLength(1);
    const { entries } = await admin('GET /api/admin/audit', { query: {} });
    expect(entries.map(({ action }) => action)).toContain('settings.saved');
    expect(entries.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'maxRequestsPerMinute',
      from: '100',
      to: '101',
    });
    expect((await admin('GET /api/admin/activity', { query: {} })).total).toBeGreaterThan(0);
    const { logs } = await admin('GET /api/admin/dashboard/ai-usage/logs', { query: { period: '90d' } });
    expect(logs.length).toBeGreaterThan(0);
    for (const { _id: id } of logs) await admin('GET /api/admin/dashboard/ai-usage/logs/{id}', { params: { id } });
    await admin('GET /api/admin/dashboard/overview');
    expect(site.failures).toEqual([]);
  });
});
