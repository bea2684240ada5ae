import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../test/blog-posts.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { freshSlug, packageForms } from '../../../test/travel-packages.ts';
import type { Screens } from '../http/screens.ts';

/** Screens that redirect as the real ones do: the page answers what the API answers. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (address, { fetch }) => {
    const [, noun = '', slug = ''] = address.pathname.split('/');
    const answer = await fetch(`/api/${noun === 'blog' ? 'blogs' : 'packages'}/${slug}`, { method: 'GET' });
    const { movedTo } = JSON.parse(await answer.text()) as { movedTo?: string };
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(movedTo && { location: `/${noun}/${movedTo}` }) };
    return { status: answer.status, headers, body: `<p>${slug}</p>` };
  },
};

interface Saved {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

type Parts = Readonly<Record<string, string>>;

/** Returns the calls that packages and posts have in common. */
function callsOf(noun: 'package' | 'blog', site: TestApp) {
  const isPackage = noun === 'package';
  const [packages, blogs] = [packageForms(site), blogForms(site)];
  const ofPackage = (saved: { _id: string; slug: string; version: number }): Saved => ({ id: saved._id, ...saved });
  const params = ({ id }: Saved) => ({ params: { id } });
  return {
    api: isPackage ? '/api/packages' : '/api/blogs',
    create: async (parts: Parts = {}): Promise<Saved> =>
      ofPackage(isPackage ? await packages.created(parts) : await blogs.created(parts)),
    async save({ id, version }: Saved, parts: Parts) {
      const sent = { _id: id, version };
      const { status, body } = isPackage ? await packages.save(sent, parts) : await blogs.save(sent, parts);
      const saved = 'package' in body ? body.package : body.blog;
      return { status, error: body.error, saved: saved ? ofPackage(saved) : { id, slug: '', version } };
    },
    delete: (saved: Saved) =>
      isPackage
        ? site.adminApi('DELETE /api/packages/admin/{id}', params(saved))
        : site.adminApi('DELETE /api/blogs/{id}', params(saved)),
    restore: (saved: Saved) =>
      isPackage
        ? site.adminApi('POST /api/packages/admin/{id}/restore', params(saved))
        : site.adminApi('POST /api/blogs/{id}/restore', params(saved)),
  };
}

const NOUNS = ['package', 'blog'] as const;
const cases = engines.flatMap((engine) => NOUNS.map((noun) => [noun, engine] as const));

describe.each(cases)('the old address of a %s on %s', (noun, engine) => {
  let place: TestDatabase;
  let site: TestApp;
  /** Another process on the same database. */
  let elsewhere: TestApp;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place, screens });
    elsewhere = await startApp(engine, { place, screens });
    calls = callsOf(noun, site);
  });
  afterAll(async () => {
    await site.close();
    await elsewhere.close();
    await place.remove();
  });

  /** Returns the answers of a slug's page and call: the slug that they redirect to, or the status. */
  async function answerOf(slug: string, from: TestApp = site): Promise<string | number> {
    const page = await from.app.inject({ url: `/${noun}/${slug}` });
    const call = await from.app.inject({ url: `${calls.api}/${slug}` });
    expect(call.statusCode).toBe(page.statusCode);
    if (page.statusCode !== 301) return page.statusCode;
    const to = call.json<{ movedTo: string }>().movedTo;
    expect(page.headers.location).toBe(`/${noun}/${to}`);
    expect(call.headers.location).toBe(`${calls.api}/${to}`);
    for (const { headers } of [page, call]) expect(headers['cache-control']).toMatch(/max-age=0|no-cache|no-store/);
    return to;
  }
  const published = (slug: string) => calls.create({ slug, status: 'published' });
  async function retitle(saved: Saved, slug: string, parts: Parts = {}): Promise<Saved> {
    const { status, error, saved: after } = await calls.save(saved, { slug, ...parts });
    expect(error).toBeUndefined();
    expect(status).toBe(200);
    return after;
  }

  it('leads to the new one, at the very next request, in every process', async () => {
    const [old, next] = [freshSlug(), freshSlug()];
    const saved = await published(old);
    for (const from of [site, elsewhere]) expect(await answerOf(old, from)).toBe(200);
    await retitle(saved, next);
    for (const from of [site, elsewhere]) {
      expect(await answerOf(old, from)).toBe(next);
      expect(await answerOf(next, from)).toBe(200);
    }
  });

  it('leads on in one step, however often it was changed, and back', async () => {
    const [first, second, third] = [freshSlug(), freshSlug(), freshSlug()];
    let saved = await published(first);
    saved = await retitle(saved, second);
    expect(await answerOf(first)).toBe(second);
    saved = await retitle(saved, third);
    expect([await answerOf(first), await answerOf(second)]).toEqual([third, third]);
    await retitle(saved, first);
    expect([await answerOf(first), await answerOf(second), await answerOf(third)]).toEqual([200, first, first]);
  });

  it('is not given to another record, which is offered one that is free', async () => {
    const [old, next, other] = [freshSlug(), freshSlug(), freshSlug()];
    await retitle(await published(old), next);
    const { status, error } = await calls.save(await published(other), { slug: old });
    expect(status).toBe(409);
    expect(error).toMatch(
      new RegExp(`^The slug "${old}" was that of ".+", to which it still leads. "${old}-2" is free.$`),
    );
    expect(await answerOf(old)).toBe(next);
  });

  it('of a deleted record is not there, is again when that is restored, and may be taken meanwhile', async () => {
    const [old, next, lost] = [freshSlug(), freshSlug(), freshSlug()];
    const saved = await retitle(await retitle(await published(lost), old), next);
    await calls.delete(saved);
    expect([await answerOf(old), await answerOf(next), await answerOf(lost)]).toEqual([404, 404, 404]);
    await published(lost);
    await calls.restore(saved);
    expect([await answerOf(old), await answerOf(next), await answerOf(lost)]).toEqual([next, 200, 200]);
  });

  it('of a draft is no promise', async () => {
    const [old, next] = [freshSlug(), freshSlug()];
    const draft = await calls.create({ slug: old });
    await retitle(draft, next, { status: 'published' });
    expect([await answerOf(old), await answerOf(next)]).toEqual([404, 200]);
    expect((await published(old)).slug).toBe(old);
  });

  it('leads nowhere while the record is a draft again, and on when it is public once more', async () => {
    const [old, next] = [freshSlug(), freshSlug()];
    const saved = await retitle(await published(old), next, { status: 'draft' });
    expect([await answerOf(old), await answerOf(next)]).toEqual([404, 404]);
    await retitle(saved, next, { status: 'published' });
    expect(await answerOf(old)).toBe(next);
  });

  it('goes with the record when that ends for good', async () => {
    const [old, next] = [freshSlug(), freshSlug()];
    const saved = await retitle(await published(old), next);
    const former = noun === 'package' ? 'packageFormerSlugs' : 'blogFormerSlugs';
    const kept = () => site.database.read.selectFrom(former).select('slug').where('recordId', '=', saved.id).execute();
    expect(await kept()).toEqual([{ slug: old }]);
    const records = noun === 'package' ? 'packages' : 'blogs';
    await site.database.db.deleteFrom(records).where('id', '=', saved.id).execute();
    expect(await kept()).toEqual([]);
  });
});

describe.each(engines)('a booking on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('by an address that was changed meanwhile is of the package that it was meant for', async () => {
    const calls = callsOf('package', site);
    const old = freshSlug();
    const saved = await calls.create({ slug: old, status: 'published' });
    await calls.save(saved, { slug: freshSlug() });
    const body = { packageSlug: old, itemType: 'package', fullName: 'Asha Sen', phone: '9800000001', travelers: 2 };
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/packages/book',
      payload: { ...body, preferredDate: '2027-03-01', email: '', message: '' },
    });
    expect([answer.statusCode, answer.payload]).toEqual([201, expect.any(String)]);
  });
});
