import type { Page } from '@playwright/test';
import { startModelServer } from '../test/model-servers.ts';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, type Site, startSite, test, withAdmin } from './site.ts';

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Saved and active')).toBeVisible();
};

/** Saves as another admin in the middle of this journey. */
async function saveElsewhere(page: Page, site: Site, changed: object): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const headers = { authorization: `Bearer ${token}` };
  const address = `${site.url}/api/admin/settings`;
  const { settings } = (await (await page.request.get(address, { headers })).json()) as {
    settings: { ai: { apiKey?: string } };
  };
  const { apiKey: _, ...ai } = settings.ai;
  const answer = await page.request.put(address, { headers, data: { ...settings, ai, ...changed } });
  expect(answer.status()).toBe(200);
}

test('the settings are saved, said to be in force, and found again', async ({ page, site, guards }) => {
  guards.expected.push(/400/);
  await enterBackOffice(page, site, '/admin/settings');
  for (const block of ['API keys', 'Language model', 'System settings', 'Security settings', 'How long data is kept']) {
    await expect(page.getByRole('heading', { name: block })).toBeVisible();
  }
  await expect(page.getByLabel('Max requests per minute')).toHaveValue('100');
  await expectAccessible(page);

  await page.getByLabel('Token limit').fill('5');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Token limit must be at least 100').first()).toBeVisible();
  await expect(page.getByLabel('Token limit')).toBeFocused();
  await page.getByLabel('Token limit').fill('12000');
  await page.getByLabel('AI provider').selectOption('Google Gemini');
  await page.getByLabel('API key', { exact: true }).fill('sk-journey-9876');
  await page.getByRole('switch', { name: 'Cost tracking' }).click();
  await save(page);
  await page.reload();
  await expect(page.getByLabel('Token limit')).toHaveValue('12000');
  await expect(page.getByRole('switch', { name: 'Cost tracking' })).not.toBeChecked();
  await expect(page.getByText('A key ending in 9876 is set.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove the key' }).click();
  await save(page);
  await expect(page.getByText('No key is set.')).toBeVisible();
});

test('a language model is tried before it is saved, and what it costs and what visitors see without it is said', async ({
  page,
  guards,
}) => {
  guards.expected.push(/400/);
  const model = await startModelServer({
    protocol: 'compatible',
    answer: ({ headers }) =>
      headers.authorization === 'Bearer good-key' ? { json: { sight: 'Taj Mahal' } } : { status: 401 },
  });
  const site = await startSite('build/app/main.js', { ...withAdmin, AI_BASE_URL: model.url, DEMO: '0' });
  await enterBackOffice(page, site, '/admin/settings');
  const provider = page.getByLabel('AI provider');
  await expect(provider).toHaveValue('environment');
  await expect(page.getByText('AI_PROVIDER is not set in the environment: no model is used.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test the model' })).toHaveCount(0);
  await provider.selectOption('compatible');
  await expect(page.getByText('No model is used until you enter one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Model', exact: true }).fill('village-8b');
  await page.getByLabel('API key', { exact: true }).fill('bad-key');
  await page.getByRole('button', { name: 'Test the model' }).press('Enter');
  await expect(page.getByText('Key not accepted.')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill('good-key');
  await page.getByRole('button', { name: 'Test the model' }).click();
  await expect(page.getByText(/^village-8b answered in .*; 120 tokens in, 60 tokens out\.$/)).toBeVisible();

  await expect(page.getByText('No price of village-8b is known: its cost counts as zero.')).toBeVisible();
  await page.getByLabel('Daily budget').fill('5');
  await expect(page.getByText('not used until you enter its price')).toBeVisible();
  await page.getByLabel('Price of input').fill('0.2');
  await page.getByRole('switch', { name: 'Model only' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('The price must be a number').first()).toBeVisible();
  await expect(page.getByLabel('Price of output')).toBeFocused();
  await page.getByLabel('Price of output').fill('0.6');
  await expectAccessible(page);
  await save(page);
  await page.reload();
  await expect(page.getByLabel('Price of output')).toHaveValue('0.6');
  await expect(page.getByRole('switch', { name: 'Model only' })).toBeChecked();
  // With the stored key.
  await page.getByRole('button', { name: 'Test the model' }).click();
  await expect(page.getByText(/^village-8b answered in/)).toBeVisible();
  await provider.selectOption('none');
  await expect(page.getByRole('heading', { name: 'Language model' })).toHaveCount(0);
  await save(page);
  await site.stop();
  await model.stop();
});

test('a compatible server cannot be chosen where its address is not known', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, '/admin/settings');
  await expect(page.getByLabel('AI provider').getByRole('option', { name: /no address/ })).toBeDisabled();
});

test('what was changed is asked about before it is left, and two admins do not overwrite one another', {
  tag: '@once',
}, async ({ page, site, guards }) => {
  guards.expected.push(/409/);
  await enterBackOffice(page, site, '/admin/settings');
  await page.getByLabel('Session timeout').fill('48');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go on editing' }).click();
  await expect(page.getByLabel('Session timeout')).toHaveValue('48');

  // The other admin changed another field: both changes apply.
  await saveElsewhere(page, site, { usageTracking: false });
  await save(page);
  await expect(page.getByRole('switch', { name: 'Usage tracking' })).not.toBeChecked();

  // The other admin changed the same field.
  await page.getByLabel('Session timeout').fill('12');
  await saveElsewhere(page, site, { sessionTimeoutHours: 6, usageTracking: true });
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved by another admin meanwhile' });
  await expect(dialog.getByRole('row', { name: /Session timeout/ })).toContainText('612');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved and active')).toBeVisible();
  await expect(page.getByLabel('Session timeout')).toHaveValue('12');
  await saveElsewhere(page, site, { sessionTimeoutHours: 24 });
});

test('another name is on every page at once', { tag: '@once' }, async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/settings/site');
  await page.getByRole('textbox', { name: 'Brand' }).fill('Pathik');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 33 5555 0000');
  // Filling has scrolled the page: what the bars cover would count as too small to press.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await save(page);
  await expect(page).toHaveTitle('Site settings | Pathik');
  await page.goto(`${site.url}/contact`);
  await expect(page).toHaveTitle('Contact | Pathik');
  await expect(page.getByRole('link', { name: 'Pathik, home' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+91 33 5555 0000' }).first()).toBeVisible();
  await page.goto(`${site.url}/admin/settings/site`);
  await page.getByRole('textbox', { name: 'Brand' }).fill('Safarnama');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 33 2680 0000');
  await save(page);
});

test('an offer is put up, shown and taken away, and the audit log tells of it', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/400/);
  await enterBackOffice(page, site, '/admin/settings/offers');
  await page.getByRole('button', { name: 'New offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog.getByText('Title is required').first()).toBeVisible();
  await dialog.getByLabel('Title').fill('Toy train week');
  await dialog.getByLabel('Text').fill('A tenth off every trip to Darjeeling.');
  await dialog.getByLabel('Percent').fill('10');
  await dialog.getByLabel('Chips').fill('Free Travel Guide');
  await dialog.getByLabel('Chips').press('Enter');
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  await expect(dialog.getByText('“Free” would not be kept').first()).toBeVisible();
  await dialog.getByLabel('Chips').press('Backspace');
  await dialog.getByLabel('Chips').fill('10% OFF');
  await dialog.getByLabel('Chips').press('Enter');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save offer' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Toy train week' });
  await expect(card.getByText('Live')).toBeVisible();
  await expectAccessible(page);
  expect(await (await page.request.get(site.url)).text()).toContain('Toy train week');

  await card.getByRole('button', { name: 'Delete Toy train week' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card).toBeHidden();
  expect(await (await page.request.get(site.url)).text()).not.toContain('Toy train week');

  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByLabel('Action').selectOption('Offer created');
  const entry = page.getByRole('article').filter({ hasText: 'Toy train week' });
  await expect(entry).toHaveCount(1);
  await entry.getByText('7 fields').click();
  await expect(entry.getByText('percent')).toBeVisible();
  await expectAccessible(page);
});
