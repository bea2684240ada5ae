import type { Noun } from './noun-versions.ts';
import { pathOf } from './public-pages.ts';

/** A list, of the API or for search engines, whose answer is the same for every caller, so that it can be kept. */
interface PublicList {
  /** The nouns it shows: a change of one of them makes the kept answer stale. */
  readonly nouns: readonly Noun[];
  /** The query parameters that the call takes. With any other it is not kept. */
  readonly query: readonly string[];
}

const PAGE = ['page', 'limit'] as const;

const PUBLIC_LISTS: Readonly<Record<string, PublicList>> = {
  '/api/site': { nouns: ['settings', 'site', 'packages'], query: ['lang'] },
  '/api/packages': {
    nouns: ['site', 'packages'],
    query: [...PAGE, 'search', 'category', 'minPrice', 'maxPrice', 'duration', 'sort', 'lang'],
  },
  '/api/packages/featured': { nouns: ['site', 'packages'], query: ['lang'] },
  '/api/packages/categories': { nouns: ['packages'], query: [] },
  '/api/blogs': { nouns: ['site', 'blogs'], query: [...PAGE, 'search', 'category', 'lang'] },
  '/api/blogs/categories': { nouns: ['blogs'], query: [] },
  '/api/itineraries/popular': { nouns: ['site', 'itineraries', 'places'], query: ['lang'] },
  '/api/places': { nouns: ['places'], query: ['lang'] },
  '/sitemap.xml': { nouns: ['packages', 'blogs', 'itineraries', 'places'], query: [] },
};

/** In characters; the answer to a longer query is not kept. */
const LONGEST_KEPT_QUERY = 400;

/** Returns the nouns that a list shows; null for calls whose answers are not kept. */
export const nounsOfList = (path: string): readonly Noun[] | null =>
  Object.hasOwn(PUBLIC_LISTS, path) ? (PUBLIC_LISTS[path]?.nouns ?? null) : null;

/**
 * Returns the address under which a list is kept, or null. Two spellings share it only when the call cannot tell them
 * apart: parameters in another order, other escapes.
 */
export function listAddress(url: string): string | null {
  const path = pathOf(url);
  const list = Object.hasOwn(PUBLIC_LISTS, path) ? PUBLIC_LISTS[path] : undefined;
  if (!list || path === url) return list ? url : null;
  if (url.length - path.length > LONGEST_KEPT_QUERY) return null;
  const query = new URLSearchParams(url.slice(path.length + 1));
  const names = [...query.keys()];
  if (new Set(names).size < names.length || names.some((name) => !list.query.includes(name))) return null;
  // Escapes that are no UTF-8 would all look the same.
  if ([...query.values()].some((value) => value.includes('\uFFFD'))) return null;
  query.sort();
  return query.size === 0 ? path : `${path}?${query}`;
}
