import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { plain } from '../../../../test/pictures.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { freshSlug, keepPackage, packageForms } from '../../../../test/travel-packages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { BLOGS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { deletableRecords } from '../deletable-records.ts';
import { KEPT_VERSIONS, prunedVersions } from './keep-version.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const photo = async (fileName = 'a.png') => ({ fileName, bytes: await plain(64, 48).png().toBuffer() });

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: { status: number; message: string }) => ({ status, message }),
  );

describe.each(engines)('versions of packages and posts on %s', (engine) => {
  let site: TestApp;
  let place: TestDatabase;
  let packages: ReturnType<typeof packageForms>;
  let blogs: ReturnType<typeof blogForms>;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    packages = packageForms(site);
    blogs = blogForms(site);
  });
  afterAll(async () => {
    expect(site.failures).toEqual([]);
    await site.close();
    await place.remove();
  });

  const listOf = (kind: 'package' | 'post', id: string) =>
    site.adminApi('GET /api/admin/records/{kind}/{id}/versions', { params: { kind, id } });
  const compare = (kind: 'package' | 'post', id: string, version: number, against: 'before' | 'now' = 'before') =>
    site.adminApi('GET /api/admin/records/{kind}/{id}/versions/{version}', {
      params: { kind, id, version: version as never },
      query: { against },
    });
  const restore = (kind: 'package' | 'post', id: string, version: number, present: number) =>
    site.adminApi('POST /api/admin/records/{kind}/{id}/versions/{version}/restore', {
      params: { kind, id, version: version as never },
      body: { version: present },
    });
  const duplicate = (kind: 'package' | 'post', id: string) =>
    site.adminApi('POST /api/admin/records/{kind}/{id}/duplicate', { params: { kind, id } });
  const packageNow = async (id: string, version?: number) =>
    (await site.adminApi('GET /api/packages/admin/{id}', { params: { id }, query: { version } })).package;
  const postNow = async (id: string, version?: number) =>
    (await site.adminApi('GET /api/blogs/admin/{id}', { params: { id }, query: { version } })).blog;
  const isThere = async (address: string) => (await site.app.inject({ url: address })).statusCode === 200;

  it('are kept at each save, with who and when, and read as they were', async () => {
    const first = await packages.created({ title: 'Hills', basePrice: '20000' });
    site.advance(MINUTE_MS);
    const { body } = await packages.save(first, { basePrice: '25000', category: 'Beach' });
    await site.adminApi('PATCH /api/packages/admin/{id}/status', {
      params: { id: first._id },
      body: { status: 'published' },
    });
    const { title, present, versions } = await listOf('package', first._id);
    expect([title, present]).toEqual(['Hills', 3]);
    expect(versions.map(({ version, made }) => [version, made])).toEqual([
      [3, 'status-set'],
      [2, 'saved'],
      [1, 'created'],
    ]);
    expect(versions.every(({ admin }) => admin !== '')).toBe(true);
    const was = await packageNow(first._id, 1);
    expect([was.pricing.basePrice, was.pricing.finalPrice, was.category, was.version]).toEqual([
      20_000,
      20_000,
      'Family',
      1,
    ]);
    expect(body.package.pricing.basePrice).toBe(25_000);
    const { base, differences } = await compare('package', first._id, 2);
    expect([base, differences.map(({ field }) => field)]).toEqual([1, ['category', 'pricing.basePrice']]);
    expect(differences[1]).toEqual({
      field: 'pricing.basePrice',
      form: 'value',
      parts: [
        { mark: 'removed', text: '20000' },
        { mark: 'added', text: '25000' },
      ],
    });
    expect((await compare('package', first._id, 3)).differences.map(({ field }) => field)).toEqual(['status']);
    expect(await compare('package', first._id, 1)).toEqual({ base: null, differences: [] });
  });

  it('show the words of a text that were added and removed, in any script, and never its tags', async () => {
    const post = await blogs.created({ content: '<p>Tea gardens by train.</p><p>দার্জিলিং শীতে সুন্দর</p>' });
    const content = '<p>Tea gardens by <strong>slow</strong> train.</p><p>দার্জিলিং বর্ষায় সুন্দর</p>';
    await blogs.save(post, { content });
    const [change] = (await compare('post', post._id, 2)).differences;
    expect(change?.parts.filter(({ mark }) => mark !== 'same')).toEqual([
      { mark: 'added', text: expect.stringContaining('slow') },
      { mark: 'removed', text: 'শীতে' },
      { mark: 'added', text: 'বর্ষায়' },
    ]);
    expect(JSON.stringify(change)).not.toContain('<');
  });

  it('come back as a new version, whose address and status are those of the present one', async () => {
    const first = await blogs.created({ content: '<p>The first words.</p>' });
    const slug = freshSlug();
    const { body } = await blogs.save(first, { content: '<p>Worse words.</p>', slug, status: 'published' });
    expect(await restore('post', first._id, 1, body.blog.version)).toEqual({ version: 3, picturesLeftOut: 0 });
    const now = await postNow(first._id);
    expect([now.content, now.slug, now.status, now.version]).toEqual(['<p>The first words.</p>', slug, 'published', 3]);
    const { versions } = await listOf('post', first._id);
    expect(versions[0]).toMatchObject({ version: 3, made: 'restored', restored: 1 });
    const page = await site.app.inject({ url: `/api/blogs/${slug}` });
    expect(page.json<{ blog: { content: string } }>().blog.content).toBe('<p>The first words.</p>');
  });

  it('are brought back by one of two at once, and not over a change that was not seen', async () => {
    const first = await packages.created();
    const { body } = await packages.save(first, { title: 'Second' });
    const both = await Promise.all([1, 2].map(() => refusalOf(restore('package', first._id, 1, 2))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await packageNow(first._id)).version).toBe(3);
    expect((await refusalOf(restore('package', first._id, 2, body.package.version))).status).toBe(409);
    expect(await refusalOf(restore('package', first._id, 77, 3))).toEqual({
      status: 404,
      message: 'This version is no longer kept',
    });
  });

  it('leave out a picture that is gone by now, and bring back one that waits to be removed', async () => {
    const first = await packages.created({}, [await photo('gone.png'), await photo('kept.png')]);
    const [gone, kept] = first.images;
    const post = await blogs.created({}, [{ ...(await photo()), part: 'featuredImage' }]);
    const { body } = await packages.save(first, { existingImages: '[]' });
    const bare = await blogs.save(post, { removeFeaturedImage: 'true' });
    const id = gone?.url.split('/').at(-1)?.split('-')[0] ?? '';
    await site.database.db.deleteFrom('uploads').where('id', '=', id).execute();
    expect(await restore('package', first._id, 1, body.package.version)).toEqual({ version: 3, picturesLeftOut: 1 });
    expect((await packageNow(first._id)).images.map(({ url }) => url)).toEqual([kept?.url]);
    await restore('post', post._id, 1, bare.body.blog.version);
    expect((await postNow(post._id)).featuredImage).toBe(post.featuredImage);
  });

  it('include the one from before versions were kept', async () => {
    const id = await keepPackage(site.database, { slug: freshSlug(), now: TEST_NOW - DAY_MS });
    expect((await listOf('package', id)).versions).toEqual([]);
    await packages.save({ _id: id, version: 1 }, { title: 'Renamed' });
    const { versions } = await listOf('package', id);
    expect(versions.map(({ version, made, admin }) => [version, made, admin === ''])).toEqual([
      [2, 'saved', false],
      [1, 'earlier', true],
    ]);
    expect(versions[1]?.savedAt).toBe(new Date(TEST_NOW - DAY_MS).toISOString());
    expect((await compare('package', id, 1, 'now')).differences.map(({ field }) => field)).toEqual(['title']);
  });

  it('of a record that is deleted for good go with it', async () => {
    const post = await blogs.created();
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: post._id } });
    expect((await refusalOf(listOf('post', post._id))).status).toBe(404);
    const rows = () =>
      site.database.db.selectFrom('recordVersions').select('version').where('recordId', '=', post._id).execute();
    expect(await rows()).toHaveLength(1);
    await site.database.db.updateTable('blogs').set({ deletedAt: 1 }).where('id', '=', post._id).execute();
    await deletableRecords(BLOGS_BY_WORDS, site.database).purge(site.database.db, post._id, TEST_NOW);
    expect(await rows()).toEqual([]);
  });

  it('that the editor saves by itself are few, and never of what visitors see', async () => {
    let draft = await blogs.created();
    for (let minute = 0; minute < 25; minute++) {
      site.advance(MINUTE_MS);
      draft = (await blogs.save(draft, { content: `<p>Minute ${minute}.</p>`, autosave: 'true' })).body.blog;
    }
    const { present, versions } = await listOf('post', draft._id);
    expect([present, versions[0]?.version]).toEqual([26, 26]);
    expect(versions.length).toBeLessThanOrEqual(5);
    const message = SERVER_WORDS.en.records.autosaveOfPublic;
    const published = await blogs.save(draft, { status: 'published', autosave: 'true' });
    expect([published.status, published.body.error]).toEqual([400, message]);
    const shown = (await blogs.save(draft, { status: 'published' })).body.blog;
    expect((await blogs.save(shown, { excerpt: 'By itself', autosave: 'true' })).status).toBe(400);
    expect((await blogs.save(shown, { status: 'draft', autosave: 'true' })).status).toBe(400);
    const trip = await packages.created({ publishAt: new Date(TEST_NOW + 9 * DAY_MS).toISOString() });
    expect((await packages.save(trip, { title: 'By itself', autosave: 'true' })).status).toBe(400);
    expect((await postNow(shown._id)).excerpt).toBe(shown.excerpt);
  });

  it('are copied into a draft of its own: pictures, but not views, former slugs or a place on the home page', async () => {
    const original = await packages.created(
      { title: 'Goa in May', slug: 'goa-in-may', status: 'published', isFeatured: 'true' },
      [await photo()],
    );
    await packages.save(original, { slug: 'goa-in-june' });
    const copies = await Promise.all([duplicate('package', original._id), duplicate('package', original._id)]);
    const both = await Promise.all(copies.map(({ _id }) => packageNow(_id)));
    const [copy, again] = both.sort((a, b) => a.slug.length - b.slug.length);
    expect([copy?.title, copy?.slug, copy?.status, copy?.version]).toEqual([
      'Copy of Goa in May',
      'copy-of-goa-in-may',
      'draft',
      1,
    ]);
    expect([again?.slug, copy?.isFeatured, copy?.views, copy?.formerSlugs]).toEqual([
      'copy-of-goa-in-may-2',
      false,
      0,
      [],
    ]);
    expect(copy?.images[0]?.url).not.toBe(original.images[0]?.url);
    await packages.save({ _id: copy?._id ?? '', version: 1 }, { existingImages: '[]' });
    await site.database.db.updateTable('uploads').set({ looseSince: 1 }).where('owner', 'is', null).execute();
    expect(await isThere(original.images[0]?.url ?? '')).toBe(true);
    expect(await isThere(again?.images[0]?.url ?? '')).toBe(true);
    expect((await listOf('package', again?._id ?? '')).versions.map(({ made }) => made)).toEqual(['duplicated']);
  });

  it('of a post are copied with the pictures in its text, less those whose files are gone', async () => {
    const { body: there } = await blogs.sendPicture([{ ...(await photo()), part: 'picture' }]);
    const { body: gone } = await blogs.sendPicture([{ ...(await photo()), part: 'picture' }]);
    const content = `<p>Look:</p><img src="${there.url}" alt="A hill"><img src="${gone.url}" alt="A lake"><p>So.</p>`;
    const post = await blogs.created({ title: 'x'.repeat(150), content });
    await rm(join(place.settings.dataDir, 'uploads', gone.url.split('/').at(-1) ?? ''));
    const copied = await duplicate('post', post._id);
    expect([copied.picturesLeftOut, copied.title]).toEqual([1, `Copy of ${'x'.repeat(142)}`]);
    const copy = await postNow(copied._id);
    expect(copy.content).toContain('alt="A hill"');
    expect([copy.content.includes(there.url), copy.content.includes('A lake')]).toEqual([false, false]);
    const shown = /src="([^"]+)"/.exec(copy.content)?.[1] ?? '';
    expect(await isThere(shown)).toBe(true);
  });

  it('are not copied from a record that is deleted', async () => {
    const post = await blogs.created();
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: post._id } });
    expect(await refusalOf(duplicate('post', post._id))).toEqual({ status: 404, message: 'Blog not found' });
  });

  it('tell the former addresses, and drop one: it leads nowhere, and may be taken', async () => {
    const [old, next] = [freshSlug(), freshSlug()];
    const first = await packages.created({ slug: old, status: 'published' });
    const { body } = await packages.save(first, { slug: next });
    expect(body.package.formerSlugs).toEqual([old]);
    const drop = (slug: string) =>
      site.adminApi('DELETE /api/admin/records/{kind}/{id}/former-slugs/{slug}', {
        params: { kind: 'package', id: first._id, slug },
      });
    expect((await refusalOf(drop(next))).status).toBe(404);
    await drop(old);
    expect((await site.app.inject({ url: `/api/packages/${old}` })).statusCode).toBe(404);
    expect((await refusalOf(drop(old))).status).toBe(404);
    expect((await packages.create({ slug: old })).status).toBe(201);
  });

  it('are the business of editors alone', async () => {
    const post = await blogs.created();
    for (const url of ['versions', 'versions/1?against=now'])
      expect((await site.app.inject({ url: `/api/admin/records/post/${post._id}/${url}` })).statusCode).toBe(401);
    for (const url of ['records/offer/1/versions', `records/post/${post._id}/versions/one?against=now`]) {
      const headers = { authorization: `Bearer ${site.adminToken}` };
      expect((await site.app.inject({ url: `/api/admin/${url}`, headers })).statusCode).toBe(400);
    }
  });
});

it('the last 50 versions are kept, and of older ones the last of each month of a year', () => {
  const now = Date.UTC(2026, 10, 21);
  const versions = Array.from({ length: 500 }, (_, index) => ({ version: 500 - index, savedAt: now - index * DAY_MS }));
  const pruned = new Set(prunedVersions(versions, now));
  const kept = versions.filter(({ version }) => !pruned.has(version));
  expect(kept.slice(0, KEPT_VERSIONS)).toEqual(versions.slice(0, KEPT_VERSIONS));
  const older = kept.slice(KEPT_VERSIONS).map(({ savedAt }) => new Date(savedAt + 5.5 * 3_600_000));
  expect(older.map((day) => day.getUTCMonth() + 1)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 12, 11]);
});
