import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('home and an itinerary can be read', async ({ page, site }) => {
  // The test tool disables scripts too late for the parser to show <noscript>: read the bytes instead.
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

test('a search says that it needs JavaScript and what can be done without, and generates nothing', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const search = page.getByRole('search');
  await expect(search.getByRole('button', { name: 'Search', exact: true })).toHaveAttribute('aria-disabled', 'false');
  await search.getByLabel('From').fill('Kolkata');
  await search.getByLabel('To', { exact: true }).fill('Darjeeling');
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/search-results\?from=Kolkata&to=Darjeeling/);
  await expect(page.getByText('Generating Your Perfect Itinerary')).toBeHidden();
  const bytes = await (await page.request.get(page.url())).text();
  expect(bytes).toMatch(/<h1.*<noscript>Your trip is not planned yet<\/noscript>.*<\/h1>/);
  expect(bytes).toMatch(/<noscript><div[^>]*><p>Planning a trip needs JavaScript\..*href="tel:.*href="\/packages"/);
});

test('the contact page offers no form that needs JavaScript', async ({ page, site }) => {
  await page.goto(`${site.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave my number' })).toBeHidden();
});

test('the page that checks a plan says that it needs JavaScript, and shows no form', async ({ page, site }) => {
  await page.goto(`${site.url}/check-a-plan`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the plan' })).toBeHidden();
  const bytes = await (await page.request.get(page.url())).text();
  expect(bytes).toMatch(/<noscript>.*Planning a trip needs JavaScript\./);
});
