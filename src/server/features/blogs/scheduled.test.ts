import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { makeOffice } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { localFiles } from '../../gateways/uploads/local-files.ts';
import { uploadService } from '../uploads/service.ts';
import { blogService } from './service.ts';

const HOUR_MS = 3_600_000;

describe.each(engines)('scheduled posts on %s', (engine) => {
  let site: TestApp;
  let place: TestDatabase;
  let forms: ReturnType<typeof blogForms>;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    forms = blogForms(site);
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  /** Simulates another process on the same database, at another time. */
  const processAt = (now: number) => {
    const { database } = site;
    const uploads = uploadService({ database, clock: () => now, files: localFiles(place.settings.dataDir) });
    const onFailure = (error: unknown) => expect.fail(String(error));
    const office = makeOffice(database, () => now);
    return blogService({ ...office, database, clock: () => now, uploads, secret: 'a', gazetteer, onFailure });
  };
  const at = (hours: number) => new Date(TEST_NOW + hours * HOUR_MS).toISOString();
  const isShown = async (slug: string) => (await site.app.inject(`/api/blogs/${slug}`)).statusCode === 200;
  const versionOfNoun = async () =>
    (await site.database.db.selectFrom('nounVersions').select('version').where('noun', '=', 'blogs').executeTakeFirst())
      ?.version ?? 0;

  it('are shown from their moment on, published once however many processes look', async () => {
    const post = await forms.created({ status: 'published', publishAt: at(5) });
    expect([post.publishAt, await isShown(post.slug)]).toEqual([at(5), false]);
    await processAt(TEST_NOW + 4 * HOUR_MS).publishDue();
    expect(await isShown(post.slug)).toBe(false);
    const before = await versionOfNoun();
    await Promise.all(Array.from({ length: 4 }, () => processAt(TEST_NOW + 6 * HOUR_MS).publishDue()));
    expect([await isShown(post.slug), (await versionOfNoun()) - before]).toEqual([true, 1]);
    const { blog } = await site.adminApi('GET /api/blogs/admin/{id}', { params: { id: post._id } });
    expect([blog.publishAt, blog.createdAt, blog.version]).toEqual([null, at(5), post.version]);
  });

  it('that are drafts or deleted stay hidden', async () => {
    const draft = await forms.created({ status: 'draft', publishAt: at(5) });
    expect(draft.publishAt).toBeNull();
    const deleted = await forms.created({ status: 'published', publishAt: at(5) });
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: deleted._id } });
    await processAt(TEST_NOW + 6 * HOUR_MS).publishDue();
    expect([await isShown(draft.slug), await isShown(deleted.slug)]).toEqual([false, false]);
    await site.adminApi('POST /api/blogs/{id}/restore', { params: { id: deleted._id } });
    await processAt(TEST_NOW + 6 * HOUR_MS).publishDue();
    expect(await isShown(deleted.slug)).toBe(true);
  });

  it('whose plan is cancelled are shown at once, and a public one that is scheduled again is hidden till then', async () => {
    const planned = await forms.created({ status: 'published', publishAt: at(5) });
    const { body } = await forms.save(planned, { publishAt: '' });
    expect([body.blog.publishAt, await isShown(planned.slug)]).toEqual([null, true]);
    await forms.save(body.blog, { publishAt: at(9) });
    expect(await isShown(planned.slug)).toBe(false);
  });

  it('for a moment that has passed are shown at once', async () => {
    expect(await isShown((await forms.created({ status: 'published', publishAt: at(-1) })).slug)).toBe(true);
  });

  it.each(['tomorrow', '2026-13-01T00:00:00Z', '12'])('are not planned for %s', async (publishAt) => {
    const { status, body } = await forms.create({ status: 'published', publishAt });
    expect([status, body.fields?.publishAt]).toEqual([400, 'Publish date could not be read']);
  });

  it('keep the day of their first publication when they are hidden for a while', async () => {
    const post = await forms.created({ status: 'published' });
    site.advance(1000);
    const hidden = await forms.save(post, { status: 'draft' });
    expect(await isShown(post.slug)).toBe(false);
    const shown = await forms.save(hidden.body.blog, { status: 'published' });
    expect([shown.body.blog.createdAt, await isShown(post.slug)]).toEqual([post.createdAt, true]);
  });
});
