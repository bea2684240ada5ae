import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, urlOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { FIRST_ADMIN, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { api, files } from '../../../contracts/api.ts';
import { adminAccess, type Endpoint, type FileEndpoint } from '../../../contracts/endpoint.ts';
import { newId } from '../../ids.ts';
import { hashToken, newToken } from '../credentials/service.ts';

const right = { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD };

interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Returns true for endpoints open to anyone or to travellers; all other described endpoints belong to the back office.
 */
const isOpen = (key: string): boolean => {
  const access = ({ ...api, ...files } as Record<string, Endpoint | FileEndpoint>)[key]?.access;
  return access !== undefined && adminAccess(access) === null;
};

/** Returns method and path of every endpoint, from the printed route tree; HEAD is listed with GET. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', segment = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (segment === '') return [];
    const depth = indent.length / 4;
    above[depth] = segment;
    // Parameters at the same place may have several names.
    const path = above
      .slice(0, depth + 1)
      .join('')
      .replace(/:\w+(\|:\w+)*/g, '{}');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

describe.each(engines)('the back office entrance on %s', (engine) => {
  let site: TestApp;
  let users: string;
  beforeAll(async () => {
    site = await startApp(engine);
    users = (await site.register()).token;
  });
  afterAll(() => site.close());

  const signIn = (body: object, address: string) =>
    site.app.inject({ method: 'POST', url: '/api/admin/auth/login', payload: body, remoteAddress: address });
  const ask = (token: string | null, { method, url }: { method: 'GET'; url: string }, more: object = {}) =>
    site.app.inject({
      method,
      url,
      remoteAddress: '203.0.113.200',
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...more },
    });

  it('lets the configured admin in, says who they are, and forgets the session at logout', async () => {
    const { admin, token } = (await signIn({ ...right, email: ' ADMIN@Safarnama.example ' }, '192.0.2.1')).json();
    expect(admin).toMatchObject({ username: 'admin', email: right.email, role: 'super_admin' });
    const api = site.apiAs(token);
    expect((await api('GET /api/admin/auth/profile')).admin).toMatchObject({ _id: admin._id, role: 'super_admin' });
    await api('POST /api/admin/auth/logout');
    await expect(api('GET /api/admin/auth/profile')).rejects.toMatchObject({ status: 401 });
    // The test's own session is separate and stays open.
    await site.adminApi('GET /api/admin/auth/profile');
  });

  it('says when they signed in before, however often the profile is read', async () => {
    site.advance(60_000);
    const { admin, token } = (await signIn(right, '192.0.2.5')).json();
    site.advance(60_000);
    await signIn(right, '192.0.2.5');
    const read = await site.apiAs(token)('GET /api/admin/auth/profile');
    expect(read.admin.lastLogin).toBe(admin.lastLogin);
    expect(Date.parse(admin.lastLogin)).toBe(TEST_NOW);
  });

  it('says the same of an unknown address and of a wrong password', async () => {
    const wrong = await signIn({ ...right, password: 'not-this-one' }, '192.0.2.2');
    const unknown = await signIn({ email: 'nobody@safarnama.example', password: 'not-this-one' }, '192.0.2.3');
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({ error: 'Invalid e-mail or password', requestId: expect.any(String) });
    }
  });

  it.each([
    [{}, 'E-mail is required'],
    [{ email: '  ', password: 'x' }, 'E-mail is required'],
    [{ email: right.email }, 'Password is required'],
    [{ email: right.email, password: '' }, 'Password is required'],
    [{ email: ['a'], password: 'x' }, 'E-mail is required'],
    [{ email: 'a\u0000b@c.de', password: 'x' }, 'Contains characters that cannot be used'],
  ])('refuses %j with words', async (body, message) => {
    const answer = await signIn(body, '192.0.2.4');
    expect([answer.statusCode, answer.json().error]).toEqual([400, message]);
  });

  it('slows guessing, and spoofed forwarding headers change nothing', async () => {
    const guess = (i: number) =>
      site.app.inject({
        method: 'POST',
        url: '/api/admin/auth/login',
        payload: { email: right.email, password: `wrong-${i}` },
        remoteAddress: '192.0.2.9',
        headers: { 'x-forwarded-for': `10.0.0.${i}`, 'x-real-ip': `10.0.1.${i}` },
      });
    const statuses = (await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i)))).map((a) => a.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await signIn(right, '192.0.2.9')).headers['retry-after']).toBe('60');
    site.advance(61_000);
    expect((await signIn(right, '192.0.2.9')).statusCode).toBe(200);
  });

  it('opens no call of the back office without an admin’s token, whatever calls there are', async () => {
    const { paths } = (await site.app.inject('/api/openapi.json')).json<Documented>();
    const keys = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const guarded = keys
      .filter((key) => !isOpen(key))
      .map((key) => {
        const [method = '', path = ''] = key.split(' ');
        return { method: method as 'GET', url: urlOf(path) };
      });
    // The role tests cover exactly these endpoints.
    const named = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
    expect(guarded.map(named).sort()).toEqual(adminCalls.map(named).sort());
    const expired = newToken();
    const { id: adminId } = await site.database.read.selectFrom('admins').select('id').executeTakeFirstOrThrow();
    const session = { adminId, createdAt: 0, lastSeenAt: 0, expiresAt: TEST_NOW, network: 'unknown', device: '' };
    await site.database.db
      .insertInto('adminSessions')
      .values({ ...session, tokenHash: hashToken(expired), id: newId(0), previousLoginAt: null })
      .execute();
    const tampered = `${site.adminToken.slice(0, -1)}${site.adminToken.endsWith('A') ? 'B' : 'A'}`;
    for (const call of guarded) {
      const key = `${call.method} ${call.url}`;
      for (const token of [null, tampered, expired, 'garbage', 'logged-in']) {
        expect((await ask(token, call)).statusCode, `${key} with ${token}`).toBe(401);
      }
      expect((await ask(users, call)).statusCode, `${key} as a traveller`).toBe(403);
    }
  });

  it('describes every call, so that none is open by mistake', async () => {
    const { paths } = (await site.app.inject('/api/openapi.json')).json<Documented>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
    );
    // A backup's file requires the ticket from its own endpoint.
    const open = ['GET /api/openapi.json', 'GET /api/docs', 'GET /api/admin/backups/{}/file'];
    const unknown = routesOf(site.app.printRoutes({ commonPrefix: false }))
      .filter((route) => route.includes(' /api/'))
      .filter((route) => !described.includes(route) && !open.includes(route));
    expect(unknown).toEqual([]);
  });

  it('knows no way round by path tricks, HEAD, override headers, cookies or the query', async () => {
    const path = '/api/admin/auth/profile';
    const tries = [
      '/api/admin//auth/profile',
      '/api/admin/auth/profile/',
      '/API/admin/auth/profile',
      '/api/admin/auth/profile%00',
      '/api/./admin/auth/profile',
      '/api/packages/..%2fadmin/auth/profile',
      `${path}?token=${site.adminToken}&access_token=${site.adminToken}`,
    ];
    for (const url of tries) {
      const { statusCode } = await ask(null, { method: 'GET', url });
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(statusCode, url).toBeLessThan(500);
    }
    const head = await site.app.inject({ method: 'HEAD', url: path });
    expect([401, 404]).toContain(head.statusCode);
    const overridden = await ask(null, { method: 'GET', url: path }, { 'x-http-method-override': 'POST' });
    expect(overridden.statusCode).toBe(401);
    const cookie = { cookie: `safarnama_session=${site.adminToken}; adminToken=${site.adminToken}` };
    expect((await ask(null, { method: 'GET', url: path }, cookie)).statusCode).toBe(401);
  });

  it('opens no traveller’s call with an admin’s token', async () => {
    expect((await ask(site.adminToken, { method: 'GET', url: '/api/users/me' })).statusCode).toBe(401);
  });

  it('ends a session that is unused for a day, and any after a week', async () => {
    const { token } = (await signIn(right, '192.0.2.20')).json() as { token: string };
    const api = site.apiAs(token);
    for (let hours = 0; hours < 24 * 6.5; hours += 20) {
      site.advance(20 * 3600_000);
      await api('GET /api/admin/auth/profile');
    }
    site.advance(20 * 3600_000);
    await expect(api('GET /api/admin/auth/profile')).rejects.toMatchObject({ status: 401 });
    const { token: idle } = (await signIn(right, '192.0.2.21')).json() as { token: string };
    site.advance(24 * 3600_000 + 1);
    expect((await ask(idle, { method: 'GET', url: '/api/admin/auth/profile' })).statusCode).toBe(401);
  });

  it('keeps neither password nor token in clear', async () => {
    const { token } = (await signIn(right, '192.0.2.22')).json() as { token: string };
    const rows = JSON.stringify([
      await site.database.read.selectFrom('admins').selectAll().execute(),
      await site.database.read.selectFrom('adminSessions').selectAll().execute(),
    ]);
    expect(rows).not.toContain(right.password);
    expect(rows).not.toContain(token);
    expect(rows).toContain('$argon2id$');
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
