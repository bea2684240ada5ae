import type { Page } from '@playwright/test';
import { expect, expectAccessible, freshPhone, test } from './site.ts';

/** Fills in the standard trip: Kolkata to Darjeeling, four days, 15,000 rupees per person. */
async function searchTrip(
  page: Page,
  url: string,
  changed: Partial<Record<'from' | 'to', string>> & { readonly priceRange?: readonly number[] } = {},
): Promise<void> {
  const start = new Date(Date.now() + 14 * 86_400_000);
  const end = new Date(start.getTime() + 3 * 86_400_000);
  const day = (date: Date) => date.toISOString().slice(0, 10);
  await page.goto(url);
  await page.evaluate((search) => localStorage.setItem('searchParams', JSON.stringify(search)), {
    from: 'Kolkata',
    to: 'Darjeeling',
    departureDate: day(start),
    returnDate: day(end),
    travellers: 2,
    travelClass: 'Economy',
    priceRange: [0, 15_000],
    ...changed,
  });
  await page.goto(`${url}/search-results`);
}

test('trips to a place seen from a town say so above the cards, on each, when kept, and on their own page', async ({
  page,
  site,
}) => {
  await searchTrip(page, site.url, { to: 'Lava', priceRange: [0, 50_000] });
  const cards = page.getByRole('article');
  const notice = page.getByText('These trips stay in Kalimpong, 19 km from Lava. All of them visit Lava.');
  await expect(page.getByRole('heading', { name: /itineraries for your trip/ })).toBeVisible();
  await expect(notice).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText('Visits Lava from Kalimpong, 19 km away');
  await expectAccessible(page);
  await page.reload();
  await expect(notice).toBeVisible();

  const path =
    (await cards
      .first()
      .getByRole('link', { name: /View Details/ })
      .getAttribute('href')) ?? '';
  const html = await (await page.request.get(new URL(path, site.url).href)).text();
  expect(html).toContain('This trip stays in Kalimpong, 19 km from Lava. It visits Lava.');
  // A visitor's own trip is excluded from search engines.
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  await page.goto(new URL(path, site.url).href);
  await expect(page.getByText('This trip stays in Kalimpong, 19 km from Lava. It visits Lava.')).toBeVisible();
  await expectAccessible(page);
});

test('a place that is not planned is named, and what was tried in its stead is one click away', {
  tag: '@once',
}, async ({ page, site, guards }) => {
  guards.expected.push(/422/);
  await searchTrip(page, site.url, { from: 'Kolkata', to: 'Sandakphu' });
  await expect(page.getByText(/We don't plan trips to Sandakphu yet\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go to Darjeeling instead, \d+ km away/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New Search' })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Go to Darjeeling instead, \d+ km away/ }).click();
  await expect(page.getByRole('heading', { name: /itineraries for your trip/ })).toBeVisible();
});

test('from a search to the day plan, with the sign-in in the middle', async ({ page, site }) => {
  await searchTrip(page, site.url);
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { name: /itineraries for your trip/ })).toBeVisible();
  expect(await cards.count()).toBeGreaterThanOrEqual(3);
  await expect(cards.first()).toContainText('per person');
  await expect(cards.first()).toContainText('total for 2 travellers');
  await expect(cards.first()).toContainText('Estimate');
  await expectAccessible(page);

  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Asha Sen');
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByLabel('Email').fill('nonsense');
  await dialog.getByLabel('Password', { exact: true }).fill('12345');
  await dialog.getByLabel('Confirm password').fill('other');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel('Email').fill('');
  await dialog.getByLabel('Password', { exact: true }).fill('dusk-on-the-road');
  await dialog.getByLabel('Confirm password').fill('dusk-on-the-road');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByText(/Registration successful/)).toBeVisible();

  await page.waitForURL('**/itinerary/**');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByText(/Darjeeling/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  for (const day of [1, 2, 3, 4]) await expect(page.locator(`#day-${day}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'AS, account of Asha Sen' })).toHaveText('AS');
  await expectAccessible(page);

  // The link opens for everyone, the plan does not.
  const link = page.url();
  await page.getByRole('button', { name: 'AS, account of Asha Sen' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign in or register' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page.getByRole('button', { name: 'Sign in to see the plan' })).toBeVisible();
  await expectAccessible(page);
});

test('comes back to its results at once, and loads more', async ({ page, site }) => {
  await searchTrip(page, site.url);
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { name: /itineraries for your trip/ })).toBeVisible();
  const before = await cards.count();
  await page.getByRole('button', { name: 'Load More Itineraries' }).click();
  await expect(async () => {
    const more = (await cards.count()) > before;
    expect(more || (await page.getByText('No additional itineraries generated.').isVisible())).toBe(true);
  }).toPass();
  let generations = 0;
  page.on('request', (request) => {
    if (request.url().includes('generate-itinerary')) generations += 1;
  });
  await page.goto(`${site.url}/contact`);
  await page.goto(`${site.url}/search-results`);
  await expect(cards.first()).toBeVisible();
  expect(generations).toBe(0);
});

test('says what is wrong with a budget, and mends it with one press', async ({ page, site, guards }) => {
  guards.expected.push(/422/);
  await page.goto(site.url);
  await page.evaluate(() => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const search = {
      from: 'Delhi',
      to: 'Goa',
      departureDate: day(20),
      returnDate: day(24),
      travellers: 1,
      travelClass: 'Economy',
      priceRange: [0, 2000],
    };
    localStorage.setItem('searchParams', JSON.stringify(search));
  });
  await page.goto(`${site.url}/search-results`);
  await expect(page.getByRole('alert')).toContainText('₹');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'What you can change' }).getByRole('button').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('suggests names for an unknown place', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/422/);
  await page.goto(site.url);
  await page.evaluate(() =>
    localStorage.setItem('searchParams', JSON.stringify({ from: 'Kolkata', to: 'Darjlng Hilz' })),
  );
  await page.goto(`${site.url}/search-results`);
  const buttons = page.getByRole('list', { name: 'What you can change' }).getByRole('button');
  await expect(buttons.first().or(page.getByRole('article').first())).toBeVisible();
});

test('goes home without a search, and nothing moves on the way', { tag: '@once' }, async ({ page, site }) => {
  await page.addInitScript(() => {
    (window as unknown as { shifts: number }).shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.url}/search-results`);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('search')).toBeVisible();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.005);
});
