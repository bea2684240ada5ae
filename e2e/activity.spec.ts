import { enterBackOffice } from './back-office.ts';
import { planTrip } from './plan-trip.ts';
import { expect, expectAccessible, signIn, test } from './site.ts';

/** Reloads the screen until it shows the activity, which is written with a delay. */
async function readUntil(read: () => Promise<unknown>, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await read();
    await shown();
  }).toPass({ timeout: 20_000 });
}

test('what a visitor does is in the feed, and leads to everything they did', async ({ page, site }) => {
  await signIn(page, site, 'Tracked Traveller');
  // A report while the visitor stays is sent with their account; one sent on leaving has only the day's visitor.
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/activity'));
  await page.goto(`${site.url}/packages`);
  expect((await reported).status()).toBe(204);

  await enterBackOffice(page, site, '/admin/activity');
  const feed = page.getByRole('list', { name: 'Activities' });
  const person = feed.getByRole('link', { name: 'Tracked Traveller' }).first();
  await readUntil(
    () => page.reload(),
    () => expect(feed.getByText('(/packages)').first()).toBeVisible({ timeout: 3000 }),
  );
  await expect(page.getByRole('table', { name: 'Recent registrations' })).toContainText('Tracked Traveller');
  await expectAccessible(page);

  await person.focus();
  await page.keyboard.press('Enter');
  const timeline = page.getByRole('dialog', { name: 'Timeline' });
  await expect(timeline.getByRole('heading', { name: 'Tracked Traveller' })).toBeVisible();
  await expect(timeline.getByText('Registered', { exact: true })).toBeVisible();
  await expect(timeline.getByText('(/packages)').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  await expect(person).toBeFocused();
});

test('figures are drawn, listed and opened by keyboard, down to a route of a visitor from elsewhere', {
  tag: '@once',
}, async ({ page, site, request }) => {
  const slug = await planTrip(request, site, { from: 'Kolkata', to: 'Darjeeling', days: 4 });
  // Two openings of one page by one browser: one line of the feed.
  const view = { type: 'page_view', pageData: { pageTitle: 'Darjeeling', path: `/itinerary/${slug}` } };
  const arrival = { ...view, pageData: { ...view.pageData, referrer: 'www.google.co.in' } };
  await request.post(`${site.url}/api/activity`, { data: { activities: [arrival, view] } });
  await enterBackOffice(page, site, '/admin/activity');
  const routes = page.getByRole('table', { name: 'Routes, from search to booking' });
  const route = routes.getByRole('link', { name: 'Kolkata → Darjeeling' });
  await readUntil(
    () => page.reload(),
    () => expect(routes.getByRole('row', { name: /Kolkata → Darjeeling \d+ [1-9]/ })).toBeVisible({ timeout: 3000 }),
  );
  await expect(page.getByRole('table', { name: 'Where visits came from' })).toContainText('Google');
  await expect(page.getByRole('link', { name: /^Open \/itinerary\/\S+ on the site$/ }).first()).toBeVisible();
  await expect(page.getByText(/^× \d+, /).first()).toBeVisible();

  await page.getByRole('radio', { name: /^Visits/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('figure', { name: 'Searches a day' })).toBeVisible();
  await page.getByText('Searches a day as a table').click();
  await expect(page.getByRole('table', { name: 'Searches a day' }).getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Last 24 hours' }).click();
  await expect(page).toHaveURL(/range=1/);
  await expect(page.getByRole('figure', { name: 'Searches an hour' })).toBeVisible();
  await expectAccessible(page);

  await route.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Route' });
  await expect(dialog.getByRole('heading', { name: 'Kolkata → Darjeeling' })).toBeVisible();
  await expect(dialog.getByText('up to ₹2,00,000 a person')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(route).toBeFocused();
});

test('the filter narrows the feed, stays in the address, and can be taken back', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await signIn(page, site, 'Filtered Traveller');
  await enterBackOffice(page, site, '/admin/activity');
  await page.getByRole('button', { name: 'Filter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter activities' });
  await expect(dialog.getByLabel('Activity type').getByRole('option')).toHaveText([
    'All activities',
    'Search',
    'Form submission',
    'Sign-in',
    'Registration',
    'Itinerary view',
    'Itinerary share',
    'Error',
    'Page view',
  ]);
  await dialog.getByLabel('Activity type').selectOption('Registration');
  await dialog.getByLabel('Date range').selectOption('Last 24 hours');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/type=user_register/);
  await expect(page.getByText('Last 24 hours · Registration · All devices')).toBeVisible();
  const feed = page.getByRole('list', { name: 'Activities' });
  await expect(feed.getByText('Registered', { exact: true }).first()).toBeVisible();
  await page.goto(`${site.url}/admin/activity?type=itinerary_share&device=tablet`);
  await expect(page.getByText('No activities match')).toBeVisible();
  await page.getByLabel('Period').selectOption('Last 90 days');
  await expect(page).toHaveURL(/type=itinerary_share&device=tablet&days=90/);
  await page.goBack();
  await expect(page.getByLabel('Period')).toHaveValue('7');
});

test('the export is saved as CSV; a failing one says so and can be tried again', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  await enterBackOffice(page, site, '/admin/activity');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export activities' });
  await page.route('**/api/admin/activity/export*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to export data');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^activity-data-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(dialog).toBeHidden();
});

test('a feed that cannot be read says so, and the rest of the screen stays', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  const broken = (url: URL) => url.pathname === '/api/admin/activity';
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
  await enterBackOffice(page, site, '/admin/activity');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load activities' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login statistics' })).toBeVisible();
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load activities')).toBeHidden();
});

test('a browser that asks not to be tracked sends nothing', { tag: '@once' }, async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/activity') && sent.push(request.url()));
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${site.url}/packages`);
  await page.waitForTimeout(5000);
  await page.goto(`${site.url}/contact`);
  expect(sent).toEqual([]);
});

test('a browser has one key for a day, and none when it asks not to be tracked', { tag: '@once' }, async ({
  page,
  site,
}) => {
  const keys = async () => (await page.context().cookies()).filter(({ name }) => name === 'safarnama_day');
  await page.goto(site.url);
  await expect.poll(keys).toHaveLength(1);
  const [first] = await keys();
  // It expires with the Indian day.
  expect((first?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(86_400_000);
  await page.goto(`${site.url}/packages`);
  await page.waitForTimeout(500);
  expect((await keys())[0]?.value).toBe(first?.value);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${site.url}/contact`);
  await expect.poll(keys).toHaveLength(0);
});
