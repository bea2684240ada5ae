import type { Locator, Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, type Site, test } from './site.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Find anything' });
const fieldOf = (page: Page): Locator => dialogOf(page).getByRole('combobox');

const leaveDetails = async (page: Page, site: Site, name: string, phone: string) => {
  const sent = await page.request.post(`${site.url}/api/promotional-leads/submit`, { data: { name, phone } });
  expect(sent.status()).toBe(201);
};

test('Ctrl-K finds a lead by phone, and the keyboard alone opens it', async ({ page, site }) => {
  const phone = freshPhone();
  await leaveDetails(page, site, 'Nandini Bose', phone);
  await enterBackOffice(page, site, '/admin/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Package Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type(`${phone.slice(0, 5)} ${phone.slice(5)}`);
  const option = dialogOf(page).getByRole('option', { name: /Nandini Bose/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(dialogOf(page).getByRole('status')).toContainText('1 result');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/leads\?open=/);
  await expect(page.getByRole('dialog')).toContainText('Nandini Bose');
});

test('arrows go through the groups, Escape leaves everything as it was', { tag: '@once' }, async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/bookings');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await fieldOf(page).fill('a');
  await expect(dialogOf(page).getByRole('status')).toContainText('Type at least two characters');
  // The demonstration content includes trips to the hills.
  await fieldOf(page).fill('darjeeling');
  const options = dialogOf(page).getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const count = await options.count();
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialogOf(page).getByRole('group', { name: 'Packages' })).toBeVisible();

  await fieldOf(page).fill('zzqx nobody');
  await expect(dialogOf(page).getByRole('status')).toContainText('No results for “zzqx nobody”.');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('what is found beyond the first five opens as a list', { tag: '@once' }, async ({ page, site }) => {
  for (let nth = 1; nth <= 7; nth++) await leaveDetails(page, site, 'Parineeta Vaidya', freshPhone());
  await enterBackOffice(page, site, '/admin/packages');
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('parineeta');
  await expect(dialogOf(page).getByRole('status')).toContainText('7 results');
  await expect(dialogOf(page).getByRole('option')).toHaveCount(6);
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\?search=parineeta$/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('parineeta');
  await expect(page.getByRole('link', { name: 'Parineeta Vaidya', exact: true })).toHaveCount(7);
});

test('a search that cannot be done says so and can be tried again', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  await enterBackOffice(page, site, '/admin/bookings');
  await page.route('**/api/admin/search**', (route) => route.fulfill({ status: 503, body: '{"error":"busy"}' }));
  await page.keyboard.press('Control+k');
  await fieldOf(page).fill('darjeeling');
  await expect(dialogOf(page).getByRole('alert')).toContainText('The search failed.');
  await page.unroute('**/api/admin/search**');
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
});
