// Measures how long an edit of a plan takes until the page is painted again with its checks, on a phone's window and a
// processor that is four times slower:
//   node bench/edit-repaint.ts
// Needs Chromium and a build (npm run build).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeClient } from '../src/contracts/client.ts';
import { openBrowser } from './browser.ts';
import { dayAhead } from './public-pages.ts';
import { median, quantile, startSite } from './site-process.ts';

const TRIPS = [
  { from: 'Kolkata', to: 'Darjeeling', days: 5 },
  { from: 'Delhi', to: 'Rajasthan', days: 14 },
  { from: 'Delhi', to: 'Rajasthan', days: 21 },
] as const;
type Trip = (typeof TRIPS)[number];

const SLOWER = 4;
const MOST_MS = 100;
const MOST_EDITS = 16;
/** Between two edits, so that each is measured alone. */
const REST_MS = 250;

/** Opens the editor of a fresh plan as a fresh traveller. */
async function openEditor(browser: Browser, url: string, { from, to, days }: Trip): Promise<Page> {
  const api = makeClient((path, init) => fetch(url + path, init));
  const { user, token } = await api('POST /api/users/register', {
    body: { name: 'Asha Sen', phone: `98${String(Date.now()).slice(-8)}`, password: 'dusk-on-the-road' },
  });
  const { itineraries } = await api('POST /api/generate-itinerary', {
    body: {
      from,
      to,
      departureDate: dayAhead(20),
      returnDate: dayAhead(19 + days),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: [0, 400_000],
    },
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(
    ([name, person]) => {
      localStorage.setItem('userToken', name);
      localStorage.setItem('userData', person);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto(`${url}/itinerary/${itineraries[0]?.slug ?? ''}`);
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await page.locator('[data-sight]').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** Presses "Stay longer" of a sight; returns the milliseconds until its day is painted with the new times. */
async function timeEdit(page: Page, index: number): Promise<number> {
  const sight = page.locator('[data-sight]').nth(index);
  await sight.locator('> button').click();
  const took = await sight.getByRole('button', { name: 'Stay longer' }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const days = button.closest('ol[class]')?.closest('section') ?? document.body;
        const began = performance.now();
        const seen = new MutationObserver(() => {
          seen.disconnect();
          // What is posted in a frame comes after it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          requestAnimationFrame(() => port2.postMessage(null));
        });
        const bar = days.querySelector('[role="status"]');
        if (bar) seen.observe(bar, { childList: true, subtree: true, characterData: true });
        (button as HTMLElement).click();
      }),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press('Escape');
  await sight
    .locator('> button[aria-expanded="true"]')
    .click({ timeout: 500 })
    .catch(() => undefined);
  return took;
}

const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-bench-'));
const site = await startSite({ DATA_DIR: dataDir, ENV_FILE: '' });
const browser = await openBrowser();
try {
  for (const trip of TRIPS) {
    const page = await openEditor(browser, site.url, trip);
    const count = Math.min(MOST_EDITS, await page.locator('[data-sight]').count());
    const times: number[] = [];
    for (let i = 0; i < count; i++) times.push(await timeEdit(page, i));
    const [middle, most, longest] = [median(times), quantile(times, 0.95), Math.max(...times)].map(Math.round);
    console.log(`${trip.to}, ${trip.days} days, ${count} edits: median ${middle} ms, 95 % ${most}, longest ${longest}`);
    if (median(times) > MOST_MS) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await site.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
