import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './site.ts';

const summary = (page: Page) => page.getByRole('search').locator('summary');
const field = (page: Page) => page.getByLabel(/^wishing for/);
const chips = (page: Page) => page.getByRole('list', { name: 'Your wishes' });

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.url);
  // The dates appear once the card is hydrated.
  await expect(page.getByRole('button', { name: /^Departure,.*\d/ })).toBeVisible();
});

test('reads words into chips by keyboard alone, says what it did not understand, and keeps them', async ({ page }) => {
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('Darjeeling');
  await page.keyboard.press('Escape');
  await summary(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to wishes' })).toBeVisible();
  await field(page).fill('we are 2 with a 4 year old, pure veg, want to see Tiger Hill, and a pony for asha');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chips(page).getByRole('button')).toHaveText([
    '2 adults, 1 child (4)',
    'Vegetarian',
    'See Tiger Hill sunrise',
  ]);
  await expect(field(page)).toHaveValue('and a pony for asha');
  await expect(page.getByText('We did not understand “and a pony for asha”.')).toBeVisible();
  await expect(page.getByRole('button', { name: /3 Travellers/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove Vegetarian' }).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'No flights' }).click();
  await page.reload();
  await expect(summary(page)).toContainText('4 wishes');
  await summary(page).click();
  await expect(chips(page).getByRole('button')).toHaveText([
    '2 adults, 1 child (4)',
    'See Tiger Hill sunrise',
    'No flights',
  ]);
});

test('plans by the wishes, and the plan says how it serves them', async ({ page, site }) => {
  await page.getByRole('combobox', { name: 'From', exact: true }).fill('Kolkata');
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('Darjeeling');
  await page.keyboard.press('Escape');
  await summary(page).click();
  await page.getByRole('button', { name: 'No flights' }).click();
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  // The default week-end is too short without a flight: one of the changes that work is taken.
  const change = page.getByRole('list', { name: 'What you can change' }).getByRole('button').first();
  await change.or(page.getByRole('article').first()).first().waitFor();
  if (await change.isVisible()) await change.click();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Keeps all your wishes.');
  // The link itself asks visitors to sign in first; whoever gets the address may read it.
  await page.goto(`${site.url}${await card.getByRole('link').getAttribute('href')}`);
  await expect(page.getByRole('heading', { name: 'How this plan serves you' })).toBeVisible();
  await expect(page.getByText('You do not fly.')).toBeVisible();
});
