// Photographs a running site for the manifest of the installed app: node scripts/app-screenshots.ts http://localhost:3000
// The site should be a new one with demonstration content: a traveller signs up, plans two trips and keeps them.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dayInIndia } from '../src/core/dates.ts';
import { readFonts } from '../src/server/gateways/typesetting/fonts.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const TRIPS = [
  { from: 'Kolkata', to: 'Darjeeling', inDays: 19, days: 5 },
  { from: 'Delhi', to: 'Rajasthan', inDays: 47, days: 8 },
];

const [site = 'http://localhost:3000'] = process.argv.slice(2);
const today = dayInIndia(Date.now());

async function call<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${site}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Signs a traveller up, who keeps the trips; returns their session and the paths of the plans. */
async function prepare() {
  const phone = `98300${String(randomInt(100_000)).padStart(5, '0')}`;
  const form = { name: 'Asha Sen', phone, password: `dusk-on-the-road-${randomInt(1e9)}` };
  const { user, token } = await call<{ user: object; token: string }>('/api/users/register', form);
  const paths: string[] = [];
  for (const { from, to, inDays, days } of TRIPS) {
    const [departureDate, returnDate] = [addDays(today, inDays), addDays(today, inDays + days - 1)];
    const search = { from, to, departureDate, returnDate, travellers: 2, priceRange: [0, 200_000] };
    const { itineraries } = await call<{ itineraries: { _id: string; slug: string }[] }>(
      '/api/generate-itinerary',
      search,
    );
    const [first] = itineraries;
    if (!first) throw new Error(`no trip to ${to}`);
    await call(`/api/itineraries/${first._id}/details`, {}, token);
    await call('/api/trips', { itineraryId: first._id }, token);
    paths.push(`/itinerary/${first.slug}`);
  }
  return { user, token, paths };
}

/** Lets the browser know the site's own Indian letters, which this machine may lack. */
function installFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-screens-'));
  for (const [i, font] of readFonts().entries()) writeFileSync(join(folder, `${i}.ttf`), font);
  const file = join(folder, 'fonts.conf');
  writeFileSync(
    file,
    `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}</dir></fontconfig>`,
  );
  return file;
}

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly size: typeof PHONE;
}

async function photograph(browser: Browser, traveller: Awaited<ReturnType<typeof prepare>>, screen: Screen) {
  const context = await browser.newContext({ viewport: screen.size, reducedMotion: 'reduce' });
  await context.addInitScript(
    ({ user, token }) => {
      localStorage.setItem('userToken', token);
      localStorage.setItem('userData', JSON.stringify(user));
    },
    { user: traveller.user, token: traveller.token },
  );
  const page = await context.newPage();
  await page.goto(`${site}${screen.path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const picture = await page.screenshot();
  await context.close();
  await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(import.meta.dirname, `../public/icons/screen-${screen.name}.webp`));
}

const traveller = await prepare();
const [plan = '/', other = '/'] = traveller.paths;
const fonts = installFonts();
const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, FONTCONFIG_FILE: fonts },
});
try {
  for (const screen of [
    { name: 'phone', path: plan, size: PHONE },
    { name: 'phone-trips', path: '/my-trips', size: PHONE },
    { name: 'desktop', path: '/', size: DESKTOP },
    { name: 'desktop-plan', path: other, size: DESKTOP },
  ])
    await photograph(browser, traveller, screen);
} finally {
  await browser.close();
  rmSync(join(fonts, '..'), { recursive: true });
}
