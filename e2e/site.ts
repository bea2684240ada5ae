import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { dayInIndia } from '../src/core/dates.ts';
import { endProcess, startProcess } from '../test/site-process.ts';

export interface Site {
  readonly url: string;
  /** Stops the site as an operator would; returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** A site with a data folder of its own. */
export interface OwnSite extends Site {
  readonly dataDir: string;
}

/** The first admin of the sites started by journeys. */
export const ADMIN = { email: 'admin@safarnama.example', password: 'dusk-on-the-road' } as const;
/** The environment of a site with that first admin. */
export const withAdmin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password } as const;

/** Addresses of sites told to stop: what a page that is still open asks of them then is refused, and no fault. */
const leaving = new Set<string>();

/** Starts the built product on an empty database and a free port. */
export async function startSite(
  script = 'build/app/main.js',
  environment: Record<string, string> = {},
): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safarnama-journey-'));
  const { url, child } = await startProcess({ DATA_DIR: dataDir, ...environment }, script);
  return {
    url,
    dataDir,
    async stop() {
      leaving.add(url);
      const code = await endProcess(child, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

interface Guards {
  /** Console errors and broken promises that a journey expects; all others fail it. */
  readonly expected: RegExp[];
}

interface Visit {
  /** False for a visitor who has dismissed the popup, so that it does not interrupt other journeys. */
  readonly meetsPopup: boolean;
}

export const test = base.extend<{ guards: Guards } & Visit, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const site = await startSite('build/app/main.js', { ...withAdmin });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  meetsPopup: [false, { option: true }],
  guards: [
    async ({ page, context, meetsPopup }, use) => {
      if (!meetsPopup) {
        const dismissed = { name: 'safarnama_popup_interaction', value: 'dismissed' };
        await context.addCookies([{ ...dismissed, domain: '127.0.0.1', path: '/' }]);
      }
      // Journeys use no network: the embedded map is blank here.
      await page.route('https://www.openstreetmap.org/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title><p>Streets',
        }),
      );
      const problems: { text: string; url: string }[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !leaving.has(originOf(url))) problems.push({ text: message.text(), url });
      });
      page.on('pageerror', (error) => problems.push({ text: error.message, url: page.url() }));
      await use({ expected });
      const unexpected = problems.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const originOf = (url: string): string => URL.parse(url)?.origin ?? '';

/** Fails on any accessibility finding of the page (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // A card during its fade, or a list that is loading, has half its contrast. An unfinished page has nothing to check.
  await page.waitForFunction(
    () =>
      document.querySelector('h1') !== null &&
      document.querySelector('[data-pending]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) => axe.run({ runOnly: tags, resultTypes: ['violations'] }),
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  );
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html.slice(0, 160)) }))).toEqual([]);
}

/** Returns a day in India, this many days from today. */
export const dayAhead = (days: number): string => dayInIndia(Date.now() + days * 86_400_000);

/** Signs a new traveller in, as the site's own sign-in does; for journeys about other things. */
export async function signIn(page: Page, site: Site, name: string): Promise<{ readonly phone: string }> {
  const phone = freshPhone();
  const answer = await page.request.post(`${site.url}/api/users/register`, {
    data: { name, phone, password: 'dusk-on-the-road' },
  });
  expect(answer.status()).toBe(201);
  const { user, token } = (await answer.json()) as { user: object; token: string };
  await page.goto(`${site.url}/contact`);
  await page.evaluate(
    ([person, secret]) => {
      localStorage.setItem('userToken', secret);
      localStorage.setItem('userData', person);
    },
    [JSON.stringify(user), token] as const,
  );
  return { phone };
}

let phones = 0;
/** Returns a phone number that no other journey uses. */
export const freshPhone = (): string => `9${String(Date.now()).slice(-7)}${String(phones++).padStart(2, '0')}`;

/** Opens the dialog; a press before the page is hydrated is lost, and a visitor presses again too. */
export async function askToBook(page: Page, button = 'Book Now', title = 'Request a booking'): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: button }).click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 3000 });
  }).toPass();
  return dialog;
}

/** Fails when something covers the upper edge or the middle of an element, or when it is outside the window. */
export async function expectUncovered(locator: Locator): Promise<void> {
  await expect(async () => {
    const covered = await locator.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [
        [left + width / 2, top + 2],
        [left + width / 2, top + height / 2],
      ] as const;
      return points.map(([x, y]) => document.elementFromPoint(x, y)).filter((seen) => !element.contains(seen)).length;
    });
    expect(covered, `parts of ${locator} that are covered`).toBe(0);
  }).toPass({ timeout: 5000 });
}
