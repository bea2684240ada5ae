import type { Page } from '@playwright/test';
import { enterBackOffice, fillInPackage, signInAsAdmin } from './back-office.ts';
import { expect, expectAccessible, freshPhone, test } from './site.ts';

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

/** Returns the page's visible buttons, links and fields that a toast covers. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    // Scrolled, the strip covers what the top bar has covered.
    scrollTo(0, 0);
    const toasts = [...document.querySelectorAll('.mantine-Notification-root')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea')]
      .filter((one) => !one.closest('.mantine-Notification-root') && one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return toasts.some(
          (toast) =>
            box.width > 0 &&
            box.left < toast.right &&
            box.right > toast.left &&
            box.top < toast.bottom &&
            box.bottom > toast.top,
        );
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));
  });

test('a toast lies over no button', async ({ page, site }, testInfo) => {
  const phone = freshPhone();
  const name = `Toast ${testInfo.project.name}`.replaceAll(/\d/g, '');
  const left = await page.request.post(`${site.url}/api/promotional-leads/submit`, { data: { name, phone } });
  expect(left.status()).toBe(201);
  await enterBackOffice(page, site, `/admin/leads?search=${phone}`);
  await page.getByRole('link', { name, exact: true }).click();
  const lead = page.getByRole('dialog');
  await lead.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await expect.poll(() => coveredByToasts(page)).toEqual([]);
  await expectAccessible(page);
});
