// Measures what a browser loads of each public page before any input, and of the back office right after sign-in, in
// transferred bytes.
//   node bench/page-weight.ts [--only home,contact,back-office] [--before DIR]
// Needs Chromium and a build (npm run build). --before: another built checkout, for comparison.
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { openBrowser, SETTLED_AFTER_MS } from './browser.ts';
import { signInEditor, withEditor } from './editor.ts';
import { atMost, type Figure, printFigures } from './figures.ts';
import { chosenOf, dayAhead, mostScript, PUBLIC_PAGES, publicPathsOf } from './public-pages.ts';
import { type RunningSide, sidesOf, startSides, stopSides } from './sides.ts';

/** Limits of the issues, in kilobytes as brotli. */
const MOST_SCRIPT_OF_BACK_OFFICE = 300;
/** Page, styles, fonts and calls; for a page without pictures also the thumbnails of other pages that it links to. */
const MOST_REST_OF_PLAIN_POST = 60;
/** Rounds to 0.00, as Lighthouse shows it. */
const MOST_LAYOUT_SHIFT = 0.005;

const PAGES = [...PUBLIC_PAGES, 'back-office'] as const;
type MeasuredPage = (typeof PAGES)[number];

const KINDS = { script: /\.js$/, styles: /\.css$/, fonts: /\.woff2$/, pictures: /^\/(?:pictures|uploads)\/|\.svg$/ };
type Kind = keyof typeof KINDS | 'page' | 'calls';

interface Weighed {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly layoutShift: number;
}

/** Opens a page that measures its layout shift. */
async function openPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** Returns what the page has loaded so far, and closes it. */
async function weighLoaded(page: Page): Promise<Weighed> {
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => {
      const { name, entryType, encodedBodySize, transferSize } = entry as PerformanceResourceTiming;
      // A resource named twice is loaded once.
      const size = transferSize > 0 ? encodedBodySize : 0;
      return { path: new URL(name).pathname, isPage: entryType === 'navigation', size };
    }),
  );
  const layoutShift = await page.evaluate(
    () => (window as unknown as { seenShift: { total: number } }).seenShift.total,
  );
  await page.context().close();
  const bytes = { page: 0, script: 0, styles: 0, fonts: 0, pictures: 0, calls: 0 };
  for (const { path, isPage, size } of loaded) {
    const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((each) => KINDS[each].test(path)) ?? 'calls';
    bytes[isPage ? 'page' : kind] += size;
  }
  return { bytes, layoutShift };
}

async function weigh(browser: Browser, url: string): Promise<Weighed> {
  const page = await openPage(browser, { width: 390, height: 844 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLED_AFTER_MS);
  return weighLoaded(page);
}

/** Weighs the back office on a desktop, from sign-in to the first section with its visible charts. */
async function weighBackOffice(browser: Browser, url: string): Promise<Weighed> {
  const page = await openPage(browser, { width: 1280, height: 900 });
  await page.goto(`${url}/admin`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(withEditor.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(withEditor.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('figure').first().locator('svg').waitFor();
  await page.waitForTimeout(SETTLED_AFTER_MS);
  return weighLoaded(page);
}

/** Requests a trip, so that the charts have data. */
async function askForTrip(url: string): Promise<void> {
  const trip = { from: 'Kolkata', to: 'Darjeeling', departureDate: dayAhead(14), returnDate: dayAhead(17) };
  const answer = await fetch(`${url}/api/generate-itinerary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trip),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const kilobytes = (bytes: number): number => bytes / 1024;
const scriptOf = ({ bytes }: Weighed): number => kilobytes(bytes.script);
const restOf = ({ bytes }: Weighed): number =>
  kilobytes(Object.values(bytes).reduce((sum, each) => sum + each, 0) - bytes.script);

const describe = (name: string, { bytes, layoutShift }: Weighed): string => {
  const kinds = Object.entries(bytes).map(([kind, size]) => `${kind} ${kilobytes(size).toFixed(1)}`);
  return `${name}: ${kinds.join(', ')} KB; layout shift ${layoutShift.toFixed(4)}`;
};

/** Returns the figures of a page, from each side's weight of it. */
function figuresOf(page: MeasuredPage, weights: Readonly<Partial<Record<RunningSide['name'], Weighed>>>): Figure[] {
  const valuesOf = (pick: (weighed: Weighed) => number): Figure['values'] =>
    Object.fromEntries(Object.entries(weights).map(([side, weighed]) => [side, pick(weighed)]));
  const isPublic = page !== 'back-office';
  const script = { name: `${page}, script`, unit: 'KB', digits: 1, values: valuesOf(scriptOf) };
  const rest = { name: `${page}, everything else`, unit: 'KB', digits: 1, values: valuesOf(restOf) };
  const shift = { name: `${page}, layout shift`, unit: '', digits: 4, values: valuesOf((each) => each.layoutShift) };
  return [
    { ...script, limit: atMost(page === 'back-office' ? MOST_SCRIPT_OF_BACK_OFFICE : mostScript(page)) },
    { ...rest, limit: page === 'plain-post' ? atMost(MOST_REST_OF_PLAIN_POST) : undefined },
    { ...shift, limit: isPublic ? atMost(MOST_LAYOUT_SHIFT) : undefined },
  ];
}

const { values: options } = parseArgs({ options: { only: { type: 'string' }, before: { type: 'string' } } });
const chosen = chosenOf(options.only, PAGES);
const sides = await startSides(sidesOf(options.before), withEditor);
const browser = await openBrowser();
const paths = new Map<RunningSide, Readonly<Record<string, string>>>();
for (const side of sides) {
  paths.set(side, await publicPathsOf(side.site.url, await signInEditor(side.site.url)));
  await askForTrip(side.site.url);
}
const figures: Figure[] = [];
for (const page of chosen) {
  const weights: Partial<Record<RunningSide['name'], Weighed>> = {};
  for (const side of sides) {
    const { url } = side.site;
    const weighed =
      page === 'back-office'
        ? await weighBackOffice(browser, url)
        : await weigh(browser, url + (paths.get(side)?.[page] ?? ''));
    console.log(`  ${side.name}, ${describe(page, weighed)}`);
    weights[side.name] = weighed;
  }
  figures.push(...figuresOf(page, weights));
}
await browser.close();
await stopSides(sides);
printFigures('what a browser loads, as transferred', figures);
