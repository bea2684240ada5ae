import { addDays, dayInIndia } from '../src/core/dates.ts';
import { askToBook, expect, test } from './site.ts';

test('a package is found, read and asked for in Hindi', async ({ page, site }) => {
  await page.goto(`${site.url}/hi/packages?category=Beach`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('यात्रा पैकेज');
  const beach = page.getByRole('link', { name: 'समुद्र तट हटाएँ' });
  await beach.click();
  await expect(page).toHaveURL(`${site.url}/hi/packages`);
  await expect(beach).toBeHidden();
  await page.getByRole('searchbox').fill('गोवा');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(`${site.url}/hi/packages?category=Beach`);
  await expect(beach).toBeVisible();
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/hi/package/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u0963]/);
  const dialog = await askToBook(page, 'अभी बुक करें', 'बुकिंग का अनुरोध');
  await dialog.getByLabel('पूरा नाम').fill('आशा सेन');
  await dialog.getByLabel('फ़ोन').fill('98300 47110');
  await dialog.getByLabel('यात्रा की तारीख').fill(addDays(dayInIndia(Date.now()), 60));
  await dialog.getByRole('button', { name: 'बुकिंग का अनुरोध भेजें' }).click();
  await expect(dialog.getByText('बुकिंग का अनुरोध भेज दिया गया! हम 24 घंटे में आपसे संपर्क करेंगे।')).toBeVisible();
  await page.getByRole('link', { name: 'अनुरोध की स्थिति देखें' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/hi/booking/`));
  await expect(page.getByText('हम आपसे संपर्क करेंगे', { exact: true })).toBeVisible();
});

/** The path that a page names as its own to search engines. */
const canonicalOf = (html: string) => new URL(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname;

test('lists, packages and posts say to search engines in which languages they are @once', async ({ request, site }) => {
  for (const path of ['/packages', '/blog', '/contact']) {
    const html = await (await request.get(`${site.url}/bn${path}`)).text();
    expect(canonicalOf(html)).toBe(`/bn${path}`);
    expect(html).toContain(`/hi${path}"`);
  }
  const whole = await (await request.get(`${site.url}/bn/package/digha-weekend-two-days`)).text();
  expect(canonicalOf(whole)).toBe('/bn/package/digha-weekend-two-days');
});
