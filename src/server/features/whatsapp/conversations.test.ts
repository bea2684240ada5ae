import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { makeOffice } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { reportOf, signed, startWhatsappServer, WHATSAPP } from '../../../../test/whatsapp-server.ts';

import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { conversationService } from './conversations.ts';

const HOUR_MS = 3_600_000;
const PATH = '/api/whatsapp/webhook';

describe.each(engines)('conversations on %s', (engine) => {
  let site: TestApp;
  let meta: Awaited<ReturnType<typeof startWhatsappServer>>;
  let now = TEST_NOW;
  beforeAll(async () => {
    meta = await startWhatsappServer();
    site = await startApp(engine, {
      deliverEveryMs: 3_600_000,
      environment: {
        WHATSAPP_URL: meta.url,
        WHATSAPP_PHONE_NUMBER_ID: WHATSAPP.phoneNumberId,
        WHATSAPP_TOKEN: WHATSAPP.token,
        WHATSAPP_APP_SECRET: WHATSAPP.appSecret,
      },
    });
  });
  afterAll(async () => {
    await site.close();
    await meta.close();
  });

  const pass = (milliseconds: number) => {
    now += milliseconds;
    site.advance(milliseconds);
  };
  const report = (body: string | Buffer, signature: string | null = signed(String(body)), more: object = {}) =>
    site.app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'x-hub-signature-256': signature }),
        ...more,
      },
      payload: body,
    });
  let written = 0;
  const message = (phone: string, more: object = {}) => {
    written += 1;
    const timestamp = String(Math.floor(now / 1000));
    return { id: `wamid.in.${written}`, from: `91${phone}`, timestamp, type: 'text', text: { body: 'Hello' }, ...more };
  };
  const write = async (phone: string, more: object = {}, name = 'Asha 🌸') => {
    const contacts = [{ wa_id: `91${phone}`, profile: { name } }];
    expect((await report(reportOf({ contacts, messages: [message(phone, more)] }))).statusCode).toBe(200);
    return conversationOf(phone);
  };
  const conversationOf = async (phone: string) => {
    const row = await site.database.read
      .selectFrom('conversations')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirst();
    return row?.id ?? '';
  };
  const show = async (id: string, api = site.adminApi) =>
    (await api('GET /api/admin/conversations/{id}', { params: { id } })).conversation;
  const answer = (id: string, text: string, key?: string) =>
    site.adminApi('POST /api/admin/conversations/{id}/answer', {
      params: { id },
      body: { text },
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  const waiting = async () =>
    (await site.adminApi('GET /api/admin/today', { query: { kind: 'reply' } })).rows.map(({ _id }) => _id);
  const counts = async () => {
    const { count } = await site.database.read
      .selectFrom('incomingMessages')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('Meta’s challenge is answered for the right token alone', async () => {
    const { providers } = await site.adminApi('GET /api/admin/message-providers');
    const { address, verifyToken } = providers.whatsapp.webhook;
    expect(address).toBe(`http://localhost:3000${PATH}`);
    const ask = (mode: string, token: string) =>
      site.app.inject({ url: `${PATH}?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444` });
    const right = await ask('subscribe', verifyToken);
    expect([right.statusCode, right.payload]).toEqual([200, '1158201444']);
    expect((await ask('subscribe', 'guessed')).statusCode).toBe(403);
    expect((await ask('unsubscribe', verifyToken)).statusCode).toBe(403);
    expect((await site.app.inject({ url: PATH })).statusCode).toBe(403);
  });

  it('what is not signed with the app secret is refused and stores nothing, and what cannot be read does no harm', async () => {
    const body = reportOf({ messages: [message(freshPhone())] });
    const before = await counts();
    expect((await report(body, signed(body, 'another secret'))).statusCode).toBe(403);
    expect((await report(body, signed(`${body} `))).statusCode).toBe(403);
    expect((await report(body, null)).statusCode).toBe(403);
    expect((await report('{"object":')).statusCode).toBe(400);
    expect((await report('{"object":"page","entry":[]}')).statusCode).toBe(400);
    expect((await report(body, signed(body), { 'content-type': 'text/plain' })).statusCode).toBe(415);
    const other = reportOf({ phoneNumberId: '1', messages: [message(freshPhone())] });
    expect((await report(other)).statusCode).toBe(200);
    const odd = [null, 7, { id: 'x' }, message('', { from: 'not digits' }), message(freshPhone(), { type: 'system' })];
    expect((await report(reportOf({ messages: odd as object[] }))).statusCode).toBe(200);
    expect(await counts()).toBe(before);
  });

  it('a message that is reported twice, at once, is stored once, and waits on Today and in the bell', async () => {
    const phone = freshPhone();
    const contacts = [{ wa_id: `91${phone}`, profile: { name: 'Asha \u0000Roy' } }];
    const body = reportOf({ contacts, messages: [message(phone, { text: { body: 'Is\u0000 the trip\nfree?' } })] });
    const answers = await Promise.all([report(body), report(body), report(body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const id = await conversationOf(phone);
    expect(await show(id)).toMatchObject({
      phone: `+91${phone}`,
      name: 'Asha  Roy',
      isWaiting: true,
      isOpen: true,
      openUntil: new Date(now + 24 * HOUR_MS).toISOString(),
      messages: [{ from: 'traveller', kind: 'text', text: 'Is  the trip\nfree?' }],
    });
    const { rows } = await site.adminApi('GET /api/admin/today', { query: { kind: 'reply' } });
    expect(rows.find(({ _id }) => _id === id)).toMatchObject({ who: 'Asha  Roy', of: { kind: 'conversation' } });
    const { items } = await site.adminApi('GET /api/admin/notifications');
    expect(items.map(({ kind, _id }) => [kind, _id])).toContainEqual(['reply', id]);
  });

  it('a picture is kept as its kind and caption, and a thumb up asks for no answer', async () => {
    const phone = freshPhone();
    const id = await write(phone, { type: 'image', text: undefined, image: { id: 'media', caption: 'Our hotel' } });
    expect((await show(id)).messages).toMatchObject([{ kind: 'image', text: 'Our hotel' }]);
    await site.adminApi('POST /api/admin/conversations/{id}/dismiss', { params: { id } });
    await write(phone, { type: 'reaction', text: undefined, reaction: { emoji: '👍' } });
    await write(phone, { type: 'unsupported', text: undefined });
    expect((await show(id)).messages.at(-1)).toMatchObject({ kind: 'other', text: '' });
    await site.adminApi('POST /api/admin/today/{kind}/{id}/done', { params: { kind: 'reply', id } });
    await write(phone, { type: 'reaction', text: undefined, reaction: { emoji: '👍' } });
    expect(await waiting()).not.toContain(id);
  });

  it('is answered within 24 hours, once however often it is asked, and not afterwards', async () => {
    const phone = freshPhone();
    const id = await write(phone);
    pass(23 * HOUR_MS);
    const key = '0b7e5c1e-4a55-4f0a-9d6f-2c1f3f0e9a77';
    await Promise.all([answer(id, 'Yes, it is', key), answer(id, 'Yes, it is', key)]);
    const [{ _id } = { _id: '' }, ...others] = (await show(id)).messages.filter(({ from }) => from === 'agency');
    expect(others).toEqual([]);
    await site.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: _id } });
    expect(meta.taken.at(-1)).toMatchObject({ to: `91${phone}`, type: 'text', text: { body: 'Yes, it is' } });
    expect(await waiting()).not.toContain(id);
    pass(HOUR_MS);
    await expect(answer(id, 'Too late')).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('WhatsApp takes a template alone'),
    });
    expect((await show(id)).isOpen).toBe(false);
    await expect(answer('nothing', 'x')).rejects.toMatchObject({ status: 404 });
    await expect(answer(id, '  ')).rejects.toMatchObject({ status: 400 });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'conversation.answered' } });
    expect(entries[0]?.subject).toBe(`Conversation …${phone.slice(-3)}`);
    expect(JSON.stringify(entries)).not.toContain('Yes, it is');
    const { api } = await addAdmin(site, 'editor');
    await expect(show(id, api)).rejects.toMatchObject({ status: 403 });
  });

  it('is shown beside a lead with the phone, and in the timeline of a customer alone whom the agency gave it', async () => {
    const phone = freshPhone();
    await site.apiAs(null, '198.18.3.3')('POST /api/promotional-leads/submit', { body: { phone, name: 'Asha' } });
    const id = await write(phone, { text: { body: 'May we come in May?' } });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: phone } });
    const about = { about: 'lead', id: leads[0]?._id ?? '' } as const;
    const { last } = await site.adminApi('GET /api/admin/whatsapp/{about}/{id}', { params: about });
    expect(last).toMatchObject({ conversationId: id, text: 'May we come in May?', isWaiting: true });
    expect((await show(id)).customers).toEqual([]);
    const entered = { name: 'Asha Roy', phones: [phone] };
    const { _id: customerId } = await site.adminApi('POST /api/admin/customers', { body: entered });
    await answer(id, 'Gladly');
    expect((await show(id)).customers).toEqual([{ _id: customerId, name: 'Asha Roy' }]);
    const { entries } = await site.adminApi('GET /api/admin/customers/{id}/timeline', {
      params: { id: customerId },
      query: { kind: 'message' },
    });
    expect(entries.map(({ text }) => text)).toEqual([
      'WhatsApp, waiting to be sent: Gladly',
      'On WhatsApp: May we come in May?',
    ]);
  });

  it('belongs to what is held under a phone, is erased with it, and goes when leads of its age go', async () => {
    const phone = freshPhone();
    const id = await write(phone, { text: { body: 'Forget me' } });
    await answer(id, 'We will');
    const { person } = await site.adminApi('GET /api/admin/people', { query: { phone } });
    expect(JSON.stringify(person.conversations)).toContain('Forget me');
    expect(JSON.stringify(person.messages)).toContain('We will');
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await conversationOf(phone)).toBe('');
    const left = await site.database.read.selectFrom('outbox').select('id').where('aboutId', '=', id).execute();
    expect(left).toEqual([]);

    const old = await write(phone);
    const { leadDays } = DEFAULT_SETTINGS.retention;
    const days = { count: 0 };
    const service = () =>
      conversationService({
        ...makeOffice(site.database, () => now),
        database: site.database,
        clock: () => now + days.count * 24 * HOUR_MS,
        messages: { forget: async () => undefined } as never,
      });
    days.count = leadDays - 1;
    await service().sweep();
    expect(await conversationOf(phone)).toBe(old);
    days.count = leadDays + 1;
    await service().sweep();
    expect(await conversationOf(phone)).toBe('');
  });
});

it('without an account of WhatsApp the webhook is not there', async () => {
  const site = await startApp('sqlite');
  const body = reportOf({});
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signed(body, '') };
  const called = await site.app.inject({ method: 'POST', url: PATH, headers, payload: body });
  const asked = await site.app.inject({ url: `${PATH}?hub.mode=subscribe&hub.verify_token=&hub.challenge=1` });
  expect([called.statusCode, asked.statusCode]).toEqual([404, 404]);
  await site.close();
});
