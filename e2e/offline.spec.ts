import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { endProcess, startProcess } from '../test/site-process.ts';
import { makeNewBuild, newName } from './new-build.ts';
import { planTrip } from './plan-trip.ts';
import { expect, expectAccessible, type Site, signIn, test } from './site.ts';

/** Plans a trip, signs a reader in, opens the day plan and keeps it. Returns the path of its page. */
async function keepTrip(page: Page, site: Pick<Site, 'url'>, language = ''): Promise<string> {
  const slug = await planTrip(page.request, site, { from: 'Kolkata', to: 'Darjeeling', days: 4 });
  await signIn(page, site as Site, 'Asha Sen');
  const path = `${language}/itinerary/${slug}`;
  await page.goto(site.url + path);
  await page.getByText('Take along').click();
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('It opens without a network')).toBeVisible();
  return path;
}

const keptNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());
const countKeptPlans = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('kept-trips');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const counted = opened.result.transaction('day-plans').objectStore('day-plans').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
  );

/** What a browser says of files that it cannot have without a network. */
const UNREACHABLE = /Failed to load resource/;

test('a kept trip opens without a network, with its day plan, and other pages lead to it', async ({
  page,
  context,
  site,
  guards,
  isMobile,
}) => {
  guards.expected.push(UNREACHABLE);
  const path = await keepTrip(page, site);
  // Pressing the button has scrolled the page: what the header covers would count as too small to press.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await context.setOffline(true);
  for (const _visit of ['opened', 'reloaded']) {
    await page.goto(site.url + path);
    await expect(page.getByText(/^Kept on .*Prices may have changed/)).toBeVisible();
    await expect(page.locator('[data-kind] h5').first()).toBeVisible();
    const ms = Math.round(await page.evaluate(() => performance.now()));
    console.log(`without a network the day plan was there after ${ms} ms`);
    await expect(page.locator('img').first()).toHaveJSProperty('complete', true);
  }
  if (!isMobile) {
    await page.getByRole('img', { name: 'Sketch of the route' }).locator('visible=true').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  }
  await page.goto(`${site.url}/packages`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('नेटवर्क नहीं है')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Kolkata/ }).click();
  await expect(page.locator('#day-1')).toBeVisible();
  await context.setOffline(false);
});

test('who signs out leaves nothing behind, and another reader does not see what was kept', { tag: '@once' }, async ({
  page,
  context,
  site,
  guards,
}) => {
  guards.expected.push(UNREACHABLE);
  const path = await keepTrip(page, site);
  const reader = await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('userData')]);
  await signIn(page, site, 'Ravi Das');
  await context.setOffline(true);
  await page.goto(site.url + path);
  await expect(page.getByRole('button', { name: 'Retry Generation' })).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('#day-1')).toBeHidden();
  await context.setOffline(false);

  await page.evaluate(([token, user]) => {
    localStorage.setItem('userToken', token ?? '');
    localStorage.setItem('userData', user ?? '');
  }, reader);
  await page.goto(site.url + path);
  await expect(page.getByText('It opens without a network')).toBeVisible();
  expect(await countKeptPlans(page)).toBe(1);
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => keptNames(page)).toEqual([]);
  expect(await countKeptPlans(page)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a trip can be removed again, and is kept in the language of its page', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const path = await keepTrip(page, site);
  expect(await keptNames(page)).toEqual(['offline page', `kept ${path}`]);
  // Neither the API nor day plans lie where everybody who uses this browser finds them.
  const kept = await page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `kept ${path}`);
  expect(kept.filter((each) => !/^\/(?:assets|pictures)\//.test(each))).toEqual([path]);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
  expect(await keptNames(page)).toEqual([]);

  await page.goto(`${site.url}/hi${path}`);
  await page.getByText('साथ ले जाएँ').click();
  await page.getByRole('button', { name: 'ऑफ़लाइन के लिए सेव करें' }).click();
  await expect(page.getByText('बिना नेटवर्क के भी खुलती है')).toBeVisible();
  expect(await keptNames(page)).toEqual(['offline page', `kept /hi${path}`]);
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Ends and removes what a journey has started, also when it fails. */
const begun: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const end of begun.splice(0).reverse()) await end();
});

test('a kept trip outlives its server, and the page of a new build takes its place', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(UNREACHABLE);
  const environment = {
    DATA_DIR: mkdtempSync(join(tmpdir(), 'safarnama-journey-')),
    PORT: String(await freePort()),
    DEMO: '0',
  };
  begun.push(() => rmSync(environment.DATA_DIR, { recursive: true, force: true }));
  const first = await startProcess(environment);
  begun.push(() => endProcess(first.child, 'SIGKILL'));
  const path = await keepTrip(page, first);
  const moduleOfPlan = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept '));
      const requests = await (await caches.open(names[0] ?? '')).keys();
      return requests
        .map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
        .filter((name) => /^readers-plan.*js$/.test(name));
    });
  const [before = ''] = await moduleOfPlan();
  await endProcess(first.child, 'SIGKILL');
  await page.goto(first.url + path);
  await expect(page.getByText(/^Kept on .*Prices may have changed/)).toBeVisible();

  const build = makeNewBuild();
  begun.push(build.remove);
  const second = await startProcess(environment, build.script);
  begun.push(() => endProcess(second.child, 'SIGKILL'));
  await page.goto(second.url + path);
  await expect(page.getByText('It opens without a network')).toBeVisible();
  await expect.poll(moduleOfPlan).toEqual([newName(before)]);
  await endProcess(second.child, 'SIGKILL');
  await page.goto(second.url + path);
  await expect(page.getByText(/^Kept on .*Prices may have changed/)).toBeVisible();
  await expect(page.locator('#day-1')).toBeVisible();
});
