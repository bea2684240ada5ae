import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enterBackOffice } from './back-office.ts';
import { dayAhead, expect, expectAccessible, test } from './site.ts';

test('an admin closes a sight for some days, which the next plan and the page of the place know at once', {
  tag: '@once',
}, async ({ page, site, guards }) => {
  guards.expected.push(/400/);
  await enterBackOffice(page, site, '/admin/places');
  await expect(page.getByRole('row')).toHaveCount(26);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('taj mahal');
  await expect(page).toHaveURL(/search=taj/);
  await page.getByRole('link', { name: 'Agra' }).click();
  await expect(page.getByRole('heading', { name: 'Agra, Uttar Pradesh' })).toBeVisible();
  await expectAccessible(page);

  const search = {
    from: 'Delhi',
    to: 'Agra',
    departureDate: dayAhead(60),
    returnDate: dayAhead(62),
    travellers: 2,
    travelClass: 'Economy',
    priceRange: [0, 50_000],
  };
  const plan = async (): Promise<string> =>
    (await page.request.post(`${site.url}/api/generate-itinerary`, { data: search })).text();
  expect(await plan()).toContain('Taj Mahal');

  await page.getByRole('button', { name: 'Close for some days: Taj Mahal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Closed on some days: Taj Mahal' });
  await dialog.getByLabel('First day').fill(dayAhead(50));
  await dialog.getByLabel('Last day').fill(dayAhead(70));
  await dialog.getByRole('button', { name: 'Save' }).click();
  // Refused beside the fields: nothing is half-taken.
  await expect(dialog.getByText('Source is required')).toBeVisible();
  await expect(dialog.getByText('Why it is closed is required').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Why it is closed').fill('A visit of state');
  await dialog.getByLabel('Source').fill('Rang the office at the gate');
  await dialog.getByLabel('Why it is corrected').fill('The police have asked for it');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const inForce = page.getByRole('region', { name: 'Corrections in force' });
  await expect(inForce).toContainText('Taj Mahal: Closed on some days');
  await expect(inForce).toContainText('The police have asked for it · Rang the office at the gate');

  expect(await plan()).not.toContain('"Taj Mahal"');
  expect(await (await page.request.get(`${site.url}/place/agra`)).text()).toContain('A visit of state');
  const stored = page.getByRole('region', { name: 'Stored plans' });
  await stored.getByRole('button', { name: 'Check stored plans' }).click();
  await expect(stored.getByRole('status')).toContainText(/\d plans? read/);
  await expect(stored).toContainText('Nothing is visited in its closed season');

  await inForce.getByRole('button', { name: /^End the correction/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(inForce).toContainText('Nothing is corrected here.');
  expect(await plan()).toContain('Taj Mahal');
});

/** A row of GeoNames' IN.txt. */
const geoname = (id: number, name: string, names: string, lat: number, lon: number) =>
  [
    id,
    name,
    name,
    names,
    lat,
    lon,
    'S',
    'MNMT',
    'IN',
    '',
    '36',
    '',
    '',
    '',
    0,
    '',
    170,
    'Asia/Kolkata',
    '2024-01-08',
  ].join('\t');

test('what open data says otherwise is taken over, added or left', { tag: '@once' }, async ({ page, site }) => {
  const file = join(site.dataDir, 'IN.txt');
  const rows = [
    geoname(1, 'Mehtab Bagh', 'Moonlight Garden of Agra', 27.1799, 78.0421),
    geoname(2, 'Taj Mahal', '', 27.19, 78.045),
    geoname(3, 'Lost Garden', '', 27.21, 78.02),
  ];
  writeFileSync(file, rows.join('\n'));
  const environment = { ...process.env, ENV_FILE: '', DATA_DIR: site.dataDir };
  execFileSync(process.execPath, ['scripts/places-import.ts', 'geonames', file, '--new'], { env: environment });

  await enterBackOffice(page, site, '/admin/places/open-data');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave: Taj Mahal' }).click();
  await expect(page.getByRole('heading', { name: 'Taj Mahal' })).toBeHidden();
  await page.getByRole('button', { name: 'Take over: Mehtab Bagh' }).click();
  await expect(page.getByRole('heading', { name: 'Mehtab Bagh' })).toBeHidden();
  await page.getByRole('button', { name: 'Add as a sight: Lost Garden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Added sight: Agra' });
  await expect(dialog.getByLabel('Source')).toHaveValue('https://www.geonames.org/3');
  await dialog.getByLabel('Description').fill('Walled garden that the gardeners have found again.');
  await dialog.getByRole('combobox', { name: 'Known for' }).press('ArrowDown');
  await page.getByRole('option', { name: 'garden' }).click();
  await dialog.getByLabel('Why it is corrected').fill('Open since spring');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing waits')).toBeVisible();

  const found = await page.request.get(`${site.url}/api/places/agra`);
  expect(await found.text()).toContain('Lost Garden');
  await page.goto(`${site.url}/sources`);
  await expect(page.getByRole('link', { name: 'GeoNames' })).toBeVisible();
});
