import { brotliCompressSync } from 'node:zlib';
import { expect, expectAccessible, test } from './site.ts';

test('is accessible, light and dark, with its menus', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('shows the links in a drawer at 1024 px and less', async ({ page, site }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText('Welcome Guest')).toBeVisible();
  await expect(drawer.getByText('Sign in to access your account')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  await expectAccessible(page);
});

test('leads to pages that begin at their top at once', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Packages' }).click();
  await page.waitForURL('**/packages');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('opens a popular search', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator('#searches a[href^="/itinerary/"]').first().click();
  await page.waitForURL('**/itinerary/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in to see the plan' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('chooses dates in a calendar that knows no past', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: /^Departure,.*\d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'When do you travel?' });
  await expect(dialog.getByRole('button', { name: 'This Weekend' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next Month' }).first().click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
});

test('weighs little and does not move', async ({ page, site, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const sizes = { script: 0, style: 0 };
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    const add = async () => {
      const size = brotliCompressSync(await response.body()).length;
      if (kind === 'script') sizes.script += size;
      else sizes.style += size;
    };
    bodies.push(add());
  });
  await page.addInitScript(() => {
    (window as unknown as { shifts: number }).shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2500);
  await Promise.all(bodies);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  console.log(
    `home (${isMobile ? 'phone' : 'desktop'}): script ${sizes.script} B, styles ${sizes.style} B as brotli, layout shift ${shifts.toFixed(4)}`,
  );
  expect(sizes.script).toBeGreaterThan(20_000);
  expect(sizes.script).toBeLessThanOrEqual(150 * 1024);
  expect(sizes.style).toBeLessThanOrEqual(20 * 1024);
  expect(shifts).toBeLessThan(0.005);
});

test('has a page for what is not there', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/404/);
  const response = await page.goto(`${site.url}/nowhere-at-all`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page);
  const plan = await page.goto(`${site.url}/itinerary/nowhere-at-all`);
  expect(plan?.status()).toBe(404);
  await expect(page.getByText('Itinerary not found. Please search again to generate a new itinerary.')).toBeVisible();
});

test('runs no script that its policy does not name', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/Content Security Policy/);
  const response = await page.goto(site.url);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' ('sha256-[\w+/=]+' ?)+;/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.pwned = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => (window as unknown as { pwned?: boolean }).pwned)).toBeUndefined();
});
