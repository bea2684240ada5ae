import type { FastifyInstance } from 'fastify';
import { LANGUAGE_TAGS, LANGUAGES, type Language, localPath } from '../../../core/languages.ts';
import { escapeXml } from '../../http/xml.ts';

/** A record with a page of its own, in some languages. */
interface Published {
  readonly slug: string;
  readonly updatedAt: number;
  readonly languages: readonly Language[];
}

interface Records {
  readonly listPublished: () => Promise<readonly Published[]>;
}

interface InLanguages {
  readonly languages?: readonly Language[];
  readonly updatedAt?: number;
}

interface Listed {
  readonly itineraries: { readonly listPopular: () => Promise<readonly { readonly slug: string }[]> };
  readonly packages: Records;
  readonly blogs: Records;
  readonly legal: { readonly listPages: () => Promise<readonly (InLanguages & { readonly path: string })[]> };
  /** Paths of the pages about places. */
  readonly placePaths: () => Promise<readonly string[]>;
}

/** Public pages that always exist, in each language. */
const PAGES = ['/', '/packages', '/blog', '/contact', '/check-a-plan', '/sources'] as const;
/** Excluded from search engines. Bookings are not listed, since their noindex must be readable. */
const CLOSED = [
  '/api/',
  '/admin',
  ...LANGUAGES.flatMap((each) => ['/search-results', '/debug'].map((path) => localPath(each, path))),
];
/** The limit of a sitemap. */
const MOST_ADDRESSES = 50_000;

/** Returns the entry of an address. */
function entryOf(address: string, updatedAt?: number, alternates = ''): string {
  const changed = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${changed}${alternates}</url>`;
}

/** Returns the entries of a page in the languages in which it is there. */
function entriesOf(siteUrl: string, path: string, { languages = LANGUAGES, updatedAt }: InLanguages = {}): string[] {
  if (languages.length === 1) return [entryOf(siteUrl + path, updatedAt)];
  const addressIn = new Map(languages.map((language) => [language, siteUrl + localPath(language, path)]));
  const link = (tag: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`;
  const links = [...addressIn].map(([language, address]) => link(LANGUAGE_TAGS[language], address));
  const alternates = [...links, link('x-default', siteUrl + path)].join('');
  return [...addressIn.values()].map((address) => entryOf(address, updatedAt, alternates));
}

/** Mounts `robots.txt` and `sitemap.xml` for search engines. */
export function mountRobots(app: FastifyInstance, siteUrl: string, listed: Listed): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const [packages, blogs, itineraries, legal, placePaths] = await Promise.all([
      listed.packages.listPublished(),
      listed.blogs.listPublished(),
      listed.itineraries.listPopular(),
      listed.legal.listPages(),
      listed.placePaths(),
    ]);
    const rows = [
      ...[...PAGES, ...placePaths].flatMap((path) => entriesOf(siteUrl, path)),
      ...legal.flatMap(({ path, ...page }) => entriesOf(siteUrl, path, page)),
      ...itineraries.flatMap(({ slug }) => entriesOf(siteUrl, `/itinerary/${slug}`)),
      ...packages.flatMap(({ slug, ...record }) => entriesOf(siteUrl, `/package/${slug}`, record)),
      ...blogs.flatMap(({ slug, ...record }) => entriesOf(siteUrl, `/blog/${slug}`, record)),
    ].slice(0, MOST_ADDRESSES);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${rows.join('')}</urlset>`,
      );
  });
}
