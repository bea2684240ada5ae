import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { packageForms } from '../../../../test/travel-packages.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { NounVersions } from '../../http/noun-versions.ts';
import { uploadService } from '../uploads/service.ts';
import { packageService } from './service.ts';

const HOUR_MS = 3_600_000;

describe.each(engines)('scheduled packages on %s', (engine) => {
  let site: TestApp;
  let place: TestDatabase;
  let forms: ReturnType<typeof packageForms>;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    forms = packageForms(site);
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  /** Simulates another process on the same database, at another time. */
  const processAt = (now: number) => {
    const { database } = site;
    const clock = () => now;
    const uploads = uploadService({ database, clock, files: localFiles(place.settings.dataDir) });
    const onFailure = (error: unknown) => expect.fail(String(error));
    const office = makeOffice(database, clock);
    return packageService({ ...office, database, versions: new NounVersions(database), clock, uploads, onFailure });
  };
  const at = (hours: number) => new Date(TEST_NOW + hours * HOUR_MS).toISOString();
  const isShown = async (slug: string) => (await site.app.inject(`/api/packages/${slug}`)).statusCode === 200;
  const list = (status: 'draft' | 'scheduled' | 'published') =>
    site.adminApi('GET /api/packages/admin/all', { query: { status } });

  it('are drafts until their moment, then public, published once however many processes look', async () => {
    const trip = await forms.created({ publishAt: at(5) });
    expect([trip.status, trip.publishAt, await isShown(trip.slug)]).toEqual(['draft', at(5), false]);
    await processAt(TEST_NOW + 4 * HOUR_MS).managed.publishDue();
    expect(await isShown(trip.slug)).toBe(false);
    await Promise.all(Array.from({ length: 4 }, () => processAt(TEST_NOW + 6 * HOUR_MS).managed.publishDue()));
    expect(await isShown(trip.slug)).toBe(true);
    const { package: now } = await site.adminApi('GET /api/packages/admin/{id}', { params: { id: trip._id } });
    expect([now.status, now.publishAt, now.version]).toEqual(['published', null, trip.version]);
    // A form that was open over the moment still says draft and the time of then: it stays public.
    const { body } = await forms.save(trip, { title: 'Saved late' });
    expect(body.package.status).toBe('published');
  });

  it('are listed and counted apart from the drafts, the next one first', async () => {
    const later = await forms.created({ publishAt: at(50) });
    const sooner = await forms.created({ publishAt: at(40) });
    const draft = await forms.created();
    const scheduled = await list('scheduled');
    expect(scheduled.packages.map(({ _id }) => _id)).toEqual([sooner._id, later._id]);
    expect([scheduled.total, scheduled.counts.scheduled]).toEqual([2, 2]);
    const drafts = await list('draft');
    expect(drafts.packages.map(({ _id }) => _id)).toEqual([draft._id]);
  });

  it('are moved and cancelled, and lose their time with any other status', async () => {
    const trip = await forms.created({ publishAt: at(20) });
    const moved = (await forms.save(trip, { publishAt: at(30) })).body.package;
    expect([moved.status, moved.publishAt]).toEqual(['draft', at(30)]);
    const cancelled = (await forms.save(moved, { publishAt: '' })).body.package;
    expect([cancelled.status, cancelled.publishAt]).toEqual(['draft', null]);
    const again = (await forms.save(cancelled, { publishAt: at(30) })).body.package;
    const params = { id: again._id };
    const set = await site.adminApi('PATCH /api/packages/admin/{id}/status', { params, body: { status: 'archived' } });
    expect([set.package.status, set.package.publishAt]).toEqual(['archived', null]);
    await processAt(TEST_NOW + 99 * HOUR_MS).managed.publishDue();
    expect(await isShown(trip.slug)).toBe(false);
  });

  it('that are deleted stay hidden, and a time that cannot be read is refused', async () => {
    const trip = await forms.created({ publishAt: at(20) });
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id: trip._id } });
    await processAt(TEST_NOW + 21 * HOUR_MS).managed.publishDue();
    await site.adminApi('POST /api/packages/admin/{id}/restore', { params: { id: trip._id } });
    expect(await isShown(trip.slug)).toBe(false);
    const { status, body } = await forms.create({ publishAt: 'tomorrow' });
    expect([status, body.fields?.publishAt]).toEqual([400, 'Publish date could not be read']);
  });
});
