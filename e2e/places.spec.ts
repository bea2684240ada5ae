import { findForeignWords } from './foreign-words.ts';
import { expect, expectAccessible, test } from './site.ts';

test('a place is found by its state, read, and a trip there planned', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Places' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places in India');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'West Bengal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places in West Bengal');
  await expectAccessible(page);
  await page.getByRole('article').getByRole('link', { name: 'Darjeeling', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darjeeling');
  await expect(page).toHaveTitle(/^Darjeeling/);
  await expect(page.getByRole('listitem').filter({ hasText: /^October\s*best$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tiger Hill' })).toBeVisible();
  await expect(page.getByText(/^Facts last checked /)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Where do you start?').fill('Kolkata');
  await page.getByRole('button', { name: 'Plan my trip' }).click();
  await expect(page).toHaveURL(/\/search-results/);
  await expect(page.getByRole('article').first()).toContainText('Darjeeling', { timeout: 30_000 });
});

test('a place is read in Bengali without a word of English', { tag: '@once' }, async ({ page, site }) => {
  await page.goto(`${site.url}/bn/place/digha`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('দিঘা');
  expect(await findForeignWords(page, ['Hooghly Travels'])).toEqual([]);
  await page.goto(`${site.url}/bn/places`);
  expect(await findForeignWords(page, ['Hooghly Travels'])).toEqual([]);
});

test('search engines get the place and its sights as data, and no page for what is not there @once', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}/hi/place/agra`)).text();
  const data = JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  const [place, way] = data['@graph'];
  expect(place).toMatchObject({ '@type': 'TouristDestination', name: 'आगरा' });
  expect(place.includesAttraction.map(({ name }: { name: string }) => name)).toContain('ताजमहल');
  expect(way.itemListElement.map(({ item }: { item?: string }) => item && new URL(item).pathname)).toEqual([
    '/hi',
    '/hi/places',
    '/hi/places/uttar-pradesh',
    undefined,
  ]);
  expect(/hreflang="bn-IN" href="[^"]*\/bn\/place\/agra"/i.test(html)).toBe(true);
  expect(/rel="canonical" href="[^"]*\/hi\/place\/agra"/i.test(html)).toBe(true);
  for (const path of ['/place/atlantis', '/places/atlantis', '/hi/place/atlantis']) {
    expect((await request.get(`${site.url}${path}`)).status(), path).toBe(404);
  }
});

test('who is credited for the facts, and under which licence, is read from the footer', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources and licences');
  await expect(page.getByRole('link', { name: 'DataMeet, Indian railway stations' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.url}/bn/sources`);
  expect(await findForeignWords(page, ['Hooghly Travels', 'CC', 'BY', 'MIT'])).toEqual([]);
});
