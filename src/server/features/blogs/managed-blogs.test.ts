import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BLOG_FORM, blogForms } from '../../../../test/blog-posts.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { makeOffice } from '../../../../test/office.ts';
import { plain } from '../../../../test/pictures.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { type FormPicture, freshSlug } from '../../../../test/travel-packages.ts';
import { slugOf } from '../../../core/slug.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { uploadService } from '../uploads/service.ts';
import { blogService } from './service.ts';

type Forms = ReturnType<typeof blogForms>;

const HOUR_MS = 3_600_000;

describe.each(engines)('posts in the back office on %s', (engine) => {
  let site: TestApp;
  let place: TestDatabase;
  let create: Forms['create'];
  let save: Forms['save'];
  let created: Forms['created'];
  let sendPicture: Forms['sendPicture'];
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    ({ create, save, created, sendPicture } = blogForms(site));
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  const photo = async (part = 'featuredImage'): Promise<FormPicture> => ({
    part,
    fileName: 'a.png',
    bytes: await plain(64, 48, '#e8637a').png().toBuffer(),
  });
  const statusOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      ({ status }: { status: number }) => status,
    );
  const read = async (id: string) => (await site.adminApi('GET /api/blogs/admin/{id}', { params: { id } })).blog;
  const uploadsKept = async () => (await site.database.db.selectFrom('uploads').select('id').execute()).length;

  it('begin as drafts, with what the form leaves out filled in', async () => {
    const { status, body } = await create({ slug: undefined, title: 'A Week in  Sikkim!' });
    expect(status).toBe(201);
    expect(body.blog).toMatchObject({
      slug: 'a-week-in-sikkim',
      status: 'draft',
      version: 1,
      isDemo: false,
      tags: [],
      featuredImage: '',
      readTime: 1,
      readTimeSet: null,
      publishAt: null,
      views: 0,
      author: { name: 'Hooghly Travels' },
    });
  });

  it('keep every field of the form as it was sent', async () => {
    const post = await created({
      content:
        '<h2>Hills</h2><p onclick="x()">Tea<script>alert(1)</script></p><blockquote><p>So green</p></blockquote>',
      category: 'Travel Tips',
      tags: 'hills, Tea ,, tea,train',
      metaTitle: 'Meta',
      metaDescription: 'Description',
      readTime: '7',
      authorName: 'Asha Sen',
      status: 'published',
    });
    expect(post).toMatchObject({
      content: '<h2>Hills</h2><p>Tea</p><blockquote><p>So green</p></blockquote>',
      category: 'Travel Tips',
      tags: ['hills', 'Tea', 'train'],
      metaTitle: 'Meta',
      metaDescription: 'Description',
      readTime: 7,
      readTimeSet: 7,
      author: { name: 'Asha Sen' },
      status: 'published',
    });
    expect(await read(post._id)).toEqual(post);
  });

  it('compute how long they take to read, unless it is set by hand', async () => {
    const content = `<p>${'word '.repeat(1000)}</p>`;
    const post = await created({ content });
    expect(post.readTime).toBe(5);
    const set = (await save(post, { readTime: '9' })).body.blog;
    expect([set.readTime, set.readTimeSet]).toEqual([9, 9]);
    expect((await save(set, { readTime: '' })).body.blog).toMatchObject({ readTime: 5, readTimeSet: null });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ excerpt: '' }, 'excerpt', 'Excerpt is required'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: 'Gossip' }, 'category', 'Category is required'],
    [{ content: '<p>&nbsp;</p><script>x</script>' }, 'content', 'Content is required'],
    [{ title: 'x'.repeat(151) }, 'title', 'Title must be 150 characters or less'],
    [{ metaTitle: 'x'.repeat(61) }, 'metaTitle', 'Meta title must be 60 characters or less'],
    [{ metaDescription: 'x'.repeat(161) }, 'metaDescription', 'Meta description must be 160 characters or less'],
    [{ content: `<p>${'x'.repeat(150_001)}</p>` }, 'content', 'Content must be 150000 characters or less'],
    [{ slug: 'No Slug' }, 'slug', 'Slug may hold only lower-case letters, digits and single hyphens'],
    [{ slug: 'pictures' }, 'slug', 'The slug "pictures" is reserved'],
    [{ status: 'archived' }, 'status', 'Status must be draft or published'],
    [{ readTime: '0' }, 'readTime', 'Read time must be 1 to 240 minutes'],
    [{ readTime: 'soon' }, 'readTime', 'Read time must be 1 to 240 minutes'],
    [{ tags: '[' }, 'tags', 'Tags could not be read'],
    [{ tags: 'x'.repeat(61) }, 'tags', 'Each of the tags must be 60 characters or less'],
    [{ removeFeaturedImage: 'perhaps' }, 'removeFeaturedImage', 'Remove featured image must be true or false'],
  ])('are refused with a wrong part: case %#', async (parts, field, message) => {
    const { status, body } = await create(parts);
    expect([status, body.error, body.fields]).toEqual([400, message, { [field]: message }]);
  });

  it('are told the first problem in words and all of them by field', async () => {
    const { body } = await create({ title: '', excerpt: '', content: '' });
    expect(body.error).toBe('Title is required');
    expect(Object.keys(body.fields ?? {})).toEqual(['title', 'excerpt', 'content']);
  });

  it('have a slug each: a taken one is refused with one that is free, at the same moment too', async () => {
    const slug = freshSlug();
    const answers = await Promise.all(Array.from({ length: 4 }, () => create({ slug })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await create({ slug })).body.error).toBe(`The slug "${slug}" is taken. "${slug}-2" is free.`);
    expect((await created({ slug: '', title: 'Hill—Station' })).slug).toBe(slugOf('Hill—Station'));
    const nameless = await created({ slug: '', title: '🌄' });
    expect(nameless.slug).toBe(`post-${nameless._id}`);
  });

  it('keep what a save does not mention, and are found by what they say now', async () => {
    const post = await created({ status: 'published', tags: 'numbat', metaTitle: 'Meta' });
    const { body } = await save(post, { tags: 'kakapo' });
    expect(body.blog).toMatchObject({ ...post, tags: ['kakapo'], version: 2, updatedAt: expect.any(String) });
    const found = async (search: string) => (await site.api('GET /api/blogs', { query: { search } })).total;
    expect([await found('numbat'), await found('kakapo')]).toEqual([0, 1]);
  });

  it('tell the second of two admins, and lose nothing of the first', async () => {
    const post = await created();
    const answers = await Promise.all([1, 2, 3].map((admin) => save(post, { title: `Admin ${admin}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await save(post, { title: 'Late' }, [await photo()])).body.error).toBe(
      'Another admin changed this post meanwhile. Open it again to see their changes before you save yours.',
    );
    expect((await read(post._id)).featuredImage).toBe('');
  });

  it.each([undefined, '', 'x'])('are not saved with the version %j', async (version) => {
    const { status, body } = await save(await created(), { version });
    expect([status, body.error]).toEqual([400, 'The version of the post that was opened is missing']);
  });

  it('are listed with their drafts, last changed first, and counted', async () => {
    const draft = await created({ tags: 'listedhere' });
    site.advance(1000);
    const shown = await created({ tags: 'listedhere', status: 'published' });
    const list = (query: object) =>
      site.adminApi('GET /api/blogs/admin/all', { query: { search: 'listedhere', ...query } });
    const all = await list({});
    expect(all.blogs.map(({ _id }) => _id)).toEqual([shown._id, draft._id]);
    expect(all.counts.draft).toBeGreaterThan(0);
    expect((await list({ status: 'draft' })).blogs.map(({ _id, status }) => [_id, status])).toEqual([
      [draft._id, 'draft'],
    ]);
  });

  it('that are scheduled are listed and counted apart from those that are published', async () => {
    const publishAt = new Date(TEST_NOW + 5 * 86_400_000).toISOString();
    const before = (await site.adminApi('GET /api/blogs/admin/all', { query: {} })).counts;
    const scheduled = await created({ tags: 'waitinghere', status: 'published', publishAt });
    const shown = await created({ tags: 'waitinghere', status: 'published' });
    const list = async (status: 'scheduled' | 'published') =>
      (await site.adminApi('GET /api/blogs/admin/all', { query: { search: 'waitinghere', status } })).blogs;
    expect((await list('scheduled')).map(({ _id }) => _id)).toEqual([scheduled._id]);
    expect((await list('published')).map(({ _id }) => _id)).toEqual([shown._id]);
    const { counts } = await site.adminApi('GET /api/blogs/admin/all', { query: {} });
    expect(counts).toEqual({ ...before, scheduled: before.scheduled + 1, published: before.published + 1 });
  });

  it('have a featured picture until it is replaced or removed', async () => {
    const post = await created({}, [await photo()]);
    expect(post.featuredImage).toMatch(/^\/pictures\/uploads\/.+-64x48\.jpg$/);
    const kept = (await save(post, { title: 'Kept' })).body.blog;
    expect(kept.featuredImage).toBe(post.featuredImage);
    const replaced = (await save(kept, { removeFeaturedImage: 'true' }, [await photo()])).body.blog;
    expect(replaced.featuredImage).not.toBe(post.featuredImage);
    expect((await save(replaced, { removeFeaturedImage: 'true' })).body.blog.featuredImage).toBe('');
  });

  it('leave no picture behind when they are refused', async () => {
    const before = await uploadsKept();
    expect((await create({ title: '' }, [await photo()])).status).toBe(400);
    expect((await create({}, [{ part: 'featuredImage', fileName: 'a.png', bytes: Buffer.from('no') }])).status).toBe(
      415,
    );
    expect((await create({}, [await photo(), await photo()])).status).toBe(413);
    expect(await uploadsKept()).toBe(before);
  });

  it('show uploaded pictures in their text, with their sizes, and keep them as long as they show them', async () => {
    const sent = await sendPicture([await photo('picture')]);
    expect([sent.status, sent.body.width, sent.body.height]).toEqual([201, 64, 48]);
    const { url } = sent.body;
    const content = `<p>Before<img src="${url}" alt="A &quot;hill&quot;" onload="x()">after</p><img src="https://evil.example/x.png">`;
    const post = await created({ content, status: 'published' });
    expect(post.content).toBe(
      `<p>Before</p><img src="${url}" alt="A &quot;hill&quot;" srcset="${url.replace('.jpg', '.webp')} 64w" sizes="(min-width: 48rem) 46rem, 100vw" width="64" height="48" loading="lazy" decoding="async"><p>after</p>`,
    );
    const { owner } = await site.database.db
      .selectFrom('uploads')
      .select('owner')
      .where('id', '=', /uploads\/(\w+)-/.exec(url)?.[1] ?? '')
      .executeTakeFirstOrThrow();
    expect(owner).toBe(`blog:${post._id}`);
    const stolen = await create({ content });
    expect([stolen.status, stolen.body.error]).toEqual([
      409,
      'A picture is missing or belongs to another page. Please add it again.',
    ]);
  });

  it('refuse what is no picture for their text', async () => {
    const nothing = await sendPicture([]);
    expect([nothing.status, nothing.body.error]).toEqual([400, 'Please choose a picture']);
    expect((await sendPicture([{ part: 'picture', fileName: 'a.svg', bytes: Buffer.from('<svg/>') }])).status).toBe(
      415,
    );
    expect((await sendPicture([{ part: 'file', fileName: 'a.png', bytes: Buffer.from('x') }])).status).toBe(400);
  });

  it('are gone when they are deleted, give up their slug, and come back for a day', async () => {
    const slug = freshSlug();
    const old = await created({ slug, status: 'published' });
    const params = { id: old._id };
    await site.adminApi('DELETE /api/blogs/{id}', { params });
    expect(await statusOf(site.api('GET /api/blogs/{id}', { params: { id: slug } }))).toBe(404);
    expect(await statusOf(site.adminApi('GET /api/blogs/admin/{id}', { params }))).toBe(404);
    expect(await statusOf(site.adminApi('DELETE /api/blogs/{id}', { params }))).toBe(404);
    expect((await save(old, { title: 'x' })).status).toBe(404);
    await created({ slug, status: 'published' });
    const { blog } = await site.adminApi('POST /api/blogs/{id}/restore', { params });
    expect([blog._id, blog.slug === slug]).toEqual([old._id, false]);
    expect((await site.adminApi('POST /api/blogs/{id}/restore', { params })).blog.slug).toBe(blog.slug);
  });

  it('stay whole when all is done to one at the same moment, and keep an address that is theirs alone', async () => {
    const slug = freshSlug();
    const post = await created({ slug, status: 'published' });
    const params = { id: post._id };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, time) => [
        statusOf(site.adminApi('DELETE /api/blogs/{id}', { params })),
        create({ slug, title: `Another ${time}` }).then(({ status }) => status),
        statusOf(site.adminApi('POST /api/blogs/{id}/restore', { params })),
        save(post, { title: `Saved ${time}`, slug }).then(({ status }) => status),
      ]).flat(),
    );
    // 503: too many forms at once.
    for (const status of outcomes) expect([200, 201, 404, 409, 503]).toContain(status);
    expect(site.failures).toEqual([]);
    const rows = site.database.read.selectFrom('blogs').select(['slug', 'deletedAt']).where('slug', 'like', `${slug}%`);
    const there = (await rows.execute()).filter(({ deletedAt }) => deletedAt === null);
    expect(there.filter((row) => row.slug === slug).length).toBeLessThanOrEqual(1);
    const shown = await site.adminApi('POST /api/blogs/{id}/restore', { params });
    expect(shown.blog.content).toBe(post.content);
  });

  it('that were deleted more than a day ago go for good, with their pictures', async () => {
    const post = await created({ status: 'published' }, [await photo()]);
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: post._id } });
    const { database } = site;
    const now = TEST_NOW + 60 * HOUR_MS;
    const uploads = uploadService({
      database,
      clock: () => now,
      files: localFiles(join(place.settings.dataDir, 'uploads')),
    });
    const onFailure = (error: unknown) => expect.fail(String(error));
    const office = makeOffice(database, () => now);
    await blogService({ ...office, database, clock: () => now, uploads, secret: 'a', gazetteer, onFailure }).sweep();
    const left = await database.db.selectFrom('blogWords').select('word').where('blogId', '=', post._id).execute();
    const rows = await database.db.selectFrom('blogs').select('id').where('id', '=', post._id).execute();
    const owned = await database.db
      .selectFrom('uploads')
      .select('id')
      .where('owner', '=', `blog:${post._id}`)
      .execute();
    expect([left, rows, owned]).toEqual([[], [], []]);
    expect(await statusOf(site.adminApi('POST /api/blogs/{id}/restore', { params: { id: post._id } }))).toBe(404);
  });

  it('change the noun of the blog, so that no page stays stale', async () => {
    const version = async () =>
      (
        await site.database.db
          .selectFrom('nounVersions')
          .select('version')
          .where('noun', '=', 'blogs')
          .executeTakeFirst()
      )?.version ?? 0;
    const start = await version();
    const draft = await created();
    expect(await version()).toBe(start);
    const shown = (await save(draft, { status: 'published' })).body.blog;
    expect(await version()).toBe(start + 1);
    await save(shown, { status: 'draft' });
    expect(await version()).toBe(start + 2);
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: draft._id } });
    expect(await version()).toBe(start + 3);
  });

  it('take no form but one of many parts', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/blogs/create',
      headers: { authorization: `Bearer ${site.adminToken}` },
      payload: BLOG_FORM,
    });
    expect(answer.statusCode).toBe(415);
  });
});
