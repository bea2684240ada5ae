import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { demoPosts } from '../../../../test/demo-content.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { BLOG_CATEGORIES } from '../../../core/blogs/blog-options.ts';
import { articleOf, type DemoPost, placesOf } from '../../database/demo/demo-post.ts';

const shownPosts = demoPosts.filter(({ status, inDays }) => status === 'published' && inDays === undefined);
const planned = demoPosts.find(({ inDays }) => inDays !== undefined) as DemoPost;
const draft = demoPosts.find(({ status }) => status === 'draft') as DemoPost;

const linksOf = (post: DemoPost): string[] =>
  [...articleOf(post, gazetteer).matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);

describe.each(engines)('the demonstration posts on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { DEMO: '1' } });
  });
  afterAll(() => site.close());

  const show = (slug: string) => site.api('GET /api/blogs/{id}', { params: { id: slug } });
  const listAll = () => site.api('GET /api/blogs', { query: { limit: 100 } });

  it('are shown, the newest first, in every category', async () => {
    const { blogs } = await listAll();
    const newestFirst = shownPosts.toSorted((a, b) => a.ageDays - b.ageDays);
    expect(blogs.map(({ slug }) => slug)).toEqual(newestFirst.map(({ slug }) => slug));
    expect(blogs.map(({ views }) => views)).toEqual(newestFirst.map(({ views }) => views));
    expect(await site.api('GET /api/blogs/categories')).toEqual(BLOG_CATEGORIES);
  });

  it('open as they were written, with their picture and three to read on', async () => {
    for (const post of shownPosts) {
      const { blog, related } = await show(post.slug);
      expect(blog).toMatchObject({ title: post.title, author: { name: post.authorName }, tags: post.tags });
      expect(blog.content).toBe(articleOf(post, gazetteer));
      expect(blog.readTime).toBeGreaterThanOrEqual(3);
      expect(related).toHaveLength(3);
      const drawn = await site.app.inject({ url: blog.featuredImage });
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
  });

  it('offer trips to places that they are about, and to no other', async () => {
    for (const post of shownPosts) {
      const { places } = await show(post.slug);
      const marked = placesOf(post.content.join('')).map(({ id }) => {
        const base = gazetteer.bases.get(gazetteer.sights.get(id)?.baseId ?? id);
        return base?.name ?? '';
      });
      for (const { name } of places) expect(marked, post.slug).toContain(name);
      if (marked.length > 0) expect(places.length, post.slug).toBeGreaterThan(0);
    }
  });

  it('are found by the words in them', async () => {
    const found = await site.api('GET /api/blogs', { query: { search: 'mudskippers tagore' } });
    expect(found.blogs.map(({ slug }) => slug)).toEqual(['two-days-on-the-tide']);
  });

  it('lead to pages that there are', async () => {
    const links = new Set(demoPosts.flatMap(linksOf));
    expect(links.size).toBeGreaterThanOrEqual(10);
    for (const address of links) {
      const { pathname, searchParams } = new URL(address, 'http://site.example');
      const [, list, slug] = pathname.split('/');
      if (pathname === '/contact') continue;
      const api = { package: `/api/packages/${slug}`, packages: '/api/packages', blog: `/api/blogs/${slug}` }[
        list ?? ''
      ];
      const answer = await site.app.inject({ url: `${api}?${searchParams}` });
      expect(answer.statusCode, address).toBe(200);
      if (list === 'packages') expect(answer.json().total, address).toBeGreaterThan(0);
    }
  });

  it('show the draft and the planned one only to admins', async () => {
    for (const { slug, title } of [draft, planned]) {
      await expect(show(slug)).rejects.toMatchObject({ status: 404 });
      expect((await listAll()).blogs.map((blog) => blog.slug)).not.toContain(slug);
      expect((await site.app.inject('/feed.xml')).payload).not.toContain(title);
      expect((await site.app.inject('/sitemap.xml')).payload).not.toContain(slug);
    }
    const { blogs } = await site.adminApi('GET /api/blogs/admin/all', { query: { limit: 100 } });
    expect(blogs).toHaveLength(demoPosts.length);
    expect(blogs.every(({ isDemo }) => isDemo)).toBe(true);
    const publishAt = blogs.find(({ slug }) => slug === planned.slug)?.publishAt ?? '';
    expect(Date.parse(publishAt)).toBeGreaterThan(Date.parse('2026-11-22T00:00:00Z'));
  });

  it('stay when an admin has saved them, and go otherwise', async () => {
    const { blogs } = await site.adminApi('GET /api/blogs/admin/all', { query: { search: 'sundarbans tide' } });
    const mine = blogs.find(({ slug }) => slug === 'two-days-on-the-tide');
    const saved = await blogForms(site).save(mine ?? { _id: '', version: 0 }, { title: 'Our days on the tide' });
    expect(saved.status, saved.body.error).toBe(200);
    const removed = await site.adminApi('DELETE /api/admin/demo');
    expect(removed.blogs).toBe(demoPosts.length - 1);
    expect((await listAll()).blogs.map(({ title }) => title)).toEqual(['Our days on the tide']);
  });
});
