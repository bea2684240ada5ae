import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startMailServer } from '../../../../test/message-servers.ts';
import { FIRST_ADMIN, freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import { channelsOf, MESSAGE_KINDS } from '../../../core/messages/message-kinds.ts';
import { wordingProblems } from '../../../core/messages/wording.ts';
import { defaultTexts } from './compose.ts';

const PATH = '/api/admin/message-wordings/{kind}/{channel}/{language}';

describe('the default of each message', () => {
  it.each(MESSAGE_KINDS)('"%s" may be saved as it is, on every channel and in every language', (kind) => {
    for (const channel of channelsOf(kind)) {
      for (const language of LANGUAGES) {
        expect(wordingProblems(kind, channel, defaultTexts(kind, channel, language))).toEqual({});
      }
    }
  });
});

describe.each(engines)('wordings on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  beforeAll(async () => {
    mail = await startMailServer();
    place = await makeDatabase(engine);
    const environment = { SMTP_URL: mail.url, SITE_URL: 'https://safarnama.example' };
    site = await startApp(engine, { place, environment });
    other = await startApp(engine, { place, environment });
    await keepPackage(site.database, { slug: 'goa', now: TEST_NOW });
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await mail.close();
    await place.remove();
  });

  const params = { kind: 'received', channel: 'email', language: 'en' } as const;
  const read = async (app = site) => (await app.adminApi(`GET ${PATH}`, { params })).wording;
  let callers = 0;
  const book = async (app: TestApp, email: string, fullName = 'Asha Sen') => {
    callers += 1;
    await app.apiAs(null, `198.18.${callers}.1`)('POST /api/packages/book', {
      body: { packageSlug: 'goa', fullName, phone: freshPhone(), email, travelers: 2, preferredDate: '2026-12-05' },
    });
    const row = await site.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    return row;
  };

  it('are in force at the next message in every process, are told in the audit log, and can be set back', async () => {
    const before = await read();
    expect(before).toMatchObject({ version: 0, changed: [] });
    expect(before.texts).toEqual(before.defaults);
    const texts = { ...before.texts, subject: 'Your wish, {reference}', opening: 'Dear guest,\n\nwe read it & smile.' };
    const saved = await site.adminApi(`PUT ${PATH}`, { params, body: { texts, version: 0 } });
    expect(saved.wording).toMatchObject({ texts, version: 1, changed: [params] });
    const written = await book(other, 'own@example.org');
    expect(written.subject).toMatch(/^Your wish, SN-/);
    expect(written.text).toContain('Dear guest,\n\nwe read it & smile.\n\nReference: ');
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'wording.saved' } });
    expect(entries[0]).toMatchObject({
      subject: 'received, email, en',
      changes: [{ field: 'subject', from: before.texts.subject, to: texts.subject }, { field: 'opening' }],
    });
    const back = await other.adminApi(`PUT ${PATH}`, { params, body: { texts: null, version: 1 } });
    expect(back.wording).toMatchObject({ texts: before.defaults, version: 2, changed: [] });
    expect((await book(site, 'default@example.org')).subject).toMatch(/^We have your request SN-/);
  });

  it('of two admins who save at once, one gets a conflict and nothing is lost', async () => {
    const { version, texts } = await read();
    const save = (app: TestApp, subject: string) =>
      app.adminApi(`PUT ${PATH}`, { params, body: { texts: { ...texts, subject }, version } });
    const outcomes = await Promise.allSettled([save(site, 'One'), save(other, 'Two')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
    expect(['One', 'Two']).toContain((await read()).texts.subject);
    await expect(save(site, 'Late')).rejects.toMatchObject({ status: 409 });
  });

  it('refuse a broken, an unknown and a missing placeholder with clear words, and a channel without the message', async () => {
    const { version, texts } = await read();
    const save = (part: Partial<typeof texts>) =>
      site.adminApi(`PUT ${PATH}`, { params, body: { texts: { ...texts, ...part }, version } });
    await expect(save({ opening: 'Hello {nam}' })).rejects.toMatchObject({
      status: 400,
      fields: { opening: expect.stringMatching(/^\{nam\} is not known here\. Use: \{name\}, \{reference\}/) },
    });
    await expect(save({ opening: 'Hello {name' })).rejects.toMatchObject({ status: 400 });
    await expect(save({ subject: 'Two\nlines' })).rejects.toMatchObject({ status: 400 });
    await expect(save({ opening: 'x'.repeat(3001) })).rejects.toMatchObject({ status: 400 });
    const sms = { ...params, kind: 'confirmed', channel: 'sms' } as const;
    const short = { subject: '', greeting: '', opening: '', closing: '', text: 'Confirmed' };
    await expect(
      site.adminApi(`PUT ${PATH}`, { params: sms, body: { texts: short, version: 0 } }),
    ).rejects.toMatchObject({ fields: { text: 'The text needs {link}' } });
    const none = { ...params, channel: 'sms' } as const;
    await expect(site.adminApi(`GET ${PATH}`, { params: none })).rejects.toMatchObject({ status: 404 });
  });

  it('carry no markup of a name into a mail, and a mail has both forms', async () => {
    const { _id, html, text } = await (async () => {
      const row = await book(site, 'markup@example.org', 'Asha <b>&"Sen</b>');
      await site.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: row.id } });
      const shown = await site.adminApi('GET /api/admin/outbox/{id}/mail', { params: { id: row.id } });
      return { _id: row.id, html: shown.html, text: row.text };
    })();
    expect(text.split('\n')[0]).toBe('Dear traveler,');
    expect(html).not.toMatch(/<b>|<script|<img/);
    const [toAgency] = await site.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('text', 'like', '%<b>%')
      .execute();
    const ofAgency = await site.adminApi('GET /api/admin/outbox/{id}/mail', { params: { id: toAgency?.id ?? '' } });
    expect(ofAgency.html).toContain('Asha &lt;b&gt;&amp;&quot;Sen&lt;/b&gt;');
    const findReceived = () => mail.mails.find(({ messageId }) => messageId.startsWith(`<${_id}@`));
    await expect.poll(findReceived, { timeout: 10_000 }).toBeDefined();
    const received = findReceived();
    expect(received?.raw).toMatch(/Content-Type: multipart\/alternative/);
    expect(received?.raw).toMatch(/Content-Type: text\/plain/);
    expect(received?.raw).toMatch(/Content-Type: text\/html/);
  });

  it('are shown with sample values, and sent to no one but the admin who asks', async () => {
    const texts = defaultTexts('changed', 'email', 'bn');
    const preview = async (opening = texts.opening) =>
      site.adminApi('POST /api/admin/message-wordings/preview', {
        body: { kind: 'changed', channel: 'email', language: 'bn', texts: { ...texts, opening } },
      });
    const { message } = await preview();
    expect(await preview('{nam}')).toEqual({ message: null, problems: { opening: expect.stringContaining('{nam}') } });
    expect(message?.subject).toBe('আপনার বুকিং SN-7K3M9Q বদলানো হয়েছে');
    expect(message?.html).toContain('lang="bn-IN"');
    expect(message?.text).toMatch(/কবে যেতে চান: .* → .*\n/);
    const { tested, to } = await site.adminApi('POST /api/admin/message-wordings/test', {
      body: { kind: 'changed', language: 'bn', texts },
    });
    expect([tested.outcome, to]).toEqual(['sent', FIRST_ADMIN.ADMIN_EMAIL]);
    expect(mail.mails.at(-1)?.to).toEqual([FIRST_ADMIN.ADMIN_EMAIL]);
    mail.answerWith('never');
    const refused = await site.adminApi('POST /api/admin/message-wordings/test', {
      body: { kind: 'changed', language: 'bn', texts },
    });
    expect(refused.tested).toMatchObject({ outcome: 'failed', answer: expect.stringContaining('550') });
    mail.answerWith('take');
  });
});
