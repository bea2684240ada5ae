import { reportOf, signed, startWhatsappServer, WHATSAPP } from '../test/whatsapp-server.ts';
import { enterBackOffice } from './back-office.ts';
import { expect, expectAccessible, startSite, test, withAdmin } from './site.ts';

test('a message from an unknown number waits on Today, is answered, and becomes a lead by hand', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const meta = await startWhatsappServer();
  const site = await startSite('build/app/main.js', {
    ...withAdmin,
    WHATSAPP_URL: meta.url,
    WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
    WHATSAPP_TOKEN: WHATSAPP.token,
    WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
  });
  const report = async (value: object) => {
    const body = reportOf(value);
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signed(body) };
    const answer = await page.request.post(`${site.url}/api/whatsapp/webhook`, { headers, data: body });
    expect(answer.status()).toBe(200);
  };
  const timestamp = () => String(Math.floor(Date.now() / 1000));
  try {
    await enterBackOffice(page, site, '/admin/settings/messages?kind=confirmed&channel=whatsapp');
    await expect(page.getByText('No template is set')).toBeVisible();
    await page.getByRole('switch', { name: 'Send a template' }).check();
    await page.getByRole('textbox', { name: 'Name of the template' }).fill('booking_confirmed');
    await page.getByRole('button', { name: 'Add {{1}}' }).click();
    await page.getByRole('combobox', { name: 'What fills {{1}}' }).selectOption('trip');
    await page.getByRole('button', { name: 'Save template' }).click();
    await expect(page.getByText('Saved and active')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${site.url}/admin/settings/sending`);
    await page.getByRole('textbox', { name: 'Send a test on WhatsApp to this number' }).fill('9830012345');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('The provider has taken it for 9830012345.')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${site.url}/admin/today?kind=reply`);
    await expect(page.getByText('Nothing waits')).toBeVisible();
    await report({
      contacts: [{ wa_id: '919876501234', profile: { name: 'Rina' } }],
      messages: [
        { id: 'wamid.1', from: '919876501234', timestamp: timestamp(), type: 'text', text: { body: 'Is May free?' } },
      ],
    });
    // It comes by itself.
    await page.getByRole('link', { name: 'Rina', exact: true }).click();
    await expect(page.getByText('Waits for an answer')).toBeVisible();
    await expect(page.getByText(/^You may write until /)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Answer' }).fill('It is. For how many?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
    await expect.poll(() => meta.taken.at(-1)?.text?.body).toBe('It is. For how many?');
    await report({
      statuses: [{ id: meta.taken.at(-1)?.wamid ?? '', status: 'read', timestamp: timestamp() }],
    });
    await expect(page.getByText(/ · read$/)).toBeVisible({ timeout: 15_000 });

    await page.getByRole('button', { name: 'New lead from it' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Rina');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+919876501234');
    await page.getByRole('button', { name: 'Add lead' }).click();
    await expect(page.getByText('Last on WhatsApp')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open the conversation' }).click();
    await expect(page.getByRole('link', { name: 'Back to Today' })).toBeVisible();
    await expect(page.getByText('Is May free?', { exact: true })).toBeVisible();
  } finally {
    await site.stop();
    await meta.close();
  }
});
