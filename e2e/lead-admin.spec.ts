import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { startMailServer } from '../test/message-servers.ts';
import { enterBackOffice, signInAsAdmin } from './back-office.ts';
import { dayAhead, expect, expectAccessible, freshPhone, type Site, startSite, test, withAdmin } from './site.ts';

/** Submits a lead as the popup does; e2e/leads.spec.ts tests the popup itself. */
async function leaveLead(page: Page, site: Site, name: string): Promise<{ readonly phone: string }> {
  const phone = freshPhone();
  const answer = await page.request.post(`${site.url}/api/promotional-leads/submit`, { data: { name, phone } });
  expect(answer.status()).toBe(201);
  return { phone };
}

const leadDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Lead', exact: true });
const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });

/** Returns the number on the bell. */
async function unopened(page: Page): Promise<number> {
  const name = await page.getByRole('button', { name: /^Notifications, \d/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

test('a new lead shows up by itself, is followed up from the bell, called back when due, and won', async ({
  page,
  site,
}) => {
  await enterBackOffice(page, site, '/admin/leads');
  const before = await unopened(page);
  const name = 'Bell Traveller';
  await leaveLead(page, site, name);
  // Simulates a return from another tab; otherwise the bell polls every half minute.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(rowOf(page, name)).toContainText('Unopened');
  await expect(page.getByRole('button', { name: `Notifications, ${before + 1} unopened` })).toBeVisible();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: new RegExp(`Lead ${name}`) }).click();
  const lead = leadDialog(page);
  await expect(page.getByLabel(`Notifications, ${before} unopened`)).toBeAttached();
  await lead.getByLabel('Status').selectOption('Contacted');
  await lead.getByRole('button', { name: 'In 3 days' }).click();
  await expect(lead.locator('input[type=date]')).toHaveValue(dayAhead(3));
  await lead.locator('input[type=date]').fill(dayAhead(0));
  await lead.getByLabel('Notes').fill('Wants Ladakh in June');
  await expect(lead.getByText('Not saved yet')).toBeVisible();
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^To call back/ }).click();
  await expect(rowOf(page, name)).toContainText('Due');
  await expectAccessible(page);
  await page.getByRole('link', { name, exact: true }).click();
  await lead.getByLabel('Status').selectOption('Converted');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('what is typed is lost by no closing, going back or ended session', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/401/);
  const name = 'Draft Traveller';
  const { phone } = await leaveLead(page, site, name);
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  const lead = leadDialog(page);
  await page.getByRole('link', { name, exact: true }).click();
  await lead.getByLabel('Notes').fill('Honeymoon in Kerala');
  await page.goBack();
  await expect(lead).toBeHidden();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(lead.getByLabel('Notes')).toHaveValue('Honeymoon in Kerala');
  await expect(lead.getByText('Not saved yet')).toBeVisible();

  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('adminToken')}`;
    await fetch('/api/admin/auth/logout', { method: 'POST', headers: { authorization } });
  });
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page);
  await signInAsAdmin(page);
  await expect(lead.getByText('Failed to update lead')).toBeVisible();
  await expect(lead.getByLabel('Notes')).toHaveValue('Honeymoon in Kerala');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible();
});

test('of two admins who change one lead, the second one is asked', { tag: '@once' }, async ({
  page,
  site,
  guards,
  context,
}) => {
  guards.expected.push(/409/);
  const name = 'Shared Traveller';
  const { phone } = await leaveLead(page, site, name);
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${site.url}/admin/leads?search=${phone}`);
    await tab.getByRole('link', { name, exact: true }).click();
    // Both tabs have loaded the lead before either changes it.
    await expect(leadDialog(tab).getByLabel('Notes')).toBeVisible();
  }
  await leadDialog(other).getByLabel('Notes').fill('Spoke to her mother');
  await leadDialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(leadDialog(other).getByText('Saved', { exact: true })).toBeVisible();

  const lead = leadDialog(page);
  await lead.getByLabel('Notes').fill('Wants Spiti');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByRole('alert')).toContainText('Spoke to her mother');
  await expect(lead.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);
  await lead.getByRole('button', { name: 'Keep mine' }).click();
  await expect(lead.getByLabel('Notes')).toHaveValue('Wants Spiti');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Saved', { exact: true })).toBeVisible();
});

test('notes that are too long are told of and not cut', { tag: '@once' }, async ({ page, site }) => {
  const { phone } = await leaveLead(page, site, 'Long Notes');
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name: 'Long Notes', exact: true }).click();
  const lead = leadDialog(page);
  const notes = 'n'.repeat(6000);
  await lead.getByLabel('Notes').fill(notes);
  await expect(lead.getByText('Please shorten the notes')).toBeVisible();
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByLabel('Notes')).toHaveValue(notes);
  await expectAccessible(page);
  await lead.getByRole('button', { name: 'Discard changes' }).click();
  await expect(lead.getByLabel('Notes')).toHaveValue('');
});

test('closing a lead leads back to its list, and further back out of it', { tag: '@once' }, async ({ page, site }) => {
  const { phone } = await leaveLead(page, site, 'History Traveller');
  await enterBackOffice(page, site, '/admin/bookings');
  await page.goto(`${site.url}/admin/leads?search=${phone}`);
  const link = page.getByRole('link', { name: 'History Traveller', exact: true });
  await link.click();
  await expect(leadDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/admin/leads\\?search=${phone}$`));
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('a search that still waits takes back no click that leads away', { tag: '@once' }, async ({ page, site }) => {
  await enterBackOffice(page, site, '/admin/leads');
  await page.route('**/api/admin/bookings?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByLabel('Search', { exact: true }).fill('asha');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/admin/bookings"]')?.click());
  await expect(page).toHaveURL(/\/admin\/bookings$/);
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});

test('a deleted lead is gone and comes back undone', { tag: '@once' }, async ({ page, site }) => {
  const name = 'Deleted Traveller';
  const { phone } = await leaveLead(page, site, name);
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name, exact: true }).click();
  await leadDialog(page).getByRole('button', { name: 'Delete lead' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Delete lead' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No leads match')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('the export holds what the filters leave, and no formula', { tag: '@once' }, async ({ page, site }) => {
  const { phone } = await leaveLead(page, site, 'Export Traveller');
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name: 'Export Traveller', exact: true }).click();
  await leadDialog(page).getByLabel('Notes').fill('=HYPERLINK("https://example.com")');
  await leadDialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(leadDialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`leads-${dayAhead(0)}.csv`);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Export Traveller');
  expect(lines[1]).toContain(`"'=HYPERLINK`);
});

test('a message that could not be sent is sent from the outbox once the mail server is back', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const mail = await startMailServer();
  mail.answerWith('later');
  const site = await startSite('build/app/main.js', {
    ...withAdmin,
    SMTP_URL: mail.url,
    DEMO: '0',
  });
  try {
    await leaveLead(page, site, 'Unsent Traveller');
    await enterBackOffice(page, site, '/admin/leads');
    await page.getByRole('link', { name: 'Outbox' }).click();
    await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
    const message = page.getByRole('article').filter({ hasText: 'New lead: Unsent Traveller' });
    const token = await page.evaluate(() => localStorage.getItem('adminToken'));
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await page.request.get(`${site.url}/api/admin/outbox`, { headers });
        const { messages } = (await answer.json()) as { messages: { channel: string; tries: number }[] };
        return messages.find(({ channel }) => channel === 'email')?.tries;
      }, 'the first try')
      .toBe(1);
    await page.reload();
    await expect(message).toBeVisible();
    await expectAccessible(page);
    await message.getByRole('button', { name: 'Try again now' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be sent' })).toBeVisible();
    expect(mail.mails).toHaveLength(0);

    mail.answerWith('take');
    await message.getByRole('button', { name: 'Try again now' }).click();
    await expect(message).toContainText('Sent');
    await expect(message.getByRole('button', { name: /Try again|Send now/ })).toHaveCount(0);
    expect(mail.mails.map(({ raw }) => raw.includes('Unsent Traveller'))).toEqual([true]);
    await message.getByRole('link', { name: 'Open the lead' }).click();
    await expect(leadDialog(page).getByRole('heading', { name: 'Unsent Traveller' })).toBeVisible();
  } finally {
    await site.stop();
    await mail.close();
  }
});
