import { LANGUAGE_TAGS, LANGUAGES, type Language, localPath } from '../../core/languages.ts';
import { CARD_SIZE } from '../../core/posters/trip-card.ts';
import type { HeadEntry, SiteOrigin } from '../site-router/page-module.ts';
import { cutAtWord, DESCRIPTION_LONGEST, fitTitle } from './meta-words.ts';

interface PageDescription {
  readonly title: string;
  /** Alternatives to a title too long for search engines, the best first. */
  readonly shorterTitles?: readonly string[];
  readonly description: string;
  /** The page's path on this site. */
  readonly path: string;
  /** Address on this site of the picture in shared previews. */
  readonly image?: string;
  /** What the picture shows, for those who do not see it. */
  readonly imageAlt?: string;
  /** The Open Graph type; a website by default. */
  readonly type?: 'website' | 'article';
  /** Asks search engines not to list the page. */
  readonly hidden?: boolean;
  /** True for a page that is there in each language; of any other only the English address is listed. */
  readonly inAllLanguages?: boolean;
  /** The same for a page that is there in some languages, such as a package's. */
  readonly languages?: readonly Language[];
}

/** Returns the absolute form of an address of this site, for search engines and social networks. */
const absoluteAddress = (site: SiteOrigin, address: string): string => new URL(address, site.origin).href;

/** Returns the link to the blog's feed, for feed readers. */
export const feedLink = (title: string): HeadEntry => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: '/feed.xml',
});

/** Returns the links to a page in its languages, for search engines; the English one is for all other languages. */
const alternateLinks = (site: SiteOrigin, path: string, languages: readonly Language[]): HeadEntry[] => [
  ...languages.map((language) => ({
    rel: 'alternate',
    hrefLang: LANGUAGE_TAGS[language],
    href: absoluteAddress(site, localPath(language, path)),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: absoluteAddress(site, path) },
];

/** Returns whether a picture is drawn by the site, as a sharing card or a poster. */
const isDrawn = (image: string): boolean => /^\/pictures\/(cards|posters)\/.+\.png$/.test(image);

const DRAWN_SIZE: readonly HeadEntry[] = [
  { property: 'og:image:type', content: 'image/png' },
  { property: 'og:image:width', content: String(CARD_SIZE.width) },
  { property: 'og:image:height', content: String(CARD_SIZE.height) },
];

/** Returns title, description, canonical address and sharing card of a page inside the shell. */
export function describePage(site: SiteOrigin, page: PageDescription): HeadEntry[] {
  const {
    title,
    shorterTitles = [],
    path,
    image = '/pictures/posters/1/darjeeling.png',
    imageAlt,
    type = 'website',
    hidden = false,
    inAllLanguages = false,
    languages = inAllLanguages ? LANGUAGES : (['en'] as const),
  } = page;
  const fullTitle = fitTitle([title, ...shorterTitles], site.brand);
  const description = cutAtWord(page.description, DESCRIPTION_LONGEST);
  const absolute = (address: string) => absoluteAddress(site, address);
  const canonical = absolute(languages.includes(site.language) ? localPath(site.language, path) : path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : [{ rel: 'canonical', href: canonical }]),
    ...(hidden || languages.length === 1 ? [] : alternateLinks(site, path, languages)),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: LANGUAGE_TAGS[site.language].replace('-', '_') },
    { property: 'og:image', content: absolute(image) },
    ...(isDrawn(image) ? DRAWN_SIZE : []),
    ...(imageAlt === undefined ? [] : [{ property: 'og:image:alt', content: imageAlt }]),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the links from one page of a list to the previous and next ones. */
export function turningLinks(
  site: SiteOrigin,
  { page, totalPages }: { readonly page: number; readonly totalPages: number },
  addressOf: (page: number) => string,
): HeadEntry[] {
  const turned = (rel: 'prev' | 'next', to: number): HeadEntry => ({
    rel,
    href: absoluteAddress(site, localPath(site.language, addressOf(to))),
  });
  return [...(page > 1 ? [turned('prev', page - 1)] : []), ...(page < totalPages ? [turned('next', page + 1)] : [])];
}
