import { readFileSync } from 'node:fs';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, freshPhone, test } from './site.ts';

test('what is held of a person is found by phone, handed out, and erased', { tag: '@once' }, async ({ page, site }) => {
  const phone = freshPhone();
  const data = { name: 'Sujata Nair', phone };
  const left = await page.request.post(`${site.url}/api/promotional-leads/submit`, { data });
  expect(left.status()).toBe(201);
  const registered = await page.request.post(`${site.url}/api/users/register`, {
    data: { ...data, password: 'dusk-on-the-road' },
  });
  expect(registered.status()).toBe(201);

  await enterBackOffice(page, site, '/admin/settings/people');
  const field = page.getByRole('textbox', { name: 'Phone' });
  await field.fill('12');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(freshPhone());
  await field.press('Enter');
  await expect(page.getByText('No data found')).toBeVisible();

  await field.fill(`+91 ${phone}`);
  await field.press('Enter');
  const held = page.getByRole('region', { name: `Data stored for ${phone}` });
  for (const part of ['Account', 'Sessions', 'Leads', 'Activities', 'Messages']) {
    await expect(held.getByRole('heading', { name: part })).toBeVisible();
  }
  expect(page.url()).not.toContain(phone.slice(-5));
  // The previous person must not be on the screen, ready to erase, under another number.
  await field.fill('12');
  await expect(held).toBeHidden();
  await field.press('Enter');
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erase…' })).toBeHidden();
  await field.fill(phone);
  await field.press('Enter');
  await expect(held).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`person-${phone.slice(-3)}.json`);
  const copy = JSON.parse(readFileSync(await file.path(), 'utf8')) as { users: object[]; leads: object[] };
  expect(copy).toMatchObject({ phone, users: [{ name: 'Sujata Nair' }], leads: [{ name: 'Sujata Nair' }] });

  await page.getByRole('button', { name: 'Erase…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog.getByText('This number does not match')).toBeVisible();
  await dialog.getByRole('textbox').fill(phone);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('All data about this person is erased.')).toBeVisible();
  await expect(held).toBeHidden();
  await expect(field).toBeFocused();
  await field.fill(phone);
  await field.press('Enter');
  await expect(page.getByText('No data found')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText(`Person …${phone.slice(-3)}`).first()).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Person erased' }).first()).toBeVisible();
  await expect(page.getByText(phone)).toBeHidden();
});
