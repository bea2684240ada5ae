import type { Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, type Site, test } from './site.ts';

/** Leaves name and phone as a visitor does. */
async function leave(page: Page, site: Site, name: string, phone = freshPhone()): Promise<string> {
  const sent = await page.request.post(`${site.url}/api/promotional-leads/submit`, { data: { name, phone } });
  expect(sent.status()).toBe(201);
  return phone;
}

test('a customer is made from a lead, found by a part of the phone, and written about', async ({ page, site }) => {
  const phone = await leave(page, site, 'Kaveri Rao');
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name: 'Kaveri Rao', exact: true }).click();
  const lead = page.getByRole('dialog', { name: 'Lead' });
  await expect(lead.getByRole('heading', { name: 'Customer and tasks' })).toBeVisible();
  await expectAccessible(page);
  await lead.getByRole('button', { name: 'Make a customer' }).click();
  await expect(lead.getByRole('link', { name: 'Kaveri Rao' })).toBeVisible();

  await page.goto(`${site.url}/admin/customers`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(phone.slice(3, 9));
  await expect(page).toHaveURL(/search=/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Kaveri Rao' }).click();
  await expect(page.getByRole('heading', { name: 'Kaveri Rao' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Prefers trains');
  await page.getByRole('button', { name: 'Write note' }).click();
  const happened = page.getByRole('region', { name: 'What happened' });
  await expect(happened.getByRole('listitem').first()).toContainText('Prefers trains');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await expect(page.getByRole('button', { name: 'Open ticket.pdf' })).toBeVisible();
  await page.getByRole('button', { name: /^Unlink/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('link', { name: 'Lead Kaveri Rao' })).toBeVisible();
  // While the toast fades, its words are pale.
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Customer' })).toBeVisible();
  await expectAccessible(page);
});

test('what waits today is worked off by the keyboard alone', { tag: '@once' }, async ({ page, site }) => {
  await leave(page, site, 'Older Keyboard');
  await leave(page, site, 'Newest Keyboard');
  await enterBackOffice(page, site, '/admin/today');
  const rows = page.getByRole('list', { name: 'What waits' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Newest Keyboard');
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Newest Keyboard' }).first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(rows.first().getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('d');
  await expect(rows.first()).toContainText('Older Keyboard');
  await expect(page.getByRole('link', { name: 'Older Keyboard' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Lead' })).toContainText('Older Keyboard');
});
