import type { Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, type Site, test } from './site.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

/** Returns the number on the bell; 0 for none. */
const unopened = async (page: Page): Promise<number> =>
  Number(/(\d+) unopened/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[1] ?? 0);

async function book(page: Page, site: Site, fullName: string): Promise<void> {
  const listed = await page.request.get(`${site.url}/api/packages?limit=1`);
  const { packages } = (await listed.json()) as { packages: { slug: string }[] };
  const preferredDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const body = { packageSlug: packages[0]?.slug, itemType: 'package', fullName, phone: freshPhone() };
  const sent = await page.request.post(`${site.url}/api/packages/book`, {
    data: { ...body, travelers: 2, preferredDate },
  });
  expect(sent.status()).toBe(201);
}

test('a booking made elsewhere shows on the bell without a reload', { tag: '@once' }, async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/dashboard');
  await expect(bell(page)).toHaveAttribute('aria-label', /unopened/);
  const before = await unopened(page);
  await book(page, site, 'Ishaan Live');
  await expect(bell(page)).toHaveAttribute('aria-label', `Notifications, ${before + 1} unopened`);
  await bell(page).click();
  const item = page.getByRole('link', { name: /Ishaan Live/ });
  await expect(item).toBeVisible();
  await item.click();
  await expect(page.getByRole('dialog')).toContainText('Ishaan Live');
  await expect.poll(() => unopened(page)).toBe(before);
});

test('where the stream cannot be had, the number is asked for', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/Failed to load resource/);
  await page.route('**/api/admin/notifications/stream', (route) => route.fulfill({ status: 429, body: '{}' }));
  await enterBackOffice(page, site, '/admin/dashboard');
  await expect(bell(page)).toHaveAttribute('aria-label', /unopened/);
});

test('the dashboard tells the week, what is due and how the site is', async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const week = page.getByRole('region', { name: /The last 7 days/ });
  for (const name of ['Searches', 'Submissions', 'Views', 'New users', 'New bookings', 'New leads', 'AI requests']) {
    await expect(week.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(week).toContainText('last week');
  const system = page.getByRole('region', { name: 'System status' });
  await expect(system).toContainText('SQLite');
  await expect(system).toContainText('free of');
  await expect(system).toContainText('Built-in planner only');
  await expect(page.getByRole('region', { name: 'Due today' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
  await expectAccessible(page);
  const quick = page.getByRole('navigation', { name: 'Quick actions' });
  await quick.getByRole('link', { name: 'Answer new bookings' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?status=pending&order=oldest$/);
});

test('a dashboard that could not be read says so and can be tried again', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  await page.route('**/api/admin/dashboard/overview', (route) =>
    route.fulfill({ status: 503, body: '{"error":"busy"}' }),
  );
  await enterBackOffice(page, site, '/admin/dashboard');
  await expect(page.getByRole('alert')).toContainText('Failed to load the dashboard');
  await page.unroute('**/api/admin/dashboard/overview');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'System status' })).toBeVisible();
});

test('a route on which no trip was found becomes a draft, once', { tag: '@once' }, async ({ page, site }) => {
  const trip = { from: 'Kolkata', to: 'Atlantis', departureDate: '2027-02-05', returnDate: '2027-02-09' };
  const searched = await page.request.post(`${site.url}/api/generate-itinerary`, {
    data: { ...trip, travellers: 2, priceRange: [0, 18_000] },
  });
  expect(searched.status()).toBe(422);
  await enterBackOffice(page, site, '/admin/dashboard/demand');
  const row = page.getByRole('row', { name: /Kolkata → Atlantis/ });
  await expect(row).toContainText('Feb 2027 (1)');
  await expect(row).toContainText('₹18,000');
  await expectAccessible(page);
  await row.getByRole('button', { name: /^Make a package of it/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Kolkata to Atlantis, 5 days');
  await page.goBack();
  await expect(row.getByRole('link', { name: /^Open its draft/ })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Parts of the dashboard' });
  await tabs.getByRole('link', { name: 'Conversion' }).click();
  await page.getByRole('link', { name: 'Website' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\?source=website&received=/);
});
