import type { Page } from '@playwright/test';
import { addDays, dayInIndia } from '../src/core/dates.ts';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, type Site, test } from './site.ts';

/** Sends requests for packages, all under one name. */
async function sendRequests(page: Page, site: Site, fullName: string, count: number): Promise<void> {
  const { packages } = (await (await page.request.get(`${site.url}/api/packages`)).json()) as {
    packages: { _id: string; travelDetails: { minTravelers: number } }[];
  };
  for (let nth = 0; nth < count; nth++) {
    const sent = await page.request.post(`${site.url}/api/packages/book`, {
      data: {
        packageId: packages[0]?._id,
        fullName,
        phone: freshPhone(),
        travelers: packages[0]?.travelDetails.minTravelers,
        preferredDate: addDays(dayInIndia(Date.now()), 60 + nth),
      },
    });
    expect(sent.status()).toBe(201);
  }
}

/** Presses keys and counts them. */
function countedKeys(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    get count() {
      return count;
    },
  };
}

test('ten requests are confirmed with at most forty keys, and the last one is undone', { tag: '@once' }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await sendRequests(page, site, 'Tenfold Traveller', 11);
  await enterBackOffice(page, site, '/admin/bookings?search=tenfold&sort=preferredDate&order=asc');
  await expect(page.getByRole('link', { name: /^SN-/ })).toHaveCount(10);
  const keys = countedKeys(page);
  await keys.press('j');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Booking' });
  for (let nth = 1; nth <= 10; nth++) {
    await expect(dialog.getByText(`${nth} of 11`, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Confirm booking' })).toBeVisible();
    await keys.press('c');
    await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
    await keys.press('j');
  }
  expect(keys.count).toBeLessThanOrEqual(40);
  // The eleventh is on the next page of the list.
  await expect(dialog.getByText('11 of 11', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Pending/ }).click();
  await expect(page.getByText('1–2 of 2 bookings')).toBeVisible();
});

test('a list is sorted, chosen from and kept as a view by the keyboard', { tag: '@once' }, async ({ page, site }) => {
  await sendRequests(page, site, 'Viewed Traveller', 3);
  await enterBackOffice(page, site, '/admin/bookings?search=viewed');
  const head = page.getByRole('columnheader', { name: 'Date' });
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set status' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Contacted' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill('Viewed ones');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('link', { name: 'Viewed ones' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change view Viewed ones' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(tab).toHaveCount(0);
  const toast = page.getByRole('alert').filter({ hasText: 'View Viewed ones is deleted.' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(tab).toBeVisible();
});

test('keys lead to sections and show themselves, until they are switched off', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, '/admin/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Package Management' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Go to Promotional Leads');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: /Profile of/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/admin\/bookings$/);

  await page.getByRole('button', { name: 'Fold menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Promotional Leads' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Promotional Leads');
  await expectAccessible(page);
});

test('Ctrl-K finds sections, actions and what was last opened', { tag: '@once' }, async ({ page, site }) => {
  await sendRequests(page, site, 'Recent Traveller', 1);
  await enterBackOffice(page, site, '/admin/packages');
  await expect(page.getByRole('heading', { level: 1, name: 'Package Management' })).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Find/ });
  await page.keyboard.press('Control+k');
  await field.fill('new p');
  await expect(page.getByRole('option', { name: 'New package' })).toHaveAttribute('aria-selected', 'true');
  await field.fill('recent trav');
  await page.getByRole('option', { name: /Recent Traveller/ }).click();
  await expect(page.getByRole('dialog', { name: 'Booking' })).toContainText('Recent Traveller');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Recent Traveller/ })).toBeVisible();
  await field.fill('switch to d');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
