import type { Page } from '@playwright/test';
import { dayAhead, expect, expectAccessible, signIn, startSite, test } from './site.ts';

const PHOTO = /\/pictures\/uploads\/f\w+-\d+x\d+\.webp$/;

/** Loads photos of the trip's places, as after an earlier visit. */
async function warmUp(page: Page, url: string): Promise<void> {
  for (const place of ['Tiger Hill sunrise', 'Toy train joy ride to Ghum', 'Himalayan Mountaineering Institute']) {
    const query = new URLSearchParams({ place, destination: 'Darjeeling' });
    const ask = async () =>
      ((await (await page.request.get(`${url}/api/place-image?${query}`)).json()) as { imageUrl: string }).imageUrl;
    await expect.poll(ask, { timeout: 30_000 }).toContain('/pictures/uploads/');
  }
}

test('photos of places are shown with their credit on cards, at the head of the trip and in its gallery', async ({
  page,
  context,
}) => {
  const site = await startSite('e2e/photo-site.ts', { DEMO: '0' });
  try {
    await warmUp(page, site.url);
    await signIn(page, site, 'Asha Sen');
    const search = { from: 'Kolkata', to: 'Darjeeling', departureDate: dayAhead(14), returnDate: dayAhead(17) };
    await page.evaluate((wish) => localStorage.setItem('searchParams', JSON.stringify(wish)), {
      ...search,
      travellers: 2,
      travelClass: 'Economy',
      priceRange: [0, 15_000],
    });
    await page.goto(`${site.url}/search-results`);
    const card = page.getByRole('article').first();
    const picture = card.getByRole('img', { name: 'Tiger Hill sunrise' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(PHOTO);
    await expect(card).toContainText('Photo by Mira Roy');
    const licence = card.getByRole('link', { name: 'CC BY-SA 4.0' });
    await expect(licence).toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/4.0');
    expect((await licence.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);

    // The credit's links are above the card's own link.
    await context.route('https://commons.wikimedia.org/**', (route) => route.fulfill({ body: 'Commons' }));
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: 'Commons' }).click();
    await (await opened).close();
    await expect(page).toHaveURL(/search-results/);

    await card.getByRole('link', { name: /View Details/ }).click();
    await page.waitForURL('**/itinerary/**');
    await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
      'Photo by Mira Roy (CC BY-SA 4.0) on Wikimedia Commons',
    );
    const gallery = page.getByRole('region', { name: 'Pictures' });
    await expect(gallery).toContainText('Mira Roy');
    await expectAccessible(page);
    // What the head shows is not shown again.
    await expect(gallery.getByRole('button', { name: 'Tiger Hill sunrise' })).toHaveCount(0);
    await gallery.getByRole('button', { name: 'Himalayan Mountaineering Institute' }).click();
    const viewer = page.getByRole('dialog', { name: 'Pictures' });
    await expect(viewer.getByRole('img', { name: 'Himalayan Mountaineering Institute, Darjeeling' })).toBeVisible();
    await expect(viewer.getByRole('link', { name: 'Wikimedia Commons' })).toHaveAttribute(
      'href',
      /^https:\/\/commons\.wikimedia\.org\/wiki\/File:/,
    );
    await expectAccessible(page);
  } finally {
    await site.stop();
  }
});
