import { readFileSync } from 'node:fs';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, test } from './site.ts';

test('leads of a file are matched, checked, imported and taken back @once', async ({ page, site, guards }) => {
  const phones = [freshPhone(), freshPhone()];
  const file = (name: string, text: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await enterBackOffice(page, site, '/admin/leads');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  const chooser = page.locator('input[type=file]');
  // The browser logs the refusal.
  guards.expected.push(/415/);
  await chooser.setInputFiles(file('list.xlsx', Buffer.from('504b030414000000', 'hex')));
  await expect(page.getByRole('alert')).toContainText('This is an Excel workbook');

  const rows = ['Guest;Contact no;Likes', `आशा राव;${phones[0]};tea`, `Ruma Sen;${phones[1]};fish`, 'No One;12;rice'];
  await chooser.setInputFiles(file('list.csv', rows.join('\r\n')));
  await expect(page.getByText('Left out: Likes')).toBeVisible();
  await page.getByLabel('Column “Likes” stands for').selectOption('Notes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('heading', { name: 'What would become of the rows' })).toBeFocused();
  await expect(page.getByText('Phone cannot be right: 1 row')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused and doubled rows' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('4,Phone cannot be right,No One,12,rice');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the leads' }).click();
  await expect(page.getByRole('row', { name: /आशा राव/ })).toContainText('tea');
  await page.goBack();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Deleted again: 2')).toBeVisible();
  await expectAccessible(page);
});
