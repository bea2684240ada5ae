import type { Page } from '@playwright/test';
import { startMailServer } from '../test/message-servers.ts';
import { findForeignWords } from './foreign-words.ts';
import { dayAhead, expect, expectAccessible, freshPhone, type Site, startSite, test } from './site.ts';

/** Opens all that is folded. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });

/** Names that have Latin letters in every language. */
type Names = readonly string[];

const TRAVELLER = { name: 'আশা সেন', email: 'asha@example.org' };
/** A demonstration package that is wholly in Bengali. */
const PACKAGE = { slug: 'digha-weekend-two-days', title: 'দিঘায় দু’দিন: সমুদ্র, মাছ আর মন্দির' };

async function planATrip(page: Page, site: Site, names: Names): Promise<void> {
  await page.goto(`${site.url}/bn`);
  const places = page.getByRole('listbox', { name: 'প্রস্তাবিত জায়গা' });
  await expect(async () => {
    await page.getByLabel('কোথা থেকে').fill('');
    await page.getByLabel('কোথা থেকে').fill('কলকা');
    await expect(places.getByRole('option').first()).toContainText('কলকাতা', { timeout: 3000 });
  }).toPass();
  // Packages have titles of the agency's.
  expect(await findForeignWords(page, names, '#home')).toEqual([]);
  await places.getByRole('option').first().click();
  await page.getByLabel('কোথায়', { exact: true }).fill('দার্জিলিং');
  await page.getByRole('button', { name: 'খুঁজুন' }).click();
  const cards = page.getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^আপনার ভ্রমণের \d+টি/, { timeout: 20_000 });
  await expect(cards.getByRole('img').first()).toBeVisible();
  expect(await findForeignWords(page, names)).toEqual([]);
}

/** Opens the first trip, which asks to register, and reads all of its plan. */
async function registerAndReadThePlan(page: Page, site: Site, names: Names): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^বিস্তারিত দেখুন/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'আপনাকে স্বাগত' });
  await dialog.getByRole('tab', { name: 'রেজিস্টার' }).click();
  await dialog.getByLabel('নাম').fill(TRAVELLER.name);
  await dialog.getByLabel('ফোন').fill(freshPhone());
  await dialog.getByLabel('পাসওয়ার্ড', { exact: true }).fill('dusk-on-the-road');
  await dialog.getByLabel('পাসওয়ার্ড আবার লিখুন').fill('dusk-on-the-road');
  expect(await findForeignWords(page, names)).toEqual([]);
  await dialog.getByRole('button', { name: 'অ্যাকাউন্ট খুলুন' }).click();
  await expect(page).toHaveURL(/\/bn\/itinerary\//);
  await expect(page.locator('#day-1')).toBeVisible({ timeout: 20_000 });
  await unfold(page);
  expect(await findForeignWords(page, names)).toEqual([]);
  await expectAccessible(page);
  // The link leads others to the same language.
  const share = page.getByRole('link', { name: /^WhatsApp-এ/ });
  expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(`${site.url}/bn/itinerary/`);
}

/** Books a package and follows the request; returns its reference. */
async function bookAPackage(page: Page, site: Site, names: Names): Promise<string> {
  await page.goto(`${site.url}/bn/packages?search=দিঘা`);
  await page.getByRole('link', { name: PACKAGE.title }).click();
  await expect(page).toHaveURL(`${site.url}/bn/package/${PACKAGE.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PACKAGE.title);
  await unfold(page);
  expect(await findForeignWords(page, names)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'বুকিংয়ের অনুরোধ' });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'এখনই বুক করুন' }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  // Who is signed in need not write name and phone again.
  await expect(dialog.getByLabel('পুরো নাম')).toHaveValue(TRAVELLER.name);
  await dialog.getByLabel('কবে যেতে চান').fill(dayAhead(60));
  await dialog.getByLabel('ইমেল').fill(TRAVELLER.email);
  expect(await findForeignWords(page, names)).toEqual([]);
  await dialog.getByRole('button', { name: 'বুকিংয়ের অনুরোধ পাঠান' }).click();
  const reference = (await dialog.getByText(/^SN-/).textContent()) ?? '';
  await page.getByRole('link', { name: 'অনুরোধের অবস্থা দেখুন' }).click();
  await expect(page).toHaveURL(new RegExp(`^${site.url}/bn/booking/`));
  await expect(page.getByText(PACKAGE.title)).toBeVisible();
  expect(await findForeignWords(page, [...names, reference])).toEqual([]);
  return reference;
}

/** Returns the text of a mail as its reader sees it. */
function textOf(raw: string): string {
  const [head = '', body = ''] = raw.slice(raw.indexOf('Content-Type: text/plain')).split('\r\n\r\n');
  expect(head).toMatch(/^Content-Transfer-Encoding: base64$/m);
  return Buffer.from(body.split('\r\n--')[0] ?? '', 'base64').toString();
}

test('a traveller who reads only Bengali plans a trip, registers, reads the plan, books a package and gets the mail', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const post = await startMailServer();
  const site = await startSite('build/app/main.js', { SMTP_URL: post.url });
  try {
    const about = (await (await page.request.get(`${site.url}/api/site`)).json()) as { agency: string };
    const names = [about.agency];
    await planATrip(page, site, names);
    await registerAndReadThePlan(page, site, names);
    const reference = await bookAPackage(page, site, names);
    const mailOf = () => post.mails.find(({ to }) => to.includes(TRAVELLER.email));
    await expect.poll(mailOf, 'the mail').toBeDefined();
    const text = textOf(mailOf()?.raw ?? '');
    expect(text).toContain(`নমস্কার ${TRAVELLER.name},`);
    expect(text).toContain(`ভ্রমণ: ${PACKAGE.title}`);
    const [address] = /https?:\S+/.exec(text) ?? [''];
    expect(address).toContain(`/bn/booking/${reference}`);
    const rest = [address, reference, ...names].reduce((left, name) => left.replaceAll(name, ''), text);
    expect(rest).not.toMatch(/[a-z]/i);
  } finally {
    await site.stop();
    await post.close();
  }
});
