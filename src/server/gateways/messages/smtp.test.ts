import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '../../../../test/message-servers.ts';
import { RefusedMessage, UnansweredMessage } from './port.ts';
import { smtpProvider } from './smtp.ts';

describe('mail over SMTP', () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.mails.length = 0;
    server.answerWith('take');
  });

  const send = (more: Partial<Record<'to' | 'subject' | 'text' | 'from', string>> = {}) => {
    const { from, ...message } = more;
    const settings = { url: server.url, from, host: 'safarnama.example' };
    const mail = { id: 'm1', to: 'asha@example.org', subject: 'Hello', text: 'Text', ...message };
    return smtpProvider(settings, async () => 'hello@safarnama.example').send(mail);
  };

  it('waits for a server that takes its time, instead of sending a second time', { timeout: 20_000 }, async () => {
    server.answerWith('slowly');
    await send();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['a subject', { subject: 'New lead: A\r\nBcc: evil@example.org\r\n\r\nBody' }],
    ['an address', { to: 'asha@example.org\r\nRCPT TO:<evil@example.org>' }],
    ['an address with brackets', { to: 'asha@example.org> RCPT TO:<evil@example.org' }],
    ['a list', { to: 'asha@example.org, evil@example.org' }],
    [
      'a text',
      { text: '.\r\nMAIL FROM:<x@example.org>\r\nRCPT TO:<evil@example.org>\r\nDATA\r\nBcc: evil@example.org' },
    ],
  ])('lets %s add no header and no recipient', async (_what, more) => {
    await send(more).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    expect(server.mails.length).toBeLessThanOrEqual(1);
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('evil@example.org');
    const [headers = ''] = server.mails.map(({ raw }) => raw.split('\r\n\r\n')[0] ?? '');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  it.each(['', 'nobody at all', 'a<b>@c.example'])('gives up on "%s", which is no address', async (to) => {
    await expect(send({ to })).rejects.toBeInstanceOf(RefusedMessage);
    expect(server.mails).toEqual([]);
  });

  it('does not give up on a message for a sender that is set wrongly', async () => {
    const error: unknown = await send({ from: 'nobody at all' }).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(RefusedMessage);
  });

  it('knows a server that did not take a mail from one that may have', async () => {
    server.answerWith('later');
    await expect(send()).rejects.not.toBeInstanceOf(UnansweredMessage);
    server.answerWith('break');
    await expect(send()).rejects.toBeInstanceOf(UnansweredMessage);
    expect(server.mails).toHaveLength(1);
    const nowhere = smtpProvider(
      { url: 'smtp://127.0.0.1:9', from: 'hello@safarnama.example', host: 'x.example' },
      async () => '',
    );
    const mail = { id: 'm1', to: 'asha@example.org', subject: 'Hello', text: 'Text' };
    await expect(nowhere.send(mail)).rejects.not.toBeInstanceOf(UnansweredMessage);
  });

  it('carries names and texts of any script and length', async () => {
    await send({ subject: `New lead: ${'শর্মিষ্ঠা '.repeat(30)}`, text: `${'দার্জিলিং '.repeat(500)}\nend` });
    const raw = server.mails[0]?.raw ?? '';
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThan(999);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  });
});
