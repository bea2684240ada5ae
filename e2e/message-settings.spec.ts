import { startMailServer } from '../test/message-servers.ts';
import { enterBackOffice } from './back-office.ts';
import { ADMIN, dayAhead, expect, expectAccessible, startSite, test, withAdmin } from './site.ts';

test('an agency writes its own confirmation, sees it, tries it, and opens it in WhatsApp', { tag: '@once' }, async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const mail = await startMailServer();
  const site = await startSite('build/app/main.js', { ...withAdmin, SMTP_URL: mail.url });
  try {
    await enterBackOffice(page, site, '/admin/settings/messages?kind=confirmed');
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toHaveValue('Your booking {reference} is confirmed');
    const preview = page.frameLocator('iframe[title="Preview"]');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Your booking SN-7K3M9Q is confirmed');

    await subject.fill('Confirmed: {trip');
    await expect(page.getByText('A { or } stands alone.')).toBeVisible();
    await subject.fill('Pack your bags for ');
    await page.getByRole('button', { name: '{trip}: Trip' }).click();
    await expect(subject).toHaveValue('Pack your bags for {trip}');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Pack your bags for Darjeeling/);
    await page.getByRole('button', { name: 'Save text' }).click();
    await expect(page.getByText('Saved and active')).toBeVisible();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expect(page.getByText(`The mail server has taken it for ${ADMIN.email}.`)).toBeVisible();
    expect(mail.mails.map(({ to }) => to)).toEqual([[ADMIN.email]]);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Sending' }).click();
    await expect(page.getByText('Set by the environment (SMTP_URL)')).toBeVisible();
    await expectAccessible(page);

    const listed = await page.request.get(`${site.url}/api/packages`);
    const { packages } = (await listed.json()) as { packages: { slug: string }[] };
    const booking = await page.request.post(`${site.url}/api/packages/book`, {
      data: {
        packageSlug: packages[0]?.slug,
        fullName: 'Asha Sen',
        phone: '9830012345',
        travelers: 2,
        preferredDate: dayAhead(40),
      },
    });
    const { booking: taken } = (await booking.json()) as { booking: { _id: string } };
    await context.route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp' }),
    );
    await page.goto(`${site.url}/admin/bookings?open=${taken._id}`);
    const link = page.getByRole('link', { name: 'WhatsApp: Request received' });
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919830012345\?text=Hello%20Asha%20Sen/);
    const opening = context.waitForEvent('page');
    await link.click();
    await (await opening).close();
    await expect(page.getByText(/^Opened \d/)).toBeVisible();
    await page.getByRole('button', { name: 'More texts for WhatsApp' }).click();
    await expect(page.getByRole('link', { name: 'WhatsApp: Confirmed' })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await site.stop();
    await mail.close();
  }
});
