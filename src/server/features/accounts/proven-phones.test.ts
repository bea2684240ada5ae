import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { messageBox } from '../../../../test/message-box.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import { UnansweredMessage } from '../../gateways/messages/port.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'dusk-on-the-road';
const OTHER_PASSWORD = 'dawn-on-the-river';

let addresses = 0;
const freshAddress = (): string => `100.64.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe.each(engines)('proven phones on %s', (engine) => {
  const box = messageBox();
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { gateways: { openMessages: box.openMessages } });
  });
  afterAll(() => site.close());
  beforeEach(() => box.failWith(null));

  const from = (address = freshAddress()) => site.apiAs(null, address);

  async function ask(phone: string, api = from()) {
    const { codeId } = await api('POST /api/users/codes', { body: { phone } });
    return { codeId, code: box.codeTo(phone) };
  }
  /** Asks for a code and enters it. */
  async function prove(phone: string, api = from()) {
    const { codeId, code } = await ask(phone, api);
    return api('POST /api/users/codes/check', { body: { phone, codeId, code } });
  }
  /** Registers with a code, so that the phone is proven. */
  async function registerProven(phone = freshPhone()) {
    const { proof } = await prove(phone);
    const body = { phone, proof, name: 'Mira Das', password: PASSWORD };
    const signedIn = await from()('POST /api/users/register-with-code', { body });
    return { ...signedIn, phone, api: site.apiAs(signedIn.token) };
  }

  it('signs in with a code, and the session says so', async () => {
    const { user, phone } = await registerProven();
    site.advance(MINUTE_MS);
    const api = from();
    const { codeId } = await api('POST /api/users/codes', { body: { phone: `+91 ${phone}` } });
    const sent = { phone, codeId, code: box.codeTo(phone) };
    const { proof, account } = await api('POST /api/users/codes/check', { body: sent });
    expect(account).toBe('proven');
    const signedIn = await from()('POST /api/users/login-with-code', { body: { phone, proof } });
    expect(signedIn.user._id).toBe(user._id);
    const { account: own } = await site.apiAs(signedIn.token)('GET /api/users/me/account');
    expect(own).toMatchObject({ phoneProven: true, notice: null });
    expect(own.sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ signedInBy: 'code' });
  });

  it('sends six digits that a browser fills in on this site alone, and keeps neither them nor the phone', async () => {
    const phone = freshPhone();
    const { code } = await ask(phone);
    expect(box.texts.at(-1)?.text).toMatch(/^\d{6} is your .*\n\n@localhost #\d{6}$/s);
    const { read } = site.database;
    const kept = JSON.stringify([
      await read.selectFrom('phoneCodes').selectAll().execute(),
      await read.selectFrom('outbox').selectAll().execute(),
      await read.selectFrom('messageCounts').selectAll().execute(),
    ]);
    expect(kept).not.toContain(phone);
    expect(kept).not.toContain(`"${code}"`);
  });

  it('answers the same whether a phone has no account, an unproven or a proven one', async () => {
    const { user } = await site.register();
    const { phone } = await registerProven();
    site.advance(MINUTE_MS);
    const shapes = [];
    for (const one of [freshPhone(), user.phone, phone]) {
      const { codeId, ...rest } = await from()('POST /api/users/codes', { body: { phone: one } });
      shapes.push({ ...rest, length: codeId.length, text: box.texts.at(-1)?.text.replaceAll(/\d{6}/g, '') });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
    box.failWith(new Error('the provider is down'));
    for (const one of [freshPhone(), user.phone, phone]) {
      site.advance(MINUTE_MS);
      const refused = await refusalOf(from()('POST /api/users/codes', { body: { phone: one } }));
      expect(refused).toMatchObject({ status: 503, message: expect.stringContaining('just now') });
    }
  });

  it('takes five guesses for a code, from however many addresses, and then not even the right one', async () => {
    const phone = freshPhone();
    const { codeId, code } = await ask(phone);
    const wrong = { phone, codeId, code: wrongFor(code) };
    const guesses = Array.from({ length: 10 }, () => refusalOf(from()('POST /api/users/codes/check', { body: wrong })));
    expect((await Promise.all(guesses)).map((refused) => refused?.status)).toEqual(Array(10).fill(400));
    const late = await refusalOf(from()('POST /api/users/codes/check', { body: { phone, codeId, code } }));
    expect(late).toMatchObject({ status: 400, message: expect.stringContaining('wrong or has expired') });
  });

  it('accepts the right code at the fifth guess, and slows an address that guesses at many phones', async () => {
    const phone = freshPhone();
    const api = from();
    const { codeId, code } = await ask(phone, api);
    for (let i = 0; i < 4; i++) {
      await refusalOf(api('POST /api/users/codes/check', { body: { phone, codeId, code: wrongFor(code) } }));
    }
    await api('POST /api/users/codes/check', { body: { phone, codeId, code } });
    const guesser = from();
    const made = randomBytes(24).toString('base64url');
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const body = { phone: freshPhone(), codeId: made, code: '123456' };
      statuses.push((await refusalOf(guesser('POST /api/users/codes/check', { body })))?.status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  it('opens nothing after ten minutes, for another phone, without the id of its request, or a second time', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const api = from();
    const { codeId, code } = await ask(phone, api);
    const check = (body: object) =>
      refusalOf(api('POST /api/users/codes/check', { body: { phone, codeId, code, ...body } }));
    expect(await check({ phone: other })).toMatchObject({ status: 400 });
    expect(await check({ codeId: randomBytes(32).toString('base64url') })).toMatchObject({ status: 400 });
    expect(await check({ code: '12345' })).toMatchObject({ status: 400, message: 'Enter the 6 digits of the message' });
    site.advance(10 * MINUTE_MS);
    expect(await check({})).toMatchObject({ status: 400 });

    const again = await ask(phone, api);
    // Typed with the digits of Bengali, in groups.
    const inBengali = again.code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    const typed = { ...again, code: `${inBengali.slice(0, 3)} ${inBengali.slice(3)}` };
    const { proof } = await api('POST /api/users/codes/check', { body: { phone, ...typed } });
    expect(await check(again)).toMatchObject({ status: 400 });
    const body = { phone, proof, name: 'Mira Das', password: PASSWORD };
    await api('POST /api/users/register-with-code', { body });
    const used = await refusalOf(api('POST /api/users/login-with-code', { body: { phone, proof } }));
    expect(used).toMatchObject({ status: 409, message: expect.stringContaining('new code') });
  });

  it('ends a proof after ten minutes, and takes it for no other phone', async () => {
    const { phone } = await registerProven();
    const another = await registerProven();
    site.advance(MINUTE_MS);
    const { proof } = await prove(phone);
    const login = (typed: string) =>
      refusalOf(from()('POST /api/users/login-with-code', { body: { phone: typed, proof } }));
    expect(await login(another.phone)).toMatchObject({ status: 409 });
    site.advance(10 * MINUTE_MS);
    expect(await login(phone)).toMatchObject({ status: 409 });
  });

  it('sends one code in half a minute and three in an hour to a phone, and ten in an hour for an address', async () => {
    const phone = freshPhone();
    const ask = (to: string, api = from()) => refusalOf(api('POST /api/users/codes', { body: { phone: to } }));
    const both = await Promise.all([ask(phone), ask(phone)]);
    expect(both.map((refused) => refused?.status).sort()).toEqual([429, undefined].sort());
    for (let i = 0; i < 2; i++) {
      site.advance(MINUTE_MS);
      expect(await ask(phone)).toBeNull();
    }
    site.advance(MINUTE_MS);
    expect(await ask(phone)).toMatchObject({ status: 429 });
    site.advance(60 * MINUTE_MS);
    expect(await ask(phone)).toBeNull();
    const api = from();
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(freshPhone(), api))?.status);
    expect(statuses).toEqual([...Array(10).fill(undefined), 429]);
  });

  it('sends nothing to a country that the settings leave out', async () => {
    const refused = await refusalOf(from()('POST /api/users/codes', { body: { phone: '+1 202 555 0136' } }));
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('cannot send') });
  });

  it('leaves nothing behind when the provider fails, and counts only what may have arrived', async () => {
    const phone = freshPhone();
    const rows = () => site.database.read.selectFrom('phoneCodes').select('id').execute();
    const before = (await rows()).length;
    box.failWith(new Error('down'));
    for (let i = 0; i < 5; i++) await refusalOf(from()('POST /api/users/codes', { body: { phone } }));
    expect(await rows()).toHaveLength(before);
    box.failWith(new UnansweredMessage('silent'));
    const silent = () => refusalOf(from()('POST /api/users/codes', { body: { phone } }));
    expect(await silent()).toMatchObject({ status: 503 });
    expect(await silent()).toMatchObject({ status: 429 });
    box.failWith(null);
    site.advance(MINUTE_MS);
    await prove(phone);
  });

  describe('a number that another person registered without proof', () => {
    it('goes to the person who proves it, and all else stays apart with the first account', async () => {
      const first = await site.register({ name: 'Rahul Sen' });
      const { phone } = first.user;
      await first.api('POST /api/search-history', {
        body: { from: 'Kolkata', to: 'Puri', departureDate: '2026-12-05', returnDate: '2026-12-07' },
      });
      const { proof, account } = await prove(phone);
      expect(account).toBe('unproven');
      const refused = await refusalOf(from()('POST /api/users/login-with-code', { body: { phone, proof } }));
      expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('not been confirmed') });
      const body = { phone, proof, name: 'Asha Roy', password: OTHER_PASSWORD };
      const owner = await from()('POST /api/users/register-with-code', { body });
      expect(owner.user._id).not.toBe(first.user._id);
      const held = await site.apiAs(owner.token)('GET /api/users/me/export');
      expect(held).toMatchObject({ searches: [], bookings: [], trips: [] });

      const { account: left } = await first.api('GET /api/users/me/account');
      expect(left).toMatchObject({ user: { name: 'Rahul Sen', phone: '' }, notice: 'phone-taken', phoneProven: false });
      expect((await first.api('GET /api/users/me/export')).searches).toHaveLength(1);
      const signIn = (password: string) => from()('POST /api/users/login', { body: { phone, password } });
      expect((await signIn(OTHER_PASSWORD)).user._id).toBe(owner.user._id);
      expect(await refusalOf(signIn(PASSWORD))).toMatchObject({ status: 401 });

      // The first account gets a phone of its own.
      const own = freshPhone();
      const proven = await prove(own);
      await first.api('PUT /api/users/me/phone', { body: { phone: own, proof: proven.proof } });
      const again = await from()('POST /api/users/login', { body: { phone: own, password: PASSWORD } });
      expect(again.user).toMatchObject({ _id: first.user._id, phone: own });
      expect((await first.api('GET /api/users/me/account')).account).toMatchObject({ notice: null, phoneProven: true });
    });

    it('is found in the back office under its new account alone', async () => {
      const first = await site.register({ name: 'Rahul Sen' });
      const { phone } = first.user;
      const { proof } = await prove(phone);
      const body = { phone, proof, name: 'Asha Roy', password: OTHER_PASSWORD };
      await from()('POST /api/users/register-with-code', { body });
      const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
      expect(person.users.map(({ name }) => name)).toEqual(['Asha Roy']);
      expect(person.confirmations).toMatchObject([{ kind: 'phone', value: phone }]);
    });

    it('goes to one of two who prove it at the same moment', async () => {
      const first = await site.register();
      const { phone } = first.user;
      const one = await prove(phone);
      site.advance(MINUTE_MS);
      // A proof that was earned before the second code was entered stays as good.
      const two = await prove(phone);
      const bodies = [one, two].map(({ proof }, i) => ({ phone, proof, name: `Owner ${i}`, password: PASSWORD }));
      const answers = await Promise.all(
        bodies.map((body) => refusalOf(from()('POST /api/users/register-with-code', { body }))),
      );
      expect(answers.filter((refused) => refused === null)).toHaveLength(1);
      expect(answers.find((refused) => refused !== null)).toMatchObject({ status: 409 });
      const rows = await site.database.read
        .selectFrom('users')
        .select('id')
        .where('canonicalPhone', '=', phone)
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('may not be taken once it is proven', async () => {
      const first = await site.register();
      const { phone } = first.user;
      const { proof } = await prove(phone);
      await first.api('PUT /api/users/me/phone', { body: { phone, proof } });
      site.advance(MINUTE_MS);
      const second = await prove(phone);
      expect(second.account).toBe('proven');
      const body = { phone, proof: second.proof, name: 'Asha Roy', password: OTHER_PASSWORD };
      const refused = await refusalOf(from()('POST /api/users/register-with-code', { body }));
      expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('another account') });
      // Nothing was half taken: the proof still signs in to the account that has the phone.
      const { user } = await from()('POST /api/users/login-with-code', { body: { phone, proof: second.proof } });
      expect(user._id).toBe(first.user._id);
      const stranger = await site.register();
      site.advance(30 * MINUTE_MS);
      const third = await prove(phone);
      const own = { body: { phone, proof: third.proof } };
      expect(await refusalOf(stranger.api('PUT /api/users/me/phone', own))).toMatchObject({ status: 409 });
    });
  });

  it('chooses a new password with a code: every other session ends, and the person is told', async () => {
    const { phone, api, user } = await registerProven();
    site.advance(MINUTE_MS);
    const { proof } = await prove(phone);
    const reset = (password: string) => from()('POST /api/users/reset-password', { body: { phone, proof, password } });
    expect(await refusalOf(reset('password'))).toMatchObject({ status: 400 });
    const signedIn = await reset(OTHER_PASSWORD);
    expect(signedIn.user._id).toBe(user._id);
    expect(await refusalOf(api('GET /api/users/me'))).toMatchObject({ status: 401 });
    expect(await refusalOf(reset(PASSWORD))).toMatchObject({ status: 409 });
    await from()('POST /api/users/login', { body: { phone, password: OTHER_PASSWORD } });
    await expect.poll(() => box.texts.at(-1)?.text).toContain('password was changed');
  });

  it('confirms an e-mail address by a link, and mails a link for a new password there alone', async () => {
    const { user, api } = await site.register();
    const address = `asha-${randomBytes(4).toString('hex')}@example.org`;
    const recover = (email: string) => from()('POST /api/users/recovery', { body: { email } });
    await api('PUT /api/users/me/email', { body: { email: address } });
    expect((await api('GET /api/users/me/account')).account.confirmedEmail).toBeNull();
    const before = box.mails.length;
    await recover(address);
    const link = box.linkTo(address);
    expect(await from()('POST /api/users/confirm-email', { body: { link } })).toEqual({ email: address });
    expect(await refusalOf(from()('POST /api/users/confirm-email', { body: { link } }))).toMatchObject({ status: 409 });
    await recover('never-seen@example.org');
    expect(box.mails).toHaveLength(before);
    await recover(address.toUpperCase());
    await expect.poll(() => box.mails.length).toBe(before + 1);
    const reset = (password = OTHER_PASSWORD) =>
      refusalOf(from()('POST /api/users/reset-password', { body: { link: box.linkTo(address), password } }));
    expect(await reset(user.phone)).toMatchObject({ status: 400 });
    const both = await Promise.all([reset(), reset()]);
    expect(both.filter((refused) => refused === null)).toHaveLength(1);
    expect(both.find((refused) => refused !== null)).toMatchObject({ status: 409 });
    await from()('POST /api/users/login', { body: { phone: user.phone, password: OTHER_PASSWORD } });
    await recover(address);
    await expect.poll(() => box.mails.at(-1)?.text).toContain('#');
    site.advance(30 * MINUTE_MS);
    expect(await reset()).toMatchObject({ status: 409 });
    const other = await site.register();
    await other.api('PUT /api/users/me/email', { body: { email: address } });
    const theirs = await refusalOf(from()('POST /api/users/confirm-email', { body: { link: box.linkTo(address) } }));
    expect(theirs).toMatchObject({ status: 409, message: expect.stringContaining('another account') });
  });

  it('lets the agency make a link after asking back: once, for a day, audited, and the account is told', async () => {
    const { user, api } = await site.register({ email: 'told@example.org' });
    const make = (checks: ('called-back' | 'mail')[]) =>
      site.adminApi('POST /api/admin/accounts/{id}/reset-link', { params: { id: user._id }, body: { checks } });
    expect(await refusalOf(make([]))).toMatchObject({ status: 400 });
    const { url, expiresAt } = await make(['called-back']);
    expect(Date.parse(expiresAt)).toBeGreaterThan(0);
    await expect.poll(() => box.mails.at(-1)).toMatchObject({ to: 'told@example.org' });
    expect(box.mails.at(-1)?.text).not.toContain('#');
    expect(box.texts.at(-1)?.to).toContain(user.phone);
    expect((await api('GET /api/users/me/account')).account.notice).toBe('link-made');
    await api('DELETE /api/users/me/notice');
    expect((await api('GET /api/users/me/account')).account.notice).toBeNull();
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { page: 1, limit: 5, kind: 'deed' } });
    expect(entries[0]).toMatchObject({
      action: 'person.reset-link-made',
      subject: `Traveller …${user.phone.slice(-3)}`,
    });
    const link = url.split('#')[1] ?? '';
    const reset = () =>
      refusalOf(from()('POST /api/users/reset-password', { body: { link, password: OTHER_PASSWORD } }));
    expect(await reset()).toBeNull();
    expect(await reset()).toMatchObject({ status: 409 });
    const late = await make(['mail']);
    site.advance(24 * 60 * MINUTE_MS);
    const body = { link: late.url.split('#')[1] ?? '', password: PASSWORD };
    expect(await refusalOf(from()('POST /api/users/reset-password', { body }))).toMatchObject({ status: 409 });
  });

  it('is forgotten with the account', async () => {
    const { phone, api } = await registerProven();
    const address = `gone-${randomBytes(4).toString('hex')}@example.org`;
    await api('PUT /api/users/me/email', { body: { email: address } });
    site.advance(MINUTE_MS);
    await ask(phone);
    const copy = await api('GET /api/users/me/export');
    expect(copy.confirmations.map(({ kind }) => kind)).toEqual(['phone', 'confirm-email']);
    expect(copy.sessions[0]?.signedInBy).toBe('code');
    await api('DELETE /api/users/me');
    const { read } = site.database;
    const links = await read.selectFrom('accountLinks').select('userId').where('email', '=', address).execute();
    expect(links).toEqual([]);
    const { proof, account } = await prove(phone).catch(() => ({ proof: '', account: 'refused' }));
    expect(proof === '' || account === 'none').toBe(true);
  });
});

describe.each(engines)('without a provider on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('offers neither codes nor links by mail, and says so', async () => {
    const { api } = await site.register();
    const ways = { codes: false, mail: false, passkeysAt: 'http://localhost:3000' };
    expect(await site.api('GET /api/users/ways-in')).toEqual({ ways });
    const body = { phone: freshPhone() };
    expect(await refusalOf(site.api('POST /api/users/codes', { body }))).toMatchObject({ status: 409 });
    const email = { email: 'asha@example.org' };
    expect(await refusalOf(site.api('POST /api/users/recovery', { body: email }))).toMatchObject({ status: 409 });
    expect(await refusalOf(api('PUT /api/users/me/email', { body: email }))).toMatchObject({ status: 409 });
    expect(await site.database.read.selectFrom('accountLinks').selectAll().execute()).toEqual([]);
  });
});
