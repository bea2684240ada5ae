import { type Browser, chromium } from '@playwright/test';

/** Debian's Chromium, unless another one is named. */
export const CHROME_PATH = process.env.CHROME_PATH ?? '/usr/bin/chromium';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROME_PATH, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });

/** A page that starts its scripts late, or keeps a stream open, has loaded everything after this time of quiet. */
export const SETTLED_AFTER_MS = 2000;
