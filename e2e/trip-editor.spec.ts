import type { CDPSession, Locator, Page } from '@playwright/test';
import { planTrip, type Trip } from './plan-trip.ts';
import { expect, expectAccessible, type Site, signIn, test } from './site.ts';

const TRIP: Trip = { from: 'Delhi', to: 'Rajasthan', days: 8 };

type Point = readonly [x: number, y: number];

/** Opens the editor of a new trip whose second and third day are at the same town, and its fourth at another one. */
async function openEditor(page: Page, site: Site, name: string): Promise<void> {
  const slug = await planTrip(page.request, site, TRIP);
  await signIn(page, site, name);
  await page.goto(`${site.url}/itinerary/${slug}`);
  await page.getByRole('button', { name: 'Change this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Change the plan' })).toBeVisible();
}

const dayOf = (page: Page, day: number): Locator => page.locator(`[data-day="${day}"]`);

const sightsOf = (page: Page, day: number): Promise<string[]> =>
  dayOf(page, day)
    .locator('[data-sight]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-sight') ?? ''));

const gripOf = (page: Page, sight: string): Locator => page.locator(`[data-sight="${sight}"] [data-grip]`);

/** Scrolls an element to a height of the window. */
const scrollTo = (element: Locator, height: number): Promise<void> =>
  element.evaluate((node, y) => scrollBy({ top: node.getBoundingClientRect().top - y, behavior: 'instant' }), height);

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Returns a point on the upper edge of an element, where a visit is put before it. */
async function edgeOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown`);
  return [box.x + 80, box.y + 3];
}

/** Returns the points on the way from one to another. */
const wayBetween = ([x, y]: Point, [toX, toY]: Point): readonly Point[] =>
  Array.from({ length: 8 }, (_, i) => [x + ((toX - x) * (i + 1)) / 8, y + ((toY - y) * (i + 1)) / 8] as const);

async function carryByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const point of wayBetween(from, to)) await page.mouse.move(...point);
}

const touch = (fingers: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

async function carryByFinger(fingers: CDPSession, from: Point, to: Point): Promise<void> {
  await touch(fingers, 'touchStart', [from]);
  for (const point of wayBetween(from, to)) await touch(fingers, 'touchMove', [point]);
}

test('a visit is dragged by mouse to another day of its town; Escape, another town and a lock leave it where it is @once', async ({
  page,
  site,
}) => {
  await openEditor(page, site, 'Meera Nair');
  const second = await sightsOf(page, 2);
  const third = await sightsOf(page, 3);
  const last = second.at(-1) ?? '';
  const [target = ''] = third;

  // A line shows the place; Escape puts the visit back.
  await scrollTo(gripOf(page, last), 250);
  await carryByMouse(page, await middleOf(gripOf(page, last)), await edgeOf(page.locator(`[data-sight="${target}"]`)));
  const line = dayOf(page, 3).locator(':scope > span[aria-hidden="true"]');
  await expect(line).toBeVisible();
  await expect(dayOf(page, 4)).toHaveAttribute('data-refused');
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await page.mouse.up();
  expect(await sightsOf(page, 2)).toEqual(second);

  // Dropped, it is the day's first: its time is told, and it has the focus.
  await carryByMouse(page, await middleOf(gripOf(page, last)), await edgeOf(page.locator(`[data-sight="${target}"]`)));
  await page.mouse.up();
  await expect.poll(() => sightsOf(page, 3)).toEqual([last, ...third]);
  expect(await sightsOf(page, 2)).toEqual(second.slice(0, -1));
  await expect(page.locator(`[data-sight="${last}"] > button`)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /day 3, \d\d:\d\d\./ })).toHaveCount(1);

  // A day of another town refuses it, and says why.
  const moved = await sightsOf(page, 3);
  const lowest = moved.at(-1) ?? '';
  await scrollTo(gripOf(page, lowest), 200);
  await carryByMouse(page, await middleOf(gripOf(page, lowest)), await edgeOf(dayOf(page, 4)));
  await page.mouse.up();
  await expect(page.getByRole('alert')).toHaveText('This sight is seen from another town.');
  expect(await sightsOf(page, 3)).toEqual(moved);

  // A locked one stays as well.
  await page.locator(`[data-sight="${lowest}"] > button`).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.locator(`[data-sight="${lowest}"]`)).toContainText('Locked');
  await scrollTo(gripOf(page, lowest), 300);
  await carryByMouse(
    page,
    await middleOf(gripOf(page, lowest)),
    await edgeOf(page.locator(`[data-sight="${moved.at(-2)}"]`)),
  );
  await page.mouse.up();
  await expect(page.getByRole('alert')).toHaveText('This sight is locked. Unlock it to move it.');
  expect(await sightsOf(page, 3)).toEqual(moved);
});

test('a visit is dragged by a finger, two fingers do nothing, and beside the grips the page scrolls', async ({
  page,
  site,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'a screen that can be touched');
  await openEditor(page, site, 'Kabir Rao');
  const before = await sightsOf(page, 2);
  const [first = '', next = '', third = ''] = before;
  const fingers = await page.context().newCDPSession(page);
  const target = page.locator(`[data-sight="${third}"]`);
  await scrollTo(gripOf(page, first), 200);

  await carryByFinger(fingers, await middleOf(gripOf(page, first)), await edgeOf(target));
  await touch(fingers, 'touchStart', [await edgeOf(target), [200, 150]]);
  await touch(fingers, 'touchEnd', []);
  expect(await sightsOf(page, 2)).toEqual(before);

  await carryByFinger(fingers, await middleOf(gripOf(page, first)), await edgeOf(target));
  await touch(fingers, 'touchEnd', []);
  await expect.poll(() => sightsOf(page, 2)).toEqual([next, first, ...before.slice(2)]);

  const at = await page.evaluate(() => scrollY);
  const [x, y] = await middleOf(page.locator(`[data-sight="${first}"] > button`));
  await carryByFinger(fingers, [x, y], [x, y - 120]);
  await touch(fingers, 'touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at + 50);
  expect(await sightsOf(page, 2)).toEqual([next, first, ...before.slice(2)]);
});

test('a sight is chosen by keyboard beside the map, says what it costs, and is added at its best place', async ({
  page,
  site,
}) => {
  await openEditor(page, site, 'Anjali Bose');
  const before = await sightsOf(page, 3);
  await dayOf(page, 2).getByRole('button', { name: 'Add a sight' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a sight to day 2' });
  await dialog.getByRole('combobox', { name: 'Day' }).selectOption('3');
  const opened = page.getByRole('dialog', { name: 'Add a sight to day 3' });
  await expect(opened.getByRole('img')).toBeVisible();
  await expectAccessible(page);

  const choice = opened.locator('li > button').first();
  const name = (await choice.locator('strong').textContent()) ?? '';
  await choice.press('Enter');
  await expect(choice).toHaveAttribute('aria-expanded', 'true');
  await expect(opened.locator('circle[data-chosen] > title')).toHaveText(name);
  await expect(opened.getByText(/on the way, .*(same price|each)/i)).toBeVisible();
  await expectAccessible(page);
  await opened.getByRole('button', { name: 'Add to day 3' }).press('Enter');
  await expect(opened).toHaveCount(0);
  await expect(dayOf(page, 3).locator('[data-sight]')).toHaveCount(before.length + 1);
  const added = dayOf(page, 3).locator('[data-sight]', { hasText: name });
  await expect(added.locator('> button')).toBeFocused();

  // On the map a press chooses what the list then shows.
  await dayOf(page, 3).getByRole('button', { name: 'Add a sight' }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Add a sight to day 3' });
  const point = again.locator('circle[data-hollow], circle[data-fits]').last();
  const pressed = (await point.locator('title').textContent()) ?? '';
  const [x, y] = await middleOf(point);
  await page.mouse.click(x, y);
  const chosen = again.locator('li > button[aria-expanded="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toBeInViewport();
  expect(pressed).not.toBe('');
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
});
