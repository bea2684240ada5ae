import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

const publicFile = (address: string): string => join(import.meta.dirname, '../../../../public', address);

describe('the installed app', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp('sqlite');
  });
  afterAll(() => site.close());

  const read = async (query = '') => (await site.app.inject(`/site.webmanifest${query}`)).json();

  it('speaks the language that the page asks for, and is one app in all of them', async () => {
    expect(await read()).toMatchObject({
      id: '/',
      lang: 'en-IN',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      shortcuts: [{ name: 'Plan a trip', url: '/#home' }, { url: '/my-bookings' }],
    });
    expect(await read('?lang=hi')).toMatchObject({
      id: '/',
      lang: 'hi-IN',
      start_url: '/hi',
      shortcuts: [{ name: 'यात्रा की योजना बनाएँ', url: '/hi#home' }, { url: '/hi/my-bookings' }],
    });
    expect((await site.app.inject('/site.webmanifest?lang=fr')).statusCode).toBe(400);
  });

  it('has icons and pictures that are there, in the sizes that it names', async () => {
    const { icons, screenshots } = (await read()) as Record<'icons' | 'screenshots', Picture[]>;
    for (const { src, sizes } of [...icons, ...screenshots]) {
      expect(existsSync(publicFile(src)), src).toBe(true);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(publicFile(src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
  });
});

it('the page for browsers without a network says so in all languages, and runs and loads nothing', async () => {
  const site = await startApp('sqlite');
  const { body, headers, statusCode } = await site.app.inject('/offline');
  await site.close();
  expect(statusCode).toBe(200);
  for (const title of ['You are offline', 'नेटवर्क नहीं है', 'নেটওয়ার্ক নেই']) expect(body).toContain(title);
  expect(body).toContain('<ul><!--kept trips--></ul>');
  expect(body).not.toMatch(/<script|<link|\ssrc=/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /);
});
