import type { Page } from '@playwright/test';
import { planTrip, type Trip } from './plan-trip.ts';
import { expect, expectAccessible, signIn, test } from './site.ts';

const TRIP: Trip = { from: 'Kolkata', to: 'Darjeeling', days: 5 };

const visits = (page: Page) => page.locator('[data-sight]');
const namesOf = (page: Page): Promise<string[]> =>
  visits(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-sight') ?? ''));

test('a plan is changed, saved as a trip, found among my trips, named, deleted and brought back', async ({
  page,
  site,
}) => {
  const slug = await planTrip(page.request, site, TRIP);
  await signIn(page, site, 'Asha Sen');
  await page.goto(`${site.url}/itinerary/${slug}`);
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Change the plan' })).toBeVisible();
  const before = await namesOf(page);

  // Every act by keyboard: the sight's button unfolds them, the first has the focus.
  const [first = ''] = before;
  await page.locator(`[data-sight="${first}"] > button`).press('Enter');
  await expect(page.getByRole('button', { name: 'Take out' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take out' }).press('Enter');
  await expect(visits(page)).toHaveCount(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(visits(page)).toHaveCount(before.length);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(visits(page)).toHaveCount(before.length - 1);

  // What is not saved survives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(visits(page)).toHaveCount(before.length - 1);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(`${slug}$`));
  await expect(page.getByText('Changed by you', { exact: false }).first()).toBeVisible();

  // A calendar can follow the trip: its address is read without signing in, until it is taken back.
  await page.getByText('Take along').click();
  await page.getByRole('button', { name: 'Follow in your calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Follow the trip in your calendar' });
  await calendar.getByRole('button', { name: 'Show the address' }).click();
  const address = await calendar.getByLabel('Address of the calendar').inputValue();
  const readCalendar = async () => (await page.request.get(new URL(new URL(address).pathname, site.url).href)).text();
  await expectAccessible(page);
  expect(await readCalendar()).toContain('BEGIN:VEVENT');
  await calendar.getByRole('button', { name: 'Take the address back' }).click();
  await expect(calendar.getByText(/^The address is taken back/)).toBeVisible();
  expect(await readCalendar()).not.toContain('BEGIN:VEVENT');
  await page.keyboard.press('Escape');

  await page.goto(`${site.url}/my-trips`);
  await expect(page.getByText('Starts in 20 days')).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('With grandmother');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'With grandmother' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('With grandmother is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'With grandmother' }).click();
  await expect(page.locator('#day-1')).toBeVisible();
});

test('what does not fit is said on its day, and mended by one press', async ({ page, site }) => {
  const slug = await planTrip(page.request, site, TRIP);
  await signIn(page, site, 'Ravi Das');
  await page.goto(`${site.url}/itinerary/${slug}`);
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await expect(page.getByText('Everything fits')).toBeVisible();
  // One sight more than a full day holds.
  await page.getByRole('button', { name: 'Add a sight' }).nth(1).click();
  await page.getByRole('dialog').locator('li > button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to day/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const repair = page.getByRole('button', { name: /^Repair/ }).first();
  await expect(page.getByText(/not fit/).first()).toBeVisible();
  if (await repair.isVisible()) {
    await repair.click();
    await expect(page.getByText('Everything fits')).toBeVisible();
  }
});
