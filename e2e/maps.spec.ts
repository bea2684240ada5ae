import type { Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { planTrip, type Trip } from './plan-trip.ts';
import { ADMIN, expect, expectAccessible, type Site, signIn, startSite, test, withAdmin } from './site.ts';

const TRIP: Trip = { from: 'Kolkata', to: 'Darjeeling', days: 3, most: 50_000 };
const TILES = 'https://tiles.provider.com';
const BLANK = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Opens the plan with its map, and returns the hosts requested meanwhile. */
async function openPlan(page: Page, site: Site, slug: string): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  // Aborts requests of the previous page, especially the contact page's map, and listens from the start.
  await page.goto('about:blank');
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${site.url}/itinerary/${slug}`);
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  await page.locator('[data-day]').first().scrollIntoViewIfNeeded();
  const unfold = page.getByRole('button', { name: 'Map', exact: true });
  if (await unfold.isVisible()) await unfold.click();
  await expect(page.getByRole('complementary', { name: 'Map of the route' })).toBeVisible();
  return hosts;
}

test('without an address of tiles the route lies on a map of land and towns, and nothing leaves the site', async ({
  page,
  site,
}) => {
  const slug = await planTrip(page.request, site, TRIP);
  await signIn(page, site, 'Asha Sen');
  const hosts = await openPlan(page, site, slug);
  const map = page.getByRole('complementary', { name: 'Map of the route' });
  await expect(map.getByText('Land: Natural Earth')).toBeVisible();
  await map.getByRole('button', { name: 'Show all' }).click();
  const place = map.getByText('Darjeeling', { exact: true });
  await expect(place).toBeVisible();
  // Towns beside the route.
  await expect.poll(() => map.locator('[data-of="aside"]').count()).toBeGreaterThan(3);

  const heightOf = async () => (await place.boundingBox())?.y ?? 0;
  const before = await heightOf();
  await map.getByRole('button', { name: 'Show all' }).press('ArrowUp');
  await expect.poll(async () => (await heightOf()) - before).toBeGreaterThan(40);
  const scale = map.getByText(/^\d+ km$/);
  const far = (await scale.textContent()) ?? '';
  await map.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect(scale).not.toHaveText(far);
  await page.waitForLoadState('networkidle');
  expect([...hosts]).toEqual([new URL(site.url).host]);
  await expectAccessible(page);
});

test('tiles of the settings lie under the route at the next request, with their credit', { tag: '@once' }, async ({
  page,
}) => {
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  const slug = await planTrip(page.request, site, TRIP);
  await page.request.get(`${site.url}/itinerary/${slug}`);
  const login = await page.request.post(`${site.url}/api/admin/auth/login`, { data: ADMIN });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { settings } = (await (await page.request.get(`${site.url}/api/admin/settings`, { headers })).json()) as {
    settings: { ai: { apiKey?: string }; site: { map: object } };
  };
  const { apiKey: _, ...ai } = settings.ai;
  const maps = { tiles: `${TILES}/{z}/{x}/{y}.png`, credit: '© Provider <b>', creditLink: `${TILES}/credit` };
  const data = { ...settings, ai, site: { ...settings.site, map: { ...settings.site.map, ...maps } } };
  expect((await page.request.put(`${site.url}/api/admin/settings`, { headers, data })).status()).toBe(200);

  const asked: string[] = [];
  await page.route(`${TILES}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/gif', body: BLANK });
  });
  await signIn(page, site, 'Asha Sen');
  await openPlan(page, site, slug);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => /^https:\/\/tiles\.provider\.com\/\d+\/\d+\/\d+\.png$/.test(url))).toBe(true);
  await expect(page.getByRole('link', { name: '© Provider <b>' })).toHaveAttribute('href', `${TILES}/credit`);
  await expectAccessible(page);
  // The page still asks for files while it is open.
  await page.goto('about:blank');
  await site.stop();
});

test('the maps of the site are set beside its office, and a wrong address is said where it stands', {
  tag: '@once',
}, async ({ page, guards }) => {
  guards.expected.push(/400/);
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  await enterBackOffice(page, site, '/admin/settings/site');
  await page.getByLabel('Map tiles').fill('https://192.168.1.4/{z}/{x}/{y}.png');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText(/^Please enter an address like https/).first()).toBeVisible();
  await page.getByLabel('Map tiles').fill(`${TILES}/{z}/{x}/{y}.png`);
  await page.getByLabel('Credit for the tiles').fill('© Provider');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved and active')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Map tiles')).toHaveValue(`${TILES}/{z}/{x}/{y}.png`);
  await site.stop();
});
