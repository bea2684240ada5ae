import type { Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, test } from './site.ts';

const FORM = {
  title: 'Tea and toy trains',
  description: '<p>Four days among the tea.</p>',
  shortDescription: 'Tea gardens and the toy train.',
  category: 'Adventure',
  basePrice: '10000',
  fromLocation: 'Kolkata',
  toLocation: 'Kurseong',
  duration: '4',
};

/** Creates or changes a package by the API, as another admin would; returns its id. */
async function send(page: Page, parts: Record<string, string>, id: string | null = null): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const request = { headers: { authorization: `Bearer ${token}` }, multipart: parts };
  const address = new URL(`/api/packages/admin/${id ?? 'create'}`, page.url()).href;
  const answer = id === null ? await page.request.post(address, request) : await page.request.put(address, request);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { package: { _id: string } }).package._id;
}

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 3, name, exact: true });

test('the sections of a package are reached from their index, which counts their problems', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, '/admin/packages/new');
  await titleOf(page).fill('Hills');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect(index.getByRole('link', { name: /^Trip.* 3 problems$/ })).toBeVisible();
  await expectAccessible(page);
  await index.getByRole('link', { name: /^Price/ }).click();
  await expect(heading(page, 'Price')).toBeFocused();
  await page.keyboard.press('Alt+PageDown');
  await expect(heading(page, 'Trip')).toBeFocused();
  await expect(index.getByRole('link', { name: /^Trip/ })).toHaveAttribute('aria-current', 'location');
  await page.keyboard.press('Alt+PageUp');
  await expect(heading(page, 'Price')).toBeFocused();
});

test('a draft says where it is: in the browser, without a network, nowhere, and saved by itself', {
  tag: '@once',
}, async ({ page, site, context }) => {
  await enterBackOffice(page, site, '/admin/packages');
  const id = await send(page, FORM);
  await page.goto(`${site.url}/admin/packages/${id}`);
  await titleOf(page).fill('Tea and slow trains');
  await expect(page.getByText(/^Draft kept in this browser/)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Offline: kept in this browser/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(titleOf(page)).toHaveValue('Tea and slow trains');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await titleOf(page).fill('Tea and slower trains');
  await expect(page.getByText(/^Not kept: this browser/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a package is copied, waits for its day, and drops an address that it had', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, '/admin/packages');
  const id = await send(page, { ...FORM, title: 'Copied hills', slug: 'hills-of-old', status: 'published' });
  await send(page, { slug: 'hills-of-now', version: '1' }, id);
  await page.goto(`${site.url}/admin/packages/${id}`);
  await page.getByRole('button', { name: 'Drop /package/hills-of-old' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Drop', exact: true }).click();
  await expect(page.getByText('/package/hills-of-old')).toHaveCount(0);
  expect((await page.request.get(`${site.url}/package/hills-of-old`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Duplicate Copied hills' }).click();
  await expect(titleOf(page)).toHaveValue('Copy of Copied hills');
  await page.getByRole('switch', { name: 'Publish by itself at a set time' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please choose the day and time of publication').first()).toBeVisible();
  await page.getByLabel(/^Day \*$/).fill('2099-01-05');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/admin/packages?status=scheduled`);
  await expect(heading(page, 'Mon 5 Jan 2099')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the publication of Copy of Copied hills' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the publication' }).click();
  await expect(heading(page, 'Mon 5 Jan 2099')).toHaveCount(0);
});
