import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { type ApiKey, api } from '../../contracts/api.ts';
import { addressOf } from '../../contracts/client.ts';
import { inlineScriptHashes, pagePolicy } from './security-headers.ts';
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

  it('takes a bad bearer as nobody where signing in is optional, and says so', async () => {
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
      expect(answer.json()).toEqual({ error: 'There is no such call' });
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
  it('name each inline script by its hash and no other', () => {
    const html = '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>';
    const hashes = inlineScriptHashes(html);
    expect(hashes).toHaveLength(2);
    expect(pagePolicy(hashes)).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(pagePolicy(hashes)).not.toMatch(/script-src[^;]*unsafe/);
  });
});
