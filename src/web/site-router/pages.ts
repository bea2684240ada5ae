import { LEGAL_PAGES, legalPath } from '../../core/legal/legal-pages.ts';
import type { Page, Params } from './page-module.ts';

interface PageEntry {
  /** Name of its file in `routes/`. */
  readonly name: string;
  /** Segments that begin with a colon stand for anything. */
  readonly path: string;
  readonly load: () => Promise<{ readonly page: Page }>;
}

/** Lists the pages of the public site. */
const PAGES: readonly PageEntry[] = [
  { name: 'home', path: '/', load: () => import('../routes/home.tsx') },
  { name: 'search-results', path: '/search-results', load: () => import('../routes/search-results.tsx') },
  { name: 'check-a-plan', path: '/check-a-plan', load: () => import('../routes/check-a-plan.tsx') },
  { name: 'itinerary', path: '/itinerary/:slug', load: () => import('../routes/itinerary.tsx') },
  { name: 'packages', path: '/packages', load: () => import('../routes/packages.tsx') },
  { name: 'package', path: '/package/:slug', load: () => import('../routes/package.tsx') },
  { name: 'blog', path: '/blog', load: () => import('../routes/blog.tsx') },
  { name: 'blog-post', path: '/blog/:slug', load: () => import('../routes/blog-post.tsx') },
  { name: 'booking', path: '/booking/:reference', load: () => import('../routes/booking.tsx') },
  { name: 'my-bookings', path: '/my-bookings', load: () => import('../routes/my-bookings.tsx') },
  { name: 'my-trips', path: '/my-trips', load: () => import('../routes/my-trips.tsx') },
  { name: 'account', path: '/account', load: () => import('../routes/account.tsx') },
  { name: 'reset-password', path: '/reset-password', load: () => import('../routes/reset-password.tsx') },
  { name: 'confirm-email', path: '/confirm-email', load: () => import('../routes/confirm-email.tsx') },
  { name: 'my-poll', path: '/my-polls/:id', load: () => import('../routes/my-poll.tsx') },
  { name: 'together', path: '/together/:token', load: () => import('../routes/together.tsx') },
  { name: 'places', path: '/places', load: () => import('../routes/places.tsx') },
  { name: 'places-of-state', path: '/places/:slug', load: () => import('../routes/places-of-state.tsx') },
  { name: 'place', path: '/place/:slug', load: () => import('../routes/place.tsx') },
  { name: 'sources', path: '/sources', load: () => import('../routes/sources.tsx') },
  { name: 'contact', path: '/contact', load: () => import('../routes/contact.tsx') },
  ...LEGAL_PAGES.map((name) => ({ name: 'legal', path: legalPath(name), load: () => import('../routes/legal.tsx') })),
  { name: 'debug', path: '/debug', load: () => import('../routes/debug.tsx') },
];

/** Name of the page that says that there is none. */
export const NOT_FOUND = 'not-found';

/** The page that an address stands for. */
export interface MatchedPage extends Omit<PageEntry, 'path'> {
  readonly params: Params;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // No record has such a name: the API will say so.
    return segment;
  }
}

/** Returns the values of the pattern's colons; null when the path does not match. */
function paramsOf(pattern: string, segments: readonly string[]): Params | null {
  const expected = segmentsOf(pattern);
  if (expected.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decode(segment);
    else if (name !== segment.toLowerCase()) return null;
  }
  return params;
}

/** Returns the page of a path; the one that says that there is none for any other. Ignores a slash at the end. */
export function matchPage(path: string): MatchedPage {
  const segments = segmentsOf(path);
  for (const { path: pattern, ...entry } of PAGES) {
    const params = paramsOf(pattern, segments);
    if (params) return { ...entry, params };
  }
  return { name: NOT_FOUND, load: () => import('../routes/not-found.tsx'), params: {} };
}
