import type { FastifyInstance } from 'fastify';

interface Link {
  readonly slug: string;
}

/** Public pages that do not depend on what is stored. */
const PAGES = ['/', '/contact'] as const;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `robots.txt` and `sitemap.xml`: what search engines may read, and where it is. */
export function mountRobots(
  app: FastifyInstance,
  siteUrl: string,
  listItineraries: () => Promise<readonly Link[]>,
): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /search-results\nDisallow: /admin\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const paths = [...PAGES, ...(await listItineraries()).map(({ slug }) => `/itinerary/${slug}`)];
    const rows = paths.map((path) => `<url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</urlset>`,
      );
  });
}
