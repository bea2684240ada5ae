import { enterBackOffice, makePackage } from './back-office.ts';
import { expect, expectAccessible, test } from './site.ts';

const HINDI = {
  title: 'कुर्सियांग में चाय के बाग़ान',
  summary: 'चाय के बाग़ान, बंगले में एक रात और टॉय ट्रेन।',
  text: 'चाय के बीच चार दिन।',
};

test('a package is translated beside its original, released, read in Hindi and withdrawn again', {
  tag: '@once',
}, async ({ page, site }) => {
  test.slow();
  await enterBackOffice(page, site, '/admin/packages/new');
  await makePackage(page, 'Tea bungalow in Kurseong');
  await page.getByRole('link', { name: 'हिन्दी: Not translated' }).click();
  await expect(page.getByRole('heading', { name: 'Translation into Hindi' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title · Hindi', exact: true }).fill(HINDI.title);
  await page.getByRole('textbox', { name: 'Short description · Hindi', exact: true }).fill(HINDI.summary);
  await page.getByRole('textbox', { name: 'Description · Hindi', exact: true }).click();
  await page.keyboard.type(HINDI.text);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('हिन्दी: Draft')).toBeVisible();

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Visitors now read it in Hindi.')).toBeVisible();
  const address = await page.getByRole('link', { name: /^View on site/ }).getAttribute('href');
  expect(address).toMatch(/^\/hi\/package\/tea-bungalow-in-kurseong/);

  const reader = await page.context().newPage();
  await reader.goto(`${site.url}${address}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(HINDI.title);
  await expect(reader.getByText(HINDI.text)).toBeVisible();
  await expect(reader.getByText('By jeep from the station; tea on the veranda.')).toBeVisible();
  const canonical = reader.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${address}$`));
  await expect(reader.locator('link[hreflang="hi-IN"]')).toHaveAttribute('href', new RegExp(`${address}$`));
  await expect(reader.locator('link[hreflang="bn-IN"]')).toHaveCount(0);
  await reader.goto(`${site.url}/hi/packages?search=${encodeURIComponent('बाग़ान')}`);
  await expect(reader.getByRole('link', { name: HINDI.title })).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Visitors read the original again.').first()).toBeVisible();
  await reader.goto(`${site.url}${address}`);
  const original = reader.getByRole('heading', { level: 1, name: 'Tea bungalow in Kurseong' });
  await expect(original).toHaveAttribute('lang', 'en-IN');
  await expect(reader.getByText('अंग्रेज़ी में', { exact: true }).first()).toBeVisible();
  await expect(canonical).toHaveAttribute('href', /\/package\/tea-bungalow-in-kurseong[^/]*$/);
  await expect(reader.locator('link[hreflang="hi-IN"]')).toHaveCount(0);
});

test('a translation says what changed in the original, and is not saved over another admin’s @once', async ({
  page,
  site,
  guards,
}) => {
  test.slow();
  guards.expected.push(/409 \(Conflict\)/);
  await enterBackOffice(page, site, '/admin/packages/new');
  await makePackage(page, 'Toy train and toast');
  const editor = page.url();
  await page.getByRole('link', { name: 'বাংলা: Not translated' }).click();
  const title = page.getByRole('textbox', { name: 'Title · Bengali', exact: true });
  await title.fill('টয় ট্রেন আর টোস্ট');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title · Bengali', exact: true }).fill('টয় ট্রেন');
  await other.getByRole('button', { name: 'Release' }).click();
  await expect(other.getByText('Visitors now read it in Bengali.')).toBeVisible();

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Another admin changed this translation meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Load what is saved now and drop my changes' }).click();
  await expect(title).toHaveValue('টয় ট্রেন');

  await other.goto(editor);
  await other.getByRole('textbox', { name: 'Title', exact: true }).fill('Toy train and tea');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Look at these again: Title\./)).toBeVisible();
  await page.getByRole('button', { name: 'Title: still right' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('বাংলা: Released')).toBeVisible();
  await page.goto(`${site.url}/admin/packages?search=train`);
  await expect(page.getByRole('link', { name: /Translation of .* into বাংলা: Released/ }).first()).toBeVisible();
});
