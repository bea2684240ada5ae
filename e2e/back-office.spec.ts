import { enterBackOffice, fillInPackage, signInAsAdmin } from './back-office.ts';
import { expect, expectAccessible, test } from './site.ts';

test(
  'a session that ends while a package is being written takes nothing of it away',
  { tag: '@once' },
  async ({ page, site, guards }, testInfo) => {
    guards.expected.push(/401/);
    await enterBackOffice(page, site, '/admin/packages/new');
    const title = `Tea and ended sessions ${testInfo.project.name}`;
    await fillInPackage(page, title);
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('adminToken')}`;
      await fetch('/api/admin/auth/logout', { method: 'POST', headers: { authorization } });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectAccessible(page);

    await signInAsAdmin(page);
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title);
    await expect(page.getByLabel('Caption of picture 3')).toHaveValue('The bungalow');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Package' })).toBeVisible({ timeout: 60_000 });
    await page.goto(`${site.url}/packages?sort=newest`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  },
);
