import type { Page } from '@playwright/test';
import { planTrip, type Trip } from './plan-trip.ts';
import { expect, expectAccessible, signIn, test } from './site.ts';

const TRIP: Trip = { from: 'Delhi', to: 'Rishikesh', days: 4 };

const visits = (page: Page) => page.locator('[data-sight]');
const dialog = (page: Page) => page.getByRole('dialog');

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Make it another way' })).toBeVisible();
}

test('a trip is made slower and a day later, and its first version is brought back @once', async ({ page, site }) => {
  const slug = await planTrip(page.request, site, TRIP);
  await signIn(page, site, 'Asha Sen');
  await page.goto(`${site.url}/itinerary/${slug}`);
  await openEditor(page);
  const before = await visits(page).count();

  // Other sights for the same days are a change like any other: one step to undo.
  await page.getByRole('button', { name: 'Slower' }).press('Enter');
  await expect(dialog(page).getByText(/ out$/).first()).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Take it' }).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => visits(page).count()).toBeLessThan(before);
  const slower = await visits(page).count();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(visits(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(visits(page)).toHaveCount(slower);

  // A plan for other dates is saved at once, and what was not saved yet is a version of its own.
  await page.getByRole('button', { name: 'A day later' }).click();
  await expect(dialog(page).getByText('Starts 1 day later')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Take it' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${slug}$`));
  await expect(page.getByText('Changed by you', { exact: false }).first()).toBeVisible();

  await openEditor(page);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Version 2' })).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'Version 1' })).toBeVisible();
  await dialog(page).getByText('Look at the first version').click();
  await expectAccessible(page);
  const loaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: 'Bring the first version back' }).click();
  await loaded;
  await openEditor(page);
  await expect(visits(page)).toHaveCount(before);
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(dialog(page).getByText('The first version, brought back')).toBeVisible();
});
