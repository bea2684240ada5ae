import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startMailServer, startSmsServer } from '../../../../test/message-servers.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import { openMessageProviders } from '../../gateways/messages/open-providers.ts';
import type { Gateways } from '../../gateways/open-gateways.ts';
import { TESTS_PER_MINUTE } from './routes.ts';

const MAIL_FORM = {
  host: 'smtp.provider.com',
  port: 587,
  security: 'starttls',
  user: 'agency',
  password: 'secret-of-the-mail-server',
  from: '',
} as const;
const SMS_FORM = {
  url: 'https://sms.provider.com/Messages.json',
  account: 'AC1',
  token: 'secret-of-the-sms',
  from: '+1',
};

describe.each(engines)('providers set in the back office on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let sms: Awaited<ReturnType<typeof startSmsServer>>;
  const opened: Parameters<Gateways['openMessages']>[0][] = [];
  beforeAll(async () => {
    mail = await startMailServer();
    sms = await startSmsServer();
    place = await makeDatabase(engine);
    // The servers of this test are private, as servers of settings must not be.
    const openMessages: Gateways['openMessages'] = (settings, sender) => {
      opened.push(settings);
      return openMessageProviders(
        {
          smtp: settings.smtp && { ...settings.smtp, url: mail.url, isPublicOnly: false },
          sms: settings.sms && { ...settings.sms, url: sms.url, isPublicOnly: false },
          whatsapp: settings.whatsapp,
        },
        sender,
      );
    };
    const start = () => startApp(engine, { place, gateways: { openMessages } });
    site = await start();
    other = await start();
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await Promise.all([mail.close(), sms.close()]);
    await place.remove();
  });

  const read = async (app = site) => (await app.adminApi('GET /api/admin/message-providers')).providers;
  const save = async (form: { email?: object | null; sms?: object | null; whatsapp?: object | null }, app = site) => {
    const { version } = await read();
    const body = { email: null, sms: null, ...form, version };
    return (await app.adminApi('PUT /api/admin/message-providers', { body: body as never })).providers;
  };
  let callers = 0;
  const leave = async (app: TestApp) => {
    const phone = freshPhone();
    callers += 1;
    await app.apiAs(null, `198.18.${callers}.1`)('POST /api/promotional-leads/submit', {
      body: { phone, name: 'Asha' },
    });
    return site.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', `+91${phone}`)
      .executeTakeFirstOrThrow();
  };

  it('are none at first, are in force at the next message in every process, and show no secret', async () => {
    expect(await read()).toMatchObject({ email: { source: 'none' }, sms: { source: 'none' }, version: 0 });
    expect((await leave(other)).state).toBe('kept');
    expect((await site.api('GET /api/site')).smsConfirmation).toBe(false);
    const saved = await save({ email: MAIL_FORM, sms: SMS_FORM });
    expect(saved).toMatchObject({
      email: { source: 'settings', server: { ...MAIL_FORM, password: '…rver' } },
      sms: { source: 'settings', provider: { ...SMS_FORM, token: '…-sms' } },
    });
    expect(await read(other)).toEqual(saved);
    const waiting = await leave(other);
    expect(waiting.state).toBe('waiting');
    const { message } = await other.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: waiting.id } });
    expect(message.state).toBe('sent');
    expect(sms.taken).toHaveLength(1);
    expect(opened.at(-1)?.smtp).toMatchObject({
      url: 'smtp://agency:secret-of-the-mail-server@smtp.provider.com:587/?requireTLS=true',
      isPublicOnly: true,
    });
    expect((await other.api('GET /api/site')).smsConfirmation).toBe(true);
    const row = await site.database.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'providers')
      .executeTakeFirstOrThrow();
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'providers.saved' } });
    expect(entries).toHaveLength(1);
    expect(row.value + JSON.stringify(entries)).not.toMatch(/secret-of/);
  });

  it('keep a secret that is not typed again, and pass none on to another server', async () => {
    const { password: _, ...mailForm } = MAIL_FORM;
    const { token: __, ...smsForm } = SMS_FORM;
    expect((await save({ email: { ...mailForm, port: 465 }, sms: smsForm })).email.server).toMatchObject({
      port: 465,
      password: '…rver',
    });
    await expect(save({ email: { ...mailForm, host: 'smtp.evil.com' }, sms: smsForm })).rejects.toMatchObject({
      status: 400,
      fields: { 'email.password': expect.stringContaining('Enter the secret again') },
    });
    await expect(save({ email: mailForm, sms: { ...smsForm, url: 'https://evil.com/x' } })).rejects.toMatchObject({
      fields: { 'sms.token': expect.any(String) },
    });
  });

  it.each([
    ['a loopback address', 'https://127.0.0.1/sms'],
    ['a private address', 'https://10.1.2.3/sms'],
    ['an address of a cloud’s own data', 'https://169.254.169.254/latest'],
    ['a mapped address', 'https://[::ffff:127.0.0.1]/sms'],
    ['a decimal address', 'https://2130706433/sms'],
    ['this machine', 'https://localhost/sms'],
    ['no encryption', 'http://sms.provider.com/'],
    ['another scheme', 'file:///etc/passwd'],
  ])('refuse %s for SMS', async (_what, url) => {
    await expect(save({ sms: { ...SMS_FORM, url } })).rejects.toMatchObject({
      status: 400,
      fields: { 'sms.url': expect.any(String) },
    });
  });

  it('refuse a mail server inside the network, and what is no name of a server', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '192.168.1.1', 'smtp.com/path', 'user@smtp.com', '']) {
      await expect(save({ email: { ...MAIL_FORM, host } })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('keep an account of WhatsApp sealed, with both secrets, until it is taken away', async () => {
    const account = { phoneNumberId: '106540352242922', token: 'secret-of-meta', appSecret: 'secret-of-the-app' };
    const refused = save({ whatsapp: { ...account, token: undefined } });
    await expect(refused).rejects.toMatchObject({ status: 400, fields: { 'whatsapp.token': expect.any(String) } });
    await expect(save({ whatsapp: { ...account, phoneNumberId: '+91 98300' } })).rejects.toMatchObject({ status: 400 });
    const { whatsapp } = await save({ whatsapp: account });
    expect(whatsapp).toMatchObject({
      source: 'settings',
      provider: { phoneNumberId: '106540352242922', token: '…meta', appSecret: '…-app' },
      webhook: { verifyToken: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect((await read(other)).whatsapp).toEqual(whatsapp);
    // A form without it leaves it as it is, and so does one without its secrets.
    expect((await save({ sms: SMS_FORM })).whatsapp).toEqual(whatsapp);
    expect((await save({ whatsapp: { phoneNumberId: '106540352242923' } })).whatsapp.provider?.token).toBe('…meta');
    const rows = await site.database.read
      .selectFrom('settings')
      .select('value')
      .where('name', '=', 'providers')
      .execute();
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'providers.saved' } });
    expect(JSON.stringify([rows, entries])).not.toMatch(/secret-of/);
    expect((await save({ whatsapp: null })).whatsapp).toMatchObject({ source: 'none', provider: null });
  });

  it('of two admins who save at once, one gets a conflict', async () => {
    const { version } = await read();
    const body = (port: number) => ({ email: { ...MAIL_FORM, port }, sms: SMS_FORM, version });
    const outcomes = await Promise.allSettled(
      [site, other].map((app, nth) => app.adminApi('PUT /api/admin/message-providers', { body: body(1000 + nth) })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  });

  it('are tried with one real message, and say what the provider answers', async () => {
    const test = async (channel: 'email' | 'sms', to: string) =>
      (await site.adminApi('POST /api/admin/message-providers/test', { body: { channel, to } })).tested;
    expect(await test('email', 'me@agency.example')).toEqual({ outcome: 'sent', answer: '' });
    expect(mail.mails.at(-1)).toMatchObject({ to: ['me@agency.example'] });
    sms.answerWith(401);
    expect(await test('sms', '98300 12345')).toEqual({
      outcome: 'failed',
      answer: 'The provider answered 401: {"said":"by the provider"}',
    });
    sms.answerWith(201);
    await expect(test('email', 'not an address')).rejects.toMatchObject({ fields: { to: expect.any(String) } });
    await expect(test('sms', '+44 7911 123456')).rejects.toMatchObject({
      fields: { to: 'Not sent: SMS to +44 are not allowed in Settings' },
    });
    // The limit for tests holds for each admin's address, whatever comes of them.
    const left = TESTS_PER_MINUTE - 4;
    const sent = await Promise.all(Array.from({ length: left }, () => test('sms', '98300 12345')));
    expect(sent.filter(({ outcome }) => outcome === 'sent')).toHaveLength(left);
    await expect(test('sms', '98300 12345')).rejects.toMatchObject({ status: 429 });
  });

  it('that are removed while messages wait leave them in the outbox, unsent', async () => {
    sms.answerWith(503);
    const waiting = await leave(site);
    expect(waiting.state).toBe('waiting');
    await save({ email: null, sms: null });
    await expect(
      other.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: waiting.id } }),
    ).rejects.toMatchObject({ status: 409, message: 'No provider is set for SMS' });
    expect((await leave(other)).state).toBe('kept');
  });
});

it('those of the environment win, and the screen says so', async () => {
  const mail = await startMailServer();
  const site = await startApp('sqlite', { environment: { SMTP_URL: mail.url } });
  const body = { email: MAIL_FORM, sms: null, version: 0 };
  const { providers } = await site.adminApi('PUT /api/admin/message-providers', { body });
  expect(providers.email).toMatchObject({ source: 'environment', server: { host: 'smtp.provider.com' } });
  const { tested } = await site.adminApi('POST /api/admin/message-providers/test', {
    body: { channel: 'email', to: 'me@agency.example' },
  });
  expect([tested.outcome, mail.mails.length]).toEqual(['sent', 1]);
  await site.close();
  await mail.close();
});
