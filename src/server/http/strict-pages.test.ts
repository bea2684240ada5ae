import { afterAll, describe, expect, it } from 'vitest';
import { htmlPage } from '../../../test/html-page.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import type { Screens } from './screens.ts';

const screens: Screens = {
  clientDir: null,
  development: false,
  render: async () => htmlPage('<!doctype html><title>x</title><script>loose()</script>'),
};
const open: TestApp[] = [];
const startAt = async (siteUrl: string): Promise<TestApp> => {
  const site = await startApp('sqlite', { screens, environment: { SITE_URL: siteUrl } });
  open.push(site);
  return site;
};
afterAll(async () => {
  for (const site of open) await site.close();
});

const PUBLIC = ['/', '/packages', '/packages?search=goa', '/contact', '/blog', '/nowhere'];
const PRIVATE = ['/admin', '/admin/bookings', '/my-bookings', '/booking/SN-7K3M9Q?key=x'];

describe('every page', () => {
  it('tells the browser to run our scripts alone, to frame nothing, and to guess no type', async () => {
    const site = await startAt('https://safarnama.example');
    for (const url of [...PUBLIC, ...PRIVATE]) {
      const { headers } = await site.app.inject(url);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy, url).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
          // A script in the page without the site's mark has no hash, and does not run.
          "script-src 'self'",
        ]),
      );
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      });
      expect(headers['referrer-policy'], url).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    }
    for (const url of PRIVATE) {
      expect((await site.app.inject(url)).headers['cache-control'], url).toBe('no-store');
    }
  });

  it('asks for https only where the site has it', async () => {
    const site = await startAt('http://localhost:3000');
    expect((await site.app.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('cookies', () => {
  it('are kept from scripts and other sites, are bound to https, and allow no write', async () => {
    const site = await startAt('https://cookies.safarnama.example');
    const { token } = await site.register();
    const signedIn = await site.app.inject({
      method: 'POST',
      url: '/api/users/register',
      payload: { name: 'Asha Sen', phone: '9811122233', password: 'dusk-on-the-road' },
    });
    const left = await site.app.inject({
      method: 'POST',
      url: '/api/promotional-leads/submit',
      payload: { name: 'Asha Sen', phone: '9811122244' },
    });
    const set = [signedIn, left].flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(set.length).toBeGreaterThan(1);
    for (const cookie of set) {
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
      expect(cookie).toMatch(/; Secure/);
    }
    const cookie = set.map((each) => each.split(';')[0]).join('; ');
    for (const name of ['token', 'auth_token', 'adminToken', 'session']) {
      const answer = await site.app.inject({
        method: 'PUT',
        url: '/api/users/me',
        headers: { cookie: `${cookie}; ${name}=${token}` },
        payload: { name: 'Somebody else' },
      });
      expect([401, 404], name).toContain(answer.statusCode);
    }
    const erased = await site.app.inject({ method: 'DELETE', url: '/api/users/me', headers: { cookie } });
    expect(erased.statusCode).toBe(401);
  });
});
