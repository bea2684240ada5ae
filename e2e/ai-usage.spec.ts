import type { Page } from '@playwright/test';
import { type ModelServer, startModelServer } from '../test/model-servers.ts';
import { goodTexts, purposeOf } from '../test/model-writer.ts';
import { enterBackOffice } from './back-office.ts';
import { dayAhead, expect, expectAccessible, type Site, startSite, test, withAdmin } from './site.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: dayAhead(14),
  returnDate: dayAhead(17),
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [0, 15_000],
};

/** Requests one trip that is planned and one that is refused. */
async function askForTrips(page: Page, site: Site): Promise<void> {
  const url = `${site.url}/api/generate-itinerary`;
  expect((await page.request.post(url, { data: TRIP })).status()).toBe(200);
  const refused = { ...TRIP, to: 'Darjeeling', priceRange: [0, 500] };
  expect((await page.request.post(url, { data: refused })).status()).toBe(422);
}

/** Returns the page's script in transferred bytes, once no more is loaded. */
async function scriptLoaded(page: Page): Promise<number> {
  const loaded = { bytes: -1 };
  await expect(async () => {
    const before = loaded.bytes;
    loaded.bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(loaded.bytes).toBe(before);
  }).toPass({ intervals: [700] });
  return loaded.bytes;
}

/** Returns a chart by its title, its drawing, and the slider over its points. */
function chartOf(page: Page, name: string) {
  const figure = page.getByRole('figure', { name });
  return { figure, drawing: figure.locator('svg'), points: figure.getByRole('slider') };
}

test('a site without any planned trip says so, and its first screen loads little', { tag: '@once' }, async ({
  page,
}) => {
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  await enterBackOffice(page, site, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'AI Usage' })).toBeVisible();
  await expect(page.getByText('No data available for the selected period.')).toBeVisible();
  await expectAccessible(page);
  const loaded = await scriptLoaded(page);
  expect(loaded).toBeGreaterThan(50 * 1024);
  expect(loaded).toBeLessThan(300 * 1024);
  await site.stop();
});

test('figures, charts and their tables tell what was asked for', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await askForTrips(page, site);
  await enterBackOffice(page, site, '/admin');
  await expect(page).toHaveTitle(/^AI Usage/);
  const endpoints = page.getByRole('table', { name: 'Endpoint stats' });
  await expect(endpoints.getByText('generate-itinerary')).toBeVisible();

  const { figure, drawing, points } = chartOf(page, 'Requests and errors a day');
  await expect(drawing).toHaveCount(0);
  const before = await scriptLoaded(page);
  await figure.scrollIntoViewIfNeeded();
  await expect(drawing).toBeVisible();
  const withCharts = await scriptLoaded(page);
  expect(withCharts).toBeGreaterThan(before);
  expect(withCharts).toBeLessThan(320 * 1024);
  await figure.getByText('as a table').click();
  const [successes, errors] = await figure
    .getByRole('table')
    .getByRole('row')
    .last()
    .getByRole('cell')
    .allTextContents();
  expect(Number(successes)).toBeGreaterThan(0);
  // A trip that cannot be made is refused, which is no error.
  expect(Number(errors)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Plans that passed all checks' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cost per booking' })).toBeVisible();
  // The built-in planner costs nothing.
  await expect(page.getByRole('figure', { name: 'Cost a day' })).toContainText('No data for this period.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);

  await points.focus();
  await expect(points).toHaveAttribute('aria-valuetext', new RegExp(`: Successes ${successes}, Errors ${errors}$`));
  await expect(figure.getByText('Successes').last()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(points).toHaveAttribute('aria-valuetext', /: Successes 0, Errors 0$/);
  await expect(points).toHaveValue('5');
});

test('a point of a chart is told where the mouse is', { tag: '@once' }, async ({ page, site }) => {
  await askForTrips(page, site);
  await enterBackOffice(page, site, '/admin');
  const { figure, drawing, points } = chartOf(page, 'Requests and errors a day');
  await figure.scrollIntoViewIfNeeded();
  const place = await drawing.boundingBox();
  if (!place) throw new Error('the chart is not drawn');
  await page.mouse.move(place.x + place.width - 30, place.y + 80);
  await expect(points).toHaveValue('6');
  await expect(figure.locator('strong')).toBeVisible();
  await page.mouse.move(place.x + 45, place.y + 80);
  await expect(points).toHaveValue('0');
  await page.mouse.move(0, 0);
  await expect(figure.locator('strong')).toHaveCount(0);
});

test('the period and the tab stand in the address', { tag: '@once' }, async ({ page, site }) => {
  await askForTrips(page, site);
  await enterBackOffice(page, site, '/admin');
  const period = page.getByLabel('Period');
  await expect(period).toHaveValue('7d');
  await expect(period.getByRole('option')).toHaveText(['Last 24 hours', 'Last 7 days', 'Last 30 days', 'Last 90 days']);
  await expect(page.getByRole('tab')).toHaveText(['Endpoint Stats', 'Recent Activity', 'Detailed Logs']);
  await period.selectOption('90d');
  await expect(page).toHaveURL(/period=90d/);
  await page.getByRole('tab', { name: 'Endpoint Stats' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/period=90d&tab=recent/);
  await expect(page.getByRole('tab', { name: 'Recent Activity' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(period).toHaveValue('90d');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a log is narrowed down, opened with what was asked and answered, and closed again', async ({ page, site }) => {
  await askForTrips(page, site);
  await enterBackOffice(page, site, '/admin?tab=logs');
  await page.getByLabel('Status').selectOption('Error');
  await expect(page).toHaveURL(/status=error/);
  await expect(page.getByText('Success 200')).toHaveCount(0);
  // A refusal is an answer, and no error.
  await expect(page.getByText('Refused 422')).toHaveCount(0);
  await page.getByLabel('Status').selectOption('Success');
  await expect(page).toHaveURL(/status=success/);
  await expectAccessible(page);
  const row = page.getByRole('row').filter({ hasText: 'Refused 422' }).first();
  const link = row.getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request' });
  await expect(dialog.getByRole('heading', { name: 'Plan a trip' })).toBeVisible();
  await expect(dialog.getByText('Departure date')).toBeVisible();
  await expect(dialog.getByText('BUDGET_TOO_LOW')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'As JSON' }).first().click();
  await expect(dialog.getByText('"departureDate"')).toBeVisible();
  const reference = (await dialog.locator('dd').first().textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.getByLabel('Reference').fill(reference.slice(0, 14));
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 request on this page')).toBeVisible();
  await page.getByLabel('Reference').fill('zzz');
  await expect(page.getByText('No requests match')).toBeVisible();
});

/** Starts a model whose texts change from the second trip on; another model of the same provider is overloaded. */
function startModel(): Promise<ModelServer> {
  let trips = 0;
  return startModelServer({
    protocol: 'compatible',
    answer: (asked) => {
      if ((asked.body as { model?: string }).model === 'town-70b') return { status: 503 };
      if (purposeOf(asked) === 'wish') {
        trips++;
        const wished = { places: ['atlantis'], themes: [], pace: 'relaxed', gentle: false };
        return { json: wished, spent: { input: 2100, output: 60 } };
      }
      const text = JSON.stringify(goodTexts(asked));
      return { text: trips === 1 ? text : text.replaceAll('days on the way', 'mornings on the way') };
    },
  });
}

test('a trip in a model’s words tells what the model was asked and said, and is planned once more with another prompt', {
  tag: '@once',
}, async ({ page, guards }) => {
  guards.expected.push(/400/);
  const model = await startModel();
  const environment = { AI_PROVIDER: 'compatible', AI_MODEL: 'village-8b', AI_BASE_URL: model.url };
  const site = await startSite('build/app/main.js', { ...withAdmin, ...environment, DEMO: '0' });
  const wish = 'tea gardens and no steep walks, my number is 98310 12345';
  const answer = await page.request.post(`${site.url}/api/generate-itinerary`, { data: { ...TRIP, wish } });
  expect(answer.status()).toBe(200);

  await enterBackOffice(page, site, '/admin');
  const figures = page.getByRole('region', { name: 'Language model' });
  await expect(figures.getByText('100%')).toBeVisible();
  await expect(figures.getByText('Made-up claims removed')).toBeVisible();
  await page.getByRole('tab', { name: 'Detailed Logs' }).click();
  await page.getByRole('link', { name: 'Plan a trip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request' });
  const [reading, writing] = [0, 1].map((at) =>
    dialog.getByRole('region', { name: 'Model calls' }).getByRole('listitem').nth(at),
  );
  await expect(reading ?? dialog).toContainText('Read the traveller’s wish');
  await expect(reading ?? dialog).toContainText('village-8b (A compatible server)');
  await expect(reading ?? dialog).toContainText('2,100 in, 60 out');
  await expect(writing ?? dialog).toContainText('Write titles and descriptions');
  await dialog.getByText('Input and output').first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('my number is [phone]').first()).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Replay' }).focus();
  await page.keyboard.press('Enter');
  const replay = page.getByRole('dialog', { name: 'Replay' });
  await expect(replay.getByLabel('Model')).toHaveValue('village-8b');
  await expectAccessible(page);
  await replay.getByLabel('Prompt').selectOption({ index: 1 });
  const other = await replay.getByLabel('Prompt').inputValue();
  await replay.getByRole('button', { name: 'Replay' }).press('Enter');
  await expect(replay.getByRole('heading', { name: 'Plan 1' })).toBeVisible();
  await expect(replay.getByRole('region', { name: 'As it was answered' })).not.toContainText(other);
  await expect(replay.getByRole('region', { name: 'Planned once more' })).toContainText(other);
  await expect(replay.getByText(/^\d plans: .*with a different title/)).toBeVisible();
  await expectAccessible(page);

  await replay.getByLabel('Model').fill('town-70b');
  await replay.getByRole('button', { name: 'Replay' }).click();
  await expect(replay.getByRole('region', { name: 'Planned once more' })).toContainText('Provider overloaded');
  await expect(replay.getByText('In the built-in words').first()).toBeVisible();
  await replay.getByLabel('Temperature').fill('9');
  await replay.getByRole('button', { name: 'Replay' }).click();
  await expect(replay.getByRole('alert')).toContainText('Temperature must be at most 2');
  await page.keyboard.press('Escape');
  await expect(replay).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Replay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await site.stop();
  await model.stop();
});

test('without a model there is nothing to replay a request with, and it is said', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await askForTrips(page, site);
  await enterBackOffice(page, site, '/admin?tab=logs&endpoint=generate-itinerary&status=success');
  await page.getByRole('link', { name: 'Plan a trip' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request' });
  await expect(dialog.getByRole('heading', { name: 'Plan a trip' })).toBeVisible();
  await expect(dialog.getByText('Model calls')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Replay' }).click();
  const replay = page.getByRole('dialog', { name: 'Replay' });
  await expect(replay.getByText('No language model is set')).toBeVisible();
  await replay.getByRole('link', { name: 'Choose one in Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('statistics that cannot be had say why, and can be tried again', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/Failed to load resource/);
  const broken = (url: URL) => url.pathname === '/api/admin/dashboard/ai-usage';
  await page.route(broken, (route) => route.fulfill({ status: 500, json: { error: 'The disk is full' } }));
  await enterBackOffice(page, site, '/admin');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch AI usage statistics: The disk is full');
  await page.unroute(broken);
  await page.route(broken, (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error while fetching statistics');
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});
