import type { BrowserContext, Page } from '@playwright/test';
import { planTrip } from './plan-trip.ts';
import { dayAhead, expect, expectAccessible, type OwnSite, signIn, test } from './site.ts';

/** What a browser says of files that it cannot have without a network. */
const UNREACHABLE = /Failed to load resource/;

/** Plans a trip that starts in twenty days, keeps it on this device, and returns the path of its page. */
async function keepTrip(page: Page, site: OwnSite): Promise<string> {
  const slug = await planTrip(page.request, site, { from: 'Kolkata', to: 'Darjeeling', days: 5 });
  await signIn(page, site, 'Asha Sen');
  const path = `/itinerary/${slug}`;
  await page.goto(site.url + path);
  await page.getByText('Take along').click();
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('It opens without a network')).toBeVisible();
  return path;
}

async function openOffline(page: Page, context: BrowserContext, address: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(/^Kept on .*Prices may have changed/)).toBeVisible();
}

test('on its days a kept trip opens at today without a network, and the rest of a late day can be changed and taken back', {
  tag: '@once',
}, async ({ page, context, site, guards }) => {
  guards.expected.push(UNREACHABLE);
  const path = await keepTrip(page, site);
  // Day 3 at half past nine in India, on a device with another time zone.
  await page.clock.install({ time: new Date(`${dayAhead(22)}T04:00:00Z`) });
  await openOffline(page, context, site.url + path);
  const today = page.getByRole('region', { name: /^Today, day 3/ });
  await expect(today).toBeInViewport();
  await expect(today.getByText('Next', { exact: true })).toBeVisible();
  await expect(page.locator('[data-day="3"] > details')).toHaveAttribute('open');
  const next = today.locator('dl');
  const before = await next.innerText();

  await today.getByRole('button', { name: 'We are late' }).click();
  await page.getByRole('radio', { name: '1 h late', exact: true }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show what changes' }).click();
  await expect(today.getByRole('heading', { name: 'The rest of today would change' })).toBeFocused();
  await expect(today.getByText(/^\d\d:\d\d, was \d\d:\d\d$/).first()).toBeVisible();
  await today.getByRole('button', { name: 'Change today' }).click();
  await expect(today.getByText('Today is changed on this device.')).toBeVisible();
  await expect(today.getByRole('button', { name: 'We are late' })).toBeFocused();
  await expect(next).not.toHaveText(before);
  const after = await next.innerText();

  await page.reload();
  await expect(today.getByText('Today is changed on this device.')).toBeVisible();
  expect(await next.innerText()).toBe(after);
  await expectAccessible(page);
  await today.getByRole('button', { name: 'Undo' }).click();
  await expect(today.getByText('Today is changed on this device.')).toBeHidden();
  expect(await next.innerText()).toBe(before);
  await context.setOffline(false);
});

interface Editing {
  readonly trip: { readonly revision: number };
  readonly decisions: { readonly days: readonly { readonly number: number; readonly sights: readonly string[] }[] };
}

/** Another device of the same traveller, by the API. */
async function otherDevice(page: Page, { url }: OwnSite) {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('userToken'))}` };
  const get = async (path: string) => (await fetch(url + path, { headers })).json();
  const { trips } = (await get('/api/trips')) as { trips: { _id: string }[] };
  const address = `/api/trips/${trips[0]?._id}`;
  return {
    open: async (): Promise<Editing> => ((await get(`${address}/editing`)) as { editing: Editing }).editing,
    save: async ({ trip, decisions }: Editing): Promise<number> => {
      const body = JSON.stringify({ decisions, revision: trip.revision });
      const answer = await fetch(`${url}${address}/plan`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      return answer.status;
    },
  };
}

const sightsOf = ({ decisions }: Editing): readonly string[] => decisions.days.flatMap(({ sights }) => sights);

test('a plan changed without a network is sent once there is one, upon what another device has changed', {
  tag: '@once',
}, async ({ page, context, site, guards }) => {
  guards.expected.push(UNREACHABLE);
  const path = await keepTrip(page, site);
  await openOffline(page, context, site.url + path);
  await page.getByRole('button', { name: 'Change this plan' }).click();
  const visits = page.locator('[data-sight]');
  await expect(visits.first()).toBeVisible();
  const [mine = ''] = await visits.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-sight') ?? ''));
  await page.locator(`[data-sight="${mine}"] > button`).click();
  await page.getByRole('button', { name: 'Take out' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const waiting = page.getByText('Saved on this device. It is sent when there is a network');
  await expect(waiting).toBeVisible();

  const device = await otherDevice(page, site);
  const editing = await device.open();
  const days = editing.decisions.days.map((day) => ({ ...day, sights: [...day.sights] }));
  const theirs = days.findLast(({ sights }) => sights.length > 1 && !sights.includes(mine))?.sights.pop() ?? '';
  expect(await device.save({ ...editing, decisions: { ...editing.decisions, days } })).toBe(200);

  // Kept through a visit without a network, and sent by the page that is open when there is one.
  await page.reload();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your changes are saved in your trip.')).toBeVisible();
  await expect(page.getByText('The trip was changed elsewhere meanwhile')).toBeVisible();
  await expectAccessible(page);
  const saved = sightsOf(await device.open());
  expect(saved).not.toContain(mine);
  expect(saved).not.toContain(theirs);
  expect(saved).toHaveLength(sightsOf(editing).length - 2);
  await page.getByRole('button', { name: 'Show the saved plan' }).click();
  await expect(page.getByText('Changed by you', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('It opens without a network')).toBeVisible();
});
