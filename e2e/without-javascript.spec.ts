import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('home and an itinerary can be read', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('AI-powered journeys, personalized for you.').first()).toBeVisible();
  // With scripts switched off by the test tool the browser still parses <noscript> as text.
  const withoutScript = page.locator('noscript');
  await expect(withoutScript.filter({ hasText: 'Planning a trip needs JavaScript.' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const popular = page.locator('a[href^="/itinerary/"]').first();
  await popular.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();
  await expect(withoutScript.filter({ hasText: 'Signing in needs JavaScript.' })).toHaveCount(1);
});
