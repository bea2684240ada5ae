// What a visitor's browser loads of each public page before anything is touched, as it goes over the wire.
//   node bench/page-weight.ts        needs Chromium and a build (npm run build)
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startSite } from './site-process.ts';

/** Ceilings of the issues, in kilobytes of script as brotli. */
const CEILINGS: Readonly<Record<string, number>> = { home: 150, packages: 150, package: 135 };

const site = await startSite({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-bench-')),
  LOG_LEVEL: 'info',
  DEMO: '1',
});
const list = (await (await fetch(`${site.url}/api/packages`)).json()) as { packages: { slug: string }[] };
const pages = { home: '/', packages: '/packages', package: `/package/${list.packages[0]?.slug}` };

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
for (const [name, path] of Object.entries(pages)) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const shifts = page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { seenShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.total += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shifts;
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const weights = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: string) =>
      entries
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
    return { script: sum('.js'), styles: sum('.css') };
  });
  const shift = await page.evaluate(() => (window as unknown as { seenShift: { total: number } }).seenShift.total);
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  console.log(
    `${name}: ${kilobytes(weights.script)} KB of script (ceiling ${CEILINGS[name]}), ${kilobytes(weights.styles)} KB of styles, layout shift ${shift.toFixed(4)}`,
  );
  if (weights.script / 1024 > (CEILINGS[name] ?? 0)) process.exitCode = 1;
  await context.close();
}
await browser.close();
await site.kill('SIGTERM');
