import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('accounts on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const form = (more: object = {}) => ({
    name: 'Asha Sen',
    phone: freshPhone(),
    password: 'dusk-on-the-road',
    ...more,
  });
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: { status: number; message: string; fields: Record<string, string> }) => ({
        status: error.status,
        message: error.message,
        fields: error.fields,
      }),
    );

  it('registers, knows the token, signs out and forgets it at once', async () => {
    const { user, token, api } = await site.register({ email: 'asha@example.org' });
    expect(user).toMatchObject({ name: 'Asha Sen', email: 'asha@example.org' });
    expect((await api('GET /api/users/me')).user._id).toBe(user._id);
    await api('POST /api/users/logout', { body: {} });
    expect(await refusalOf(site.apiAs(token)('GET /api/users/me'))).toMatchObject({ status: 401 });
  });

  it('keeps neither password nor token in clear', async () => {
    const { token } = await site.register({ password: 'very-plain-secret' });
    const dump = JSON.stringify([
      await site.database.read.selectFrom('users').selectAll().execute(),
      await site.database.read.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(dump).not.toContain('very-plain-secret');
    expect(dump).not.toContain(token);
    expect(dump).toContain('$argon2id$');
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: ' A ' }, 'Name must be at least 2 characters'],
    [{ phone: '12345' }, 'Phone number must be at least 10 digits'],
    [{ phone: '1234567890123456' }, 'Phone number cannot exceed 15 digits'],
    [{ email: 'not-an-address' }, 'Please enter a valid email address'],
    [{ password: '' }, 'Password is required'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'password' }, 'This password is too easy to guess. Please choose another.'],
    [{ name: 'Nul\u0000byte' }, 'Contains characters that cannot be used'],
    [{ name: 12 }, 'Name is required'],
    [{ name: '', phone: '1', password: '' }, 'Name is required'],
  ])('refuses a registration with %j', async (wrong, message) => {
    const answer = await refusalOf(site.api('POST /api/users/register', { body: form(wrong) as never }));
    expect(answer).toMatchObject({ status: 400, message });
  });

  it('refuses the own phone as a password', async () => {
    const phone = freshPhone();
    for (const [typed, password] of [
      [phone, phone],
      [`+91 ${phone}`, phone],
      ['+65 8123 4567', '+6581234567'],
    ]) {
      const answer = await refusalOf(site.api('POST /api/users/register', { body: form({ phone: typed, password }) }));
      expect(answer).toMatchObject({ status: 400, fields: { password: expect.stringContaining('too easy') } });
    }
  });

  it('takes names in any script, emoji and right-to-left text included', async () => {
    for (const name of ['আশা সেন', 'आशा', 'عائشة', 'Zoë 🌄']) {
      expect((await site.register({ name })).user.name).toBe(name);
    }
  });

  it('is one account, however the phone is written and however many ask at once', async () => {
    const phone = freshPhone();
    const spellings = [phone, `+91 ${phone}`, `91${phone}`, `0${phone}`, `${phone.slice(0, 5)}-${phone.slice(5)}`];
    const tries = Array.from({ length: 15 }, (_, i) =>
      refusalOf(
        site.apiAs(null, `192.0.2.${i}`)('POST /api/users/register', { body: form({ phone: spellings[i % 5] }) }),
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(14);
    expect(answers.find((answer) => answer)?.message).toBe('An account with this phone number already exists');
  });

  it('is one account of another country, however the phone is written and however many ask at once', async () => {
    const local = `8${freshPhone().slice(-7)}`;
    const spellings = [`+65 ${local.slice(0, 4)} ${local.slice(4)}`, `0065${local}`, `+65-${local}`, `(+65) ${local}`];
    const tries = Array.from({ length: 50 }, (_, i) =>
      refusalOf(
        site.apiAs(null, `192.0.3.${i}`)('POST /api/users/register', { body: form({ phone: spellings[i % 4] }) }),
      ),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(49);
    const body = { phone: `+65${local}`, password: 'dusk-on-the-road' };
    const { user } = await site.apiAs(null, '192.0.3.60')('POST /api/users/login', { body });
    expect(user.phone).toBe(`+65${local}`);
    // Without a country code it is an Indian number, and so another person's.
    const indian = await site.apiAs(null, '192.0.3.61')('POST /api/users/register', {
      body: form({ phone: `65${local}` }),
    });
    expect(indian.user._id).not.toBe(user._id);
  });

  /** Registers as processes did before phones had countries: the account is keyed by the typed digits. */
  async function registerBefore(phone: string, name = 'Asha Sen') {
    const { user } = await site.register({ name });
    await site.database.db
      .updateTable('users')
      .set({ phone, canonicalPhone: phone, formerPhone: null })
      .where('id', '=', user._id)
      .execute();
    return user._id;
  }

  it.each([
    ['447911123457', ['447911123457', '+44 7911 123457', '0044 7911 123457', '+44 (0)7911 123457']],
    ['00447911123458', ['0044 7911 123458', '+447911123458', '447911123458']],
    ['4407911123459', ['+44 (0)7911 123459']],
    ['03326541101', ['033 2654 1101', '3326541101', '+91 33 2654 1101', '0091 33 2654 1101']],
    ['913326541102', ['+91 33 2654 1102', '033 2654 1102']],
  ])('registered by an old process as %s is signed in to, listed, and not opened again', async (before, spellings) => {
    const id = await registerBefore(before);
    for (const [nth, phone] of spellings.entries()) {
      const api = site.apiAs(null, `192.0.4.${nth}`);
      const { user } = await api('POST /api/users/login', { body: { phone, password: 'dusk-on-the-road' } });
      expect([phone, user._id]).toEqual([phone, id]);
      if (before.startsWith('440')) continue;
      const again = await refusalOf(api('POST /api/users/register', { body: form({ phone }) }));
      expect([phone, again?.message]).toEqual([phone, 'An account with this phone number already exists']);
      const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
      expect([phone, person.users.map(({ _id }) => _id)]).toEqual([phone, [id]]);
    }
  });

  it('of an Indian phone is not taken for one of another country with the same digits', async () => {
    const indian = await site.register({ phone: '6591234560' });
    const singapore = await site.register({ phone: '+65 9123 4560', password: 'dawn-on-the-road' });
    expect(singapore.user._id).not.toBe(indian.user._id);
    const api = site.apiAs(null, '192.0.4.90');
    for (const [phone, password, id] of [
      ['65912 34560', 'dusk-on-the-road', indian.user._id],
      ['+65 9123 4560', 'dawn-on-the-road', singapore.user._id],
    ] as const) {
      expect((await api('POST /api/users/login', { body: { phone, password } })).user._id).toBe(id);
    }
  });

  it('says the same of an unknown phone and of a wrong password', async () => {
    const { user } = await site.register();
    const wrong = await refusalOf(
      site.apiAs(null, '192.0.2.50')('POST /api/users/login', { body: { phone: user.phone, password: 'wrong-one' } }),
    );
    const unknown = await refusalOf(
      site.apiAs(null, '192.0.2.51')('POST /api/users/login', { body: { phone: freshPhone(), password: 'wrong-one' } }),
    );
    expect(wrong).toMatchObject({ status: 401, message: 'Invalid phone number or password' });
    expect(unknown).toEqual(wrong);
  });

  it('lets ten wrong sign-ins a minute through for an address, even all at once, and forgets them after the minute', async () => {
    const { user } = await site.register({ password: 'the-right-one' });
    const api = site.apiAs(null, '192.0.2.99');
    const guess = (password: string) =>
      refusalOf(api('POST /api/users/login', { body: { phone: user.phone, password } }));
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => guess(`wrong-${i}`)));
    expect(answers.filter((answer) => answer?.status === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(15);
    expect(await guess('the-right-one')).toMatchObject({ status: 429 });
    site.advance(61_000);
    expect(await guess('the-right-one')).toBeNull();
  });

  it('slows guesses from everywhere at one account, but not its owner at home', async () => {
    const phone = freshPhone();
    const home = site.apiAs(null, '198.18.5.20');
    await home('POST /api/users/register', { body: form({ phone, password: 'the-right-one' }) });
    const guesses = Array.from({ length: 45 }, (_, i) =>
      refusalOf(site.apiAs(null, `203.0.${i}.1`)('POST /api/users/login', { body: { phone, password: `wrong-${i}` } })),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(await refusalOf(home('POST /api/users/login', { body: { phone, password: 'the-right-one' } }))).toBeNull();
  });

  it('right sign-ins use up no guesses', async () => {
    const { user } = await site.register({ password: 'the-right-one' });
    const api = site.apiAs(null, '192.0.2.77');
    for (let i = 0; i < 12; i++) {
      await api('POST /api/users/login', { body: { phone: `+91${user.phone}`, password: 'the-right-one' } });
    }
  });

  it('ends every session of a person on request', async () => {
    const first = await site.register({ password: 'the-right-one' });
    const second = await site.api('POST /api/users/login', {
      body: { phone: first.user.phone, password: 'the-right-one' },
    });
    await first.api('POST /api/users/logout', { body: { everywhere: true } });
    for (const token of [first.token, second.token]) {
      expect(await refusalOf(site.apiAs(token)('GET /api/users/me'))).toMatchObject({ status: 401 });
    }
  });

  it('lets an unused session expire', async () => {
    const { api } = await site.register();
    for (let i = 0; i < 3; i++) {
      site.advance(13 * 86_400_000);
      await api('GET /api/users/me');
    }
    site.advance(15 * 86_400_000);
    expect(await refusalOf(api('GET /api/users/me'))).toMatchObject({ status: 401 });
  });

  it('ends a session after ninety days, however much it is used', async () => {
    const { api } = await site.register();
    for (let days = 10; days < 90; days += 10) {
      site.advance(10 * 86_400_000);
      await api('GET /api/users/me');
    }
    site.advance(10 * 86_400_000 + 1);
    expect(await refusalOf(api('GET /api/users/me'))).toMatchObject({ status: 401 });
  });

  it('keeps no phone and no address of those who sign in', async () => {
    const { user } = await site.register();
    const guess = site.apiAs(null, '198.18.77.66')('POST /api/users/login', {
      body: { phone: user.phone, password: 'wrong-one' },
    });
    await refusalOf(guess);
    const rows = JSON.stringify(await site.database.read.selectFrom('signInAttempts').selectAll().execute());
    expect(rows).not.toContain(user.phone);
    expect(rows).not.toContain('198.18');
  });

  it('answers access-status by the cookie, which opens nothing else', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/users/register',
      payload: form(),
      remoteAddress: '192.0.2.60',
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^safarnama_session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    const status = async (sent: Record<string, string>) =>
      (await site.app.inject({ url: '/api/user/access-status', headers: sent })).json();
    expect(await status(headers)).toEqual({ hasAccess: true });
    expect(await status({})).toEqual({ hasAccess: false });
    expect((await site.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401);
  });

  it('gives a person all that is held about them, and erases it', async () => {
    const { user, token, api } = await site.register();
    await api('POST /api/search-history', {
      body: { from: 'Kolkata', to: 'Darjeeling', departureDate: '2026-12-05', returnDate: '2026-12-08' },
    });
    const held = await api('GET /api/users/me/export');
    expect(held.user).toEqual(user);
    expect(held.searches).toHaveLength(1);
    expect(held.activities).toMatchObject([{ type: 'user_register' }]);
    await api('DELETE /api/users/me');
    expect(await refusalOf(site.apiAs(token)('GET /api/users/me'))).toMatchObject({ status: 401 });
    const rows = await site.database.read.selectFrom('users').select('id').where('id', '=', user._id).execute();
    const searches = await site.database.read
      .selectFrom('searches')
      .selectAll()
      .where('userId', '=', user._id)
      .execute();
    const traces = await site.database.read
      .selectFrom('activities')
      .selectAll()
      .where('userId', '=', user._id)
      .execute();
    expect([rows, searches, traces]).toEqual([[], [], []]);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
