import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { SOME_ADMIN } from '../../../../test/office.ts';
import { FIRST_ADMIN, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { auditService } from './service.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('sign-ins and refusals in the audit log on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const list = async (query: object = {}) => (await site.adminApi('GET /api/admin/audit', { query })).entries;
  /** Returns the entries of an action, newest first, once they are written. */
  const written = async (action: string, count = 1) => {
    await vi.waitFor(async () => expect((await list({ action })).length).toBeGreaterThanOrEqual(count), 5000);
    return list({ action });
  };
  const ask = (method: 'GET' | 'POST', url: string, more: { token?: string; payload?: object; address: string }) =>
    site.app.inject({
      method,
      url,
      remoteAddress: more.address,
      headers: { 'user-agent': 'test', ...(more.token && { authorization: `Bearer ${more.token}` }) },
      ...(more.payload && { payload: more.payload }),
    });

  it('have a traveller’s, right and wrong, by the last digits of the phone, with the request', async () => {
    const phone = freshPhone();
    await site.register({ phone, password: 'dusk-on-the-road' });
    const send = (password: string) =>
      ask('POST', '/api/users/login', { address: '203.0.113.41', payload: { phone, password } });
    const wrong = await send('not-the-password-of-anyone');
    const right = await send('dusk-on-the-road');
    const subject = `Traveller …${phone.slice(-3)}`;
    const common = { kind: 'sign-in', admin: '', subject, network: '203.0.113.0/24', count: 1, changes: [] };
    const ids = [wrong, right].map(({ headers }) => headers['x-request-id']);
    expect((await written('user.signed-in'))[0]).toMatchObject({ ...common, requestId: ids[1] });
    expect((await written('user.password-wrong'))[0]).toMatchObject({ ...common, requestId: ids[0] });
    expect((await written('user.registered'))[0]).toMatchObject({ subject });
    const text = JSON.stringify(await site.database.read.selectFrom('auditEntries').selectAll().execute());
    for (const secret of [phone, 'not-the-password', 'dusk-on-the-road', '203.0.113.41']) {
      expect(text).not.toContain(secret);
    }
  });

  it('are in the site’s log as well, alike ones of a minute once', () => {
    const logged: object[] = [];
    const log = (entry: object) => void logged.push(entry);
    const audit = auditService({ database: site.database, clock: () => TEST_NOW, log, onFailure: () => undefined });
    const event = { kind: 'refusal', action: 'call.refused', network: '203.0.113.0/24', requestId: 'one' } as const;
    for (const subject of ['GET /x', 'GET /x', 'GET /y']) audit.noteRefusal({ ...event, subject });
    const { action, network, requestId } = event;
    expect(logged).toEqual(['GET /x', 'GET /y'].map((subject) => ({ action, subject, admin: '', network, requestId })));
  });

  it('have an admin’s, right, wrong and too fast, and never a whole e-mail', async () => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = FIRST_ADMIN;
    const send = (typed: object, address: string) =>
      ask('POST', '/api/admin/auth/login', { address, payload: { email, password, ...typed } });
    const right = await send({}, '198.51.100.61');
    expect((await list({ action: 'admin.signed-in' }))[0]).toMatchObject({
      kind: 'sign-in',
      admin: 'admin',
      subject: 'admin',
      network: '198.51.100.0/24',
      requestId: right.headers['x-request-id'],
    });
    for (let guess = 0; guess < 13; guess++) await send({ email: 'someone@elsewhere.example' }, '192.0.2.61');
    await vi.waitFor(async () => expect((await written('admin.guesses-slowed'))[0]?.count).toBe(3), 5000);
    expect((await written('admin.password-wrong'))[0]).toMatchObject({
      subject: 's…@elsewhere.example',
      admin: '',
      network: '192.0.2.0/24',
      count: 10,
    });
    expect((await written('admin.guesses-slowed'))[0]?.subject).toBe('s…@elsewhere.example');
    expect(JSON.stringify(await list({ kind: 'sign-in', limit: 100 }))).not.toContain('someone@');
  });

  it.each([
    ['a phone', '9876543210', '198.18.1'],
    ['a password', 'dusk-on-the-road', '198.18.2'],
    ['a password with an @', 'Dusk@98765', '198.18.3'],
    ['two e-mails', 'a@b.example,dusk@secret.example', '198.18.4'],
  ])('keep nothing of %s typed where an admin’s e-mail belongs', async (_what, email, network) => {
    const payload = { email, password: 'wrong-wrong-wrong' };
    await ask('POST', '/api/admin/auth/login', { address: `${network}.7`, payload });
    const ofNetwork = async () =>
      (await list({ action: 'admin.password-wrong', limit: 100 })).filter(
        (entry) => entry.network === `${network}.0/24`,
      );
    await vi.waitFor(async () => expect(await ofNetwork()).toMatchObject([{ subject: 'No e-mail address' }]), 5000);
    const text = JSON.stringify(await site.database.read.selectFrom('auditEntries').selectAll().execute());
    for (const secret of ['9876543210', 'dusk', '98765', 'secret']) expect(text).not.toContain(secret);
  });

  it('have calls refused to a role, to a traveller and to a token, by their route alone', async () => {
    const editor = await addAdmin(site, 'editor');
    const id = 'b-1234567890';
    await refusalOf(editor.api('GET /api/admin/bookings/{id}', { params: { id } }));
    const traveller = await site.register();
    await ask('GET', '/api/admin/people?phone=9830012345', { address: '192.0.2.62', token: traveller.token });
    const stale = await ask('GET', '/api/admin/settings', { address: '192.0.2.63', token: 'made-up-made-up-made-up' });
    await ask('GET', '/api/admin/settings', { address: '192.0.2.64' });
    const [byRole] = await written('access.refused-to-role');
    expect(byRole).toMatchObject({
      kind: 'refusal',
      admin: editor.admin.username,
      subject: 'GET /api/admin/bookings/:id',
    });
    expect((await written('access.refused-to-traveller'))[0]).toMatchObject({
      admin: '',
      subject: 'GET /api/admin/people',
      network: '192.0.2.0/24',
    });
    const byToken = await written('access.refused-to-token');
    expect(byToken).toHaveLength(1);
    expect(byToken[0]).toMatchObject({ subject: 'GET /api/admin/settings', requestId: stale.headers['x-request-id'] });
    const text = JSON.stringify(await list({ kind: 'refusal', limit: 100 }));
    for (const secret of ['made-up', '9830012345', id]) expect(text).not.toContain(secret);
  });

  it('tell who gave whom a role, and the request in which it happened', async () => {
    const { admin } = await addAdmin(site, 'editor');
    const { username, email } = admin;
    await site.adminApi('PUT /api/admin/admins/{id}', {
      params: { id: admin._id },
      body: { username, email, role: 'admin' },
    });
    expect((await list({ action: 'admin.saved' }))[0]).toMatchObject({
      kind: 'deed',
      admin: 'admin',
      subject: username,
      changes: [{ field: 'role', from: 'editor', to: 'admin' }],
      requestId: expect.stringMatching(/^\w{12}$/),
    });
  });

  it('cannot be flooded: one network adds a handful of rows a minute, all strangers a bounded number', async () => {
    site.advance(10 * 60_000);
    const rows = async () => Number((await site.adminApi('GET /api/admin/audit', { query: {} })).total);
    await site.adminApi('PUT /api/admin/settings', {
      body: await (async () => {
        const { settings } = await site.adminApi('GET /api/admin/settings');
        return { ...settings, tokenLimit: 7777 };
      })(),
    });
    const before = await rows();
    const knock = (address: string, nth: number) =>
      ask('GET', `/api/admin/bookings/${nth % 2 === 0 ? nth : 'stats'}`, {
        address,
        token: `made-up-made-up-${nth}-up`,
      });
    const routes = ['settings', 'audit', 'admins', 'backups', 'offers', 'outbox', 'sessions'];
    for (let nth = 0; nth < 300; nth++) {
      const url = `/api/admin/${routes[nth % routes.length]}`;
      await ask('GET', url, { address: '192.0.2.70', token: `made-up-made-up-${nth}-up` });
    }
    for (let nth = 0; nth < 200; nth++) await knock(`10.${nth}.0.1`, nth);
    const total = async () =>
      (await list({ action: 'access.refused-to-token', limit: 100 })).reduce((sum, { count }) => sum + count, 0);
    await vi.waitFor(async () => expect(await total()).toBe(501), 5000);
    // 5 of one network and one for all others, at most 60 in total.
    expect((await rows()) - before).toBeLessThanOrEqual(61);
    const ofNetwork = (await list({ action: 'access.refused-to-token', limit: 100 })).filter(
      ({ network, at }) => network === '192.0.2.0/24' && Date.parse(at) > TEST_NOW,
    );
    expect(ofNetwork).toHaveLength(5);
    // Admins' deeds come first by default.
    expect((await list({ kind: 'deed' }))[0]).toMatchObject({ action: 'settings.saved' });
    site.advance(-10 * 60_000);
  });

  it('are kept for a year, and what admins did for three', async () => {
    const at = (now: number) =>
      auditService({ database: site.database, clock: () => now, log: () => undefined, onFailure: () => undefined });
    const then = TEST_NOW - 2 * 365 * DAY_MS;
    const visitor = { network: '', requestId: '' } as never;
    const old = at(then);
    await old.record(site.database.db, SOME_ADMIN, { action: 'old.deed', subject: 'x' });
    old.noteSignIn(visitor, { action: 'old.sign-in', subject: 'x', isRight: true });
    old.noteRefusal({ action: 'old.refusal', subject: 'x', network: '', requestId: '' });
    await old.flush();
    const actions = async () => new Set((await list({ limit: 100 })).map(({ action }) => action));
    const kinds = ['old.deed', 'old.sign-in', 'old.refusal'];
    for (const action of kinds) expect(await list({ action })).toHaveLength(1);
    await at(TEST_NOW).sweep();
    expect(await list({ action: 'old.deed' })).toHaveLength(1);
    for (const action of kinds.slice(1)) expect(await list({ action })).toEqual([]);
    expect((await actions()).has('admin.signed-in')).toBe(true);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
