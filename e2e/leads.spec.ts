import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { endProcess, startProcess } from '../test/site-process.ts';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, type Site, test, withAdmin } from './site.ts';

test.use({ meetsPopup: true });

const popupOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Plan your escape with us' });

/** Opens the popup; a press before the page is hydrated is lost, and a visitor presses again too. */
async function forcePopup(page: Page, button = 'Plan My Escape'): Promise<Locator> {
  const popup = popupOf(page);
  await expect(async () => {
    if (!(await popup.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 2000 });
    await expect(popup).toBeVisible({ timeout: 3000 });
  }).toPass();
  return popup;
}

async function leaveDetails(popup: Locator, name: string, phone: string): Promise<void> {
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('Phone').fill(phone);
  await popup.getByRole('button', { name: 'Call Me Back' }).click();
}

test('the popup opens by itself, is sent away with the keyboard, and stays away', async ({ page, site }) => {
  await page.goto(site.url);
  const popup = popupOf(page);
  await expect(popup).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  // The browser closes the dialog itself and fires the event a task later.
  await expect
    .poll(
      async () => (await page.context().cookies()).find(({ name }) => name === 'safarnama_popup_interaction')?.value,
    )
    .toBe('dismissed');

  await page.goto(`${site.url}/contact`);
  await page.waitForTimeout(7000);
  await expect(popup).toBeHidden();
});

test('the popup checks the phone first, takes digits and a +, and leaves a visitor who types alone', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('combobox', { name: /From/ }).first().focus();
  await page.waitForTimeout(7000);
  await expect(popupOf(page)).toBeHidden();

  const popup = await forcePopup(page);
  const send = popup.getByRole('button', { name: 'Call Me Back' });
  await expect(send).toBeDisabled();
  await popup.getByLabel('Name').fill('A');
  await popup.getByLabel('Phone').pressSequentially('+65 9a1+');
  await expect(popup.getByLabel('Phone')).toHaveValue('+6591');
  await popup.getByLabel('Phone').clear();
  await popup.getByLabel('Phone').pressSequentially('98-30a');
  await expect(popup.getByLabel('Phone')).toHaveValue('9830');
  await send.click();
  await expect(popup.getByRole('alert')).toHaveText(['Phone number must be at least 10 digits']);
  await popup.getByLabel('Phone').fill('9999999999');
  await send.click();
  await expect(popup.getByRole('alert')).toHaveText(['Please enter a valid phone number']);
  await popup.getByLabel('Phone').fill(freshPhone());
  await send.click();
  await expect(popup.getByRole('alert')).toHaveText(['Name must be at least 2 characters']);
  await popup.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(popup).toBeHidden();
});

test('each of the three buttons opens the popup, whatever was answered before', async ({ page, site }) => {
  const dismissed = { name: 'safarnama_popup_interaction', value: 'dismissed', domain: '127.0.0.1', path: '/' };
  await page.context().addCookies([dismissed]);
  for (const [path, button] of [
    ['/', 'Plan My Escape'],
    ['/', 'Book Now'],
    ['/contact', 'Leave my number'],
  ] as const) {
    await page.goto(site.url + path);
    const popup = await forcePopup(page, button);
    await expect(popup).toContainText(/Up to \d\d% OFF/);
    for (const unkept of ['Free Travel Guide', 'VIP Access']) await expect(popup).not.toContainText(unkept);
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
  }
});

test('who sees to a booking of their own is left alone', { tag: '@once' }, async ({ page, site }) => {
  await page.clock.install();
  await page.goto(`${site.url}/my-bookings`, { waitUntil: 'networkidle' });
  await page.clock.fastForward(20_000);
  await page.waitForTimeout(500);
  await expect(popupOf(page)).toBeHidden();
  await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' });
  await page.clock.fastForward(6000);
  await expect(popupOf(page)).toBeVisible();
});

test('a page that stays open sends what it has kept once the server is back', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/net::ERR_FAILED/);
  await page.clock.install();
  await page.goto(site.url);
  const popup = await forcePopup(page);
  await page.route('**/promotional-leads/submit', (route) => route.abort());
  await leaveDetails(popup, 'Patient Traveller', freshPhone());
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await page.unroute('**/promotional-leads/submit');
  const arrived = page.waitForResponse(/promotional-leads\/submit/);
  await page.clock.fastForward(31_000);
  expect((await arrived).status()).toBe(201);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('safarnama_kept_leads'))).toBeNull();
});

test('details that are left while the server is down arrive once it is back, and only once', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  test.setTimeout(120_000);
  guards.expected.push(/Failed to load resource/);
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-leads-'));
  const environment = { DATA_DIR: dataDir, ...withAdmin };
  const first = await startProcess(environment);
  const phone = freshPhone();

  const dialogComes = page.waitForEvent('requestfinished', (request) => /\/popup-dialog[^/]*\.js$/.test(request.url()));
  await page.goto(first.url);
  await dialogComes;
  // And everything that its import loads.
  await page.waitForFunction(() => {
    const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const needed = document.querySelectorAll<HTMLLinkElement>(
      'link[rel=modulepreload], link[rel=stylesheet]:not([disabled])',
    );
    return [...needed].every(({ href }) => arrived.has(href));
  });
  await endProcess(first.child, 'SIGKILL');
  // It still opens: what it needs was loaded before.
  const popup = popupOf(page);
  await expect(popup).toBeVisible({ timeout: 20_000 });
  await leaveDetails(popup, 'Kept Traveller', phone);
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('dialog')).toBeHidden();

  const second = await startProcess({ ...environment, PORT: new URL(first.url).port });
  const site: Site = { url: second.url, stop: () => endProcess(second.child, 'SIGTERM') };
  try {
    const arrived = page.waitForResponse(/promotional-leads\/submit/);
    await page.goto(site.url);
    expect((await arrived).status()).toBe(201);
    // Nothing is left for a later visit to send.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('safarnama_kept_leads'))).toBeNull();
    await page.goto(`${site.url}/contact`);

    await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
    await expect(page.getByRole('row', { name: /Kept Traveller/ })).toHaveCount(1);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('an admin follows a lead up, deletes it and takes that back', { tag: '@once' }, async ({ page, site }) => {
  const phone = freshPhone();
  const name = `Lead ${phone.slice(-4)} Sen`.replace(/\d+/, 'Ek');
  await page.goto(site.url);
  await leaveDetails(await forcePopup(page), name, phone);
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();

  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name, exact: true }).click();
  const lead = page.getByRole('dialog', { name: 'Lead', exact: true });
  await expect(lead.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`wa.me/91${phone}`),
  );
  await expect(lead.getByRole('heading', { name: 'What they probably did on the site that day' })).toBeVisible();
  await expect(lead.getByText('Left name and phone', { exact: true })).toBeVisible();
  await lead.getByLabel('Status').selectOption('Contacted');
  await lead.getByLabel('Notes').fill('Wants Ladakh in June');
  await lead.getByRole('textbox', { name: 'Next follow-up' }).fill('2026-01-05');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Saved')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText('Due');

  await page.getByRole('link', { name, exact: true }).click();
  await lead.getByRole('button', { name: 'Delete lead' }).click();
  await page.getByRole('dialog', { name: 'Delete lead' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No leads match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Wants Ladakh in June');
});
