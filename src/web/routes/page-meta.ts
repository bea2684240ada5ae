import type { MetaDescriptor } from 'react-router';
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
  /** The Open Graph type; a website by default. */
  readonly type?: 'website' | 'article';
  /** Asks search engines not to list the page. */
  readonly hidden?: boolean;
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

interface ShellData {
  readonly origin: string;
  readonly site: { readonly brand: string };
}

const isShellData = (data: unknown): data is ShellData => typeof data === 'object' && data !== null && 'origin' in data;

const shellOf = (matches: Matches) => matches.map((match) => match?.loaderData).find(isShellData);

/** Returns the site's name. */
export const brandOf = (matches: Matches): string => shellOf(matches)?.site.brand ?? '';

/** Returns the absolute form of an address of this site, for search engines and social networks. */
const absoluteAddress = (matches: Matches, address: string): string =>
  new URL(address, shellOf(matches)?.origin ?? 'http://localhost').href;

/** Returns the link to the blog's feed, for feed readers. */
export const feedLink = (brand: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand}: travel blog`,
  href: '/feed.xml',
});

/** Returns title, description, canonical address and sharing card of a page inside the shell. */
export function describePage(matches: Matches, page: PageDescription): MetaDescriptor[] {
  const shell = shellOf(matches);
  const {
    title,
    shorterTitles = [],
    path,
    image = '/pictures/posters/1/darjeeling.png',
    type = 'website',
    hidden = false,
  } = page;
  const fullTitle = fitTitle([title, ...shorterTitles], shell?.site.brand ?? '');
  const description = cutAtWord(page.description, DESCRIPTION_LONGEST);
  const absolute = (address: string) => absoluteAddress(matches, address);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: absolute(path) }]),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brandOf(matches) },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:image', content: absolute(image) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the links from one page of a list to the previous and next ones. */
export function turningLinks(
  matches: Matches,
  { page, totalPages }: { readonly page: number; readonly totalPages: number },
  addressOf: (page: number) => string,
): MetaDescriptor[] {
  const turned = (rel: 'prev' | 'next', to: number): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href: absoluteAddress(matches, addressOf(to)),
  });
  return [...(page > 1 ? [turned('prev', page - 1)] : []), ...(page < totalPages ? [turned('next', page + 1)] : [])];
}
