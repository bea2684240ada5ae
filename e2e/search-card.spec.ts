import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.ts';

const from = (page: Page) => page.getByRole('combobox', { name: 'From', exact: true });
const to = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true });
const problem = (page: Page) => page.getByRole('search').getByRole('alert');

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.url);
  // The dates appear once the card is hydrated.
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
});

test('says what is missing, in order, and forgets it as one types', async ({ page }) => {
  const search = page.getByRole('search').getByRole('button', { name: 'Search' });
  await expect(search).toHaveAttribute('aria-disabled', 'true');
  await from(page).press('Enter');
  await expect(problem(page)).toHaveText('Please select a departure location');
  await from(page).fill('   ');
  await expect(problem(page)).toHaveCount(0);
  await from(page).press('Enter');
  await expect(problem(page)).toHaveText('Please select a departure location');
  await from(page).fill('Kolkata');
  await expect(problem(page)).toHaveCount(0);
  await from(page).press('Enter');
  await expect(problem(page)).toHaveText('Please select a destination location');
  await to(page).fill(' Kolkata ');
  await expect(problem(page)).toHaveCount(0);
  await expect(search).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await search.click();
  await expect(problem(page)).toHaveText('Departure and destination cannot be the same');
  await expectAccessible(page);
});

test('suggests the ten built-in cities, then what is typed, and swaps the two', async ({ page }) => {
  await from(page).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveCount(10);
  await expect(options.first()).toContainText('Delhi');
  await from(page).fill('darj');
  await expect(options.first()).toContainText('Darjeeling');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(from(page)).toHaveValue('Darjeeling');
  await to(page).fill('Anywhere at all');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Swap the two places' }).click();
  await expect(from(page)).toHaveValue('Anywhere at all');
  await expect(to(page)).toHaveValue('Darjeeling');
});

test('counts travellers from one up, and closes on a click outside', async ({ page }) => {
  const display = page.getByRole('button', { name: /Traveller/ }).first();
  await display.click();
  const fewer = page.getByRole('button', { name: 'One traveller fewer' });
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 24; i++) await page.getByRole('button', { name: 'One traveller more' }).click();
  await expect(display).toContainText('25 Travellers');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(fewer).toBeHidden();
});

test('sets the budget by presets and by sliders that never pass each other', async ({ page }) => {
  const budget = page.getByRole('button', { name: /Budget/ });
  await budget.click();
  await expect(budget).toHaveAttribute('aria-pressed', 'true');
  const low = page.getByRole('slider', { name: 'Lowest price per person' });
  const high = page.getByRole('slider', { name: 'Highest price per person' });
  await expect(high).toHaveValue('25000');
  await low.focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight');
  await expect(low).toHaveValue('20000');
  await high.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft');
  await expect(high).toHaveValue('25000');
  await expect(budget).toHaveAttribute('aria-pressed', 'false');
});

test('keeps what was typed for one’s return', { tag: '@once' }, async ({ page }) => {
  await from(page).fill('Pune');
  await to(page).fill('Goa');
  await page.reload();
  await expect(from(page)).toHaveValue('Pune');
  await expect(to(page)).toHaveValue('Goa');
});

test('asks the server for places at the first touch, once, so that it gets ready to plan a trip', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/places/suggest')) calls.push(request.url());
  });
  await page.getByRole('heading', { level: 1 }).click();
  expect(calls).toEqual([]);
  const asked = page.waitForResponse(/api\/places\/suggest/);
  await page
    .getByRole('button', { name: /Traveller/ })
    .first()
    .click();
  await asked;
  await page.getByRole('button', { name: 'One traveller more' }).click();
  expect(calls).toHaveLength(1);
});
