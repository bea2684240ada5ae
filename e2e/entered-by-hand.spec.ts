import type { Locator, Page } from '@playwright/test';
import { enterBackOffice } from './back-office.ts';
import { dayAhead, expect, expectAccessible, freshPhone, test } from './site.ts';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name, exact: true });

test('a call becomes a lead, the lead a booking, and the booking is changed', async ({ page, site, guards }) => {
  // Two forms are refused.
  guards.expected.push(/400/);
  const phone = freshPhone();
  await enterBackOffice(page, site, '/admin/leads');
  await page.getByRole('button', { name: 'New lead' }).click();
  const entry = dialog(page, 'New lead');
  await expect(entry.getByLabel('Name')).toBeFocused();
  await entry.getByLabel('Name').fill('Ruma Caller');
  await entry.getByLabel('Phone').fill('98300 abc');
  await entry.getByRole('button', { name: 'Add lead' }).click();
  await expect(entry.getByLabel('Phone')).toBeFocused();
  await expect(entry.getByText('Please enter a valid phone number').first()).toBeVisible();
  await expectAccessible(page);
  await entry.getByLabel('Phone').fill(phone);
  await entry.getByLabel('Source').selectOption('WhatsApp');
  await entry.getByLabel('Notes').fill('Window seats');
  await entry.getByRole('button', { name: 'Add lead' }).click();

  const lead = dialog(page, 'Lead');
  await lead.getByLabel('Notes').fill('Window seats, two elders');
  await lead.getByLabel('What was said (optional)').fill('Wants to go in a month');
  await lead.getByRole('button', { name: 'Reached', exact: true }).click();
  await expect(lead.getByText('Recorded: reached')).toBeVisible();
  // What was typed before is still there, on top of the new status.
  await expect(lead.getByLabel('Notes')).toHaveValue('Window seats, two elders');
  await expect(lead.getByLabel('Status')).toHaveValue('contacted');
  await lead.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('Notes: Window seats → Window seats, two elders')).toBeVisible();
  await expect(lead.getByText('Phone call: reached. Wants to go in a month')).toBeVisible();
  await expectAccessible(page);

  await lead.getByRole('link', { name: 'Make a booking' }).click();
  const form = dialog(page, 'New booking from a lead');
  await expect(form.getByLabel('Full name')).toHaveValue('Ruma Caller');
  await expect(form.getByLabel('Special requests')).toHaveValue('Window seats, two elders');
  const item = form.getByRole('combobox', { name: 'Package or itinerary' });
  await item.click();
  await item.fill('sundarban');
  await page.getByRole('option', { name: /^Sundarbans/ }).click();
  await expect(form.getByLabel('Price in ₹')).not.toHaveValue('');
  await expect(form.getByText(/^Total ₹/)).toBeVisible();
  await form.getByLabel('Price in ₹').fill('9500');
  await form.getByLabel('First day').fill(dayAhead(30));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add booking' }).click();

  const booking = dialog(page, 'Booking');
  await expect(booking.getByText('₹9,500 (agreed)')).toBeVisible();
  await expect(booking.getByText('Same phone: 1 lead.')).toBeVisible();
  await booking.getByRole('button', { name: 'Change', exact: true }).click();
  const change = dialog(page, /^Change SN-/);
  await change.getByLabel('Travellers').fill('500');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByText('This trip takes at most 100 travelers').first()).toBeVisible();
  await change.getByLabel('Travellers').fill('3');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change).toBeHidden();
  await expect(booking.getByText('Travellers: 2 → 3')).toBeVisible();
  await expectAccessible(page);

  await booking.getByRole('link', { name: 'its lead' }).click();
  await expect(lead.getByText(/^Became the booking SN-/)).toBeVisible();
});

test('of two clerks who change one booking, the second sees both sides; a double is marked and taken back', {
  tag: '@once',
}, async ({ page, site, guards, context }) => {
  guards.expected.push(/409/);
  await enterBackOffice(page, site, '/admin/bookings');
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const phone = freshPhone();
  const enter = async (): Promise<{ _id: string; reference: string }> => {
    const answer = await page.request.post(`${site.url}/api/admin/bookings`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        item: null,
        title: 'Char Dham by bus',
        fullName: 'Two Clerks',
        phone,
        email: '',
        travelers: 2,
        preferredDate: dayAhead(40),
        durationDays: 6,
        specialRequests: '',
        price: { amount: 12_500, basis: 'person' },
        status: 'pending',
        source: 'phone',
        language: 'en',
      },
    });
    return (await answer.json()).booking;
  };
  const [kept, double] = [await enter(), await enter()];
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${site.url}/admin/bookings?open=${double._id}`);
    await dialog(tab, 'Booking').getByRole('button', { name: 'Change', exact: true }).click();
  }
  const change = dialog(page, /^Change SN-/);
  await dialog(other, /^Change SN-/)
    .getByLabel('Travellers')
    .fill('5');
  await dialog(other, /^Change SN-/)
    .getByRole('button', { name: 'Save changes' })
    .click();
  await expect(dialog(other, 'Booking').getByText('Travellers: 2 → 5')).toBeVisible();

  await change.getByLabel('Full name').fill('Second Clerk');
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(change.getByRole('alert')).toContainText('Travellers: 2 → 5');
  await expect(change.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(change.getByLabel('Travellers')).toHaveValue('5');
  await change.getByRole('button', { name: 'Save changes' }).click();
  const booking = dialog(page, 'Booking');
  await expect(booking.getByText('Name: Two Clerks → Second Clerk')).toBeVisible();

  await booking.getByRole('button', { name: `This is a double of ${kept.reference}` }).click();
  const question = dialog(page, `Mark as a double of ${kept.reference}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'This is a double' }).click();
  await expect(booking.getByText(`Double of ${kept.reference}`).first()).toBeVisible();
  await booking.getByRole('button', { name: 'Undo' }).click();
  await expect(booking.getByText('Taken back from cancelled to pending')).toBeVisible();
  await expect(booking.getByRole('button', { name: `This is a double of ${kept.reference}` })).toBeVisible();
});

test('what is typed into a new booking is not lost by Escape', { tag: '@once' }, async ({ page, site, guards }) => {
  guards.expected.push(/400/);
  await enterBackOffice(page, site, '/admin/bookings');
  await page.getByRole('button', { name: 'New booking' }).click();
  const form = dialog(page, 'New booking');
  await form.getByLabel('Another trip').check();
  await form.getByLabel('Title of the trip').fill('Char Dham by bus');
  await page.keyboard.press('Escape');
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Go on editing' }).click();
  await expect(form.getByLabel('Title of the trip')).toHaveValue('Char Dham by bus');
  await form.getByRole('button', { name: 'Add booking' }).click();
  await expect(form.getByLabel('First day')).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/bookings$/);
});
