import type { FastifyInstance } from 'fastify';
import { escapeXml } from '../../http/xml.ts';

/** Returns published slugs with the time of their last change. */
type ListPublished = () => Promise<readonly { readonly slug: string; readonly updatedAt: number }[]>;

interface Listed {
  readonly listItineraries: () => Promise<readonly { readonly slug: string }[]>;
  readonly listPackages: ListPublished;
  readonly listBlogs: ListPublished;
}

/** Public pages that always exist. */
const PAGES = ['/', '/packages', '/blog', '/contact'] as const;
/** Excluded from search engines. Bookings are not listed, since their noindex must be readable. */
const CLOSED = ['/api/', '/search-results', '/admin', '/debug'] as const;
/** The limit of a sitemap. */
const MOST_ADDRESSES = 50_000;

/** Mounts `robots.txt` and `sitemap.xml` for search engines. */
export function mountRobots(app: FastifyInstance, siteUrl: string, listed: Listed): void {
  const entry = (path: string, updatedAt?: number) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt).toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>`;
  };
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const [packages, blogs, itineraries] = await Promise.all([
      listed.listPackages(),
      listed.listBlogs(),
      listed.listItineraries(),
    ]);
    const rows = [
      ...PAGES.map((path) => entry(path)),
      ...itineraries.map(({ slug }) => entry(`/itinerary/${slug}`)),
      ...packages.map(({ slug, updatedAt }) => entry(`/package/${slug}`, updatedAt)),
      ...blogs.map(({ slug, updatedAt }) => entry(`/blog/${slug}`, updatedAt)),
    ].slice(0, MOST_ADDRESSES);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`,
      );
  });
}
