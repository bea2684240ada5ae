import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Opens a page and holds its scripts back, as a slow line does; returns a function that lets them come. */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  return release;
}

test('what is typed and ticked before the scripts arrive counts', { tag: '@once' }, async ({ page, site }) => {
  const release = await openWithoutScripts(page, `${site.url}/packages`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByLabel('Search packages').fill('Ladakh');
  release();
  await expect(page).toHaveURL(/search=Ladakh/);
  await expect(cards.first()).toContainText('Ladakh');
  await expect(page.getByLabel('Search packages')).toHaveValue('Ladakh');
});

test('a search that is typed before the scripts arrive is planned', { tag: '@once' }, async ({ page, site }) => {
  const release = await openWithoutScripts(page, site.url);
  const form = page.getByRole('form', { name: 'Plan a trip' });
  await form.getByLabel('From').fill('Kolkata');
  await form.getByLabel('To', { exact: true }).fill('Puri');
  await form.getByLabel('travel class').selectOption('Business');
  release();
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await expect(form.getByLabel('From')).toHaveValue('Kolkata');
  await expect(form.getByLabel('travel class')).toHaveValue('Business');
  await form.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search-results');
  await expect(page.getByText('Kolkata').first()).toBeVisible();
});

test('a page is painted whole before its scripts arrive', { tag: '@once' }, async ({ page, site, guards }) => {
  // The map of the contact page is another site's.
  guards.expected.push(/ERR_NAME_NOT_RESOLVED/);
  for (const path of ['/', '/packages', '/blog', '/contact']) {
    const release = await openWithoutScripts(page, site.url + path);
    const boxes = () =>
      page.locator('header, main, main h1, main h2, main h3, footer').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    const early = await boxes();
    expect(early.length, path).toBeGreaterThan(5);
    const sheets = page.locator('link[data-rest]');
    expect(await sheets.count(), path).toBeGreaterThan(0);
    release();
    await expect(page.locator('link[data-rest][disabled]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(await boxes(), `${path} with scripts and the rest of its style sheets`).toEqual(early);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
