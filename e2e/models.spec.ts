import type { Page } from '@playwright/test';
import { type ModelScript, startModelServer } from '../test/model-servers.ts';
import { goodModel, goodTexts } from '../test/model-writer.ts';
import { enterBackOffice } from './back-office.ts';
import { dayAhead, expect, expectAccessible, freshPhone, type Site, startSite, test, withAdmin } from './site.ts';

type Answer = Parameters<typeof startModelServer>[0]['answer'];

/** Starts a site with a language model that gives this answer; stopping it stops both. */
async function startWithModel(answer: Answer): Promise<Site> {
  const server = await startModelServer({ protocol: 'compatible', answer });
  const environment = { AI_PROVIDER: 'compatible', AI_MODEL: 'test-model', AI_BASE_URL: server.url };
  const site = await startSite('build/app/main.js', { ...withAdmin, ...environment, DEMO: '0' });
  return {
    url: site.url,
    async stop() {
      const code = await site.stop();
      await server.stop();
      return code;
    },
  };
}

/** Fills in the standard trip and searches, optionally with a wish. */
async function search(page: Page, site: Site, wish?: string): Promise<void> {
  // A page of the origin whose own form stores nothing meanwhile.
  await page.goto(`${site.url}/robots.txt`);
  const trip = {
    from: 'Kolkata',
    to: 'Darjeeling',
    departureDate: dayAhead(14),
    returnDate: dayAhead(17),
    travellers: 2,
  };
  await page.evaluate((kept) => sessionStorage.setItem('searchDraft', JSON.stringify(kept)), trip);
  await page.goto(site.url);
  // The kept search is there once the card is hydrated.
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(trip.from);
  if (wish) {
    await page.getByText('any wishes?').click();
    await page.getByLabel(/^wishing for/).fill(wish);
  }
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
}

test('trips come at once, and a model’s words take their place: on the cards, the page and the days', {
  tag: '@once',
}, async ({ page }) => {
  const slowly = (asked: Parameters<Answer>[0]): ModelScript => {
    const script = goodModel(asked);
    return 'json' in script && asked.material.includes('"texts"') ? { json: goodTexts(asked), afterMs: 1500 } : script;
  };
  const site = await startWithModel(slowly);
  await page.goto(site.url);
  await page.getByText('any wishes?').click();
  await expect(page.getByLabel(/^wishing for/)).toBeVisible();
  await expect(page.getByText('An AI model reads this too.')).toBeVisible();
  await expectAccessible(page);
  await search(page, site, 'tea gardens and an easy pace');
  const cards = page.getByRole('article');
  await expect(page.getByText('Writing the descriptions')).toBeVisible();
  const before = await cards.getByRole('heading').allTextContents();
  expect(before.length).toBeGreaterThanOrEqual(3);
  await expect(cards.first().getByRole('heading')).toHaveText(/days on the way to Darjeeling$/);
  await expect(page.getByText('Writing the descriptions')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Load More Itineraries' })).toBeVisible();
  await expectAccessible(page);

  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await dialog.getByLabel('Name').fill('Asha Sen');
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByLabel('Password', { exact: true }).fill('dusk-on-the-road');
  await dialog.getByLabel('Confirm password').fill('dusk-on-the-road');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('time to look around and to sit down in between').first()).toBeVisible({
    timeout: 20_000,
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Leaves the page first, so that no request of it fails.
  await page.goto('about:blank');
  await site.stop();
});

test('where only the model will do and it is overloaded, three tries are counted down', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(/503/);
  const site = await startWithModel(() => ({ status: 503 }));
  await enterBackOffice(page, site, '/admin/settings');
  await page.getByRole('switch', { name: /^Model only/ }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved and active')).toBeVisible();
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/generate-itinerary')) tries += 1;
  });
  await search(page, site);
  const countdown = (seconds: number, attempt: number) =>
    page
      .getByText(`AI model is temporarily overloaded. Retrying in ${seconds} seconds... (Attempt ${attempt}/3)`)
      .first();
  await expect(countdown(2, 1)).toBeVisible();
  await expect(countdown(4, 2)).toBeVisible();
  await expect(countdown(3, 2)).toBeVisible();
  await expect(countdown(8, 3)).toBeVisible();
  await expect(page.getByText('AI model is currently overloaded. Please try again in a few minutes.')).toBeVisible({
    timeout: 20_000,
  });
  expect(tries).toBe(4);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'New Search' }).first()).toBeVisible();
  // Leaves the page first, so that no request of it fails.
  await page.goto('about:blank');
  await site.stop();
});
