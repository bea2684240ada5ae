import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Marks the document: the mark is gone when another one was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const inMain = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const title = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

/** The page answers clicks once it is hydrated; links work before that, as documents. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => history.state !== null && 'key' in history.state);
  await expect(page.getByRole('button', { name: 'Sign in or register' })).toBeVisible();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await mark(page);
}

test.use({ viewport: { width: 1280, height: 720 } });

test('pages change without a new document, with their own head each', { tag: '@once' }, async ({ page, site }) => {
  await open(page, `${site.url}/contact`);
  await inMain(page, 'Blog').click();
  await title(page, 'Travel Blog');
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  const [, path = ''] = /(\/blog\/.*)/.exec(page.url()) ?? [];
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await inMain(page, 'Packages').click();
  await title(page, 'Travel Packages');
  for (const [selector, count] of [
    ['title', 1],
    ['link[rel="canonical"]', 1],
    ['meta[name="description"]', 1],
  ] as const) {
    await expect(page.locator(selector)).toHaveCount(count);
  }
  await expect(page).toHaveTitle(/^Travel Packages/);
  expect(await isMarked(page)).toBe(true);
});

test('back, forward and reload find the place where the page was left', { tag: '@once' }, async ({ page, site }) => {
  await open(page, `${site.url}/packages`);
  await page.evaluate(() => scrollTo(0, 400));
  // Not Playwright's click, which scrolls to the link.
  await inMain(page, 'Contact').evaluate((link: HTMLElement) => link.click());
  await title(page, 'Get In Touch');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 250));
  await page.goBack();
  await title(page, 'Travel Packages');
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.goForward();
  await title(page, 'Get In Touch');
  await expect.poll(() => scrolled(page)).toBe(250);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(250);
  // This entry was made by another document.
  await page.goBack();
  await title(page, 'Travel Packages');
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a page that takes its time says so, and the last click wins', { tag: '@once' }, async ({ page, site }) => {
  await open(page, `${site.url}/contact`);
  let answer = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/blog-*.js', async (route) => {
    await isLate;
    await route.continue();
  });
  await inMain(page, 'Blog').click();
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await title(page, 'Get In Touch');
  await inMain(page, 'Packages').click();
  await title(page, 'Travel Packages');
  answer();
  await page.waitForLoadState('networkidle');
  await title(page, 'Travel Packages');
  expect(new URL(page.url()).pathname).toBe('/packages');
  await page.goBack();
  await title(page, 'Get In Touch');
  expect(await isMarked(page)).toBe(true);
});

test('what cannot be loaded is opened as a document', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/net::ERR_FAILED/);
  await open(page, `${site.url}/contact`);
  // As after an update of the site, when the files of the old build are gone.
  await page.route('**/assets/blog-*.js', (route) => route.abort());
  await inMain(page, 'Blog').click();
  await title(page, 'Travel Blog');
  expect(await isMarked(page)).toBe(false);
});

test('the back office opens the public site as a document', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/status of 404/);
  await page.goto(`${site.url}/admin/nowhere`);
  await title(page, 'Page not found');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main a') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await mark(page);
  await page.getByRole('link', { name: 'Plan a journey' }).click();
  await title(page, 'Where would you like to fly today?');
  expect(await isMarked(page)).toBe(false);
});
