import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

// Sites started by journeys must not read a developer's `.env`.
process.env.ENV_FILE = '';

const system = [
  process.env.CHROME_PATH,
  // Chromium without its own windows and menus: the same pages for a fifth less of CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: false,
  // A browser and a site each: more than one for each core only makes each journey run out of its minute.
  workers: 2,
  // A journey that loses a race on a slow machine is reported as flaky; one that fails twice has found a fault.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    // Recording every journey costs a fifth of the time; set TRACE=1 to examine a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Animations painted in software took a third of the processor's time; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(system && { executablePath: system }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // Journeys that do not depend on the screen's size run once, on the desktop.
      grepInvert: /@once/,
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
});
