import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageQuery } from '../../../contracts/translations.ts';
import { LANGUAGE_TAGS, type Language, localPath } from '../../../core/languages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { SiteService } from './service.ts';

/** Made by scripts/icons.ts. */
const ICONS = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icons/app-192.png', type: 'image/png', sizes: '192x192' },
  { src: '/icons/app-512.png', type: 'image/png', sizes: '512x512' },
  { src: '/icons/maskable-192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

/** Photographed by scripts/app-screenshots.ts, with the site's own brand; shown before the app is installed. */
const SCREENSHOTS = [
  { src: '/icons/screen-phone.webp', sizes: '390x844', form_factor: 'narrow', shows: 'plan' },
  { src: '/icons/screen-phone-trips.webp', sizes: '390x844', form_factor: 'narrow', shows: 'trips' },
  { src: '/icons/screen-desktop.webp', sizes: '1280x800', form_factor: 'wide', shows: 'home' },
  { src: '/icons/screen-desktop-plan.webp', sizes: '1280x800', form_factor: 'wide', shows: 'plan' },
] as const;

/** Returns what the app is and where it begins, in a language. Its id is the same in all: it is one app. */
function describeApp(
  language: Language,
  { brand, tagline, ownBrand }: Record<'brand' | 'tagline' | 'ownBrand', string>,
) {
  const { app } = SERVER_WORDS[language].site;
  const icons = [{ src: '/icons/app-192.png', type: 'image/png', sizes: '192x192' }];
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: tagline,
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    start_url: localPath(language, '/'),
    scope: '/',
    display: 'standalone',
    theme_color: '#12123a',
    background_color: '#fffaf3',
    categories: ['travel'],
    icons: ICONS,
    screenshots: (brand === ownBrand ? SCREENSHOTS : []).map(({ shows, ...picture }) => ({
      ...picture,
      type: 'image/webp',
      label: app[shows],
    })),
    shortcuts: [
      { name: app.planTrip, url: localPath(language, '/#home'), icons },
      { name: app.myBookings, url: localPath(language, '/my-bookings'), icons },
    ],
  };
}

interface Dependencies {
  readonly site: Pick<SiteService, 'show'>;
  /** The brand of a site whose agency has set none. */
  readonly ownBrand: string;
}

/** Mounts `site.webmanifest`, with which a phone or a computer installs the site as an app. */
export function mountManifest(app: FastifyInstance, { site, ownBrand }: Dependencies): void {
  const querystring = z.object(languageQuery);
  app.get<{ Querystring: z.infer<typeof querystring> }>(
    '/site.webmanifest',
    { schema: { querystring } },
    async ({ query: { lang = 'en' } }, reply) => {
      const { brand, tagline } = await site.show(lang);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(describeApp(lang, { brand, tagline, ownBrand })));
    },
  );
}
