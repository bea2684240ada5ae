import { signInEditor } from '../editor.ts';
import { atLeast, type Figure } from '../figures.ts';
import { publicPathsOf } from '../public-pages.ts';
import type { RunningSide } from '../sides.ts';
import { compareWithBare, type Target } from './rates.ts';

/** Share of the bare server's rate. */
const LEAST_SHARE = 0.95;
const FILTERED = { 'filtered packages': '/packages?duration=3-5', 'filtered blog': '/blog?category=Travel+Tips' };

/** Compares cached pages with a bare server that answers the same bytes. */
export async function measureCachedPages(sides: readonly RunningSide[]): Promise<Figure[]> {
  const pathsOf = new Map<RunningSide, Readonly<Record<string, string>>>();
  for (const side of sides) {
    const paths = await publicPathsOf(side.site.url, await signInEditor(side.site.url));
    pathsOf.set(side, { ...paths, ...FILTERED });
  }
  const figures: Figure[] = [];
  for (const name of ['home', 'packages', 'package', 'blog', 'plain-post', ...Object.keys(FILTERED)]) {
    const pathOn: Target['pathOn'] = (side) => pathsOf.get(side)?.[name] ?? '/';
    figures.push(...(await compareWithBare(sides, { name, pathOn, fromMany: false }, atLeast(LEAST_SHARE))));
  }
  return figures;
}
