import { execFileSync } from 'node:child_process';
import { atLeast, type Figure } from '../figures.ts';
import type { RunningSide } from '../sides.ts';
import { compareWithBare } from './rates.ts';

/** Share of the bare server's rate. */
const LEAST_SHARE = 0.8;
const KINDS = { script: /\/assets\/[\w.-]+\.js(?=["'])/g, styles: /\/assets\/[\w.-]+\.css(?=["'#])/g };

/** Returns the file of the home page with the median size, as brotli. */
function medianFile(url: string, kind: RegExp): string {
  const page = execFileSync('curl', ['-sf', url], { encoding: 'utf8' });
  const sizeOf = (path: string) => execFileSync('curl', ['-sf', '-H', 'Accept-Encoding: br', url + path]).length;
  const files = [...new Set(page.match(kind))].map((path) => ({ path, size: sizeOf(path) }));
  const middle = files.sort((a, b) => a.size - b.size)[Math.floor(files.length / 2)];
  if (!middle) throw new Error(`the home page names no file like ${kind.source}`);
  return middle.path;
}

/** Compares a script and a style sheet of the build with a bare server that answers the same bytes. */
export async function measureStaticFiles(sides: readonly RunningSide[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    const pathOn = ({ site }: RunningSide) => medianFile(site.url, kind);
    figures.push(...(await compareWithBare(sides, { name, pathOn, fromMany: true }, atLeast(LEAST_SHARE))));
  }
  return figures;
}
