import type { Page } from '@playwright/test';
import { dayAhead, expect, expectAccessible, signIn, test } from './site.ts';

const cards = (page: Page) => page.getByRole('article');
const found = (page: Page) => page.getByRole('heading', { name: /itineraries for your trip/ });

/** Returns the address of the results of four days in Darjeeling; other parts replace its own. */
function resultsOf(url: string, changed: Readonly<Record<string, string>> = {}): string {
  const search = {
    from: 'Kolkata',
    to: 'Darjeeling',
    departureDate: dayAhead(20),
    returnDate: dayAhead(23),
    travellers: '2',
    travelClass: 'Economy',
    priceRange: '0-50000',
    ...changed,
  };
  return `${url}/search-results?${new URLSearchParams(search)}`;
}

test('changes the search in place: the old plans stay until the new ones come, and both have their address', async ({
  page,
  site,
}) => {
  await page.goto(resultsOf(site.url));
  await expect(found(page)).toBeVisible();
  const first = page.url();
  const change = page.getByRole('button', { name: 'Change search' });
  await change.press('Enter');
  const form = page.getByRole('search');
  const to = form.getByRole('combobox', { name: 'To', exact: true });
  await expect(to).toHaveValue('Darjeeling');
  await to.fill('Digha');
  await page.keyboard.press('Escape');
  // Folded and opened again, the form keeps what was typed.
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await change.click();
  await expect(to).toHaveValue('Digha');
  await expectAccessible(page);

  const held = Promise.withResolvers<void>();
  await page.route('**/api/generate-itinerary/stream', async (route) => {
    await held.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText(/plans of your earlier search: Kolkata to Darjeeling/)).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(2);
  await expect(change).toBeFocused();
  held.resolve();
  await expect(found(page)).toBeVisible();
  await expect(page.getByText(/plans of your earlier search/)).toHaveCount(0);
  expect(page.url()).toContain('to=Digha');
  // All of them have come.
  await expect(page.getByRole('button', { name: 'Load More Itineraries' })).toBeVisible();
  await page.unroute('**/api/generate-itinerary/stream');

  let generations = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-itinerary')) generations += 1;
  });
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(cards(page).first()).toContainText('Darjeeling');
  await page.goForward();
  await expect(page).toHaveURL(/to=Digha/);
  await expect(cards(page).first()).toContainText('Digha');
  await page.reload();
  await expect(found(page)).toBeVisible();
  expect(generations).toBe(0);
});

test('compares plans under an address of their own, and shows their routes on a map', async ({ page, site }) => {
  await page.goto(resultsOf(site.url));
  await expect(found(page)).toBeVisible();
  const choose = page.getByRole('button', { name: /^Compare .+/ });
  await choose.nth(0).click();
  await expect(page.getByText('Choose one more to compare.')).toBeVisible();
  await choose.nth(1).press('Space');
  await choose.nth(2).click();
  await choose.nth(3).click();
  await expect(page.getByText('You can compare 3 at a time.')).toBeVisible();
  await expect(choose.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: '3 plans side by side' });
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  for (const row of ['Price', 'Sights', 'Where you stay', 'Left out', 'When things are late']) {
    await expect(dialog.getByRole('rowheader', { name: row }).or(dialog.locator('th', { hasText: row }))).toBeVisible();
  }
  await expectAccessible(page);
  const address = page.url();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/search-results\?[^#]*$/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('region', { name: 'The routes of all plans on one map' });
  const second = map.getByRole('button', { name: /^2.*show its card/ });
  // The map has opened below the pointer.
  await page.mouse.move(0, 0);
  await second.focus();
  await expect(cards(page).nth(1)).toHaveAttribute('data-current', 'true');
  await second.press('Enter');
  await expect(
    cards(page)
      .nth(1)
      .getByRole('link', { name: /View Details/ }),
  ).toBeFocused();
  await expectAccessible(page);

  // The same comparison in another browser, whose own results are others; and addresses that name nothing.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${resultsOf(site.url, { to: 'Digha' })}${new URL(address).hash}`);
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
});

test('says so when compared plans are not there', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/404/);
  await page.goto(`${resultsOf(site.url)}#compare=no-such-plan,nor-this,a,b,c,d,e,f,g,h`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 of these plans are not there any more.')).toBeVisible();
  await expect(dialog.getByText(/Choose at least two plans/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found(page)).toBeVisible();
});

test('no picture of the results comes twice', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(resultsOf(site.url, { returnDate: dayAhead(25) }));
  await expect(found(page)).toBeVisible();
  const count = await cards(page).count();
  await expect(cards(page).locator('img')).toHaveCount(count);
  const pictures = await cards(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(pictures).size).toBe(count);
});

test('finds the last searches again at home and on My trips, and asks for dates where they have passed', async ({
  page,
  site,
}) => {
  await signIn(page, site, 'Asha Sen');
  const token = await page.evaluate(() => localStorage.getItem('userToken') ?? '');
  const past = { from: 'Pune', to: 'Goa', departureDate: '2025-01-10', returnDate: '2025-01-13', travellers: 2 };
  const kept = await page.request.post(`${site.url}/api/search-history`, {
    data: past,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(kept.status()).toBe(201);
  await page.goto(resultsOf(site.url));
  await expect(found(page)).toBeVisible();

  await page.goto(site.url);
  const recent = page.getByRole('navigation', { name: 'Your last searches' });
  await expect(recent.getByRole('link', { name: /Kolkata to Darjeeling/ })).toBeVisible();
  await expectAccessible(page);
  await recent.getByRole('link', { name: 'All searches' }).click();
  const list = page.getByRole('region', { name: 'Searched lately' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await list.getByRole('button', { name: /Remove the search Kolkata to Darjeeling/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.getByText('All 2 searches are removed.')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Kolkata to Darjeeling');
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await list.getByRole('link', { name: 'Pune to Goa' }).click();
  await expect(page.getByRole('heading', { name: 'The dates of this search have passed' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toHaveValue('Goa');
  await expectAccessible(page);
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(page).not.toHaveURL(/2025/);
  await expect(page.getByText(/Pune/).first()).toBeVisible();
});
