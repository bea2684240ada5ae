import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';

describe.each(engines)('texts for WhatsApp on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { environment: { SITE_URL: 'https://safarnama.example' } });
    await keepPackage(site.database, { slug: 'goa', now: TEST_NOW });
  });
  afterAll(() => site.close());

  let callers = 0;
  const caller = () => {
    callers += 1;
    return site.apiAs(null, `198.18.${callers}.1`);
  };
  async function book(language = 'en', fullName = 'Asha Sen') {
    const phone = freshPhone();
    const { booking } = await caller()('POST /api/packages/book', {
      body: { packageSlug: 'goa', fullName, phone, travelers: 2, preferredDate: '2026-12-05' },
      headers: { 'accept-language': language },
    });
    return { id: booking._id, reference: booking.reference, statusPath: booking.statusPath, phone };
  }
  const read = (about: 'booking' | 'lead', id: string) =>
    site.adminApi('GET /api/admin/whatsapp/{about}/{id}', { params: { about, id } });
  const open = (about: 'booking' | 'lead', id: string, kind: 'confirmed' | 'received' | 'lead-thanks') =>
    site.adminApi('POST /api/admin/whatsapp/{about}/{id}', { params: { about, id }, body: { kind } });
  const rows = (id: string) =>
    site.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('aboutId', '=', id)
      .where('channel', '=', 'whatsapp')
      .execute();

  it('are filled in, in the language of the traveller, for the number with its country', async () => {
    const { id, reference, statusPath, phone } = await book('bn');
    const { texts, next } = await read('booking', id);
    expect(next).toBe('received');
    const confirmed = texts.find(({ kind }) => kind === 'confirmed');
    expect(confirmed?.text).toContain(`আপনার বুকিং ${reference} নিশ্চিত হয়েছে`);
    expect(confirmed?.text).toContain(`https://safarnama.example/bn${statusPath}`);
    const { origin, pathname, searchParams } = new URL(confirmed?.address ?? '');
    expect([origin + pathname, searchParams.get('text')]).toEqual([`https://wa.me/91${phone}`, confirmed?.text]);
    expect(confirmed?.openedAt).toBeNull();
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params: { id }, body: { status: 'confirmed' } });
    expect((await read('booking', id)).next).toBe('confirmed');
  });

  it('carry no words of a stranger in place of a name', async () => {
    const { id } = await book('en', 'Win at evil.example');
    const { texts } = await read('booking', id);
    expect(JSON.stringify(texts)).not.toContain('evil');
  });

  it('are noted as opened and never as sent, each time, with the admin in the audit log', async () => {
    const { id, reference } = await book();
    const { texts } = await open('booking', id, 'confirmed');
    await open('booking', id, 'confirmed');
    expect(texts.find(({ kind }) => kind === 'confirmed')?.openedAt).toBe(new Date(TEST_NOW).toISOString());
    expect(await rows(id)).toMatchObject([
      { state: 'opened', sentAt: null, tries: 0, subject: 'confirmed', text: expect.stringContaining(reference) },
      { state: 'opened' },
    ]);
    const { messages, channels } = await site.adminApi('GET /api/admin/outbox', { query: { channel: 'whatsapp' } });
    expect(messages).toHaveLength(2);
    expect(channels).not.toContain('whatsapp');
    const opened = await site.adminApi('GET /api/admin/outbox', { query: { channel: 'whatsapp', state: 'sent' } });
    expect(opened.total).toBe(0);
    const retry = site.adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: messages[0]?._id ?? '' } });
    await expect(retry).rejects.toMatchObject({ status: 409 });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'whatsapp.opened' } });
    expect(entries[0]).toMatchObject({ subject: reference, changes: [{ field: 'text', to: 'confirmed' }] });
  });

  it('go to a lead as well, whose name the audit log does not have', async () => {
    await caller()('POST /api/promotional-leads/submit', { body: { phone: freshPhone(), name: 'Asha' } });
    const { id } = await site.database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const { texts, next } = await read('lead', id);
    expect([texts.map(({ kind }) => kind), next]).toEqual([['lead-thanks'], 'lead-thanks']);
    await open('lead', id, 'lead-thanks');
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'whatsapp.opened' } });
    expect(entries[0]?.subject).toMatch(/^Lead …\d{3}$/);
    await expect(open('lead', id, 'confirmed')).rejects.toMatchObject({ status: 409 });
  });

  it('are none for an erased person, whose opened texts are gone, and for a record that is not there', async () => {
    const { id, phone } = await book();
    await open('booking', id, 'received');
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await rows(id)).toEqual([]);
    expect(await read('booking', id)).toEqual({ texts: [], next: null, last: null });
    await expect(open('booking', id, 'received')).rejects.toMatchObject({ status: 409 });
    await expect(read('booking', 'nothing')).rejects.toMatchObject({ status: 404 });
    await expect(read('lead', 'nothing')).rejects.toMatchObject({ status: 404 });
  });
});
