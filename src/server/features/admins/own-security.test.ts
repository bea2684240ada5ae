import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf, signInAs } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { credentialService } from '../credentials/service.ts';
import { adminService } from './service.ts';

const STEP_MS = 30_000;
const OVER_A_MINUTE = 61_000;

describe.each(engines)('what an admin does for their own safety on %s', (engine) => {
  let site: TestApp;
  let now = TEST_NOW;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const advance = (milliseconds: number) => {
    now += milliseconds;
    site.advance(milliseconds);
  };
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * STEP_MS });
  const wrongCode = (secret: string) => {
    const right = [-1, 0, 1].map((steps) => codeOf(secret, steps));
    return ['000000', '000001', '000002', '000003'].find((code) => !right.includes(code)) ?? '';
  };
  type Actor = Awaited<ReturnType<typeof addAdmin>>;

  /** Returns an admin with a second factor, at the moment after the code that confirmed it. */
  async function withTwoFactor(role: 'editor' | 'super_admin' = 'editor') {
    const actor = await addAdmin(site, role);
    const { secret, recoveryCodes } = await setUp(actor);
    advance(2 * STEP_MS);
    return { ...actor, secret, recoveryCodes };
  }
  async function setUp({ api, password }: Pick<Actor, 'api' | 'password'>) {
    const begun = await api('POST /api/admin/auth/two-factor', { body: { password } });
    if (!('secret' in begun)) throw new Error('no secret was shown');
    const confirmed = await api('POST /api/admin/auth/two-factor', { body: { code: codeOf(begun.secret) } });
    if (!('recoveryCodes' in confirmed)) throw new Error('no recovery codes were shown');
    return { ...begun, ...confirmed };
  }
  let addresses = 0;
  const challenge = async ({ email, password }: Pick<Actor, 'email' | 'password'>): Promise<string> => {
    addresses += 1;
    const api = site.apiAs(null, `198.19.${addresses}.1`);
    const answer = await api('POST /api/admin/auth/login', { body: { email, password } });
    if (!('challenge' in answer)) throw new Error('no code is asked for');
    return answer.challenge;
  };
  const verify = (opened: string, code: string, address = `198.19.${addresses}.1`) =>
    site.apiAs(null, address)('POST /api/admin/auth/verify', { body: { challenge: opened, code } });
  const actions = async (limit: number) =>
    (await site.adminApi('GET /api/admin/audit', { query: { kind: 'deed', limit } })).entries.map(
      ({ action }) => action,
    );

  describe('another password', () => {
    it('ends every other session, and the old one opens nothing', async () => {
      const { api, email, password } = await addAdmin(site, 'editor');
      const other = site.apiAs((await signInAs(site, email, password)).token);
      const body = { currentPassword: password, newPassword: 'a boat on the hooghly' };
      expect(await api('PUT /api/admin/auth/change-password', { body })).toEqual({ success: true });
      await api('GET /api/admin/auth/profile');
      expect(await refusalOf(other('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
      expect(await refusalOf(signInAs(site, email, password))).toMatchObject({ status: 401 });
      await signInAs(site, email, body.newPassword);
      expect(await actions(1)).toEqual(['admin.password-changed']);
    });

    it.each([
      [{}, 'Current password is required'],
      [{ currentPassword: '', newPassword: '' }, 'Current password is required'],
      [{ currentPassword: 'x', newPassword: '' }, 'New password is required'],
      [{ currentPassword: 'x' }, 'New password is required'],
      [{ currentPassword: 'x', newPassword: '12345' }, 'Password must be at least 6 characters'],
      [{ currentPassword: 'x', newPassword: 'long enough' }, 'The current password is wrong'],
      [{ currentPassword: 'lamp-in-the-window', newPassword: 'iloveyou' }, expect.stringContaining('too easy')],
      [
        { currentPassword: 'lamp-in-the-window', newPassword: 'Admin@Safarnama.example' },
        expect.stringContaining('too easy'),
      ],
    ])('is refused for %j', async (body, message) => {
      const call = site.adminApi('PUT /api/admin/auth/change-password', { body: body as never });
      expect(await refusalOf(call)).toEqual({ status: 400, message });
    });

    it('lets no session begin whose password was changed while it was looked at', async () => {
      const { api, email, password } = await addAdmin(site, 'editor');
      const { database } = site;
      const office = { ...makeOffice(database, () => now), database, clock: () => now, secret: '' };
      const credentials = credentialService({ database, clock: () => now, audit: office.audit, secret: '' });
      const body = { currentPassword: password, newPassword: 'the last train to puri' };
      const check: typeof credentials.check = async (guess) => {
        const right = await credentials.check(guess);
        await api('PUT /api/admin/auth/change-password', { body });
        return right;
      };
      const slow = adminService({ ...office, credentials: { ...credentials, check } });
      const address = '198.19.250.1';
      const visitor = { address, limitKey: address, network: address, userAgent: '', device: 'desktop' } as const;
      const begun = slow.login(
        { email, password },
        { ...visitor, requestId: 'test', doNotTrack: false, dayKey: null, language: 'en' },
      );
      await expect(begun).rejects.toMatchObject({ message: 'Invalid e-mail or password' });
    });

    it('cannot be guessed from a session that was left open', async () => {
      const { api } = await addAdmin(site, 'editor');
      const guess = (i: number) =>
        refusalOf(
          api('PUT /api/admin/auth/change-password', {
            body: { currentPassword: `guess ${i}`, newPassword: 'something long' },
          }),
        );
      const statuses = (await Promise.all(Array.from({ length: 14 }, (_, i) => guess(i)))).map(
        (refusal) => refusal?.status,
      );
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
      advance(OVER_A_MINUTE);
    });
  });

  describe('a second factor', () => {
    it('is on once a code has shown that the app has it, and ends the sessions that began without', async () => {
      const actor = await addAdmin(site, 'editor');
      const other = site.apiAs((await signInAs(site, actor.email, actor.password)).token);
      const off = { enabled: false, required: false, recoveryCodesLeft: 0 };
      expect((await actor.api('GET /api/admin/auth/two-factor')).twoFactor).toEqual(off);
      const begun = await actor.api('POST /api/admin/auth/two-factor', { body: { password: actor.password } });
      const { secret = '', uri = '' } = begun as { secret?: string; uri?: string };
      expect(uri).toBe(
        `otpauth://totp/Safarnama:${encodeURIComponent(actor.email)}?issuer=Safarnama&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
      );
      await signInAs(site, actor.email, actor.password);
      const wrong = actor.api('POST /api/admin/auth/two-factor', { body: { code: wrongCode(secret) } });
      expect(await refusalOf(wrong)).toMatchObject({ status: 400 });
      expect((await actor.api('GET /api/admin/auth/two-factor')).twoFactor).toEqual(off);

      const confirmed = await actor.api('POST /api/admin/auth/two-factor', { body: { code: codeOf(secret) } });
      const { recoveryCodes = [] } = confirmed as { recoveryCodes?: string[] };
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await actor.api('GET /api/admin/auth/two-factor')).twoFactor).toEqual({
        ...off,
        enabled: true,
        recoveryCodesLeft: 10,
      });
      expect(await refusalOf(other('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
      expect(await actions(1)).toEqual(['admin.two-factor-set-up']);
    });

    it('is set up with the password alone, never by a session that was left open', async () => {
      const { api } = await addAdmin(site, 'editor');
      const begin = (body: object) => refusalOf(api('POST /api/admin/auth/two-factor', { body }));
      expect(await begin({ password: 'not mine' })).toEqual({ status: 400, message: 'The password is wrong' });
      expect(await begin({})).toEqual({ status: 400, message: 'Password is required' });
      expect(await begin({ code: '123456' })).toEqual({ status: 409, message: 'Please start again' });
    });

    it('asks for a code, and opens with it once', async () => {
      const actor = await withTwoFactor();
      const opened = await challenge(actor);
      const { admin, token } = await verify(opened, codeOf(actor.secret));
      expect(admin._id).toBe(actor.admin._id);
      await site.apiAs(token)('GET /api/admin/auth/profile');
      // The challenge is used up, and so is the code.
      expect(await refusalOf(verify(opened, codeOf(actor.secret, 1)))).toEqual({
        status: 401,
        message: 'Please sign in again',
      });
      const again = await challenge(actor);
      const used = { status: 400, message: 'This code is wrong, or was used before' };
      expect(await refusalOf(verify(again, codeOf(actor.secret)))).toEqual(used);
      expect(await refusalOf(verify(again, codeOf(actor.secret, -1)))).toEqual(used);
      await verify(again, codeOf(actor.secret, 1));
    });

    it('takes the code of the half minute before or after, and no other', async () => {
      const actor = await withTwoFactor();
      const opened = await challenge(actor);
      expect(await refusalOf(verify(opened, codeOf(actor.secret, -2)))).toMatchObject({ status: 400 });
      expect(await refusalOf(verify(opened, codeOf(actor.secret, 2)))).toMatchObject({ status: 400 });
      const { token } = await verify(opened, codeOf(actor.secret, -1));
      expect(token).toMatch(/^[\w-]{40,}$/);
    });

    it('opens once, however many send the same code at the same moment', async () => {
      const actor = await withTwoFactor();
      const challenges = [await challenge(actor), await challenge(actor), await challenge(actor)];
      const code = codeOf(actor.secret);
      const outcomes = await Promise.all(
        challenges.map((opened, i) => refusalOf(verify(opened, code, `198.19.200.${i}`))),
      );
      expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    });

    it('opens with each recovery code once, however it is typed', async () => {
      const actor = await withTwoFactor();
      const [first = '', second = ''] = actor.recoveryCodes;
      const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
      const { token } = await verify(await challenge(actor), typed);
      const { twoFactor } = await site.apiAs(token)('GET /api/admin/auth/two-factor');
      expect(twoFactor.recoveryCodesLeft).toBe(9);
      expect(await actions(1)).toEqual(['admin.recovery-code-used']);
      const opened = await challenge(actor);
      expect(await refusalOf(verify(opened, first))).toMatchObject({ status: 400 });
      await verify(opened, second);
    });

    it('ends a challenge after five wrong codes, and after five minutes', async () => {
      const actor = await withTwoFactor();
      const opened = await challenge(actor);
      const home = `198.19.${addresses}.1`;
      const guesses = Array.from({ length: 5 }, () => refusalOf(verify(opened, wrongCode(actor.secret), home)));
      expect((await Promise.all(guesses)).map((refusal) => refusal?.status)).toEqual([400, 400, 400, 400, 400]);
      expect(await refusalOf(verify(opened, codeOf(actor.secret), '198.19.201.1'))).toMatchObject({ status: 401 });
      const late = await challenge(actor);
      advance(5 * 60_000);
      expect(await refusalOf(verify(late, codeOf(actor.secret)))).toMatchObject({ status: 401 });
    });

    it('cannot be guessed by who knows the password, however many challenges and addresses they use', async () => {
      const actor = await withTwoFactor();
      let tried = 0;
      for (let minute = 0; minute < 5; minute++) {
        const opened = await challenge(actor);
        for (let i = 0; i < 5; i++) {
          const refusal = await refusalOf(verify(opened, wrongCode(actor.secret), `198.20.${minute}.${i}`));
          if (refusal?.status === 400) tried += 1;
          else expect(refusal?.status).toBe(429);
        }
        advance(OVER_A_MINUTE);
      }
      expect(tried).toBe(10);
      // The owner can still sign in: with a recovery code from any network.
      const signedIn = await verify(await challenge(actor), actor.recoveryCodes[0] ?? '', '198.21.0.1');
      expect(signedIn.admin._id).toBe(actor.admin._id);
    });

    it('cannot be guessed from the owner’s own network, which others may share', async () => {
      const actor = await withTwoFactor();
      const home = '198.22.0.1';
      const opened = await challenge(actor);
      await verify(opened, codeOf(actor.secret), home);
      let tried = 0;
      for (let minute = 0; minute < 8; minute++) {
        const guessed = await challenge(actor);
        for (let i = 0; i < 6; i++) {
          const refusal = await refusalOf(verify(guessed, wrongCode(actor.secret), `198.22.0.${10 + i}`));
          if (refusal?.status === 400) tried += 1;
        }
        advance(OVER_A_MINUTE);
      }
      expect(tried).toBe(30);
      const signedIn = await verify(await challenge(actor), actor.recoveryCodes[0] ?? '', home);
      expect(signedIn.admin._id).toBe(actor.admin._id);
    });

    it('opens once with a recovery code, however many send it at the same moment', async () => {
      const actor = await withTwoFactor();
      const challenges = [await challenge(actor), await challenge(actor), await challenge(actor)];
      const [code = ''] = actor.recoveryCodes;
      const outcomes = await Promise.all(
        challenges.map((opened, i) => refusalOf(verify(opened, code, `198.19.210.${i}`))),
      );
      expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
    });

    it('opens one session by a challenge, however many codes are sent with it at the same moment', async () => {
      const actor = await withTwoFactor();
      const opened = await challenge(actor);
      const codes = [codeOf(actor.secret), ...actor.recoveryCodes.slice(0, 2)];
      const outcomes = await Promise.all(codes.map((code, i) => refusalOf(verify(opened, code, `198.19.211.${i}`))));
      expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(1);
      expect(outcomes.filter((refusal) => refusal?.status === 401)).toHaveLength(2);
    });

    it('is asked for no more by a challenge that began before the password was changed', async () => {
      const actor = await withTwoFactor();
      const opened = await challenge(actor);
      const body = { currentPassword: actor.password, newPassword: 'the ferry at nine' };
      await actor.api('PUT /api/admin/auth/change-password', { body });
      expect(await refusalOf(verify(opened, codeOf(actor.secret)))).toEqual({
        status: 401,
        message: 'Please sign in again',
      });
    });

    it('is taken away with the password, and its codes with it', async () => {
      const actor = await withTwoFactor();
      const end = (password: string) => actor.api('DELETE /api/admin/auth/two-factor', { body: { password } });
      expect(await refusalOf(end('not mine'))).toMatchObject({ status: 400 });
      await end(actor.password);
      expect(await actions(1)).toEqual(['admin.two-factor-ended']);
      await signInAs(site, actor.email, actor.password);
      expect((await actor.api('GET /api/admin/auth/two-factor')).twoFactor.recoveryCodesLeft).toBe(0);
    });

    it('of an admin who lost it is removed by a super_admin', async () => {
      const actor = await withTwoFactor();
      const { username, email } = actor.admin;
      const body = { username, email, role: 'editor', resetTwoFactor: true } as const;
      const { admin } = await site.adminApi('PUT /api/admin/admins/{id}', { params: { id: actor.admin._id }, body });
      expect(admin.hasTwoFactor).toBe(false);
      expect(await refusalOf(actor.api('GET /api/admin/auth/profile'))).toMatchObject({ status: 401 });
      await signInAs(site, email, actor.password);
    });

    it('that the settings ask for is set up before anything else opens', async () => {
      const actor = await addAdmin(site, 'admin');
      const boss = await withTwoFactor('super_admin');
      const require = async (twoFactorRequired: boolean) => {
        const { settings } = await boss.api('GET /api/admin/settings');
        const { apiKey: _, ...ai } = settings.ai;
        await boss.api('PUT /api/admin/settings', { body: { ...settings, ai, twoFactorRequired } });
      };
      await require(true);
      const wait = { status: 403, message: 'Please set up two-factor sign-in first' };
      expect(await refusalOf(actor.api('GET /api/admin/bookings', { query: {} }))).toEqual(wait);
      expect((await actor.api('GET /api/admin/auth/profile')).admin.mustFirst).toBe('set-up-two-factor');
      const end = boss.api('DELETE /api/admin/auth/two-factor', { body: { password: boss.password } });
      expect(await refusalOf(end)).toMatchObject({ status: 409 });
      await setUp(actor);
      await actor.api('GET /api/admin/bookings', { query: {} });
      expect((await actor.api('GET /api/admin/auth/profile')).admin.mustFirst).toBeUndefined();
      await require(false);
    });
  });

  it('keeps neither passwords, secrets, codes nor challenges in clear', async () => {
    const actor = await withTwoFactor();
    const opened = await challenge(actor);
    const tables = ['admins', 'adminSessions', 'adminChallenges', 'adminRecoveryCodes', 'auditEntries'] as const;
    const rows = await Promise.all(tables.map((table) => site.database.read.selectFrom(table).selectAll().execute()));
    const dump = JSON.stringify(rows);
    for (const secret of [actor.password, actor.secret, opened, ...actor.recoveryCodes]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(secret.replaceAll('-', ''));
    }
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
