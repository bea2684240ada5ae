// Measures every public page with Lighthouse: a mid-range phone, simulated throttling, the median of several runs.
//   node bench/lighthouse.ts [--only home,contact] [--runs 3] [--before DIR]
// Needs Chromium (CHROME_PATH) and a build (npm run build); the first run installs Lighthouse.
//   --before   another built checkout, measured alternately in the same run
// On a busy machine blocking time and layout come out too high: the report says how fast the machine was.
import { parseArgs } from 'node:util';
import { signInEditor, withEditor } from './editor.ts';
import { atLeast, atMost, type Figure, type Limit, printFigures } from './figures.ts';
import { CATEGORIES, METRICS, type Metric, type Run, runLighthouse } from './lighthouse-runs.ts';
import { chosenOf, mostScript, PUBLIC_PAGES, type PublicPage, publicPathsOf } from './public-pages.ts';
import { type RunningSide, sidesOf, startSides, stopSides } from './sides.ts';
import { median } from './site-process.ts';
import { transferredBytes } from './visits.ts';

const LEAST_PERFORMANCE = 98;
/** In milliseconds; the layout shift has no unit, and is shown as 0.00 below its limit. */
const MOST: Readonly<Partial<Record<Metric, number>>> = { FCP: 1000, LCP: 1200, TBT: 50, CLS: 0.005 };

/** Results belong to one search: search engines are told to leave them out. */
const HIDDEN: readonly PublicPage[] = ['results', 'no-results'];

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '3' }, before: { type: 'string' } },
});

interface Measured extends Run {
  readonly scriptKilobytes: number;
}

async function measure(url: string, page: PublicPage): Promise<Measured> {
  const run = runLighthouse(url, !HIDDEN.includes(page));
  const sizes = await Promise.all(run.scripts.map(transferredBytes));
  return { ...run, scriptKilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

/** Returns the figures of a page from all runs of each side. */
function figuresOf(page: PublicPage, runs: ReadonlyMap<RunningSide, readonly Measured[]>): Figure[] {
  const figure = (name: string, unit: string, pick: (run: Measured) => number, limit?: Limit): Figure => ({
    name,
    unit,
    digits: name === 'CLS' ? 3 : unit === 'KB' ? 1 : 0,
    limit,
    values: Object.fromEntries([...runs].map(([{ name: side }, all]) => [side, median(all.map(pick))])),
  });
  return [
    ...CATEGORIES.map((name) =>
      figure(name, '', ({ scores }) => scores[name], atLeast(name === 'performance' ? LEAST_PERFORMANCE : 100)),
    ),
    ...(Object.keys(METRICS) as Metric[]).map((name) => {
      const most = MOST[name];
      const unit = name === 'CLS' ? '' : 'ms';
      return figure(name, unit, ({ metrics }) => metrics[name], most === undefined ? undefined : atMost(most));
    }),
    figure('script', 'KB', ({ scriptKilobytes }) => scriptKilobytes, atMost(mostScript(page))),
    figure('requests', '', ({ requests }) => requests),
    figure('speed of the machine', '', ({ machine }) => machine),
  ];
}

const sides = await startSides(sidesOf(options.before), withEditor);
const paths = new Map<RunningSide, Readonly<Record<string, string>>>();
for (const side of sides) paths.set(side, await publicPathsOf(side.site.url, await signInEditor(side.site.url)));
for (const page of chosenOf(options.only, PUBLIC_PAGES)) {
  const runs = new Map(sides.map((side) => [side, [] as Measured[]]));
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [side, all] of runs) all.push(await measure(side.site.url + (paths.get(side)?.[page] ?? ''), page));
  }
  printFigures(page, figuresOf(page, runs));
  for (const [{ name }, all] of runs) {
    console.log(`${name}: largest ${[...new Set(all.map(({ largest }) => largest))].join(' or ')}`);
    const failed = [...new Set(all.flatMap((run) => run.failed))];
    if (failed.length > 0) console.log(`${name}: failed ${failed.join(', ')}`);
  }
}
await stopSides(sides);
