import { expect, test } from './site.ts';

test('counts down to three tries when the model is overloaded, then says so', { tag: '@once' }, async ({
  page,
  overloadedSite,
  guards,
}) => {
  guards.expected.push(/503/);
  await page.goto(overloadedSite.url);
  await page.evaluate(() =>
    localStorage.setItem('searchParams', JSON.stringify({ from: 'Kolkata', to: 'Darjeeling' })),
  );
  let tries = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/generate-itinerary')) tries += 1;
  });
  await page.goto(`${overloadedSite.url}/search-results`);
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
});
