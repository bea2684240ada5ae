import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('home and an itinerary can be read', async ({ page, site }) => {
  // The test tool switches scripts off too late for the parser to show what stands in <noscript>: we read the bytes.
  const bytes = async (url: string) => (await page.request.get(url)).text();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('AI-powered journeys, personalized for you.').first()).toBeVisible();
  expect(await bytes(site.url)).toMatch(/<noscript>.*Planning a trip needs JavaScript\./);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.locator('a[href^="/itinerary/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
  expect(await bytes(page.url())).toMatch(/<noscript>.*Signing in needs JavaScript\./);
});
