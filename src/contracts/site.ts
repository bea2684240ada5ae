import { z } from 'zod';
import { LEGAL_PAGES } from '../core/legal/legal-pages.ts';
import { OFFER_SCOPES } from '../core/offers/offer-options.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { languageQuery } from './translations.ts';

/** Brand, contact and offer data of the pages: one configuration, so that the site can carry another name. */
export const site = named('Site', {
  brand: z.string(),
  agency: z.string(),
  tagline: z.string(),
  phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  /** The Twitter account that shared posts mention, without its @; empty for none. */
  twitter: z.string(),
  office: z.string(),
  /** When the agency answers, in its own words; empty where it has said nothing. */
  hours: z.string(),
  /** Above the search card; empty for the site's own words. */
  headline: z.string(),
  /** Address of an uploaded picture; empty for the site's own sign with the brand's name. */
  logo: z.string(),
  /** `#rrggbb`; empty for the site's own. */
  actionColour: z.string(),
  trustColour: z.string(),
  map: z.object({
    lat: z.number(),
    lon: z.number(),
    link: z.string(),
    /** Address of the contact page's embedded map, with `{lat}`, `{lon}` and other placeholders; empty for none. */
    embed: z.string(),
    /** Address of the map tiles with `{z}`, `{x}` and `{y}`; empty: routes are drawn on the site's own map. */
    tiles: z.string(),
    /** The credit that the tiles require; never empty where there are tiles. */
    credit: z.string(),
    /** The credit's link; empty for none. */
    creditLink: z.string(),
  }),
  /** The offers in force to show, the first to end leading; offers that reduce a price are always included. */
  offers: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      percent: z.number(),
      scope: z.enum(OFFER_SCOPES),
      until: z.iso.date(),
      /** Those of its chips whose claim the site keeps. */
      chips: z.array(z.string()),
    }),
  ),
  /** The largest reduction that can be booked today, in per cent; 0 when nothing is on sale. */
  upToPercentOff: z.number(),
  /** The next long weekends that begin today or later, for the calendar of the search form. */
  longWeekends: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
  /** True when visitors with an Indian number do get an SMS. */
  smsConfirmation: z.boolean(),
  /** True when there are real photos of places besides the site's own illustrations. */
  photos: z.boolean(),
  /** True when a language model reads the traveller's other wishes. */
  readsWishes: z.boolean(),
  /** True when the agency records what visitors do on the site. */
  tracksVisits: z.boolean(),
  /** The legal pages that the agency has published. */
  legal: z.array(z.enum(LEGAL_PAGES)),
});
export type Site = z.infer<typeof site>;

const part = z.enum(['ok', 'off', 'failing']).meta({ id: 'PartHealth' });
/** Whether the site can write to the data folder. */
const diskPart = z.enum(['ok', 'full', 'read-only', 'failing']).meta({ id: 'DiskHealth' });

const health = named('Health', {
  status: z.enum(['ok', 'failing']),
  parts: z.object({ database: part, disk: diskPart, ai: part, images: part }),
  version: z.string(),
  uptimeSeconds: z.number(),
});

const noun: Noun = { name: 'Site', about: 'Brand, contact and health of the site.' };

export const siteEndpoints = defineEndpoints(noun, {
  'GET /api/site': {
    operationId: 'getSite',
    summary: 'Brand, contact, offers',
    access: 'public',
    query: z.object(languageQuery),
    answers: { 200: site },
  },
  'GET /api/health': {
    operationId: 'getHealth',
    summary: 'Status of each part, version, uptime; 503 when a part that the site cannot do without is failing',
    access: 'public',
    exemptFromLimits: true,
    answers: { 200: health, 503: health },
  },
  'GET /api/test': {
    operationId: 'getTest',
    summary: 'Answers that the API is reached',
    access: 'public',
    answers: { 200: z.object({ ok: z.literal(true) }) },
  },
});

export const siteFiles = defineFiles(noun, {
  'GET /robots.txt': {
    operationId: 'getRobots',
    summary: 'What search engines may read',
    access: 'public',
    mediaTypes: ['text/plain'],
  },
  'GET /sitemap.xml': {
    operationId: 'getSitemap',
    summary: 'The addresses of all public pages',
    access: 'public',
    mediaTypes: ['application/xml'],
  },
  'GET /site.webmanifest': {
    operationId: 'getManifest',
    summary: 'With what a phone or a computer installs the site as an app, in a language',
    access: 'public',
    query: z.object(languageQuery),
    mediaTypes: ['application/manifest+json'],
  },
  'GET /offline': {
    operationId: 'getOfflinePage',
    summary: 'What a browser that keeps trips shows without a network in place of any other page',
    access: 'public',
    mediaTypes: ['text/html'],
  },
  'GET /api/openapi.json': {
    operationId: 'getOpenApi',
    summary: 'This description',
    access: 'public',
    mediaTypes: ['application/json'],
  },
  'GET /api/docs': {
    operationId: 'getDocs',
    summary: 'This description as a page to read',
    access: 'public',
    mediaTypes: ['text/html'],
  },
});
