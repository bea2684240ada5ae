import type { MetaDescriptor } from 'react-router';
import { cutAtWord, DESCRIPTION_LONGEST, fitTitle } from './meta-words.ts';

interface PageDescription {
  readonly title: string;
  /** What it is called where the title is too long to be shown whole, the best first. */
  readonly shorterTitles?: readonly string[];
  readonly description: string;
  /** The page's own address on this site. */
  readonly path: string;
  /** Address on this site of the picture that goes with the page where it is shared. */
  readonly image?: string;
  /** What the page is to networks; a website's page unless told. */
  readonly type?: 'website' | 'article';
  /** Search engines are asked not to list the page. */
  readonly hidden?: boolean;
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

interface ShellData {
  readonly origin: string;
  readonly site: { readonly brand: string };
}

const isShellData = (data: unknown): data is ShellData => typeof data === 'object' && data !== null && 'origin' in data;

const shellOf = (matches: Matches) => matches.map((match) => match?.loaderData).find(isShellData);

/** What the site is called. */
export const brandOf = (matches: Matches): string => shellOf(matches)?.site.brand ?? '';

/** An address of this site in full, for links that search engines and networks read. */
const absoluteAddress = (matches: Matches, address: string): string =>
  new URL(address, shellOf(matches)?.origin ?? 'http://localhost').href;

/** Where readers of feeds find the blog. */
export const feedLink = (brand: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand}: travel blog`,
  href: '/feed.xml',
});

/** Title, description, canonical address and sharing card of a page inside the shell. */
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

/** Links from one page of a list to those before and after it. */
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
