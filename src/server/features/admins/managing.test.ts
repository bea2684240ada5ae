import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf, signInAs } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { AdminRole } from '../../../core/admins/roles.ts';
import { credentialService } from '../credentials/service.ts';
import { letInAgain } from './handing-over.ts';

describe.each(engines)('admins on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const add = (username: string, role: AdminRole = 'admin') =>
    site.adminApi('POST /api/admin/admins', { body: { username, email: `${username}@safarnama.example`, role } });
  const newest = async () =>
    (await site.adminApi('GET /api/admin/audit', { query: { kind: 'deed', limit: 1 } })).entries[0];

  it('come in with a password that is told once, and choose their own before anything else opens', async () => {
    const { admin, oneTimePassword } = await add('mitali');
    expect(admin).toMatchObject({ username: 'mitali', role: 'admin', mustChangePassword: true, hasTwoFactor: false });
    expect(await newest()).toMatchObject({ action: 'admin.added', subject: 'mitali', admin: 'admin' });
    expect(JSON.stringify(await newest())).not.toContain(oneTimePassword);

    const { admin: seen, token } = await signInAs(site, admin.email, oneTimePassword);
    expect(seen.mustFirst).toBe('change-password');
    const api = site.apiAs(token);
    const wait = { status: 403, message: 'Please choose a password of your own first' };
    expect(await refusalOf(api('GET /api/admin/bookings', { query: {} }))).toEqual(wait);
    expect(await refusalOf(api('GET /api/admin/sessions'))).toEqual(wait);
    const csv = { url: '/api/admin/bookings/export', headers: { authorization: `Bearer ${token}` } };
    expect((await site.app.inject(csv)).statusCode).toBe(403);
    const change = (newPassword: string) =>
      api('PUT /api/admin/auth/change-password', { body: { currentPassword: oneTimePassword, newPassword } });
    expect(await refusalOf(change(oneTimePassword))).toMatchObject({
      message: expect.stringContaining('temporary'),
    });
    await change('monsoon over the delta');
    expect((await api('GET /api/admin/auth/profile')).admin.mustFirst).toBeUndefined();
    await api('GET /api/admin/bookings', { query: {} });
    const { admins } = await site.adminApi('GET /api/admin/admins');
    expect(admins.find(({ _id }) => _id === admin._id)).toMatchObject({ mustChangePassword: false });
  });

  it('have a week to use the password that was handed over', async () => {
    const { admin, oneTimePassword } = await add('late');
    site.advance(7 * 86_400_000);
    const refused = await refusalOf(signInAs(site, admin.email, oneTimePassword));
    expect(refused).toEqual({ status: 401, message: 'Invalid e-mail or password' });
    // The test's own session has expired after a day without use.
    const { token } = await signInAs(site, 'admin@safarnama.example', 'lamp-in-the-window');
    const { username, email, role } = admin;
    const { oneTimePassword: again = '' } = await site.apiAs(token)('PUT /api/admin/admins/{id}', {
      params: { id: admin._id },
      body: { username, email, role, resetPassword: true },
    });
    expect((await signInAs(site, email, again)).admin.mustFirst).toBe('change-password');
    await site.close();
    site = await startApp(engine);
  });

  it.each([
    [{ username: ' ', email: 'x@safarnama.example', role: 'admin' }, 'Name is required'],
    [{ username: 'X', email: '', role: 'admin' }, 'E-mail is required'],
    [{ username: 'X', email: 'nowhere', role: 'admin' }, 'Please enter a valid email address'],
    [
      { username: 'X', email: 'x@safarnama.example', role: 'owner' },
      'Role must be one of writer, editor, sales, admin, super_admin',
    ],
    [{}, 'Name is required'],
  ])('are not made of %j', async (body, message) => {
    expect(await refusalOf(site.adminApi('POST /api/admin/admins', { body: body as never }))).toEqual({
      status: 400,
      message,
    });
  });

  it('are one for an e-mail, however it is written', async () => {
    const { admin } = await add('one');
    const taken = { status: 409, message: 'An admin with this e-mail already exists' };
    const body = { username: 'two', email: ' ONE@Safarnama.example', role: 'editor' } as const;
    expect(await refusalOf(site.adminApi('POST /api/admin/admins', { body }))).toEqual(taken);
    const { admin: other } = await add('other');
    const params = { id: other._id };
    expect(await refusalOf(site.adminApi('PUT /api/admin/admins/{id}', { params, body }))).toEqual(taken);
    const own = { params: { id: admin._id }, body: { ...body, email: 'One@safarnama.example' } };
    expect((await site.adminApi('PUT /api/admin/admins/{id}', own)).admin.username).toBe('two');
    expect((await newest())?.changes).toContainEqual({ field: 'name', from: 'one', to: 'two' });
    const many = Array.from({ length: 6 }, () => refusalOf(add('many')));
    expect((await Promise.all(many)).filter((refusal) => refusal === null)).toHaveLength(1);
  });

  it('who are removed are out at once, with every session', async () => {
    const { admin, api, email, password } = await addAdmin(site, 'admin');
    const { token } = await signInAs(site, email, password);
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: admin._id } });
    for (const opened of [api, site.apiAs(token)]) {
      expect(await refusalOf(opened('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
    }
    expect(await refusalOf(signInAs(site, email, password))).toMatchObject({ status: 401 });
    expect(await newest()).toMatchObject({ action: 'admin.removed', subject: admin.username });
    const again = site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: admin._id } });
    expect(await refusalOf(again)).toEqual({ status: 404, message: 'This admin does not exist' });
  });

  it('always include a super_admin, whatever admins do at the same moment', async () => {
    const { admins } = await site.adminApi('GET /api/admin/admins');
    const first = admins.find(({ role }) => role === 'super_admin');
    if (!first) throw new Error('there is no super_admin');
    const only = { status: 409, message: 'This is the only super admin: make another one first' };
    const params = { id: first._id };
    const demote = { username: first.username, email: first.email, role: 'admin' } as const;
    expect(await refusalOf(site.adminApi('DELETE /api/admin/admins/{id}', { params }))).toEqual(only);
    expect(await refusalOf(site.adminApi('PUT /api/admin/admins/{id}', { params, body: demote }))).toEqual(only);

    const second = await addAdmin(site, 'super_admin');
    const swap = { username: second.admin.username, email: second.email, role: 'editor' } as const;
    const outcomes = await Promise.all([
      refusalOf(second.api('PUT /api/admin/admins/{id}', { params, body: demote })),
      refusalOf(site.adminApi('PUT /api/admin/admins/{id}', { params: { id: second.admin._id }, body: swap })),
    ]);
    expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    // The other request is refused: its admin is the last super_admin, or no longer one.
    expect([403, 409]).toContain(outcomes.find((refusal) => refusal !== null)?.status);
    const left = await site.database.read
      .selectFrom('admins')
      .select('role')
      .where('role', '=', 'super_admin')
      .execute();
    expect(left).toHaveLength(1);
    const setRole = (id: string, role: AdminRole) =>
      site.database.db.updateTable('admins').set({ role }).where('id', '=', id).execute();
    await setRole(first._id, 'super_admin');
    await setRole(second.admin._id, 'editor');
  });

  it('count no super_admin who has not come in: their one-time password opens for a week alone', async () => {
    const { admins } = await site.adminApi('GET /api/admin/admins');
    const first = admins.find(({ role }) => role === 'super_admin');
    const { admin: second, oneTimePassword } = await add('heir', 'super_admin');
    const params = { id: first?._id ?? '' };
    const step = () => refusalOf(site.adminApi('DELETE /api/admin/admins/{id}', { params }));
    const wait = { status: 409, message: 'No other super admin has chosen a password yet: wait until one has' };
    expect(await step()).toEqual(wait);
    const { token } = await signInAs(site, second.email, oneTimePassword);
    expect(await step()).toEqual(wait);
    const heir = site.apiAs(token);
    const body = { currentPassword: oneTimePassword, newPassword: 'the keys of the house' };
    await heir('PUT /api/admin/auth/change-password', { body });
    // After the first sign-in the password may be reset; from then on the admin no longer counts as a super_admin with
    // access.
    const { username, email, role } = second;
    const reset = { username, email, role, resetPassword: true } as const;
    await site.adminApi('PUT /api/admin/admins/{id}', { params: { id: second._id }, body: reset });
    expect(await step()).toEqual(wait);
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: second._id } });
  });

  it('who have lost password and phone get access again from the server’s operator', async () => {
    const { admin, api, email, password } = await addAdmin(site, 'editor');
    await site.database.db.updateTable('admins').set({ totpSecret: 'lost' }).where('id', '=', admin._id).execute();
    const { database } = site;
    const clock = () => TEST_NOW;
    const made = makeOffice(database, clock);
    const credentials = credentialService({ database, clock, audit: made.audit, secret: '' });
    const office = { database, clock, credentials, ...made };
    expect(await letInAgain(office, 'nobody@safarnama.example')).toBeNull();
    const oneTimePassword = (await letInAgain(office, ` ${email.toUpperCase()} `)) ?? '';
    expect(await refusalOf(api('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
    expect(await refusalOf(signInAs(site, email, password))).toMatchObject({ status: 401 });
    const { admin: again } = await signInAs(site, email, oneTimePassword);
    expect(again).toMatchObject({ role: 'super_admin', mustFirst: 'change-password' });
    const entry = await newest();
    expect(entry).toMatchObject({ admin: 'Operator', action: 'admin.let-in-again', subject: admin.username });
    expect(JSON.stringify(entry)).not.toContain(oneTimePassword);
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: admin._id } });
  });

  it('are given a new one-time password, and their sessions end', async () => {
    const { admin, api, email, password } = await addAdmin(site, 'editor');
    const { username } = admin;
    const { oneTimePassword = '' } = await site.adminApi('PUT /api/admin/admins/{id}', {
      params: { id: admin._id },
      body: { username, email, role: 'editor', resetPassword: true },
    });
    expect(await refusalOf(api('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
    expect(await refusalOf(signInAs(site, email, password))).toMatchObject({ status: 401 });
    expect((await signInAs(site, email, oneTimePassword)).admin.mustFirst).toBe('change-password');
    expect(JSON.stringify(await newest())).not.toContain(oneTimePassword);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
