import { type Editor, signInEditor } from '../editor.ts';
import { atMost, type Figure } from '../figures.ts';
import { type PublicPage, publicPathsOf } from '../public-pages.ts';
import { cpuOf, idleCpuOf, type RunningSide } from '../sides.ts';
import { median } from '../site-process.ts';
import { visitPatiently } from '../visits.ts';

const BLOCKS = 5;
const MISSES_PER_BLOCK = 30;
/** Blocks that only let the compiler learn the code. */
const WARMING_BLOCKS = 1;

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

interface Miss {
  readonly page: PublicPage;
  /** In milliseconds of processor time; null for a page without a limit of its own. */
  readonly atMostMs: number | null;
  /** Changes what the page shows, so that the cached page is stale. */
  readonly change: (editor: Editor, paths: Readonly<Record<PublicPage, string>>) => Promise<void>;
}

const MISSES: readonly Miss[] = [
  { page: 'package', atMostMs: 4, change: (editor, paths) => editor.changePackage(slugOf(paths.package)) },
  { page: 'post', atMostMs: 4, change: (editor, paths) => editor.changePost(slugOf(paths.post)) },
  { page: 'contact', atMostMs: 4, change: (editor) => editor.changeSettings() },
  { page: 'home', atMostMs: 7, change: (editor, paths) => editor.changePackage(slugOf(paths.package)) },
  { page: 'itinerary', atMostMs: null, change: (editor) => editor.changeSettings() },
];

interface Measured {
  readonly side: RunningSide;
  readonly editor: Editor;
  readonly paths: Readonly<Record<PublicPage, string>>;
  readonly idleCpu: number;
}

/**
 * Returns the processor time of one miss: a block of changes each followed by a visit, less a block of changes alone.
 */
async function missOf({ side, editor, paths, idleCpu }: Measured, { page, change }: Miss): Promise<number> {
  const { pid, url } = side.site;
  const block = (each: () => Promise<void>) =>
    cpuOf(pid, idleCpu, async () => {
      for (let number = 0; number < MISSES_PER_BLOCK; number++) await each();
    });
  const changes = await block(() => change(editor, paths));
  const visited = await block(async () => {
    await change(editor, paths);
    await visitPatiently(url + paths[page]);
  });
  return (visited - changes) / MISSES_PER_BLOCK;
}

/** Measures the processor time of a page that has to be rendered because what it shows has changed. */
export async function measureMisses(sides: readonly RunningSide[]): Promise<Figure[]> {
  const measured: Measured[] = [];
  for (const side of sides) {
    const editor = await signInEditor(side.site.url);
    const paths = await publicPathsOf(side.site.url, editor);
    measured.push({ side, editor, paths, idleCpu: await idleCpuOf(side.site.pid) });
  }
  const figures: Figure[] = [];
  for (const miss of MISSES) {
    const blocks = new Map(measured.map((each) => [each, [] as number[]]));
    for (let block = 0; block < WARMING_BLOCKS + BLOCKS; block++) {
      for (const each of measured) {
        const ms = await missOf(each, miss);
        if (block >= WARMING_BLOCKS) blocks.get(each)?.push(ms);
      }
    }
    const values: Partial<Record<RunningSide['name'], number>> = {};
    for (const each of measured) {
      const all = blocks.get(each) ?? [];
      values[each.side.name] = median(all);
      console.log(`  ${miss.page}, ${each.side.name}: ${all.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    }
    figures.push({
      name: miss.page,
      unit: 'ms',
      limit: miss.atMostMs === null ? undefined : atMost(miss.atMostMs),
      values,
    });
  }
  return figures;
}
