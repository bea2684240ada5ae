import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startSmsServer } from '../../../../test/message-servers.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { reportOf, signed, startWhatsappServer, WHATSAPP } from '../../../../test/whatsapp-server.ts';

const HOUR_MS = 3_600_000;
const seconds = (at: number) => String(Math.floor(at / 1000));

describe.each(engines)('WhatsApp on %s', (engine) => {
  let site: TestApp;
  let meta: Awaited<ReturnType<typeof startWhatsappServer>>;
  let sms: Awaited<ReturnType<typeof startSmsServer>>;
  let now = TEST_NOW;
  beforeAll(async () => {
    [meta, sms] = await Promise.all([startWhatsappServer(), startSmsServer()]);
    site = await startApp(engine, {
      deliverEveryMs: 3_600_000,
      environment: {
        WHATSAPP_URL: meta.url,
        WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
        WHATSAPP_TOKEN: WHATSAPP.token,
        WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
        SMS_URL: sms.url,
        SMS_ACCOUNT: 'AC1',
        SMS_TOKEN: 'sms-token',
        SMS_FROM: '+15005550006',
      },
    });
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
    await template('confirmed', { name: 'booking_confirmed', language: 'en', parameters: ['name', 'reference'] });
  });
  afterAll(async () => {
    await site.close();
    await Promise.all([meta.close(), sms.close()]);
  });
  beforeEach(() => meta.fail('none'));

  const pass = (milliseconds: number) => {
    now += milliseconds;
    site.advance(milliseconds);
  };
  const template = async (
    kind: 'confirmed' | 'received',
    set: { name: string; language: string; parameters: ('name' | 'reference' | 'trip')[] } | null,
  ) => {
    const params = { kind, language: 'en' } as const;
    const { shown } = await site.adminApi('GET /api/admin/whatsapp-templates/{kind}/{language}', { params });
    const body = { template: set, version: shown.version };
    return site.adminApi('PUT /api/admin/whatsapp-templates/{kind}/{language}', { params, body });
  };
  let callers = 0;
  const book = async (more: object = {}) => {
    callers += 1;
    const form = { packageSlug: 'hills', fullName: 'Asha Roy', travelers: 2, preferredDate: '2026-12-10' };
    const body = { ...form, phone: freshPhone(), ...more };
    const { booking } = await site.apiAs(null, `198.18.9.${callers}`)('POST /api/packages/book', { body });
    return { id: booking._id, reference: booking.reference };
  };
  const confirm = (id: string) =>
    site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status: 'confirmed' } });
  const outbox = (aboutId: string) =>
    site.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('aboutId', '=', aboutId)
      .where('channel', '<>', 'email')
      .orderBy('id')
      .execute();
  /** Tries what is due, as the job does. */
  const deliver = async () => {
    const query = { limit: 100, state: 'waiting' } as const;
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query });
    for (const { _id, channel } of messages) {
      if (channel !== 'email') await site.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: _id } });
    }
  };
  const report = (body: string, signature = signed(body)) =>
    site.app.inject({
      method: 'POST',
      url: '/api/whatsapp/webhook',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      payload: body,
    });
  const status = (id: string, name: string, more: object = {}) => ({
    id,
    status: name,
    timestamp: seconds(now),
    recipient_id: '919830012345',
    ...more,
  });
  const confirmed = async (more: object = {}) => {
    const booking = await book(more);
    await confirm(booking.id);
    pass(31_000);
    await deliver();
    return booking;
  };

  it('a step goes out by its template in place of the SMS, and what WhatsApp reports never goes backwards', async () => {
    const { id, reference } = await confirmed();
    const [row, ...others] = await outbox(id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ channel: 'whatsapp', state: 'sent', fallback: expect.stringContaining(reference) });
    const sent = meta.taken.at(-1);
    expect(sent).toMatchObject({
      type: 'template',
      template: {
        name: 'booking_confirmed',
        language: { code: 'en' },
        components: [{ type: 'body', parameters: [{ text: 'Asha Roy' }, { text: reference }] }],
      },
      biz_opaque_callback_data: row?.id,
    });
    const wamid = sent?.wamid ?? '';
    expect(row?.providerId).toBe(wamid);
    // Read first, then all others, twice, beside what is unknown.
    for (const name of ['read', 'delivered', 'sent', 'failed', 'read', 'deleted']) {
      const body = reportOf({ statuses: [status(wamid, name), status('wamid.unknown', 'read'), { id: 7 }] });
      expect((await report(body)).statusCode).toBe(200);
    }
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: { channel: 'whatsapp' } });
    expect(messages[0]).toMatchObject({ state: 'sent', deliveredAt: expect.any(String), readAt: expect.any(String) });
    expect(await outbox(id)).toHaveLength(1);
  });

  it.each<[string, object, RegExp]>([
    ['WhatsApp says at once that the number is not there', { phone: '9000000000' }, /not on WhatsApp.*131026/],
    ['a value of the template is missing', {}, /no value for \{trip\}/],
    ['there is no such template', {}, /no approved template.*132001/],
    ['it has another number of placeholders', {}, /another number of placeholders.*132000/],
  ])('the SMS goes out once where %s', async (what, more, reason) => {
    const set = { name: 'booking_confirmed', language: 'en', parameters: ['name' as const, 'reference' as const] };
    if (what.startsWith('there is no')) await template('confirmed', { ...set, name: 'unknown' });
    if (what.startsWith('it has')) await template('confirmed', { ...set, parameters: ['name'] });
    const booking = await book(more);
    await confirm(booking.id);
    if (what.startsWith('a value')) {
      const [row] = await outbox(booking.id);
      const filled = JSON.stringify({
        name: 'booking_confirmed',
        language: 'en',
        parameters: [{ placeholder: 'trip', value: '' }],
      });
      await site.database.db
        .updateTable('outbox')
        .set({ template: filled })
        .where('id', '=', row?.id ?? '')
        .execute();
    }
    pass(31_000);
    await deliver();
    await deliver();
    await deliver();
    expect(await outbox(booking.id)).toMatchObject([
      { channel: 'whatsapp', state: 'failed', fallback: null },
      { channel: 'sms', state: 'sent' },
    ]);
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: { state: 'failed' } });
    expect(messages[0]?.lastError).toMatch(reason);
    const today = await site.adminApi('GET /api/admin/today', { query: { kind: 'message' } });
    expect(today.rows.map(({ _id }) => _id)).not.toContain(messages[0]?._id);
    await template('confirmed', set);
  });

  it('the SMS goes out once where WhatsApp reports later that the number is not there, however often', async () => {
    const { id } = await confirmed();
    const wamid = meta.taken.at(-1)?.wamid ?? '';
    const errors = [{ code: 131026, title: 'Message undeliverable' }];
    const body = reportOf({ statuses: [status(wamid, 'failed', { errors })] });
    expect((await Promise.all([report(body), report(body)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await outbox(id)).toMatchObject([
      { channel: 'whatsapp', state: 'failed', lastError: 'WhatsApp 131026: Message undeliverable' },
      { channel: 'sms', state: 'waiting' },
    ]);
  });

  it('a message whose answer was lost is known by the report, and not sent again', async () => {
    meta.fail('break');
    const { id } = await confirmed();
    const [row] = await outbox(id);
    expect(row).toMatchObject({ state: 'waiting', providerId: null });
    const sent = meta.taken.at(-1);
    const mine = { biz_opaque_callback_data: sent?.biz_opaque_callback_data };
    await report(reportOf({ statuses: [status(sent?.wamid ?? '', 'delivered', mine)] }));
    meta.fail('none');
    pass(HOUR_MS);
    await deliver();
    expect(await outbox(id)).toMatchObject([{ state: 'sent', providerId: sent?.wamid }]);
    expect(meta.taken.at(-1)).toBe(sent);
  });

  it('a step without a template goes out as before; one without an SMS goes out by its template alone', async () => {
    await template('received', { name: 'booking_received', language: 'en', parameters: ['name'] });
    const { id } = await book();
    expect(await outbox(id)).toMatchObject([{ channel: 'whatsapp', fallback: null, state: 'waiting' }]);
    await template('received', null);
    expect(await outbox((await book()).id)).toEqual([]);
  });

  it('a template is refused with an unknown placeholder or a malformed name, and a second save gets a conflict', async () => {
    const set = { name: 'booking_confirmed', language: 'en', parameters: [] };
    await expect(template('confirmed', { ...set, name: 'Booking Confirmed' })).rejects.toMatchObject({ status: 400 });
    await expect(template('confirmed', { ...set, language: 'english' })).rejects.toMatchObject({
      fields: { language: expect.any(String) },
    });
    const params = { kind: 'confirmed', language: 'en' } as const;
    const put = (body: object) =>
      site.adminApi('PUT /api/admin/whatsapp-templates/{kind}/{language}', { params, body: body as never });
    await expect(put({ template: { ...set, parameters: ['status'] }, version: 1 })).rejects.toMatchObject({
      status: 409,
    });
    const agency = { kind: 'agency-lead', language: 'en' } as const;
    const reading = site.adminApi('GET /api/admin/whatsapp-templates/{kind}/{language}', { params: agency });
    await expect(reading).rejects.toMatchObject({ status: 404 });
  });

  it('a test sends a real template and says plainly what failed', async () => {
    const test = async (more: object = {}) =>
      (
        await site.adminApi('POST /api/admin/message-providers/test', {
          body: { channel: 'whatsapp', to: '9830012345', ...more } as never,
        })
      ).tested;
    expect(await test()).toEqual({ outcome: 'sent', answer: '' });
    expect(meta.taken.at(-1)).toMatchObject({ to: '919830012345', template: { name: 'hello_world' } });
    expect(await test({ template: { name: 'no_such', language: 'en' } })).toMatchObject({
      outcome: 'failed',
      answer: expect.stringMatching(/^There is no approved template/),
    });
    meta.fail('rate');
    expect(await test()).toMatchObject({ outcome: 'failed', answer: expect.stringContaining('Too many messages') });
    await expect(test({ to: '12' })).rejects.toMatchObject({ status: 400 });
  });
});
