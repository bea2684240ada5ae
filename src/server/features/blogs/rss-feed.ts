import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BlogPost } from '../../../contracts/blogs.ts';
import { matchesETag } from '../../http/etag.ts';
import { escapeXml } from '../../http/xml.ts';
import type { BlogService } from './service.ts';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Feed readers show a post outside the site: picture addresses are absolute, in one size. */
const withFullAddresses = (siteUrl: string, html: string): string =>
  html.replace(/ (?:srcset|sizes)="[^"]*"/g, '').replaceAll(' src="/', ` src="${siteUrl}/`);

function itemOf(siteUrl: string, post: BlogPost): string {
  const { slug, title, excerpt, category, author, createdAt, content } = post;
  const link = `${siteUrl}/blog/${slug}`;
  const elements = [
    element('title', title),
    element('link', link),
    element('guid', link),
    element('pubDate', new Date(createdAt).toUTCString()),
    element('dc:creator', author.name),
    element('category', category),
    element('description', excerpt),
    element('content:encoded', withFullAddresses(siteUrl, content)),
  ];
  return `<item>${elements.join('')}</item>`;
}

function writeFeed(siteUrl: string, brand: string, posts: readonly BlogPost[]): string {
  const name = `${brand} travel blog`;
  const channel = [
    element('title', name),
    element('link', `${siteUrl}/blog`),
    element('description', `New posts of the ${name}`),
    element('language', 'en-IN'),
    `<atom:link href="${escapeXml(`${siteUrl}/feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => itemOf(siteUrl, post)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel.join('')}</channel></rss>`;
}

/** Serves `feed.xml`: the newest posts in full (RSS 2.0). */
export function mountFeed(app: FastifyInstance, siteUrl: string, blogs: BlogService): void {
  app.get('/feed.xml', async (request, reply) => {
    const { brand, posts } = await blogs.listFeed();
    const feed = writeFeed(siteUrl, brand, posts);
    const etag = `"${createHash('sha256').update(feed).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': 'public, max-age=300' });
    return matchesETag(request, etag)
      ? reply.code(304).send()
      : reply.type('application/rss+xml; charset=utf-8').send(feed);
  });
}
