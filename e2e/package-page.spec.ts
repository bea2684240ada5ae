import { askToBook, dayAhead, expect, freshPhone, test } from './site.ts';

const LADAKH = '/package/ladakh-seven-days-leh-nubra-pangong';

test('five pictures stay in their column and none is cut off', async ({ page, site }) => {
  await page.goto(site.url + LADAKH);
  const gallery = page.getByRole('region', { name: 'Photo gallery' });
  const { right } = await gallery.evaluate((element) => element.getBoundingClientRect());
  const pictures = gallery.getByRole('link');
  await expect(pictures).toHaveCount(5);
  for (const picture of await pictures.all()) {
    expect(await picture.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(right + 0.5);
  }
});

test('a request that fails behind a shut dialog is told on the page, with all that was typed kept', {
  tag: '@once',
}, async ({ page, site, guards }) => {
  guards.expected.push(/net::ERR_FAILED/);
  let fail = () => {};
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/packages/book', async (route) => {
    await isFailing;
    await route.abort();
  });
  await page.goto(site.url + LADAKH);
  const dialog = await askToBook(page);
  await dialog.getByLabel('Full name').fill('Asha Sen');
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByLabel('Preferred date').fill(dayAhead(60));
  await dialog.getByRole('button', { name: 'Submit booking request' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  fail();

  const notice = page.getByRole('region', { name: 'Your booking request' });
  await expect(notice.getByRole('alert')).toContainText('Your booking request was not sent.');
  await askToBook(page);
  await expect(notice).toBeHidden();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Asha Sen');
  await expect(dialog.getByText('Failed to submit booking request. Please try again.')).toBeVisible();
});

test('the dialog shuts by a press beside it, not by a drag that ends there', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.goto(site.url + LADAKH);
  const dialog = await askToBook(page);
  const name = await dialog.getByLabel('Full name').boundingBox();
  if (!name) throw new Error('The field is not shown');
  const y = name.y + name.height / 2;
  await page.mouse.move(name.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(4, y, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();

  await page.mouse.click(4, y);
  await expect(dialog).toBeHidden();
});

test('who comes back from another package is where they left', async ({ page, site }) => {
  await page.goto(`${site.url}/packages`);
  await page.getByRole('article').first().getByRole('link').click();
  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('link').first();
  await related.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(800);
  const first = page.url();
  await related.click();
  await expect(page).not.toHaveURL(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
