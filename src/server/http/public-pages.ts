import type { Noun } from './noun-versions.ts';

/** A page that is the same for every visitor, so that it can be kept whole. */
interface PublicPage {
  readonly path: RegExp | string;
  /** What it shows: when one of them changes, it is rendered anew. */
  readonly nouns: readonly Noun[];
  /** The parts of the query that it reads on the server, in the order in which links write them. Others are passed over. */
  readonly query?: readonly string[];
}

/** The popup of every page says how much is off today, which follows from the packages and from the offers of the site. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', nouns: ['site', 'itineraries', 'packages'] },
  {
    path: '/packages',
    nouns: ['site', 'packages'],
    query: ['search', 'category', 'minPrice', 'maxPrice', 'duration', 'sort', 'page'],
  },
  { path: /^\/package\/[\w-]{1,200}$/, nouns: ['site', 'packages'] },
  { path: /^\/itinerary\/[\w-]{1,200}$/, nouns: ['site', 'itineraries', 'packages'] },
  { path: '/search-results', nouns: ['site', 'packages'] },
  { path: '/contact', nouns: ['site', 'packages'] },
  { path: '/blog', nouns: ['site', 'blogs', 'packages'], query: ['search', 'category', 'page'] },
  { path: /^\/blog\/[\w-]{1,200}$/, nouns: ['site', 'blogs', 'packages'] },
];

/** What a page shows when a part of its query is left out: two addresses of one page are kept once. */
const DEFAULTS: Readonly<Record<string, string>> = { page: '1', sort: 'recommended' };
/** Parts of which several may be chosen; a plain form repeats them, links write them with commas. */
const LISTS: readonly string[] = ['category'];
/** A longer query is rendered for the one who asks, and not kept. */
const LONGEST_KEPT_QUERY = 400;

const samePath = (page: PublicPage, path: string): boolean =>
  typeof page.path === 'string' ? page.path === path : page.path.test(path);

/** The address without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** The parts of a query that the page reads, in one order and without what says nothing; empty when there are none. */
function canonicalQuery(names: readonly string[], query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of names) {
    const values = given.getAll(name).map((value) => value.trim());
    const value = LISTS.includes(name) ? values.filter((each) => each !== '').join(',') : (values[0] ?? '');
    if (value !== '' && value !== DEFAULTS[name]) kept.append(name, value);
  }
  // Commas stay readable in the address, as links write them.
  return kept.size === 0 ? '' : `?${kept.toString().replaceAll('%2C', ',')}`;
}

/**
 * The one address under which a page is known, of all that lead to it: links carry all kinds of marks. The same for
 * pages that are not kept; null for a query that is too long to be kept.
 */
export function canonicalAddress(url: string): string | null {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const page = PUBLIC_PAGES.find((each) => samePath(each, path));
  if (!page?.query) return path;
  if (url.length - start > 4 * LONGEST_KEPT_QUERY) return null;
  const query = canonicalQuery(page.query, url.slice(start + 1));
  return query.length > LONGEST_KEPT_QUERY ? null : path + query;
}

/** What a public page shows; null for pages that are not kept. */
export function nounsOf(path: string): readonly Noun[] | null {
  return PUBLIC_PAGES.find((page) => samePath(page, path))?.nouns ?? null;
}

/**
 * What pages that are one person's own say of themselves: kept by nobody, found by nobody, and the address of a booking,
 * which has its key in it, is told to nobody.
 */
export function privateHeaders(path: string): Readonly<Record<string, string>> | null {
  if (!/^\/(?:booking|admin|admin-blogs|my-bookings)(?:[/.]|$)/.test(path)) return null;
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(path.startsWith('/booking') && { 'referrer-policy': 'no-referrer' }),
  };
}
