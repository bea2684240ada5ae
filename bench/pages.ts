// Measures how public pages are answered: cached, stale, their files, lists, a first visit, memory under load, starts.
//   node bench/pages.ts [--only cached,misses,…] [--before DIR] [--minutes 10]
// Needs wrk (Debian: apt-get install wrk), Chromium for `first-visit`, and a build (npm run build). Linux only.
//   --before   another built checkout, measured alternately in the same run
//   --minutes  how long the mixed load of `memory` lasts
import { parseArgs } from 'node:util';
import { withEditor } from './editor.ts';
import { type Figure, printFigures } from './figures.ts';
import { measureCachedPages } from './pages/cached-pages.ts';
import { measureFirstCard } from './pages/first-card.ts';
import { measureFirstVisit } from './pages/first-visit.ts';
import { measureMemory } from './pages/memory.ts';
import { measureMisses } from './pages/misses.ts';
import { measurePublicLists } from './pages/public-lists.ts';
import { measureStarts } from './pages/starts.ts';
import { measureStaticFiles } from './pages/static-files.ts';
import { chosenOf } from './public-pages.ts';
import { type RunningSide, sidesOf, startSides, stopSides } from './sides.ts';

const PARTS = ['cached', 'misses', 'static', 'lists', 'first-visit', 'start', 'first-card', 'memory'] as const;
type Part = (typeof PARTS)[number];

const TITLES: Readonly<Record<Part, string>> = {
  cached: 'cached page, share of the bare server’s rate',
  misses: 'stale page, processor time',
  static: 'file of the build, share of the bare server’s rate',
  lists: 'public list, share of the bare server’s rate',
  'first-visit': 'first visit of the home page with all its files',
  start: 'start with data and compile cache, until the first answer',
  'first-card': 'search after a minute without any',
  memory: 'resident memory',
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    before: { type: 'string' },
    minutes: { type: 'string', default: '1' },
  },
});
const sides = sidesOf(values.before);

/** Measures running sites that share nothing with the other parts. */
async function onFreshSites(measure: (running: readonly RunningSide[]) => Promise<Figure[]>): Promise<Figure[]> {
  const running = await startSides(sides, withEditor);
  try {
    return await measure(running);
  } finally {
    await stopSides(running);
  }
}

const measures: Readonly<Record<Part, () => Promise<Figure[]>>> = {
  cached: () => onFreshSites(measureCachedPages),
  misses: () => onFreshSites(measureMisses),
  static: () => onFreshSites(measureStaticFiles),
  lists: () => onFreshSites(measurePublicLists),
  'first-visit': () => onFreshSites(measureFirstVisit),
  start: () => measureStarts(sides),
  'first-card': () => measureFirstCard(sides),
  memory: () => measureMemory(sides, Number(values.minutes)),
};

for (const part of chosenOf(values.only, PARTS)) printFigures(TITLES[part], await measures[part]());
