import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { softwareAuthenticator } from '../../../../test/authenticator.ts';
import { engines } from '../../../../test/databases.ts';
import { messageBox } from '../../../../test/message-box.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

const MINUTE_MS = 60_000;
type Api = TestApp['api'];
type Key = ReturnType<typeof softwareAuthenticator>;

describe.each(engines)('passkeys on %s', (engine) => {
  const box = messageBox();
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { gateways: { openMessages: box.openMessages } });
  });
  afterAll(() => site.close());

  let addresses = 0;
  const stranger = () => site.apiAs(null, `100.65.0.${(addresses++ % 250) + 1}`);

  async function addKey(api: Api, key: Key = softwareAuthenticator(), name = 'My phone') {
    const { options } = await api('POST /api/users/me/passkeys/options');
    const { passkey } = await api('POST /api/users/me/passkeys', { body: { name, answer: key.create(options) } });
    return { key, passkey };
  }
  const begin = async () => (await stranger()('POST /api/users/passkey-sign-in/options')).options;
  const enter = (answer: ReturnType<Key['get']>) => stranger()('POST /api/users/passkey-sign-in', { body: { answer } });

  it('opens the account of its owner, and the session says so', async () => {
    const { api, user } = await site.register();
    const { key } = await addKey(api);
    const { user: entered, token } = await enter(key.get(await begin()));
    expect(entered._id).toBe(user._id);
    const { account } = await site.apiAs(token)('GET /api/users/me/account');
    expect(account.sessions.find(({ isCurrent }) => isCurrent)?.signedInBy).toBe('passkey');
    expect(account.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }]);
  });

  it('is made and used only with a fresh challenge, on this site, by a verified person', async () => {
    const { api } = await site.register();
    const key = softwareAuthenticator();
    const made = (answer: ReturnType<Key['create']>) =>
      refusalOf(api('POST /api/users/me/passkeys', { body: { name: 'Key', answer } }));
    const options = async () => (await api('POST /api/users/me/passkeys/options')).options;
    const refused = { status: 400, message: expect.stringContaining('could not be added') };
    expect(await made(key.create(await options(), { origin: 'https://evil.example' }))).toMatchObject(refused);
    expect(await made(key.create(await options(), { unverified: true }))).toMatchObject(refused);
    expect(await made(key.create({ ...(await options()), challenge: 'bWFkZS11cA' }))).toMatchObject(refused);
    const late = key.create(await options());
    site.advance(5 * MINUTE_MS);
    expect(await made(late)).toMatchObject(refused);
    const other = await site.register();
    const theirs = (await other.api('POST /api/users/me/passkeys/options')).options;
    expect(await made(key.create(theirs))).toMatchObject(refused);
    const answer = key.create(await options());
    expect(await made(answer)).toBeNull();
    expect(await made(answer)).toMatchObject(refused);

    const enteredBy = async (wrong: Parameters<Key['get']>[1]) => refusalOf(enter(key.get(await begin(), wrong)));
    const unknown = { status: 401, message: expect.stringContaining('does not open') };
    expect(await enteredBy({ origin: 'https://evil.example' })).toMatchObject(unknown);
    expect(await enteredBy({ unverified: true })).toMatchObject(unknown);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(await enteredBy({ key: privateKey })).toMatchObject(unknown);
    const signed = key.get(await begin());
    expect(await refusalOf(enter(signed))).toBeNull();
    expect(await refusalOf(enter(signed))).toMatchObject(unknown);
    const old = key.get(await begin());
    site.advance(5 * MINUTE_MS);
    expect(await refusalOf(enter(old))).toMatchObject(unknown);
  });

  it('is refused when its count of uses falls back, as that of a copy does', async () => {
    const { api } = await site.register();
    const { key } = await addKey(api);
    key.setCounter(7);
    expect(await refusalOf(enter(key.get(await begin())))).toBeNull();
    expect(await refusalOf(enter(key.get(await begin())))).toMatchObject({ status: 401 });
    key.setCounter(8);
    const [one, two] = [key.get(await begin()), key.get(await begin())];
    const both = await Promise.all([refusalOf(enter(one)), refusalOf(enter(two))]);
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
  });

  it('is one account’s alone, removed by its owner alone, and not offered at another address', async () => {
    const [first, second] = [await site.register(), await site.register()];
    const id = randomBytes(16);
    const add = async ({ api }: typeof first) => {
      const { options } = await api('POST /api/users/me/passkeys/options');
      const answer = softwareAuthenticator().create(options, { id });
      return api('POST /api/users/me/passkeys', { body: { name: 'Key', answer } });
    };
    const { passkey } = await add(first);
    expect(await refusalOf(add(second))).toMatchObject({ status: 409 });
    const remove = (api: Api) => refusalOf(api('DELETE /api/users/me/passkeys/{id}', { params: { id: passkey._id } }));
    expect(await remove(second.api)).toMatchObject({ status: 404 });
    expect(await remove(first.api)).toBeNull();
    expect(await remove(first.api)).toMatchObject({ status: 404 });
    const elsewhere = await site.app.inject({
      method: 'POST',
      url: '/api/users/passkey-sign-in/options',
      headers: { origin: 'http://www.localhost:3000' },
    });
    expect(elsewhere.statusCode).toBe(409);
    expect(elsewhere.json()).toMatchObject({ error: expect.stringContaining('http://localhost:3000') });
  });

  it('cannot be removed as the last way into an account that has lost its phone', async () => {
    const { api, user } = await site.register();
    const { passkey } = await addKey(api);
    const { phone } = user;
    const { codeId } = await stranger()('POST /api/users/codes', { body: { phone } });
    const sent = { phone, codeId, code: box.codeTo(phone) };
    const { proof } = await stranger()('POST /api/users/codes/check', { body: sent });
    const body = { phone, proof, name: 'Asha Roy', password: 'dawn-on-the-river' };
    await stranger()('POST /api/users/register-with-code', { body });
    const remove = (id: string) => refusalOf(api('DELETE /api/users/me/passkeys/{id}', { params: { id } }));
    expect(await remove(passkey._id)).toMatchObject({ status: 409, message: expect.stringContaining('only way') });
    const another = await addKey(api);
    expect(await remove(passkey._id)).toBeNull();
    expect(await remove(another.passkey._id)).toMatchObject({ status: 409 });
  });

  it('is in a person’s own copy and goes with the account', async () => {
    const { api } = await site.register({ phone: freshPhone() });
    const { key } = await addKey(api, softwareAuthenticator(), 'A ring');
    expect((await api('GET /api/users/me/export')).passkeys).toMatchObject([{ name: 'A ring' }]);
    await api('DELETE /api/users/me');
    const { read } = site.database;
    expect(await read.selectFrom('passkeys').select('id').where('name', '=', 'A ring').execute()).toEqual([]);
    expect(await refusalOf(enter(key.get(await begin())))).toMatchObject({ status: 401 });
  });

  describe('of admins', () => {
    async function addAdminKey(api: Api, password: string) {
      const key = softwareAuthenticator();
      const { options } = await api('POST /api/admin/auth/passkeys/options', { body: { password } });
      const body = { name: 'Desk key', answer: key.create(options) };
      const { passkey } = await api('POST /api/admin/auth/passkeys', { body });
      return { key, passkey };
    }
    const beginAdmin = async () => (await stranger()('POST /api/admin/auth/passkey-sign-in/options')).options;
    const enterOffice = (answer: ReturnType<Key['get']>) =>
      stranger()('POST /api/admin/auth/passkey-sign-in', { body: { answer } });

    it('take the password to be added, and stand for password and second factor', async () => {
      const { api, password, admin } = await addAdmin(site, 'editor');
      const guess = api('POST /api/admin/auth/passkeys/options', { body: { password: 'not-this-one' } });
      expect(await refusalOf(guess)).toMatchObject({ status: 400 });
      const { key, passkey } = await addAdminKey(api, password);
      const signedIn = await enterOffice(key.get(await beginAdmin()));
      expect(signedIn.admin._id).toBe(admin._id);
      const { sessions } = await site.apiAs(signedIn.token)('GET /api/admin/sessions');
      expect(sessions.find(({ isCurrent }) => isCurrent)?.signedInBy).toBe('passkey');
      const remove = () => refusalOf(api('DELETE /api/admin/auth/passkeys/{id}', { params: { id: passkey._id } }));
      const boss = await addAdmin(site, 'super_admin');
      const bossKey = await addAdminKey(boss.api, boss.password);
      const { token } = await enterOffice(bossKey.key.get(await beginAdmin()));
      const office = site.apiAs(token);
      const require = async (twoFactorRequired: boolean) => {
        const { settings } = await office('GET /api/admin/settings');
        const { apiKey: _, ...ai } = settings.ai;
        await office('PUT /api/admin/settings', { body: { ...settings, ai, twoFactorRequired } });
      };
      await require(true);
      // The session with the password alone must set up an app first; the one with the passkey is complete.
      expect(await refusalOf(api('GET /api/admin/sessions'))).toMatchObject({ status: 403 });
      const byKey = site.apiAs(signedIn.token);
      const removeByKey = byKey('DELETE /api/admin/auth/passkeys/{id}', { params: { id: passkey._id } });
      expect(await refusalOf(removeByKey)).toMatchObject({
        status: 409,
        message: expect.stringContaining('second factor'),
      });
      expect((await enterOffice(key.get(await beginAdmin()))).admin.mustFirst).toBeUndefined();
      await require(false);
      expect(await remove()).toBeNull();
      expect(await refusalOf(enterOffice(key.get(await beginAdmin())))).toMatchObject({ status: 401 });
      const { entries } = await site.adminApi('GET /api/admin/audit', { query: { page: 1, limit: 5, kind: 'deed' } });
      expect(entries.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['admin.passkey-added', 'admin.passkey-removed']),
      );
    });

    it('open neither a traveller’s account nor, after a reset by another admin, the back office', async () => {
      const { api, password, admin } = await addAdmin(site, 'editor');
      const { key } = await addAdminKey(api, password);
      expect(await refusalOf(enter(key.get(await begin())))).toMatchObject({ status: 401 });
      const traveller = await site.register();
      const own = await addKey(traveller.api);
      expect(await refusalOf(enterOffice(own.key.get(await beginAdmin())))).toMatchObject({ status: 401 });
      const { username, email, role } = admin;
      const body = { username, email, role, resetPassword: true };
      await site.adminApi('PUT /api/admin/admins/{id}', { params: { id: admin._id }, body });
      expect(await refusalOf(enterOffice(key.get(await beginAdmin())))).toMatchObject({ status: 401 });
    });
  });
});
