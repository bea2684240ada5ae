import { splitPath } from '../../core/languages.ts';
import { itineraryNoun, type Noun } from './noun-versions.ts';

/** A page that is the same for every visitor, so that it can be cached whole. */
interface PublicPage {
  readonly path: RegExp | string;
  /** The nouns it shows: a change of one of them renders the page again. */
  readonly nouns: readonly Noun[];
  /** The noun of the one record that an address shows. */
  readonly recordNoun?: (path: string) => Noun;
  /**
   * The query parameters that the page reads on the server, in the order in which links write them. Others are ignored.
   */
  readonly query?: readonly string[];
}

/** Every page shows packages and offers: its popup says how much is off today, which follows from both. */
const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', nouns: ['site', 'itineraries', 'packages', 'places'] },
  {
    path: '/packages',
    nouns: ['site', 'packages'],
    query: ['search', 'category', 'minPrice', 'maxPrice', 'duration', 'sort', 'page'],
  },
  { path: /^\/package\/[\w-]{1,200}$/, nouns: ['site', 'packages'] },
  {
    path: /^\/itinerary\/[\w-]{1,200}$/,
    nouns: ['site', 'itineraries', 'packages', 'places'],
    recordNoun: (path) => itineraryNoun(path.slice('/itinerary/'.length)),
  },
  { path: '/places', nouns: ['site', 'packages', 'places'] },
  { path: /^\/places\/[\w-]{1,100}$/, nouns: ['site', 'packages', 'places'] },
  { path: /^\/place\/[\w-]{1,100}$/, nouns: ['site', 'packages', 'blogs', 'places'] },
  { path: '/sources', nouns: ['site', 'packages', 'places'] },
  { path: '/search-results', nouns: ['site', 'packages'] },
  { path: '/check-a-plan', nouns: ['site', 'packages'] },
  { path: '/contact', nouns: ['site', 'packages'] },
  { path: /^\/(?:privacy|terms|cancellation|grievance)$/, nouns: ['site', 'packages'] },
  { path: '/blog', nouns: ['site', 'blogs', 'packages'], query: ['search', 'category', 'page'] },
  { path: /^\/blog\/[\w-]{1,200}$/, nouns: ['site', 'blogs', 'packages'] },
];

/** Default values of query parameters, left out of the canonical address so that a page is cached once. */
const DEFAULTS: Readonly<Record<string, string>> = { page: '1', sort: 'recommended' };
/** Parameters with several values; a plain form repeats them, links separate them with commas. */
const LISTS: readonly string[] = ['category'];
/** In characters. A page with a longer query is rendered for its request and not cached. */
const LONGEST_KEPT_QUERY = 400;

const samePath = (page: PublicPage, path: string): boolean =>
  typeof page.path === 'string' ? page.path === path : page.path.test(path);

/** Returns the page of a path in any language. */
const pageOf = (path: string): PublicPage | undefined => {
  const { path: english } = splitPath(path);
  return PUBLIC_PAGES.find((page) => samePath(page, english));
};

/** Returns the address without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/**
 * Returns the query in canonical form: the parameters that the page reads, in one order, without defaults; empty when
 * none is left.
 */
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
 * Returns the canonical address of a page, without tracking parameters and the like; null for a query that is too long
 * to be cached. Also given for pages that are not cached.
 */
export function canonicalAddress(url: string): string | null {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const page = pageOf(path);
  if (!page?.query) return path;
  if (url.length - start > 4 * LONGEST_KEPT_QUERY) return null;
  const query = canonicalQuery(page.query, url.slice(start + 1));
  return query.length > LONGEST_KEPT_QUERY ? null : path + query;
}

/** Returns the nouns that a public page shows; null for pages that are not cached. */
export function nounsOf(path: string): readonly Noun[] | null {
  const page = pageOf(path);
  if (!page) return null;
  return page.recordNoun ? [...page.nouns, page.recordNoun(splitPath(path).path)] : page.nouns;
}

/**
 * Returns the headers of a private page, or null: no caching, no indexing, and no referrer, because the addresses of a
 * booking and of a poll have their keys in them.
 */
export function privateHeaders(path: string): Readonly<Record<string, string>> | null {
  const { path: english } = splitPath(path);
  if (
    !/^\/(?:booking|admin|admin-blogs|my-bookings|my-trips|my-polls|together|account|reset-password|confirm-email)(?:[/.]|$)/.test(
      english,
    )
  )
    return null;
  return {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(/^\/(?:booking|together)/.test(english) && { 'referrer-policy': 'no-referrer' }),
  };
}
