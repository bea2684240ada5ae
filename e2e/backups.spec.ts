import { statSync } from 'node:fs';
import { enterBackOffice } from './back-office.ts';
import { ADMIN, expect, expectAccessible, startSite, test, withAdmin } from './site.ts';

test('a backup is made, seen on the dashboard, taken away and deleted', { tag: '@once' }, async ({ page }) => {
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  await enterBackOffice(page, site, '/admin/settings/backups');
  await expect(page).toHaveTitle(/^Backups \|/);
  await expect(page.getByRole('heading', { name: 'No backups yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'When the site no longer starts' })).toContainText(
    'npm run restore FILE',
  );
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Back up now' }).click();
  const backups = page.getByRole('article');
  await expect(backups).toHaveCount(1, { timeout: 30_000 });
  await expect(backups.first()).toContainText('By hand');
  await expect(backups.first()).toContainText('by admin');
  await expect(backups.first()).toContainText(/\d (KB|MB)/);
  await expect(page.getByText('No backup')).toBeHidden();
  await expectAccessible(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download the backup of/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^safarnama-[\d-]+-[0-9a-z]{6}\.tar\.gz$/);
  expect(statSync(await file.path()).size).toBeGreaterThan(10_000);

  await page.goto(`${site.url}/admin/dashboard`);
  await expect(page.getByText(/^Last: /)).toBeVisible();

  await page.goto(`${site.url}/admin/settings/backups`);
  await page.getByRole('button', { name: /^Delete the backup of/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this backup?' });
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('The backup is deleted.')).toBeVisible();
  await expect(backups).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeFocused();

  await page.goto(`${site.url}/admin/settings/audit`);
  for (const deed of ['Backup deleted', 'Backup downloaded', 'Backup made']) {
    await expect(page.getByRole('article').filter({ hasText: deed })).toBeVisible();
  }
  await site.stop();
});

test('how a backup is getting on is told, and that one failed', { tag: '@once' }, async ({ page, guards }) => {
  guards.expected.push(/409/);
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  const at = '2026-11-22T04:00:00.000Z';
  const nothing = { backups: [], underWay: null, failed: null };
  let answer: object = { ...nothing, underWay: { at, kind: 'hand', by: 'Mitali', stage: 'database', share: 0.4 } };
  await page.route('**/api/admin/backups', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/admin/backup', (route) =>
    route.fulfill({ status: 409, json: { error: 'A backup is already being made' } }),
  );
  await enterBackOffice(page, site, '/admin/settings/backups');
  await expect(page.getByRole('status')).toHaveText('A backup is being made for Mitali: Copying the database …');
  await expect(page.getByRole('progressbar', { name: 'Backup' })).toHaveAttribute('aria-valuenow', '40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByText('A backup is already being made')).toBeVisible();
  answer = { ...nothing, failed: { at, kind: 'hand', words: 'The disk has too little room' } };
  await expect(page.getByText(/^The backup of 22 Nov 2026.* failed\. The disk has too little room\.$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expectAccessible(page);
  await site.stop();
});

test('a backup is restored, and the page comes back by itself', { tag: '@once' }, async ({ page, guards }) => {
  // A connection that arrives in the moment of closing or opening is cut; nothing of it was acknowledged.
  guards.expected.push(/400|503|ERR_CONNECTION_RESET/);
  const site = await startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
  await enterBackOffice(page, site, '/admin/settings/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByRole('button', { name: /^Restore the backup of/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Restore the backup of/ });
  const confirmation = dialog.getByLabel(/^Type .* to confirm$/);
  await expect(confirmation).toBeFocused();
  await expect(dialog).toContainText('No booking, lead or post has come since.');
  await expectAccessible(page);
  const { text = '' } = /Type (?<text>.*) to confirm/.exec(await dialog.innerText())?.groups ?? {};
  await confirmation.fill(text);
  await dialog.getByLabel('Your password').fill('another-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is wrong')).toBeVisible();
  await dialog.getByLabel('Your password').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^A backup was restored by admin/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').filter({ hasText: 'Before a restore' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notifications, 1 unopened' }).click();
  await expect(page.getByRole('link', { name: /^Backup restored/ })).toBeVisible();
  await site.stop();
});
