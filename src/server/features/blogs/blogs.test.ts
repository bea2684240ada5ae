import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

type Query = { search?: string; category?: string; page?: number };

const HOUR_MS = 3_600_000;

describe.each(engines)('the blog on %s', (engine) => {
  let site: TestApp;
  let created: ReturnType<typeof blogForms>['created'];
  beforeAll(async () => {
    site = await startApp(engine);
    ({ created } = blogForms(site));
  });
  afterAll(() => site.close());

  const list = (query: Query) => site.api('GET /api/blogs', { query });
  const show = (slug: string) => site.api('GET /api/blogs/{id}', { params: { id: slug } });
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, message }: { status: number; message: string }) => [status, message],
    );

  it('shows published posts alone, the newest first', async () => {
    site.advance(1000);
    const old = await created({ status: 'published', tags: 'ordering' });
    site.advance(1000);
    const young = await created({ status: 'published', tags: 'ordering' });
    const draft = await created({ tags: 'ordering' });
    const { blogs, total, page, totalPages } = await list({ search: 'ordering' });
    expect(blogs.map(({ _id }) => _id)).toEqual([young._id, old._id]);
    expect([total, page, totalPages]).toEqual([2, 1, 1]);
    expect(await refusalOf(show(draft.slug))).toEqual([404, 'Blog not found']);
  });

  it('tells the public nothing but the post', async () => {
    const { slug } = await created({ status: 'published', metaTitle: 'Meta', tags: 'one, Two' });
    const { blog } = await show(slug);
    expect(Object.keys(blog).sort()).toEqual(
      [
        ['_id', 'author', 'category', 'content', 'createdAt', 'excerpt', 'featuredImage', 'language', 'languages'],
        ['metaDescription', 'metaTitle', 'readTime', 'slug', 'socialShares', 'tags', 'title', 'updatedAt', 'views'],
      ].flat(),
    );
    expect(blog).toMatchObject({ tags: ['one', 'Two'], socialShares: {}, readTime: 1 });
  });

  it('has nine posts on a page, and pages that do not overlap', async () => {
    for (let post = 0; post < 11; post++) await created({ status: 'published', excerpt: 'pagefuls of posts' });
    const pages = await Promise.all([1, 2, 3].map((page) => list({ search: 'pagefuls', page })));
    expect(pages.map(({ blogs }) => blogs.length)).toEqual([9, 2, 0]);
    expect(new Set(pages.flatMap(({ blogs }) => blogs.map(({ _id }) => _id))).size).toBe(11);
    expect(pages[0]).toMatchObject({ total: 11, totalPages: 2 });
  });

  it('finds posts by the beginnings of words of any part, in one category or all', async () => {
    const post = await created({
      status: 'published',
      title: 'Café culture in Chandannagar',
      content: '<p>Jaggery <strong>sandesh</strong> by the river</p>',
      category: 'Travel News',
    });
    const found = async (search: string, category?: string) =>
      (await list({ search, ...(category && { category }) })).blogs.map(({ _id }) => _id);
    for (const search of ['cafe chandan', 'SANDESH', 'jaggery river']) expect(await found(search)).toEqual([post._id]);
    expect(await found('sandesh', 'Travel News')).toEqual([post._id]);
    expect(await found('sandesh', 'Travel Tips')).toEqual([]);
    expect(await found('sandesh unheard')).toEqual([]);
    expect(await found('!!')).toEqual([]);
  });

  it('lists the categories that have something to show, in the order of the form', async () => {
    await created({ category: 'Other' });
    await created({ status: 'published', category: 'Travel Tips' });
    const categories = await site.api('GET /api/blogs/categories');
    expect(categories).toContain('Travel Tips');
    expect(categories).not.toContain('Other');
    expect(categories.indexOf('Travel Tips')).toBe(0);
  });

  it.each([['page=0'], ['limit=101'], ['page=x'], ['page=1&page=2'], ['search=%00']])('refuses %s', async (query) => {
    expect((await site.app.inject(`/api/blogs?${query}`)).statusCode).toBe(400);
  });

  it.each(['nowhere', '%00', '__proto__', `${'x'.repeat(150)}`])('has no post called %s', async (slug) => {
    const answer = await site.app.inject(`/api/blogs/${slug}`);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });

  it('shows posts with the same tags beside a post, then those of its category', async () => {
    const tags = 'quiet monsoon, ferries';
    const category = 'Travel Deals';
    const post = await created({ status: 'published', tags, category });
    await created({ status: 'published', category });
    const tagged = await created({ status: 'published', tags: 'Quiet Monsoon', category: 'Travel Stories' });
    await created({ tags, category });
    const { related } = await show(post.slug);
    expect(related.map(({ _id }) => _id)[0]).toBe(tagged._id);
    expect(related[1]?.category).toBe(category);
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related.map(({ _id }) => _id)).not.toContain(post._id);
  });

  it('names the places of the gazetteer that the text names as whole words', async () => {
    const content = '<p>From Shimla to Manali; <em>Manali</em> again. Shimlaesque, purification, agra.</p>';
    const { places } = await show((await created({ status: 'published', content })).slug);
    expect(places).toEqual([
      { name: 'Manali', state: 'Himachal Pradesh' },
      { name: 'Shimla', state: 'Himachal Pradesh' },
    ]);
  });

  it('counts a share once for a visitor and channel, and loses none of fifty at once', async () => {
    const { _id: id } = await created({ status: 'published' });
    const share = (platform: 'copy' | 'facebook', address: string) =>
      site.apiAs(null, address)('POST /api/blogs/{id}/share', { params: { id }, body: { platform } });
    await Promise.all(Array.from({ length: 50 }, (_, index) => share('facebook', `203.0.113.${index}`)));
    await Promise.all(Array.from({ length: 5 }, () => share('facebook', '203.0.113.7')));
    const { socialShares } = await share('copy', '203.0.113.7');
    expect(socialShares).toEqual({ copy: 1, facebook: 50 });
  });

  it('counts one who is signed in once, wherever they are', async () => {
    const { _id: id } = await created({ status: 'published' });
    const { token } = await site.register();
    for (const address of ['203.0.113.81', '203.0.113.82']) {
      const share = site.apiAs(token, address)('POST /api/blogs/{id}/share', {
        params: { id },
        body: { platform: 'whatsapp' },
      });
      expect((await share).socialShares).toEqual({ whatsapp: 1 });
    }
  });

  it('counts no more of one address than a household could share, whatever the browser calls itself', async () => {
    const { _id: id, slug } = await created({ status: 'published' });
    const answers = await Promise.all(
      Array.from({ length: 65 }, (_, index) =>
        site.app.inject({
          method: 'POST',
          url: `/api/blogs/${id}/share`,
          remoteAddress: '203.0.113.99',
          headers: { 'user-agent': `browser ${index}` },
          payload: { platform: 'copy' },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    const { blog } = await site.api('GET /api/blogs/{id}', { params: { id: slug } });
    expect(blog.socialShares).toEqual({ copy: 5 });
  });

  it('keeps of who shared nothing that names them', async () => {
    const sharers = JSON.stringify(await site.database.read.selectFrom('blogSharers').selectAll().execute());
    expect(sharers).not.toContain('203.0.113');
  });

  it('counts no share of what is not there, nor on channels that are none', async () => {
    const { _id: id } = await created();
    const share = (to: string, platform: string) =>
      refusalOf(site.api('POST /api/blogs/{id}/share', { params: { id: to }, body: { platform: platform as 'copy' } }));
    expect(await share(id, 'copy')).toEqual([404, 'Blog not found']);
    expect(await share('nobody', 'copy')).toEqual([404, 'Blog not found']);
    expect(await share(id, 'telegram')).toEqual([400, 'platform is not one that posts are shared on']);
  });

  it('counts a view once for a visitor and day', async () => {
    const { slug } = await created({ status: 'published' });
    const viewsAfter = async (...addresses: string[]) => {
      for (const address of addresses) await site.apiAs(null, address)('GET /api/blogs/{id}', { params: { id: slug } });
      await new Promise((resolve) => setTimeout(resolve, 2200));
      const { views } = await site.database.read
        .selectFrom('blogs')
        .select('views')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      return views;
    };
    expect(await viewsAfter('203.0.113.91', '203.0.113.92', '203.0.113.91')).toBe(2);
  });

  it('has a feed of the newest posts that any reader can read', async () => {
    const post = await created({ status: 'published', title: 'Tea & <b>toast</b> "daily"' });
    const feed = await site.app.inject('/feed.xml');
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0"/);
    expect(feed.body).toContain('<title>Tea &#38; &#60;b&#62;toast&#60;/b&#62; &#34;daily&#34;</title>');
    expect(feed.body).toContain(`/blog/${post.slug}</link>`);
    expect(feed.body.match(/<item>/g)?.length).toBeLessThanOrEqual(20);
    expect(feed.body).toContain(`<pubDate>${new Date(post.createdAt).toUTCString()}</pubDate>`);
    const again = await site.app.inject({ url: '/feed.xml', headers: { 'if-none-match': String(feed.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is known to search engines, drafts are not', async () => {
    const shown = await created({ status: 'published' });
    const draft = await created();
    const { body } = await site.app.inject('/sitemap.xml');
    expect(body).toContain(`/blog/${shown.slug}</loc>`);
    expect(body).not.toContain(`/blog/${draft.slug}</loc>`);
  });

  it('knows who has shared the next day as well', async () => {
    const { _id: id } = await created({ status: 'published' });
    const share = () => site.api('POST /api/blogs/{id}/share', { params: { id }, body: { platform: 'linkedin' } });
    await share();
    site.advance(25 * HOUR_MS);
    expect((await share()).socialShares).toEqual({ linkedin: 1 });
  });
});
