import { signInAsAdmin } from './back-office.ts';
import { findForeignWords } from './foreign-words.ts';
import { dayAhead, expect, expectAccessible, test } from './site.ts';

test('the home page is there in Hindi and Bengali, with its search, and leads on in its language', async ({
  page,
  site,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${site.url}/bn`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-IN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আজ কোথায় উড়ে যেতে চান?');
  await page.getByLabel('কোথা থেকে').fill('Kolkata');
  await page.getByLabel('কোথায়', { exact: true }).fill('Darjeeling');
  await page.getByRole('button', { name: 'খুঁজুন' }).click();
  // Before hydration the form sends its fields itself.
  await expect(page).toHaveURL(new RegExp(`^${site.url}/bn/search-results(\\?|$)`));
  await expect(page.getByRole('link', { name: /^বিস্তারিত দেখুন/ }).first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('article').first()).toContainText('দার্জিলিং');
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/bn`);
  expect(complaints).toEqual([]);
});

test('the language is switched by a link, and offered where the browser asks for it @once', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.goto(`${site.url}/contact`);
  await page.getByRole('link', { name: 'यह पेज हिन्दी में पढ़ें' }).click();
  await expect(page).toHaveURL(`${site.url}/hi/contact`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(`${site.url}/bn/contact`);
  await context.close();
});

test('private pages stay private under a language, and an unknown language is not guessed @once', async ({
  request,
  site,
}) => {
  const booking = await request.get(`${site.url}/hi/booking/SAF-1234`);
  expect(booking.headers()['cache-control']).toBe('no-store');
  expect(booking.headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get(`${site.url}/hi/admin`)).status()).toBe(404);
  expect((await request.get(`${site.url}/ta`)).status()).toBe(404);
  expect((await request.get(`${site.url}/en/packages`)).status()).toBe(404);
  const moved = await request.get(`${site.url}/hi/`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe('/hi');
});

test('the back office is in the language that the admin has chosen in this browser, under the same address', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/packages`);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await signInAsAdmin(page);

  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn-IN');
  await expect(page).toHaveURL(`${site.url}/admin/packages`);
  const words = await page.locator('script[type=importmap]').textContent();
  expect(words).toContain('/assets/bn-office-');
  expect(words).not.toContain('/assets/en-office-');
  await page.goto(`${site.url}/contact`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect(await page.locator('script[type=importmap]').textContent()).not.toContain('office');
});

test('a refused search says why, and what would work, in the language of the page', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/422/);
  await page.goto(`${site.url}/hi`);
  const refused = async (changed: object) => {
    const search = {
      from: 'Kolkata',
      to: 'Darjeeling',
      departureDate: dayAhead(20),
      returnDate: dayAhead(23),
      travellers: 2,
      travelClass: 'Economy',
      priceRange: [0, 50_000],
      ...changed,
    };
    await page.evaluate((kept) => localStorage.setItem('searchParams', JSON.stringify(kept)), search);
    await page.goto(`${site.url}/hi/search-results`);
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    expect(await findForeignWords(page, ['Hooghly Travels'])).toEqual([]);
  };
  await refused({ priceRange: [0, 3000] });
  await refused({ to: 'Sandakphu' });
  await expect(page.getByRole('button', { name: /दार्जिलिंग/ })).toBeVisible();
  await refused({ to: 'Zzxqy' });
  await refused({ to: 'Paris' });
});
