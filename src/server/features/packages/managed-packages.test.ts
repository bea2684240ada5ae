import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { plain } from '../../../../test/pictures.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { type FormPicture, freshSlug, keepPackage, packageForms } from '../../../../test/travel-packages.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { NounVersions } from '../../http/noun-versions.ts';
import { uploadService } from '../uploads/service.ts';
import { packageService } from './service.ts';

type Forms = ReturnType<typeof packageForms>;

const HOUR_MS = 3_600_000;

describe.each(engines)('packages in the back office on %s', (engine) => {
  let site: TestApp;
  let place: TestDatabase;
  let create: Forms['create'];
  let save: Forms['save'];
  let created: Forms['created'];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    ({ create, save, created } = packageForms(site));
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  const photo = async (fileName = 'a.png', colour = '#e8637a'): Promise<FormPicture> => ({
    fileName,
    bytes: await plain(64, 48, colour).png().toBuffer(),
  });
  const statusOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const uploaded = async () => ({
    rows: (await site.database.db.selectFrom('uploads').select('id').execute()).length,
    files: (await readdir(join(place.settings.dataDir, 'uploads')).catch(() => [])).length,
  });

  it('have slugs from other scripts, and one made of the id when nothing is left', async () => {
    expect((await created({ slug: undefined, title: 'দার্জিলিং ভ্রমণ' })).slug).toMatch(/^[a-z]+-[a-z]+$/);
    expect((await created({ slug: undefined, title: 'Straße nach Łódź' })).slug).toBe('strasse-nach-lodz');
    const nameless = await created({ slug: '', title: '🌄' });
    expect(nameless.slug).toBe(`package-${nameless._id}`);
  });

  it('have a slug each: a taken one is refused with one that is free', async () => {
    const slug = freshSlug();
    await created({ slug });
    const { status, body } = await create({ slug });
    expect([status, body.error]).toEqual([409, `The slug "${slug}" is taken. "${slug}-2" is free.`]);
    expect(body.fields?.slug).toBe(body.error);
  });

  it('that are saved at the same moment under one slug leave it to one of them', async () => {
    const slug = freshSlug();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create({ slug })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('give up their slug when they are deleted', async () => {
    const slug = freshSlug();
    const old = await created({ slug, status: 'published' });
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id: old._id } });
    const young = await created({ slug, status: 'published' });
    const { package: restored } = await site.adminApi('POST /api/packages/admin/{id}/restore', {
      params: { id: old._id },
    });
    expect(restored.slug).not.toBe(slug);
    const shown = await site.api('GET /api/packages/{slug}', { params: { slug } });
    expect(shown.package._id).toBe(young._id);
  });

  it('keep what a save does not mention, and take what it empties', async () => {
    const old = await created({ tags: 'a,b', metaTitle: 'Meta', discountPercentage: '20', advanceBookingDays: '30' });
    const { status, body } = await save(old, { title: 'Another title', metaTitle: '', advanceBookingDays: '' });
    expect(status).toBe(200);
    expect(body.package).toMatchObject({
      ...old,
      title: 'Another title',
      metaTitle: '',
      version: 2,
      updatedAt: expect.any(String),
      bookingInfo: { ...old.bookingInfo, advanceBookingDays: 7 },
    });
  });

  it('follow the title again when the slug is emptied', async () => {
    const { body } = await save(await created(), { slug: '', title: 'Sundarbans by boat' });
    expect(body.package.slug).toBe('sundarbans-by-boat');
  });

  it('are found by what they say now and no longer by what they said', async () => {
    const old = await created({ status: 'published', tags: 'zebrafish' });
    const found = async (search: string) => (await site.api('GET /api/packages', { query: { search } })).total;
    expect(await found('zebrafish')).toBe(1);
    await save(old, { tags: 'quokka' });
    expect([await found('zebrafish'), await found('quokka')]).toEqual([0, 1]);
  });

  it('hold words of any length', async () => {
    const long = `${'x'.repeat(59)}\u{10330} ${'x'.repeat(59)}\u{20000} ${'y'.repeat(80)}`;
    await created({ status: 'published', description: `<p>${long}</p>` });
    expect((await site.api('GET /api/packages', { query: { search: 'y'.repeat(80) } })).total).toBe(1);
  });

  it('tell the second of two admins, and lose nothing of the first', async () => {
    const read = await created();
    expect((await save(read, { title: 'By the first' })).status).toBe(200);
    const second = await save(read, { title: 'By the second' }, [await photo()]);
    expect([second.status, second.body.error]).toEqual([
      409,
      'Another admin changed this package meanwhile. Open it again to see their changes before you save yours.',
    ]);
    expect(second.body.fields).toBeUndefined();
    const { package: kept } = await site.adminApi('GET /api/packages/admin/{id}', { params: { id: read._id } });
    expect([kept.title, kept.images]).toEqual(['By the first', []]);
  });

  it('that two admins save at the same moment are saved by one of them', async () => {
    const read = await created();
    const answers = await Promise.all([1, 2, 3, 4].map((admin) => save(read, { title: `Admin ${admin}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('whose status was changed meanwhile are not overwritten', async () => {
    const read = await created();
    const params = { id: read._id };
    await site.adminApi('PATCH /api/packages/admin/{id}/status', { params, body: { status: 'archived' } });
    expect((await save(read, { status: 'draft' })).status).toBe(409);
  });

  it.each([undefined, '', 'x', '-1', '1.5'])('are not saved with the version %j', async (version) => {
    const read = await created();
    const { status, body } = await save(read, { version });
    expect([status, body.error]).toEqual([400, 'The version of the package that was opened is missing']);
  });

  it('are the agency’s own once one of it is saved, without the rating that was made up for it', async () => {
    const made = { slug: freshSlug(), now: Date.UTC(2026, 10, 1), demo: 1, ratingCount: 5, ratingSum: 23 } as const;
    const id = await keepPackage(site.database, made);
    const { package: demo } = await site.adminApi('GET /api/packages/admin/{id}', { params: { id } });
    expect(demo.isDemo).toBe(true);
    expect(demo.rating).toEqual({ average: 4.6, count: 5, isSample: true });
    const { package: ours } = (await save(demo, { title: 'Ours' })).body;
    expect(ours.isDemo).toBe(false);
    expect(ours.rating).toEqual({ average: 0, count: 0, isSample: false });
  });

  it('show the discount as it was set, in force or not', async () => {
    const { pricing } = await created({ discountPercentage: '30', validUntil: '2026-11-20' });
    expect(pricing).toMatchObject({ discountPercentage: 30, finalPrice: 20_000 });
  });

  it('take pictures, keep their order and captions, and feature one', async () => {
    const poster = '/pictures/posters/1/darjeeling.svg';
    const existingImages = JSON.stringify([{ url: poster, caption: 'Drawn', isFeatured: true }]);
    const first = await created({ existingImages, imageCaption0: 'Train', imageCaption1: 'Tea', featuredImage: '2' }, [
      await photo('one.png'),
      await photo('two.png', '#123456'),
    ]);
    expect(first.images).toEqual([
      { url: poster, caption: 'Drawn', isFeatured: false },
      {
        url: expect.stringMatching(/^\/pictures\/uploads\//),
        caption: 'Train',
        isFeatured: false,
        width: 64,
        height: 48,
      },
      { url: expect.stringMatching(/^\/pictures\/uploads\//), caption: 'Tea', isFeatured: true, width: 64, height: 48 },
    ]);
    expect((await site.app.inject(first.images[1]?.url ?? '')).statusCode).toBe(200);
    const [, train, tea] = first.images;
    const kept = JSON.stringify([{ ...tea, caption: 'Tea garden', width: 9999 }, train]);
    const { body } = await save(first, { existingImages: kept });
    expect(body.package.images).toEqual([{ ...tea, caption: 'Tea garden' }, { ...train }]);
    const { images } = (await save(body.package, { existingImages: '[]' })).body.package;
    expect(images).toEqual([]);
  });

  it('keep their pictures when a save says nothing of them, the first featured when none is', async () => {
    const read = await created({}, [await photo(), await photo('b.png', '#000000')]);
    expect(read.images.map(({ isFeatured }) => isFeatured)).toEqual([true, false]);
    expect((await save(read, { title: 'x' })).body.package.images).toEqual(read.images);
  });

  it('take no picture of another package', async () => {
    const other = await created({}, [await photo()]);
    const existingImages = JSON.stringify(other.images);
    expect((await create({ existingImages })).status).toBe(400);
  });

  it('have at most twenty pictures', async () => {
    const posters = Array.from({ length: 20 }, (_, index) => ({ url: `/pictures/posters/1/place-${index}.svg` }));
    const existingImages = JSON.stringify(posters);
    expect((await create({ existingImages })).body.package.images).toHaveLength(20);
    const { status, body } = await create({ existingImages }, [await photo()]);
    expect([status, body.error]).toEqual([400, 'A package may have at most 20 pictures']);
  });

  it('leave no picture behind when they are refused', async () => {
    const slug = freshSlug();
    await created({ slug });
    const before = await uploaded();
    const bad = { fileName: 'script.png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
    expect((await create({ title: '' }, [await photo()])).status).toBe(400);
    expect((await create({ slug }, [await photo()])).status).toBe(409);
    expect((await create({}, [await photo(), bad])).status).toBe(415);
    expect(await uploaded()).toEqual(before);
  });

  it('are listed with those of every status, last changed first, searched and counted', async () => {
    const mine = await created({ title: 'Zanskar on ice', status: 'archived' });
    const found = await site.adminApi('GET /api/packages/admin/all', {
      query: { search: 'zansk', status: 'archived' },
    });
    expect(found).toMatchObject({ total: 1, page: 1, totalPages: 1, packages: [{ _id: mine._id, version: 1 }] });
    const all = await site.adminApi('GET /api/packages/admin/all', { query: { limit: 100 } });
    const { draft, published, archived } = all.counts;
    expect(all.total).toBe(draft + published + archived);
    expect(found.counts).toEqual(all.counts);
    expect((await site.adminApi('GET /api/packages/admin/all', { query: { search: '%' } })).total).toBe(0);
    site.advance(1000);
    await save(mine, {});
    expect((await site.adminApi('GET /api/packages/admin/all', {})).packages[0]?._id).toBe(mine._id);
  });

  it('change their status, and keep the day of their first publishing', async () => {
    const { _id: id } = await created();
    const publishedAt = async () =>
      (await site.database.read.selectFrom('packages').select('publishedAt').where('id', '=', id).executeTakeFirst())
        ?.publishedAt;
    const set = (status: 'draft' | 'published' | 'archived') =>
      site.adminApi('PATCH /api/packages/admin/{id}/status', { params: { id }, body: { status } });
    expect(await publishedAt()).toBeNull();
    expect((await set('published')).package.status).toBe('published');
    const first = await publishedAt();
    site.advance(HOUR_MS);
    await set('archived');
    await set('published');
    expect(await publishedAt()).toBe(first);
    const { package: shown } = await site.adminApi('GET /api/packages/admin/{id}', { params: { id } });
    await save(shown, { title: 'Still the same' });
    expect(await publishedAt()).toBe(first);
    const wrong = site.adminApi('PATCH /api/packages/admin/{id}/status', {
      params: { id },
      body: { status: 'gone' as 'draft' },
    });
    await expect(wrong).rejects.toMatchObject({ status: 400, message: 'Status must be draft, published or archived' });
  });

  it('can be restored for a day after they are deleted, and are gone with their pictures then', async () => {
    const kept = await created({ status: 'published' }, [await photo()]);
    const params = { id: kept._id };
    await site.adminApi('DELETE /api/packages/admin/{id}', { params });
    expect(await statusOf(site.adminApi('DELETE /api/packages/admin/{id}', { params }))).toBe(404);
    expect(await statusOf(site.adminApi('GET /api/packages/admin/{id}', { params }))).toBe(404);
    expect((await save(kept, {})).status).toBe(404);
    expect(await statusOf(site.api('GET /api/packages/{slug}', { params: { slug: kept.slug } }))).toBe(404);
    site.advance(23 * HOUR_MS);
    const { package: restored } = await site.adminApi('POST /api/packages/admin/{id}/restore', { params });
    expect(restored).toEqual(kept);
    await site.adminApi('POST /api/packages/admin/{id}/restore', { params });
    await site.adminApi('DELETE /api/packages/admin/{id}', { params });
    // Earlier tests have advanced the clock by about an hour; the sweeps allow for it.
    const sweepAfter = async (hours: number) => {
      const clock = () => TEST_NOW + hours * HOUR_MS;
      const files = localFiles(join(place.settings.dataDir, 'uploads'));
      const uploads = uploadService({ database: site.database, clock, files });
      const onFailure = (error: unknown) => expect.fail(String(error));
      await packageService({
        ...makeOffice(site.database, clock),
        database: site.database,
        versions: new NounVersions(site.database),
        clock,
        uploads,
        onFailure,
      }).sweep();
      await uploads.sweep();
    };
    const left = async () => {
      const row = site.database.read.selectFrom('packages').select('id').where('id', '=', kept._id);
      const picture = await site.app.inject(kept.images[0]?.url ?? '');
      return [(await row.execute()).length, picture.statusCode];
    };
    await sweepAfter(23 + 23);
    expect(await left()).toEqual([1, 200]);
    await sweepAfter(23 + 27);
    expect(await left()).toEqual([0, 200]);
    await sweepAfter(23 + 27 + 25);
    expect(await left()).toEqual([0, 404]);
    expect(await statusOf(site.adminApi('POST /api/packages/admin/{id}/restore', { params }))).toBe(404);
    site.advance(-23 * HOUR_MS);
  });

  const calls = [
    ['GET', '/api/packages/admin/all'],
    ['GET', '/api/packages/admin/some-id'],
    ['POST', '/api/packages/admin/create'],
    ['PUT', '/api/packages/admin/some-id'],
    ['PATCH', '/api/packages/admin/some-id/status'],
    ['DELETE', '/api/packages/admin/some-id'],
    ['POST', '/api/packages/admin/some-id/restore'],
  ] as const;
  it.each(calls)('are an admin’s alone: %s %s', async (method, url) => {
    const { token } = await site.register();
    const ask = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await site.app.inject({ method, url, headers, remoteAddress: '192.0.2.120' })).statusCode;
    };
    expect(await ask()).toBe(401);
    expect(await ask('Bearer garbage-garbage-garbage')).toBe(401);
    expect(await ask(`Bearer ${site.adminToken.slice(0, -1)}`)).toBe(401);
    expect(await ask(`Bearer ${token}`)).toBe(403);
  });

  it.each(['nowhere', '__proto__', '%F0%9F%8C%84'])('know no package %s', async (id) => {
    const params = { id: decodeURIComponent(id) };
    expect(await statusOf(site.adminApi('GET /api/packages/admin/{id}', { params }))).toBe(404);
    expect(await statusOf(site.adminApi('DELETE /api/packages/admin/{id}', { params }))).toBe(404);
    expect(await statusOf(site.adminApi('POST /api/packages/admin/{id}/restore', { params }))).toBe(404);
    const body = { status: 'draft' } as const;
    expect(await statusOf(site.adminApi('PATCH /api/packages/admin/{id}/status', { params, body }))).toBe(404);
    expect((await save({ _id: id, version: 1 }, {})).status).toBe(404);
  });

  it('logged no failure', () => {
    expect(site.failures).toEqual([]);
  });
});
