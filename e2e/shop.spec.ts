import type { Locator, Page } from '@playwright/test';
import { dayInIndia } from '../src/core/dates.ts';
import { enterBackOffice, makePackage } from './back-office.ts';
import { ADMIN, askToBook, dayAhead, expect, expectAccessible, freshPhone, type Site, signIn, test } from './site.ts';

const bookings = '**/api/packages/book';

interface Wish {
  readonly name?: string;
  readonly phone?: string;
  readonly travelers: string;
  readonly date: string;
}

async function fillIn(dialog: Locator, { name, phone, travelers, date }: Wish): Promise<void> {
  if (name !== undefined) await dialog.getByLabel('Full name').fill(name);
  if (phone !== undefined) await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByLabel('Travelers', { exact: true }).fill(travelers);
  await dialog.getByLabel('Preferred date').fill(date);
}

const submitOf = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Submit booking request' });

/** Expects the dialog's confirmation; returns the reference. */
async function expectTaken(page: Page, dialog: Locator): Promise<string> {
  await expect(dialog.getByText('We will contact you within 24 hours.')).toBeVisible();
  const reference = (await dialog.getByText(/^SN-/).textContent()) ?? '';
  // Spec: the dialog closes after two seconds; the reference stays on the page.
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('region', { name: 'Your booking request' });
  await expect(notice).toContainText(reference);
  return reference;
}

async function openSomePackage(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/packages`);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeEnabled();
}

/** Finds the package through the filters, as a visitor does. */
async function findPackage(page: Page, site: Site, title: string): Promise<void> {
  await page.goto(`${site.url}/packages`);
  await expect(page.getByRole('heading', { level: 1, name: 'Travel Packages' })).toBeVisible();
  await page.getByLabel('Search packages').fill(title);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('28% OFF');
  await expectAccessible(page);
  await cards.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Day-wise Itinerary' })).toBeVisible();
  await expectAccessible(page);
}

/** Walks through the pictures by keyboard alone, and back to the start. */
async function walkThroughPictures(page: Page): Promise<void> {
  const first = page.getByRole('region', { name: 'Photo gallery' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer).toContainText('The toy train');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('The bungalow');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('The toy train');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText('The bungalow');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
}

test('an agency puts up a package, a visitor asks for it, the agency confirms, the visitor sees it', async ({
  page,
  site,
  guards,
}, testInfo) => {
  test.slow();
  const title = `Tea Trails of Kurseong ${testInfo.project.name} ${freshPhone()}`;
  await enterBackOffice(page, site, '/admin/packages/new');
  await makePackage(page, title);
  await expectAccessible(page);

  await findPackage(page, site, title);
  await walkThroughPictures(page);

  const dialog = await askToBook(page, 'Book Now');
  await fillIn(dialog, { travelers: '9', date: dayAhead(3) });
  await submitOf(dialog).click();
  await expect(dialog.getByText('Full name is required')).toBeVisible();
  await expect(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible();
  await expect(dialog.getByText('This trip takes at most 6 travelers')).toBeVisible();
  await expect(dialog.getByText('Please book at least 7 days ahead')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await fillIn(dialog, { name: 'Asha Sen', phone: freshPhone(), travelers: '3', date: dayAhead(30) });
  await expect(dialog.getByText('3 × ₹7,200 = ₹21,600')).toBeVisible();
  await submitOf(dialog).click();
  const reference = await expectTaken(page, dialog);
  await page.getByRole('region', { name: 'Your booking request' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText('We contact you')).toBeVisible();
  await expect(page.getByText('3 × ₹7,200 = ₹21,600')).toBeVisible();
  await expectAccessible(page);
  const statusPage = page.url();

  await page.goto(`${site.url}/admin`);
  await page.getByRole('button', { name: /^Notifications, \d+ unopened$/ }).click();
  const news = page.getByRole('link', { name: reference });
  await expect(news).toBeVisible();
  await news.click();
  const details = page.getByRole('dialog', { name: 'Booking' });
  await expect(details.getByRole('heading', { name: reference })).toBeVisible();
  await details.getByRole('button', { name: 'Record contact' }).click();
  const contact = page.getByRole('dialog', { name: `Record contact for ${reference}` });
  await contact.getByLabel('Yes').check();
  await contact.getByLabel('Notes').fill('Wants the bungalow with the veranda');
  await contact.getByRole('button', { name: 'Record contact' }).click();
  await expect(contact).toBeHidden();
  await details.getByRole('button', { name: 'Confirm booking' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm this booking?' });
  for (const words of ['Asha Sen', title, '₹21,600']) await expect(asked).toContainText(words);
  // No provider is set here.
  await expect(asked).toContainText('The traveller is not told');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Confirm booking' }).click();
  await details.getByRole('button', { name: 'Undo' }).click();
  await details.getByRole('button', { name: 'Confirm booking' }).click();
  await asked.getByRole('button', { name: 'Confirm booking' }).click();
  await details.getByRole('button', { name: 'Mark as completed' }).click();
  const early = page.getByRole('dialog', { name: 'Mark this booking as completed?' });
  await early.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(early.getByText('Please give a reason')).toBeVisible();
  await early.getByLabel('Reason').fill('Came home a day early');
  guards.expected.push(/Failed to load resource/);
  await page.route('**/api/admin/bookings/*/status', (route) => route.abort(), { times: 1 });
  await early.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(early.getByRole('alert')).toHaveText('The status could not be changed. Please try again.');
  await expect(early.getByLabel('Reason')).toHaveValue('Came home a day early');
  await early.getByRole('button', { name: 'No, go back' }).click();
  await expect(early).toBeHidden();
  await expect(details).toContainText('Wants the bungalow with the veranda');
  await expectAccessible(page);

  await page.goto(statusPage);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  await expect(page.getByText('We have been in touch')).toBeVisible();
});

test('an offer that ends while the form is open is not booked, and the traveller is told', { tag: '@once' }, async ({
  page,
  site,
  request,
}) => {
  const login = await request.post(`${site.url}/api/admin/auth/login`, { data: ADMIN });
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const today = dayInIndia(Date.now());
  const offer = {
    title: '50% off everything',
    text: 'Half the price.',
    percent: 50,
    from: today,
    until: today,
    chips: [],
  };
  const created = await request.post(`${site.url}/api/admin/offers`, { headers, data: offer });
  const { _id: id } = ((await created.json()) as { offer: { _id: string } }).offer;
  await openSomePackage(page, site);
  await expect(page.getByText('Includes the offer “50% off everything”').filter({ visible: true })).toBeVisible();
  const dialog = await askToBook(page, 'Book Now');
  await fillIn(dialog, { name: 'Asha Sen', phone: freshPhone(), travelers: '2', date: dayAhead(60) });
  await request.delete(`${site.url}/api/admin/offers/${id}`, { headers });
  await submitOf(dialog).click();
  await expect(dialog.getByText('The price has changed since this page was opened')).toBeVisible();
  await expectTaken(page, dialog);
  await expect(page.getByRole('region', { name: 'Your booking request' })).toContainText('The price has changed');
  await page.reload();
  await expect(page.getByText('Includes the offer “20% off all bookings”').filter({ visible: true })).toBeVisible();
});

test('a signed-in traveller finds the form filled in and the request under My bookings', async ({ page, site }) => {
  const { phone } = await signIn(page, site, 'Mitali Roy');
  await page.goto(`${site.url}/my-bookings`);
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await expectAccessible(page);
  await openSomePackage(page, site);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const dialog = await askToBook(page, 'Book Now');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Mitali Roy');
  await expect(dialog.getByLabel('Phone')).toHaveValue(phone);
  await dialog.getByLabel('Preferred date').fill(dayAhead(60));
  await submitOf(dialog).click();
  const reference = await expectTaken(page, dialog);

  await page.goto(`${site.url}/my-bookings`);
  await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('Requested');
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();

  // On a shared machine no data stays behind for the next person.
  await page.evaluate(() => {
    localStorage.removeItem('userToken');
    localStorage.removeItem('userData');
  });
  await page.goto(`${site.url}/my-bookings`);
  await expect(page.getByRole('heading', { name: 'Sign in to see your requests' })).toBeVisible();
  await expect(page.getByText(reference)).toBeHidden();
  await expectAccessible(page);
});

test('an itinerary can be asked for, and the request is found again on the same device', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.locator('a[href^="/itinerary/"]').first().click();
  const dialog = await askToBook(page, 'Request booking');
  await fillIn(dialog, { name: 'Asha Sen', phone: freshPhone(), travelers: '20', date: dayAhead(0) });
  await submitOf(dialog).click();
  const reference = await expectTaken(page, dialog);
  await page.goto(`${site.url}/my-bookings`);
  await expect(page.getByRole('heading', { name: 'Sent from this device' })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: reference })
    .getByRole('link', { name: 'See the request' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(page.getByText('This is the current status.')).toBeVisible();
});

test('two presses and a lost answer make one booking', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/ERR_FAILED/);
  await openSomePackage(page, site);
  const sent: { key: string; reference: string }[] = [];
  let lose = true;
  await page.route(bookings, async (route) => {
    const key = route.request().headers()['idempotency-key'] ?? '';
    const answer = await route.fetch();
    const { booking } = (await answer.json()) as { booking: { reference: string } };
    sent.push({ key, reference: booking.reference });
    // The server has stored the booking, but the first answer never arrives.
    await (lose ? route.abort() : route.fulfill({ response: answer }));
    lose = false;
  });
  const dialog = await askToBook(page, 'Book Now');
  await dialog.getByLabel('Full name').fill('Asha Sen');
  await dialog.getByLabel('Phone').fill(freshPhone());
  await dialog.getByLabel('Preferred date').fill(dayAhead(60));
  await submitOf(dialog).dblclick();
  await expect(dialog.getByText('Failed to submit booking request. Please try again.')).toBeVisible();
  await submitOf(dialog).dblclick();
  const reference = await expectTaken(page, dialog);
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map((call) => call.key)).size).toBe(1);
  expect(sent.map((call) => call.reference)).toEqual([reference, reference]);
});

test('a refused request keeps what was typed', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/40[04]|502/);
  await openSomePackage(page, site);
  const answers = [
    { status: 404, json: { error: 'This package is no longer available' } },
    { status: 502, body: '<html>Bad gateway</html>' },
    { status: 400, json: { error: 'Too far', fields: { preferredDate: 'That day is full' } } },
  ];
  await page.route(bookings, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  const dialog = await askToBook(page, 'Book Now');
  await dialog.getByLabel('Full name').fill('Asha Sen');
  await dialog.getByLabel('Phone').fill('98300 12345');
  await dialog.getByLabel('Preferred date').fill(dayAhead(60));
  await dialog.getByLabel('Special requests').fill('A lower berth');
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('This package is no longer available');
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit booking request');
  await submitOf(dialog).click();
  await expect(dialog.getByText('That day is full')).toBeVisible();
  await expect(dialog.getByLabel('Preferred date')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await askToBook(page, 'Book Now');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Asha Sen');
  await expect(dialog.getByLabel('Special requests')).toHaveValue('A lower berth');
});

test('a wrong link opens nothing and says so', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/404/);
  for (const path of ['/booking/SN-AAAAAA?key=guessed', '/booking/SN-AAAAAA', '/booking/%00']) {
    const answer = await page.request.get(`${site.url}${path}`);
    expect([400, 404], path).toContain(answer.status());
  }
  const answer = await page.goto(`${site.url}/booking/SN-AAAAAA?key=guessed`);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByRole('heading', { name: 'This link does not match a booking' })).toBeVisible();
  await expectAccessible(page);
});

test('the back office shows others its login, whatever they bring', { tag: '@once' }, async ({
  page,
  site,
  guards,
}) => {
  guards.expected.push(/401|403/);
  await signIn(page, site, 'Mitali Roy');
  for (const path of ['/admin', '/admin-blogs', '/admin/bookings', '/admin/packages']) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  }
  await expectAccessible(page);
  const token = await page.evaluate(() => localStorage.getItem('userToken'));
  for (const path of ['/api/admin/bookings', '/api/packages/admin/all', '/api/admin/notifications']) {
    const answer = await page.request.get(`${site.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), path).toBe(403);
    expect((await page.request.get(`${site.url}${path}`)).status(), path).toBe(401);
  }
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN.email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be read and filtered, and a request followed', async ({ page, site }) => {
    await page.goto(`${site.url}/packages`);
    await expect(page.getByRole('heading', { level: 1, name: 'Travel Packages' })).toBeVisible();
    const all = await page.getByRole('article').count();
    expect(all).toBeGreaterThan(3);
    const { packages } = (await (await page.request.get(`${site.url}/api/packages`)).json()) as {
      packages: { _id: string; slug: string; title: string; travelDetails: { minTravelers: number } }[];
    };
    const [first] = packages;
    await page.getByLabel('Search packages').fill(first?.title ?? '');
    await page.getByLabel('Search packages').press('Enter');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('article').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'About This Package' })).toBeVisible();
    const bytes = await (await page.request.get(page.url())).text();
    expect(/<noscript><a href="tel:[^>]*>Call to book/.test(bytes), 'another way to book').toBe(true);

    const asked = await page.request.post(`${site.url}/api/packages/book`, {
      data: {
        packageSlug: first?.slug,
        fullName: 'Asha Sen',
        phone: freshPhone(),
        travelers: first?.travelDetails.minTravelers,
        preferredDate: dayAhead(60),
      },
    });
    const { booking } = (await asked.json()) as { booking: { reference: string; statusPath: string } };
    await page.goto(`${site.url}${booking.statusPath}`);
    await expect(page.getByRole('heading', { level: 1, name: booking.reference })).toBeVisible();
    await expect(page.getByText('Request received')).toBeVisible();
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { level: 1, name: booking.reference })).toBeVisible();
  });
});
