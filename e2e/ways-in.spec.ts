import type { Page } from '@playwright/test';
import { startSmsServer } from '../test/message-servers.ts';
import { ADMIN, expect, expectAccessible, freshPhone, startSite, test, withAdmin } from './site.ts';

const PASSWORD = 'dusk-on-the-road';

/** Gives the page a fingerprint reader that always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const reader = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...reader, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

/** Opens the login dialog on the page of the person's own trips. */
async function openLogin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/my-trips`);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome aboard' })).toBeVisible();
}

test('a number is taken over with a code, and its first account is told', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(/400 \(Bad Request\)/);
  const sms = await startSmsServer();
  const account = { SMS_URL: sms.url, SMS_ACCOUNT: 'agency', SMS_TOKEN: 'token', SMS_FROM: '+919830000000' };
  const site = await startSite(undefined, account);
  const phone = freshPhone();
  const codeSent = () => /#(\d{6})$/.exec(sms.taken.at(-1)?.form.Body ?? '')?.[1] ?? '';
  try {
    const data = { name: 'Rahul Sen', phone, password: PASSWORD };
    const first = await (await page.request.post(`${site.url}/api/users/register`, { data })).json();

    await openLogin(page, site.url);
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    await expect(page.getByRole('button', { name: /^New code in/ })).toBeDisabled();
    await code.fill('12');
    await code.press('Enter');
    await expect(page.getByText('Enter the 6 digits of the message')).toBeVisible();
    await code.fill(codeSent() === '111111' ? '222222' : '111111');
    await code.press('Enter');
    await expect(page.getByText('This code is wrong or has expired')).toBeVisible();
    await code.fill(codeSent());
    await code.press('Enter');
    await expect(page.getByText('it was never confirmed there')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Asha Roy');
    await page.getByLabel('Password').fill('dawn-on-the-river');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Registration successful!')).toBeVisible();

    await page.evaluate(({ token, user }) => {
      localStorage.setItem('userToken', token);
      localStorage.setItem('userData', JSON.stringify(user));
    }, first);
    await page.goto(`${site.url}/packages`);
    await expect(page.getByText('is theirs now')).toBeVisible();
    await page.getByRole('link', { name: 'Go to my account' }).click();
    await expect(page.getByText('No number')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a number' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await site.stop();
    await sms.close();
  }
});

/** Starts a site at a name: passkeys belong to one, not to an address of numbers. The page gets an authenticator. */
async function startNamedSite(page: Page) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const url = `http://localhost:${port}`;
  const site = await startSite(undefined, { ...withAdmin, PORT: String(port), SITE_URL: url });
  const dismissed = { name: 'safarnama_popup_interaction', value: 'dismissed' };
  await page.context().addCookies([{ ...dismissed, domain: 'localhost', path: '/' }]);
  await addAuthenticator(page);
  return { url, stop: site.stop };
}

test('a traveller adds a passkey, signs in with it and removes it', { tag: '@once' }, async ({ page }) => {
  const { url, stop } = await startNamedSite(page);
  try {
    const registered = await page.request.post(`${url}/api/users/register`, {
      data: { name: 'Mira Das', phone: freshPhone(), password: PASSWORD },
    });
    await page.goto(`${url}/sources`);
    await page.evaluate(
      ({ token, user }) => {
        localStorage.setItem('userToken', token);
        localStorage.setItem('userData', JSON.stringify(user));
      },
      await registered.json(),
    );
    await page.goto(`${url}/account`);
    await expect(page.getByText('This site sends no codes at present')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey is added.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('Sign in to see your account')).toBeVisible();
    await page.goto(`${url}/my-trips`);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    // The reader answers the browser's own offer in the phone field at once.
    await expect(page.getByText('Login successful!')).toBeVisible();
    await page.goto(`${url}/account`);
    await expect(page.getByText('with a passkey')).toBeVisible();
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  } finally {
    await stop();
  }
});

test('an admin adds a passkey and signs in with it alone', { tag: '@once' }, async ({ page }) => {
  const { url, stop } = await startNamedSite(page);
  try {
    await page.goto(`${url}/admin/settings/security`);
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Desk key');
    await dialog.getByRole('textbox', { name: 'Password' }).fill(ADMIN.password);
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Password' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Desk key' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('adminToken'));
    await page.goto(`${url}/admin/settings/security`);
    await expect(page.getByText(/Signed in .*, with a passkey/)).toBeVisible();
  } finally {
    await stop();
  }
});
