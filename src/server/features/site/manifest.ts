import type { FastifyInstance } from 'fastify';
import type { SiteService } from './service.ts';

/** Mounts `site.webmanifest`, which names the site on phones that install it. */
export function mountManifest(app: FastifyInstance, site: Pick<SiteService, 'current'>): void {
  app.get('/site.webmanifest', async (_request, reply) => {
    const { brand, tagline } = await site.current();
    const manifest = {
      name: brand,
      short_name: brand,
      description: tagline,
      lang: 'en-IN',
      start_url: '/',
      display: 'browser',
      theme_color: '#12123a',
      background_color: '#fffaf3',
      icons: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(manifest));
  });
}
