import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, test } from './site.ts';

test('the map of the office comes from the maps service once one scrolls to it', async ({ page, site }) => {
  await page.goto(`${site.url}/contact`);
  const office = page.getByRole('region', { name: 'Find our office' });
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByTitle(/^Map of the surroundings of/)).toBeVisible();
  // The page's policy allows it.
  await expect(page.frameLocator('iframe').getByText('Streets')).toBeVisible();
  await expect(office.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', /openstreetmap\.org/);
  await expectAccessible(page);
});

test('where the maps service cannot be reached a card with a link to it remains', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/net::ERR_FAILED/);
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  const office = page.getByRole('region', { name: 'Find our office' });
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByRole('status')).toContainText('The map cannot be shown right now');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(office.getByRole('link', { name: 'Open the map' })).toBeVisible();
  await expectAccessible(page);
});

test('the contact page opens the popup on request', async ({ page, site }) => {
  await page.goto(`${site.url}/contact`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Leave my number' }).click({ timeout: 2000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('the debug page shows visitors the health call alone and admins all four calls', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/status of 503/);
  await page.goto(`${site.url}/debug`);
  await expect(page.getByText('1 of 1 working')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('User agent')).toHaveCount(0);
  await expectAccessible(page);

  await enterBackOffice(page, site, '/admin/packages');
  await page.goto(`${site.url}/debug`);
  await expect(page.getByText('4 of 4 working')).toBeVisible();
  await expect(page.getByText('Working', { exact: true })).toHaveCount(4);
  await expect(page.getByText(`${site.url}/api`)).toBeVisible();
  await page.route('**/api/test', (route) => route.fulfill({ status: 503, json: { error: 'Out for a walk' } }));
  await page.getByRole('button', { name: 'Run Tests' }).click();
  await expect(page.getByText('3 of 4 working')).toBeVisible();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Out for a walk', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the debug page believes no token that the API refuses', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/status of 401/);
  await page.goto(`${site.url}/contact`);
  await page.evaluate(() => localStorage.setItem('adminToken', 'forged'));
  await page.goto(`${site.url}/debug`);
  await expect(page.getByText('1 of 1 working')).toBeVisible();
  await expect(page.getByText('User agent')).toHaveCount(0);
});
