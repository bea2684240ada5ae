import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { planTrip, type Trip } from './plan-trip.ts';
import { expect, expectAccessible, expectUncovered, type Site, signIn, test } from './site.ts';

const FIVE_DAYS: Trip = { from: 'Kolkata', to: 'Darjeeling', days: 5 };

async function openPlan(page: Page, site: Site, trip: Trip, hash = ''): Promise<void> {
  const slug = await planTrip(page.request, site, trip);
  await signIn(page, site, 'Asha Sen');
  await page.goto(`${site.url}/itinerary/${slug}${hash}`);
  await expect(page.locator('#day-1')).toBeVisible();
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'In this plan' });
/** Returns the bar's links that are cut off at its edge. */
const cutLinks = (page: Page) =>
  bar(page)
    .getByRole('list')
    .evaluate((list) => {
      const edge = list.getBoundingClientRect();
      const isCut = ({ left, right }: DOMRect) =>
        (left < edge.left - 1 && right > edge.left + 1) || (right > edge.right + 1 && left < edge.right - 1);
      return [...list.querySelectorAll('a')].filter((link) => isCut(link.getBoundingClientRect())).length;
    });
const titleOf = (page: Page, day: number) => page.locator(`#day-${day}`).getByRole('heading');
const foldOf = (page: Page, day: number) => page.locator(`[data-day="${day}"] > details`);

test('five days are short: the first is open, the others a press away, and each sight stands once', async ({
  page,
  site,
  isMobile,
}) => {
  await openPlan(page, site, FIVE_DAYS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`a plan of five days (${isMobile ? 'phone' : 'desktop'}) is ${height} px high`);
  // The first day, which is open, may have a flight, a drive, visits and dinner.
  expect(height).toBeLessThan(isMobile ? 6200 : 5100);
  await expect(foldOf(page, 1)).toHaveAttribute('open');
  for (const day of [2, 3, 4, 5]) await expect(foldOf(page, day)).not.toHaveAttribute('open');
  await expectAccessible(page);

  // The browser's search finds folded text (and unfolds it for a person).
  const folded = await foldOf(page, 3).locator('[data-kind="visit"] h5 + p').first().textContent();
  expect(
    await page.evaluate((text) => (window as unknown as { find: (t: string) => boolean }).find(text), folded ?? ''),
  ).toBe(true);

  await page.getByRole('button', { name: 'Expand all days' }).click();
  for (const day of [1, 2, 3, 4, 5]) await expect(foldOf(page, day)).toHaveAttribute('open');
  for (const summary of await page.locator('details > summary[id]').all()) {
    await summary.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  }
  const rows = page.locator('[data-kind="visit"]').getByRole('heading', { level: 5 });
  const sights = (await rows.allTextContents()).map((text) => text.trim());
  expect(sights.length).toBeGreaterThan(5);
  for (const sight of sights) {
    // The map, a picture, names them beside their numbers.
    const told = page.getByText(sight, { exact: true }).and(page.locator(':not(svg *)'));
    await expect(told.locator('visible=true'), sight).toHaveCount(1);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Collapse all days' }).click();
  await expect(foldOf(page, 1)).not.toHaveAttribute('open');
});

test('the bar leads to each day, to the costs and to booking, and nothing lies over a title', async ({
  page,
  site,
  isMobile,
}) => {
  await openPlan(page, site, FIVE_DAYS);
  for (const day of [4, 2, 5, 1]) {
    await bar(page)
      .getByRole('link', { name: new RegExp(`^Day ${day}:`) })
      .click();
    await expect(foldOf(page, day)).toHaveAttribute('open');
    await expectUncovered(titleOf(page, day));
    await expect.poll(() => cutLinks(page)).toBe(0);
  }
  if (isMobile) {
    await bar(page).getByRole('button', { name: 'Map' }).click();
    await expect(page.getByRole('complementary', { name: 'Map of the route' })).toBeInViewport();
    for (const day of [3, 1]) {
      await bar(page)
        .getByRole('link', { name: new RegExp(`^Day ${day}:`) })
        .click();
      await expectUncovered(titleOf(page, day));
    }
    await bar(page).getByRole('button', { name: 'Map' }).click();
    await expect(page.getByRole('complementary', { name: 'Map of the route' })).toBeHidden();
  }
  await bar(page).getByRole('link', { name: 'Costs' }).click();
  await expectUncovered(page.getByRole('heading', { name: 'What it costs' }));
  await expect(page.getByText(/^Total \(/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('dialog', { name: 'Request a booking' })).toBeVisible();
});

test('all of it goes by keyboard', { tag: '@once' }, async ({ page, site }) => {
  await openPlan(page, site, FIVE_DAYS);
  await bar(page)
    .getByRole('link', { name: /^Day 3:/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(foldOf(page, 3)).toHaveAttribute('open');
  await expect(page.locator('#day-3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(foldOf(page, 3)).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(page.locator('#day-4')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(foldOf(page, 4)).toHaveAttribute('open');
});

test('the plan is saved as a calendar file, and a failure is told', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  await openPlan(page, site, FIVE_DAYS);
  await page.getByText('Take along').click();
  const button = page.getByRole('button', { name: 'Add to calendar' });
  await page.route('**/calendar.ics', (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('The calendar file could not be made. Please try again.');

  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${new URL(page.url()).pathname.split('/').at(-1)}.ics`);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  await expect(page.getByText('The calendar file is saved.')).toBeVisible();
  await expectAccessible(page);
});

test('a link to a day opens it there', { tag: '@once' }, async ({ page, site }) => {
  await openPlan(page, site, FIVE_DAYS, '#day-4');
  await expect(foldOf(page, 4)).toHaveAttribute('open');
  await expectUncovered(titleOf(page, 4));
});

test('who has not signed in reads each sight once as well', async ({ page, site }) => {
  const slug = await planTrip(page.request, site, FIVE_DAYS);
  await page.goto(`${site.url}/itinerary/${slug}`);
  await expect(page.getByRole('button', { name: 'Sign in to see the plan' })).toBeVisible();
  const names = [
    ...(await page.getByRole('region', { name: 'Highlights' }).getByRole('listitem').locator('strong').allInnerTexts()),
    ...(await page.getByRole('region', { name: 'More places to visit' }).getByRole('link').allInnerTexts()),
  ].map((text) => text.split('\n')[0]?.replace(', opens OpenStreetMap', '').trim() ?? '');
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  await expectAccessible(page);
});

for (const trip of [
  { from: 'Delhi', to: 'Agra', days: 1 },
  { from: 'Kolkata', to: 'Darjeeling', days: 2 },
  { from: 'Kolkata', to: 'Darjeeling', days: 6 },
  { from: 'Delhi', to: 'Rajasthan', days: 14 },
]) {
  test(`a plan of ${trip.days} days prints on at most a page a day`, { tag: '@once' }, async ({ page, site }) => {
    await openPlan(page, site, trip);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    console.log(`${trip.days} days on ${pages} pages`);
    expect(pages).toBeGreaterThan(0);
    // What to book, to wear and to know takes a second page for a single day.
    expect(pages).toBeLessThanOrEqual(Math.max(2, trip.days));

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('+91 33 2680 0000').locator('visible=true').first()).toBeVisible();
    await expect(page.getByText(new URL(page.url()).pathname).locator('visible=true').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Sketch of the route' }).locator('visible=true')).toHaveCount(1);
    // Folded on the screen, complete on paper.
    await expect(page.locator('[data-kind] h5').last()).toBeVisible();
    await expect(bar(page)).toBeHidden();
    // The trains and flights, for which there are tickets, are listed together as well.
    await expect(page.locator('[data-seat]').first()).toBeVisible();
  });
}

test('the plan and the sheet for its driver are saved as PDF, and a failure is told', async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  await openPlan(page, site, FIVE_DAYS);
  await page.getByText('Take along').click();
  for (const [button, file, told] of [
    ['Save as PDF', /-document\.pdf$/, 'The PDF of the plan is saved.'],
    ['For the driver', /-driver-sheet\.pdf$/, 'The sheet for the driver is saved.'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toMatch(file);
    await expect(page.getByText(told)).toBeVisible();
  }
  await page.route('**/document.pdf', (route) => route.abort());
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page.getByRole('alert')).toHaveText('The PDF could not be made. Please try again.');
  await expectAccessible(page);
});
