import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startWhatsappServer, WHATSAPP } from '../../../../test/whatsapp-server.ts';
import { RefusedMessage, UnansweredMessage } from './port.ts';
import { whatsappCloud } from './whatsapp-cloud.ts';

describe('WhatsApp’s Cloud API', () => {
  let server: Awaited<ReturnType<typeof startWhatsappServer>>;
  beforeAll(async () => {
    server = await startWhatsappServer();
  });
  afterAll(() => server.close());
  beforeEach(() => server.fail('none'));

  const send = (message: object = {}, account: object = {}) =>
    whatsappCloud({ ...WHATSAPP, url: server.url, ...account }).send({
      id: 'm1',
      to: '+919830012345',
      subject: '',
      text: 'Text',
      ...message,
    });
  const failureOf = (message: object, account: object = {}): Promise<unknown> =>
    send(message, account).catch((error: unknown) => error);
  const template = (name: string, values: string[] = []) => ({ template: { name, language: 'en', values } });

  it('takes a text and a template, and answers with its own id', async () => {
    expect(await send()).toBe('wamid.0.m1');
    expect(await send(template('booking_received', ['Asha']))).toBe('wamid.1.m1');
  });

  it.each<[string, object, object]>([
    ['WhatsApp 132001: Template name does not exist in the translation', template('unknown'), {}],
    ['WhatsApp 132000: number of body parameters: 1', template('booking_confirmed', ['Asha']), {}],
    ['WhatsApp 131026: Message undeliverable', { to: '+919000000000' }, {}],
  ])('refuses for good: %s', async (reason, message, account) => {
    expect(await failureOf(message, account)).toMatchObject({ constructor: RefusedMessage, message: reason });
  });

  it.each<[string, Parameters<typeof server.fail>[0], object, unknown]>([
    ['a wrong token', 'none', { token: 'old' }, Error],
    ['a number of another account', 'none', { phoneNumberId: '1' }, Error],
    ['too many messages', 'rate', {}, Error],
    ['an outage that it tells', 'down', {}, Error],
    ['a broken connection', 'break', {}, UnansweredMessage],
    ['an answer without an id', 'garbage', {}, UnansweredMessage],
  ])('lets the message be tried again after %s', async (_what, fault, account, kind) => {
    server.fail(fault);
    expect(await failureOf({}, account)).toMatchObject({ constructor: kind });
  });

  it('knows a server that it did not reach', async () => {
    const closed = await startWhatsappServer();
    await closed.close();
    expect(await failureOf({}, { url: closed.url })).not.toBeInstanceOf(UnansweredMessage);
  });
});
