import { atLeast, type Figure } from '../figures.ts';
import type { RunningSide } from '../sides.ts';
import { compareWithBare } from './rates.ts';

/** Share of the bare server's rate. */
const LEAST_SHARE = 0.5;
const LISTS = ['/api/packages', '/api/blogs', '/api/site'];

/** Compares public JSON lists with a bare server that answers the same bytes. */
export async function measurePublicLists(sides: readonly RunningSide[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of LISTS) {
    figures.push(...(await compareWithBare(sides, { name, pathOn: () => name, fromMany: true }, atLeast(LEAST_SHARE))));
  }
  return figures;
}
