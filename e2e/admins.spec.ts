import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { enterBackOffice, signInAsAdmin } from './back-office.ts';
import { ADMIN, expect, expectAccessible, type Site, startSite, test, withAdmin } from './site.ts';

const STEP_MS = 30_000;
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** For a journey that changes shared state and signs in repeatedly: each password check takes time. */
function startOwnSite(): Promise<Site> {
  test.slow();
  return startSite('build/app/main.js', { ...withAdmin, DEMO: '0' });
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
}

async function changePassword(form: Page | Locator, current: string, next: string, confirmation = next) {
  await form.getByLabel('Current password').fill(current);
  await form.getByLabel('New password', { exact: true }).fill(next);
  await form.getByLabel('Confirm new password').fill(confirmation);
  await form.getByRole('button', { name: 'Change password', exact: true }).click();
}

/** Adds an admin through the screen; returns the one-time password. */
async function addAdmin(page: Page, site: Site, name: string, role: 'Editor' | 'Admin' | 'Super admin') {
  await page.goto(`${site.url}/admin/settings/admins`);
  await page.getByRole('button', { name: 'New admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'New admin' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail').fill(`${name.toLowerCase()}@safarnama.example`);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Add admin' }).click();
  const handOver = page.getByRole('dialog', { name: `Password for ${name}` });
  const password = (await handOver.getByLabel('One-time password').textContent()) ?? '';
  expect(password).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/);
  await expectAccessible(page);
  await handOver.getByRole('button', { name: 'I’ve saved it' }).click();
  return { email: `${name.toLowerCase()}@safarnama.example`, password };
}

test('an editor is let in, chooses a password, and sees only what the role opens', async ({
  page,
  browser,
  site,
}, info) => {
  const name = `Ritu${info.project.name}`;
  await enterBackOffice(page, site, '/admin/settings/admins');
  const { email, password } = await addAdmin(page, site, name, 'Editor');
  await expect(page.getByRole('article').filter({ hasText: email })).toContainText('One-time password');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(`${site.url}/admin`);
  await signIn(theirs, email, password);
  await expect(theirs.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await expectAccessible(theirs);
  await changePassword(theirs, password, 'short');
  await expect(theirs.getByText('Password must be at least 6 characters')).toBeVisible();
  await changePassword(theirs, password, 'a lamp in the delta');
  await expect(theirs.getByRole('heading', { name: 'Blog Management' })).toBeVisible();
  const menu = theirs.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const sections = theirs.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect(sections).toHaveText(['Blog Management', 'Package Management', 'Settings', 'View site']);
  await theirs.goto(`${site.url}/admin/settings`);
  await expect(theirs.getByRole('heading', { name: 'Security', level: 2 })).toBeVisible();
  await expect(theirs.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText(['Security']);
  await theirs.goto(`${site.url}/admin/bookings?status=pending`);
  await expect(theirs.getByText('Booking Management is not open to your role')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('main').getByRole('link', { name: 'Package Management' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Package Management' })).toBeVisible();

  // A removed admin is signed out at their next action.
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: email })).toBeHidden();
  await theirs.goto(`${site.url}/admin/packages`);
  await expect(theirs.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await context.close();
});

test('sales land on the leads, and find no way to take lists away', { tag: '@once' }, async ({ page, site }) => {
  const call = async (method: string, path: string, data: object, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await page.request.fetch(`${site.url}${path}`, { method, data, headers })).json();
  };
  const boss = await call('POST', '/api/admin/auth/login', ADMIN);
  const email = 'sanjana@safarnama.example';
  const sanjana = { username: 'Sanjana', email, role: 'sales' };
  const { oneTimePassword } = await call('POST', '/api/admin/admins', sanjana, boss.token);
  const { admin, token } = await call('POST', '/api/admin/auth/login', { email, password: oneTimePassword });
  const change = { currentPassword: oneTimePassword, newPassword: 'a lamp in the delta' };
  await call('PUT', '/api/admin/auth/change-password', change, token);
  await page.addInitScript(
    ([key, data]) => {
      localStorage.setItem('adminToken', key);
      localStorage.setItem('adminData', data);
    },
    [token, JSON.stringify({ ...admin, mustFirst: undefined })] as const,
  );
  await page.goto(`${site.url}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Promotional Leads' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const open = ['Promotional Leads', 'Booking Management', 'Today', 'Customers', 'Reviews', 'Settings', 'View site'];
  await expect(sections).toHaveText(open);
  await page.goto(`${site.url}/admin/bookings`);
  await page
    .getByRole('checkbox', { name: /^Select SN-/ })
    .first()
    .check();
  await expect(page.getByRole('button', { name: 'Set status' })).toBeVisible();
  await expect(page.getByRole('button', { name: /export/i })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find/ }).fill('Export');
  await expect(page.getByText('No results for “Export”.')).toBeVisible();
  await page.goto(`${site.url}/admin/blogs`);
  await expect(page.getByText('Blog Management is not open to your role')).toBeVisible();
});

test('the only super admin cannot be removed or made less', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/409/);
  await enterBackOffice(page, site, '/admin/settings/admins');
  const only = 'This is the only super admin: make another one first';
  await page.getByRole('button', { name: 'Remove admin', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(only)).toBeVisible();
  await page.getByRole('button', { name: 'Edit admin', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit admin' });
  await dialog.getByLabel('Role').selectOption('Admin');
  await dialog.getByRole('button', { name: 'Save admin' }).click();
  await expect(dialog.getByText(only).first()).toBeVisible();
  await expectAccessible(page);
});

test('a password is changed in the spec’s words, and other sessions end', { tag: '@once' }, async ({
  page,
  browser,
  guards,
}) => {
  guards.expected.push(/400|401/);
  const site = await startOwnSite();
  const context = await browser.newContext();
  const other = await context.newPage();
  await enterBackOffice(other, site, '/admin/settings/security');
  await enterBackOffice(page, site, '/admin/settings/security');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByRole('button', { name: 'Change password', exact: true }).click();
  for (const words of [
    'Current password is required',
    'New password is required',
    'Please confirm your new password',
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await expectAccessible(page);
  await changePassword(dialog, 'not this one', 'the night ferry', 'the night train');
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await changePassword(dialog, 'not this one', 'the night ferry');
  await expect(dialog.getByText('The current password is wrong').first()).toBeVisible();
  await changePassword(dialog, ADMIN.password, 'the night ferry');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await signIn(other, ADMIN.email, ADMIN.password);
  await expect(other.getByText('Invalid e-mail or password')).toBeVisible();
  await signIn(other, ADMIN.email, 'the night ferry');
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeHidden();

  // The sessions: the present one is marked, the other one is ended.
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session with/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await context.close();
  await site.stop();
});

test('a second factor is set up, asked for, and replaced by a recovery code', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(/400/);
  const site = await startOwnSite();
  await enterBackOffice(page, site, '/admin/settings/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('The password is wrong')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'Code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill('12 34');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Please enter the 6 digits of your app, or a recovery code')).toBeVisible();
  const used = codeAt(secret);
  await dialog.getByLabel('Code', { exact: true }).fill(used);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  await logOut(page);
  await signInAsPassword(page);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  // The code that confirmed the app's secret.
  await code.fill(used);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This code is wrong, or was used before')).toBeVisible();
  await code.fill(codeAt(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeHidden();

  await logOut(page);
  await signInAsPassword(page);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const ending = page.getByRole('dialog', { name: 'Turn two-factor sign-in off' });
  await ending.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await ending.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
  await logOut(page);
  await signInAsAdmin(page);
  await site.stop();
});

const signInAsPassword = (page: Page) => signIn(page, ADMIN.email, ADMIN.password);

test('where the settings ask for a second factor, nothing else opens before it is set up', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(/403/);
  const site = await startOwnSite();
  await enterBackOffice(page, site, '/admin/settings');
  await page.getByRole('switch', { name: /^Two-factor sign-in for everybody/ }).check();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.goto(`${site.url}/admin/bookings`);
  await expect(page.getByRole('heading', { name: 'Set up two-factor sign-in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.getByLabel('Secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByRole('heading', { name: 'Booking Management' })).toBeVisible();
  await page.goto(`${site.url}/admin/settings/security`);
  await expect(page.getByText('Required for everyone in Settings.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();
  await site.stop();
});
