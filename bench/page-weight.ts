// Measures what a browser loads of each public page before any input, and of the back office right after sign-in, in
// transferred bytes.
//   node bench/page-weight.ts        needs Chromium and a build (npm run build)
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { publishPlainPost, withEditor } from './plain-post.ts';
import { startSite } from './site-process.ts';

/** Limits of the issues, in kilobytes as brotli. */
interface Ceilings {
  readonly script: number;
  /** Page, styles, fonts and calls; for a page without pictures also the thumbnails of other pages that it links to. */
  readonly rest?: number;
}

const CEILINGS: Readonly<Record<string, Ceilings>> = {
  home: { script: 150 },
  packages: { script: 150 },
  package: { script: 135 },
  blog: { script: 125 },
  'post without pictures': { script: 125, rest: 60 },
  'back office': { script: 300 },
};

const KINDS = { script: /\.js$/, styles: /\.css$/, fonts: /\.woff2$/, pictures: /^\/(?:pictures|uploads)\/|\.svg$/ };
/** A page with an open stream is never idle: after this time nothing more is expected. */
const SETTLED_AFTER_MS = 2000;
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
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const trip = { from: 'Kolkata', to: 'Darjeeling', departureDate: day(14), returnDate: day(17) };
  const answer = await fetch(`${url}/api/generate-itinerary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(trip),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Prints a page's weight; returns whether it is within its limits. */
function report(name: string, { bytes, layoutShift }: Weighed): boolean {
  const { script, rest } = CEILINGS[name] ?? { script: 0 };
  const others = Object.entries(bytes).filter(([kind]) => kind !== 'script');
  const sum = others.reduce((all, [, size]) => all + size, 0);
  console.log(
    `${name}: ${kilobytes(bytes.script)} KB of script (ceiling ${script}), ${kilobytes(sum)} KB of everything else${rest ? ` (ceiling ${rest})` : ''}: ${others
      .map(([kind, size]) => `${kind} ${kilobytes(size)}`)
      .join(', ')}; layout shift ${layoutShift.toFixed(4)}`,
  );
  return bytes.script <= script * 1024 && (rest === undefined || sum <= rest * 1024);
}

const site = await startSite({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')),
  LOG_LEVEL: 'info',
  DEMO: '1',
  ...withEditor,
});
const list = (await (await fetch(`${site.url}/api/packages`)).json()) as { packages: { slug: string }[] };
const pages = {
  home: '/',
  packages: '/packages',
  package: `/package/${list.packages[0]?.slug}`,
  blog: '/blog',
  'post without pictures': await publishPlainPost(site.url),
};

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
for (const [name, path] of Object.entries(pages)) {
  if (!report(name, await weigh(browser, site.url + path))) process.exitCode = 1;
}
await askForTrip(site.url);
if (!report('back office', await weighBackOffice(browser, site.url))) process.exitCode = 1;
await browser.close();
await site.kill('SIGTERM');
