import { enterBackOffice } from './back-office.ts';
import { ADMIN, dayAhead, expect, expectAccessible, freshPhone, startSite, test, withAdmin } from './site.ts';

test('the agency puts up its terms, its headline and its colours, and visitors see them', { tag: '@once' }, async ({
  page,
  guards,
}) => {
  guards.expected.push(/400/);
  // Its own: other journeys read the headline.
  const site = await startSite('build/app/main.js', { ...withAdmin });
  try {
    await enterBackOffice(page, site, '/admin/settings/legal');
    await expect(page.getByText('Not begun')).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit: Terms' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^To be filled in \(\d+\)$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/\[\[/).first()).toBeVisible();
    await expectAccessible(page);
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('A trip is booked when we have confirmed it in writing.');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published: visitors read it now')).toBeVisible();

    await page.goto(`${site.url}/admin/settings/site`);
    await page.getByLabel('Headline of the home page').fill('Hills, rivers and a slow train');
    await page.getByLabel('Colour of buttons').fill('#1f7a4d');
    const prices = page.getByLabel('Colour of prices');
    await prices.fill('#9bb8a8');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(prices).toHaveAttribute('aria-invalid', 'true');
    await prices.fill('#1f5c3d');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Saved and active')).toBeVisible();

    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Hills, rivers and a slow train' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    await expect(page.getByText('A trip is booked when we have confirmed it in writing.')).toBeVisible();
    await expectAccessible(page);
  } finally {
    await site.stop();
  }
});

test('a traveller reviews a completed trip, the agency releases it, its package shows it', async ({
  page,
  site,
  request,
}) => {
  const login = await request.post(`${site.url}/api/admin/auth/login`, { data: ADMIN });
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const { packages } = (await (await request.get(`${site.url}/api/packages?limit=1`)).json()) as {
    packages: { slug: string }[];
  };
  const slug = packages[0]?.slug ?? '';
  const booked = await request.post(`${site.url}/api/packages/book`, {
    headers: { 'idempotency-key': `journey-${freshPhone()}` },
    data: {
      packageSlug: slug,
      itemType: 'package',
      travelers: 2,
      preferredDate: dayAhead(60),
      fullName: 'Sujata Bandyopadhyay',
      phone: freshPhone(),
    },
  });
  expect(booked.status(), await booked.text()).toBe(201);
  const { booking } = (await booked.json()) as { booking: { _id: string; reference: string; statusPath: string } };
  for (const status of ['confirmed', 'completed']) {
    const address = `${site.url}/api/admin/bookings/${booking._id}/status`;
    const moved = await request.patch(address, { headers, data: { status, reason: 'Home a day early' } });
    expect(moved.status(), await moved.text()).toBe(200);
  }

  await page.goto(`${site.url}${booking.statusPath}`);
  await expect(page.getByRole('heading', { name: 'How was your trip?' })).toBeVisible();
  await expectAccessible(page);
  const words = `The toy train was late, and it was the best of it. ${booking.reference}`;
  await page.getByRole('radio', { name: 'Good', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('What was it like? (optional)').fill(words);
  await expect(page.getByLabel('Your name, as it is shown')).toHaveValue('Sujata');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Thank you. The agency reads it before it is shown')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();

  await enterBackOffice(page, site, '/admin/reviews');
  const card = page.getByRole('listitem').filter({ hasText: words });
  await expect(card.getByText('5/5')).toBeAttached();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Show it', exact: true }).click();
  await expect(page.getByText('The review is on the site.')).toBeVisible();
  await expect(card).toBeHidden();

  await page.goto(`${site.url}/package/${slug}`);
  await expect(page.getByRole('heading', { name: 'What travellers say' })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
});
