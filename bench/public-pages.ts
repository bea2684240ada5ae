import { makeClient } from '../src/contracts/client.ts';
import type { Editor } from './editor.ts';
import { publishPlainPost } from './plain-post.ts';

/** The public pages that are measured. `results`: a search; `no-results`: the same page without one, which leads home. */
export const PUBLIC_PAGES = [
  'home',
  'packages',
  'package',
  'blog',
  'post',
  'plain-post',
  'itinerary',
  'places',
  'place',
  'contact',
  'check-a-plan',
  'results',
  'no-results',
] as const;
export type PublicPage = (typeof PUBLIC_PAGES)[number];

/** Most script of a page before any interaction, in kilobytes as brotli: the limits of the issue. */
export const mostScript = (page: PublicPage): number => (page === 'home' ? 95 : 85);

export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const firstOf = <T>(items: readonly T[], what: string): T => {
  const first = items[0];
  if (first === undefined) throw new Error(`the site has no ${what}`);
  return first;
};

/** Returns the path of each page on a site with demonstration content; publishes the post without pictures. */
export async function publicPathsOf(url: string, editor: Editor): Promise<Readonly<Record<PublicPage, string>>> {
  const api = makeClient((path, init) => fetch(url + path, init));
  const { packages } = await api('GET /api/packages/featured');
  const { blogs } = await api('GET /api/blogs', {});
  const { popularItineraries } = await api('GET /api/itineraries/popular', {});
  const search = new URLSearchParams({
    from: 'Kolkata',
    to: 'Darjeeling',
    departureDate: dayAhead(30),
    returnDate: dayAhead(34),
    travellers: '2',
  });
  return {
    home: '/',
    packages: '/packages',
    package: `/package/${firstOf(packages, 'packages').slug}`,
    blog: '/blog',
    post: `/blog/${firstOf(blogs, 'posts').slug}`,
    'plain-post': await publishPlainPost(editor),
    itinerary: `/itinerary/${firstOf(popularItineraries, 'itineraries').slug}`,
    places: '/places',
    place: '/place/darjeeling',
    contact: '/contact',
    'check-a-plan': '/check-a-plan',
    results: `/search-results?${search}`,
    'no-results': '/search-results',
  };
}

/** Returns the names given to `--only`, all of them by default; throws for an unknown one. */
export function chosenOf<T extends string>(only: string | undefined, known: readonly T[]): readonly T[] {
  if (only === undefined) return known;
  return only.split(',').map((word) => {
    const name = known.find((each) => each === word);
    if (name === undefined) throw new Error(`--only knows ${known.join(', ')}`);
    return name;
  });
}
