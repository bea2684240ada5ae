import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startMailServer, startSmsServer } from '../../../../test/message-servers.ts';
import { fixedProviders, makeOffice, SOME_ADMIN } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import type { Database } from '../../database/database.ts';
import { openMessageProviders } from '../../gateways/messages/open-providers.ts';
import { messageService, type NewMessage } from './service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const NO_LOG = { warn: () => undefined };
const SENDER = 'hello@safarnama.example';

describe.each(engines)('messages on %s', (engine) => {
  let place: TestDatabase;
  let database: Database;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let sms: Awaited<ReturnType<typeof startSmsServer>>;
  let now = TEST_NOW;
  beforeEach(async () => {
    now = TEST_NOW;
    place = await makeDatabase(engine);
    database = await place.open();
    mail = await startMailServer();
    sms = await startSmsServer();
  });
  afterEach(async () => {
    await Promise.all([mail.close(), sms.close()]);
    await database.close();
    await place.remove();
  });

  const settings = (mailUrl = mail.url) => ({
    smtp: { url: mailUrl, from: undefined, host: 'safarnama.example' },
    sms: { url: sms.url, account: 'AC1', token: 'secret-token', from: '+15005550006' },
    whatsapp: null,
  });
  const service = (from = database, providers = openMessageProviders(settings(), async () => SENDER)) =>
    messageService({
      ...makeOffice(from, () => now),
      database: from,
      clock: () => now,
      providers: fixedProviders(providers),
      logger: NO_LOG,
    });
  const email = (more: Partial<NewMessage> = {}): NewMessage => ({
    channel: 'email',
    to: 'asha@example.org',
    subject: 'Your request আশা',
    text: 'First line\nSecond line',
    about: { kind: 'booking', id: 'b1' },
    ...more,
  });
  const text = (): NewMessage => ({ ...email({ channel: 'sms', to: '+919876543210', subject: '' }) });
  const rows = () => database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map(({ state }) => state);

  it('go out once by e-mail and by SMS, and are marked as sent', async () => {
    const messages = service();
    await messages.queue(database.db, [email(), text()]);
    expect(await states()).toEqual(['waiting', 'waiting']);
    await messages.deliverDue();
    await messages.deliverDue();
    const [kept, keptSms] = await rows();
    expect(await states()).toEqual(['sent', 'sent']);
    expect(kept).toMatchObject({ sentAt: now, tries: 1, claimedUntil: null, lastError: '' });
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toMatchObject({ to: ['asha@example.org'], messageId: `<${kept?.id}@safarnama.example>` });
    expect(mail.mails[0]?.raw).toMatch(/^From: hello@safarnama.example\r?$/m);
    expect(mail.mails[0]?.raw).toMatch(/First line\r\nSecond line/);
    expect(sms.taken).toEqual([
      {
        form: { To: '+919876543210', From: '+15005550006', Body: 'First line\nSecond line' },
        authorization: `Basic ${Buffer.from('AC1:secret-token').toString('base64')}`,
        key: keptSms?.id,
      },
    ]);
  });

  it('are never written where their transaction fails', async () => {
    const messages = service();
    const failing = database.db.transaction().execute(async (trx) => {
      await messages.queue(trx, [email()]);
      throw new Error('the booking was refused');
    });
    await expect(failing).rejects.toThrow('the booking was refused');
    expect(await rows()).toEqual([]);
  });

  it('reach one address alone, whatever stands in it', async () => {
    const messages = service();
    await messages.queue(database.db, [email({ to: 'a@example.org, b@example.org' })]);
    await messages.deliverDue();
    expect(mail.mails.flatMap(({ to }) => to)).not.toContain('b@example.org');
  });

  it('are each sent by one of three processes that begin at the same moment', async () => {
    const others = [await place.open(), await place.open()];
    await service().queue(
      database.db,
      Array.from({ length: 20 }, (_, i) => email({ subject: `Message ${i}` })),
    );
    await Promise.all([database, ...others].map((from) => service(from).deliverDue()));
    expect(await states()).toEqual(Array.from({ length: 20 }, () => 'sent'));
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(20);
    expect(mail.mails).toHaveLength(20);
    for (const other of others) await other.close();
  });

  it('wait while the provider is down and arrive when it is back, the other channel undisturbed', async () => {
    mail.answerWith('later');
    const messages = service();
    await messages.queue(database.db, [email(), email(), text()]);
    await messages.deliverDue();
    // The channel pauses after the first failure: the second message has not used a try.
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ['waiting', 1],
      ['waiting', 0],
      ['sent', 1],
    ]);
    expect((await rows())[0]).toMatchObject({ lastError: expect.stringContaining('451'), claimedUntil: null });
    mail.answerWith('take');
    await messages.deliverDue();
    expect(await states()).toEqual(['waiting', 'sent', 'sent']);
    now += MINUTE_MS;
    await messages.deliverDue();
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(mail.mails).toHaveLength(2);
  });

  it('are given up after four days, stay to be seen, and go out when an admin says so', async () => {
    sms.answerWith(503);
    const messages = service();
    await messages.queue(database.db, [text()]);
    for (let round = 0; round < 60; round++) {
      await messages.deliverDue();
      now += 2 * HOUR_MS;
    }
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'failed', tries: 53, lastError: expect.stringContaining('503') });
    sms.answerWith(201);
    await messages.deliverDue();
    expect(sms.taken).toEqual([]);
    expect(await messages.retry(failed?.id ?? '', SOME_ADMIN)).toMatchObject({
      state: 'sent',
      tries: 1,
      lastError: '',
    });
    expect(sms.taken).toHaveLength(1);
    await expect(messages.retry(failed?.id ?? '', SOME_ADMIN)).rejects.toThrow('This message has been sent');
    await expect(messages.retry('nothing', SOME_ADMIN)).rejects.toThrow('There is no such message');
  });

  it('that the provider refuses for good are not tried again', async () => {
    mail.answerWith('never');
    sms.answerWith(400);
    const messages = service();
    await messages.queue(database.db, [email(), text()]);
    await messages.deliverDue();
    expect((await rows()).map(({ state, tries }) => [state, tries])).toEqual([
      ['failed', 1],
      ['failed', 1],
    ]);
    // A wrong password of the site can be corrected in the settings.
    sms.answerWith(401);
    await messages.queue(database.db, [text()]);
    await messages.deliverDue();
    expect((await states())[2]).toBe('waiting');
  });

  it('are sent once however often an admin asks at the same moment', async () => {
    const without = service(database, { email: null, sms: null, whatsapp: null });
    await without.queue(database.db, [email()]);
    const [kept] = await rows();
    expect(kept?.state).toBe('kept');
    await expect(without.retry(kept?.id ?? '', SOME_ADMIN)).rejects.toThrow('No provider is set for e-mail');
    const messages = service();
    await Promise.all([1, 2, 3, 4].map(() => messages.retry(kept?.id ?? '', SOME_ADMIN).catch(() => null)));
    expect(mail.mails).toHaveLength(1);
    expect(await states()).toEqual(['sent']);
  });

  it('that wait for a provider that is set no more are kept', async () => {
    await service().queue(database.db, [email(), text()]);
    await service(database, { ...openMessageProviders(settings(), async () => SENDER), sms: null }).sweep();
    expect(await states()).toEqual(['waiting', 'kept']);
  });

  it('are forgotten with what they are about', async () => {
    const messages = service();
    await messages.queue(database.db, [email(), email({ about: { kind: 'lead', id: 'l1' } })]);
    await messages.forget(database.db, ['b1', 'unknown']);
    expect((await rows()).map(({ aboutId }) => aboutId)).toEqual(['l1']);
  });

  it('outlive a kill between the sending and our note of it, and are sent again under the same id', async () => {
    mail.answerWith('silence');
    await service().queue(database.db, [email()]);
    const script = `
      import { openDatabase } from ${JSON.stringify(import.meta.resolve('../../database/open-database.ts'))};
      import { openMessageProviders } from ${JSON.stringify(import.meta.resolve('../../gateways/messages/open-providers.ts'))};
      import { messageService } from ${JSON.stringify(import.meta.resolve('./service.ts'))};
      const database = await openDatabase(${JSON.stringify(place.settings)});
      const opened = openMessageProviders(${JSON.stringify(settings())}, async () => '${SENDER}');
      const providers = { current: async () => opened };
      await messageService({ database, clock: () => ${now}, providers, logger: console }).deliverDue();`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    child.kill('SIGKILL');
    await once(child, 'exit');

    mail.answerWith('take');
    const messages = service();
    await messages.deliverDue();
    // The process that claimed it may still be sending it.
    expect([await states(), mail.mails.length]).toEqual([['waiting'], 1]);
    now += 6 * MINUTE_MS;
    await messages.deliverDue();
    expect(await states()).toEqual(['sent']);
    expect(mail.mails).toHaveLength(2);
    expect(mail.mails[1]?.messageId).toBe(mail.mails[0]?.messageId);
  });

  it('are listed the newest first, by state', async () => {
    const messages = service();
    await messages.queue(database.db, [email({ subject: 'One' }), text(), email({ subject: 'Three' })]);
    sms.answerWith(400);
    await messages.deliverDue();
    const all = await messages.list({ page: 1, limit: 2 });
    expect(all).toMatchObject({ total: 3, page: 1, totalPages: 2 });
    expect(all.messages.map(({ subject }) => subject)).toEqual(['Three', '']);
    const failed = await messages.list({ page: 1, limit: 20, state: 'failed' });
    expect(failed).toMatchObject({ total: 1, messages: [{ channel: 'sms', to: '+919876543210', state: 'failed' }] });
  });
});

describe.each(engines)('bookings and leads on %s tell', (engine) => {
  let site: TestApp;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, SITE_URL: 'https://safarnama.example' };
    site = await startApp(engine, { environment });
    await keepPackage(site.database, { slug: 'darjeeling', now: TEST_NOW });
  });
  afterAll(async () => {
    await site.close();
    await mail.close();
  });

  const book = (more: object = {}) =>
    site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'darjeeling',
        itemType: 'package',
        fullName: 'Asha Sen',
        phone: freshPhone(),
        travelers: 2,
        preferredDate: '2026-12-05',
        ...more,
      },
    });
  const about = async (id: string) => {
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: { limit: 100 } });
    return messages.filter((message) => message.about._id === id).toReversed();
  };

  it('the agency of a booking, and the traveller where there is an address', async () => {
    const { booking } = await book({ email: 'asha@example.org' });
    const [toAgency, toTraveller, ...more] = await about(booking._id);
    expect(more).toEqual([]);
    expect(toAgency).toMatchObject({
      to: SENDER,
      state: 'waiting',
      subject: expect.stringContaining(booking.reference),
    });
    expect(toTraveller).toMatchObject({ to: 'asha@example.org', channel: 'email' });
    expect(toTraveller?.text).toContain(`https://safarnama.example${booking.statusPath}`);
    expect(toTraveller?.text).toContain('₹36,000');
    expect(await about((await book()).booking._id)).toHaveLength(1);
  });

  it.each([
    ['Dr. Asha Sen-Gupta', 'Dear Dr. Asha Sen-Gupta,'],
    ['আশা সেন', 'Dear আশা সেন,'],
    ['Win a trip at evil.example', 'Dear traveler,'],
    ['http://evil.example', 'Dear traveler,'],
  ])('a traveller by name, but carries no stranger’s words: %s', async (fullName, greeting) => {
    const { booking } = await book({ email: 'asha@example.org', fullName });
    const [, toTraveller] = await about(booking._id);
    expect(toTraveller?.text.split('\n')[0]).toBe(greeting);
    expect(toTraveller?.text).not.toContain('evil');
  });

  it('once, however often the same request is sent', async () => {
    const phone = freshPhone();
    const send = () =>
      site.api('POST /api/packages/book', {
        body: {
          packageSlug: 'darjeeling',
          itemType: 'package',
          fullName: 'Asha Sen',
          phone,
          travelers: 2,
          preferredDate: '2026-12-05',
        },
        headers: { 'idempotency-key': 'one-booking' },
      });
    const [first] = await Promise.all([send(), send(), send()]);
    expect(await about(first?.booking._id ?? '')).toHaveLength(1);
  });

  it('a message that an admin sends at once', async () => {
    const [waiting] = await about((await book()).booking._id);
    const { message } = await site.adminApi('POST /api/admin/outbox/{id}/retry', {
      params: { id: waiting?._id ?? '' },
    });
    expect(message).toMatchObject({ state: 'sent', tries: 1 });
    expect(mail.mails.map(({ to }) => to)).toContainEqual([SENDER]);
  });

  it('no one any more once the traveller has erased the account', async () => {
    const traveller = await site.register();
    const { booking } = await traveller.api('POST /api/packages/book', {
      body: {
        packageSlug: 'darjeeling',
        itemType: 'package',
        fullName: 'Asha Sen',
        phone: freshPhone(),
        email: 'erased@example.org',
        travelers: 2,
        preferredDate: '2026-12-05',
      },
    });
    expect(await about(booking._id)).toHaveLength(2);
    await traveller.api('DELETE /api/users/me');
    expect(await about(booking._id)).toEqual([]);
  });

  it('over https with a cookie that is bound to it', async () => {
    const payload = { name: 'Asha Sen', phone: freshPhone() };
    const answer = await site.app.inject({ method: 'POST', url: '/api/promotional-leads/submit', payload });
    expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
  });
});
