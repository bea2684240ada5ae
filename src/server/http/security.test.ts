import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlPage } from '../../../test/html-page.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { type ApiKey, api } from '../../contracts/api.ts';
import { addressOf } from '../../contracts/client.ts';
import { ownAddress, type Screens } from './screens.ts';
import { sealPage } from './seal-page.ts';
import { pagePolicy, scriptMark } from './security-headers.ts';
import { shortenAddress } from './visitor.ts';

describe('every call from outside', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp('sqlite');
  });
  afterAll(() => site.close());

  const guarded = (Object.keys(api) as ApiKey[]).filter((key) => api[key].access === 'user');

  it('is refused without a right token, whatever is sent in its place', async () => {
    expect(guarded.length).toBeGreaterThan(8);
    const { token } = await site.register();
    const tokens = [
      undefined,
      'Bearer',
      'Bearer x',
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Basic ${token}`,
      'Bearer logged-in',
    ];
    for (const key of guarded) {
      const [method = 'GET', path = ''] = key.split(' ');
      for (const authorization of tokens) {
        const answer = await site.app.inject({
          method: method as 'GET',
          url: addressOf(path, { id: 'some-id' }),
          remoteAddress: '192.0.2.200',
          headers: authorization === undefined ? {} : { authorization },
          ...(method === 'POST' && { payload: { from: 'Kolkata' } }),
        });
        expect([400, 401], `${key} with ${authorization}`).toContain(answer.statusCode);
      }
    }
  });

  it.each([
    '/api/users//me',
    '/API/users/me',
    '/api/users/me/',
    '/api/users/%6de',
    '/api/./users/me',
    '/api/users/me%00',
  ])('finds no way round by %s', async (url) => {
    const answer = await site.app.inject({ url, remoteAddress: '192.0.2.201' });
    expect([400, 401, 404]).toContain(answer.statusCode);
    expect(answer.payload).not.toContain('"user"');
  });

  it('takes no HEAD, override header or method for another', async () => {
    const ask = (method: string, headers: Record<string, string> = {}) =>
      site.app.inject({ method: method as 'GET', url: '/api/users/me', headers, remoteAddress: '192.0.2.202' });
    expect((await ask('HEAD')).statusCode).toBe(401);
    expect((await ask('POST', { 'x-http-method-override': 'GET' })).statusCode).toBe(404);
    expect((await ask('GET', { 'x-original-url': '/api/test', 'x-forwarded-prefix': '/api' })).statusCode).toBe(401);
  });

  it('treats a bad bearer as anonymous where signing in is optional, and says so', async () => {
    const answer = await site.app.inject({
      url: '/api/itineraries/nowhere',
      headers: { authorization: 'Bearer gone-gone-gone-gone-gone' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['www-authenticate']).toContain('invalid_token');
  });

  it('tells the browser to be strict and to keep nothing', async () => {
    for (const url of ['/api/test', '/api/users/me', '/api/nowhere']) {
      const { headers } = await site.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('answers unknown calls and methods in words', async () => {
    for (const [method, url] of [
      ['GET', '/api/nowhere'],
      ['DELETE', '/api/test'],
      ['PATCH', '/api/users/login'],
    ] as const) {
      const answer = await site.app.inject({ method, url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'No such endpoint' });
    }
  });

  it('describes itself', async () => {
    const document = (await site.app.inject('/api/openapi.json')).json();
    for (const key of Object.keys(api)) {
      const [method = '', path = ''] = key.split(' ');
      expect(document.paths[path]?.[method.toLowerCase()], key).toBeDefined();
    }
    const page = await site.app.inject('/api/docs');
    expect(page.payload).toContain('POST /api/users/login');
    expect(page.payload).not.toContain('<script');
  });

  it('tells search engines what they may read', async () => {
    expect((await site.app.inject('/robots.txt')).payload).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect((await site.app.inject('/sitemap.xml')).payload).toContain('<loc>http://localhost:3000/</loc>');
  });

  it('is healthy, and shows it', async () => {
    const { body } = { body: (await site.app.inject('/api/health')).json() };
    expect(body).toMatchObject({ status: 'ok', parts: { database: 'ok', ai: 'off' }, version: 'test' });
  });
});

describe('addresses', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['nonsense', 'unknown'],
  ])('%s is kept as %s', (address, network) => {
    expect(shortenAddress(address)).toBe(network);
  });
});

describe('page policies', () => {
  const mark = ` nonce="${scriptMark}"`;

  it('name each of the site’s scripts by its hash, and no injected one', () => {
    const page = `<script${mark}>one()</script><p><script>stolen()</script></p><script src="/a.js"${mark}></script><script type="module"${mark}>two()</script>`;
    const { html, scripts } = sealPage(page, null);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(scripts).toEqual([hash('one()'), hash('two()')]);
    expect(html).not.toContain(scriptMark);
    const policy = pagePolicy({ scripts, styles: [] }, { tiles: '', embed: '' });
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(policy).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
  });

  it('allow style elements of libraries in the back office alone', () => {
    const maps = { tiles: '', embed: '' };
    const rulesOf = (styles: string[] | null) => pagePolicy({ scripts: [], styles }, maps).split('; ');
    expect(rulesOf(["'sha256-x'"])).toContain("style-src 'self' 'sha256-x'");
    expect(rulesOf(null)).toContain("style-src 'self' 'unsafe-inline'");
  });

  it('let pages show the maps of the settings and no others, and forbid framing the pages', () => {
    const rules = pagePolicy(
      { scripts: [], styles: [] },
      { tiles: 'https://t.provider.com', embed: 'https://m.provider.com' },
    ).split('; ');
    expect(rules).toContain("img-src 'self' data: https://t.provider.com");
    expect(rules).toContain("connect-src 'self' https://m.provider.com");
    expect(rules).toContain('frame-src https://m.provider.com');
    expect(rules).toContain("frame-ancestors 'none'");
    const without = pagePolicy({ scripts: [], styles: [] }, { tiles: '', embed: '' }).split('; ');
    expect(without).toEqual(expect.arrayContaining(["img-src 'self' data:", "connect-src 'self'", "frame-src 'none'"]));
  });
});

describe('pages', () => {
  /** A screen that shows its address and whether the API answered. */
  const screens: Screens = {
    clientDir: null,
    development: false,
    render: async (address, { fetch }) => {
      const answer = await fetch('/api/itineraries/popular', { method: 'GET' });
      const body = `<!doctype html><link rel="canonical" href="${address.href}"><p>${answer.status}</p>`;
      return htmlPage(body);
    },
  };
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp('sqlite', { screens });
  });
  afterAll(() => site.close());

  it.each(['//', '///', '//[', '/\\', '//evil.example/', 'http://evil.example/', '/%5c%5cevil.example', '/a?b=%'])(
    'are only served from this site, when requested as %s',
    (url) => {
      const address = ownAddress(url, 'http://localhost:3000');
      expect(address.host).toBe('localhost:3000');
    },
  );

  it('cost a visitor none of their calls, and are complete when another visitor has used theirs up', async () => {
    const calls = Array.from({ length: 1210 }, () =>
      site.app.inject({ url: '/api/test', remoteAddress: '192.0.2.241' }),
    );
    expect((await Promise.all(calls)).filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    site.advance(10 * 60_000);
    const page = await site.app.inject({ url: '/contact', remoteAddress: '192.0.2.242' });
    expect(page.payload).toContain('<p>200</p>');
  });

  it('that are unknown count like any other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1300 }, () => site.app.inject({ url: '/assets/nowhere', remoteAddress: '192.0.2.243' })),
    );
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    // Some may be rejected as overload; none fails.
    expect(answers.filter(({ statusCode }) => statusCode >= 500 && statusCode !== 503)).toEqual([]);
  });
});

describe('bytes that are no text', () => {
  it('are refused as such', async () => {
    const site = await startApp('sqlite');
    const body = Buffer.concat([Buffer.from('{"name":"Asha '), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')]);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/users/register',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'The request is not valid UTF-8' });
    const lone = { name: 'Asha', phone: '9876512345', password: 'lone \ud800 half' };
    expect((await site.app.inject({ method: 'POST', url: '/api/users/register', payload: lone })).statusCode).toBe(400);
    expect((await site.app.inject({ method: 'POST', url: '/nowhere' })).json()).toMatchObject({ error: 'Not found' });
    await site.close();
  });
});
