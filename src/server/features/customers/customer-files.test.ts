import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import { multipart } from '../../../../test/travel-packages.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

describe.each(engines)('files of customers on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
  });
  afterAll(async () => {
    await site.close();
    await place.remove();
  });

  const make = async (phone = freshPhone()) =>
    (await site.adminApi('POST /api/admin/customers', { body: { name: 'Asha Sen', phones: [phone] } }))._id;
  async function send(id: string, fileName: string, bytes: Buffer) {
    const { payload, headers } = multipart({}, [{ part: 'file', fileName, bytes }]);
    const authorization = `Bearer ${site.adminToken}`;
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/admin/customers/${id}/files`,
      payload,
      headers: { ...headers, authorization },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const stored = (): string[] => {
    const folder = join(place.settings.dataDir, 'uploads');
    return existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-z]{26}\.[a-z]+$/.test(name)) : [];
  };
  const ticketOf = async (id: string, fileId: string) =>
    (await site.adminApi('POST /api/admin/customers/{id}/files/{fileId}/ticket', { params: { id, fileId } })).address;

  it('are kept byte by byte, and opened with a ticket for a minute', async () => {
    const id = await make();
    const { status, body } = await send(id, 'C:\\docs\\पासपोर्ट.pdf', PDF);
    expect([status, body.customer.files]).toMatchObject([201, [{ name: 'पासपोर्ट.pdf', bytes: PDF.length }]]);
    const address = await ticketOf(id, body.customer.files[0]._id);
    const opened = await site.app.inject({ url: address });
    expect(opened.rawPayload.equals(PDF)).toBe(true);
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(opened.headers['content-disposition']).toMatch(/^attachment; /);
    expect((await site.app.inject({ url: address.replace(/ticket=\d/, 'ticket=9') })).statusCode).toBe(403);
    expect((await site.app.inject({ url: address.split('?')[0] ?? '' })).statusCode).toBe(403);
    site.advance(61_000);
    expect((await site.app.inject({ url: address })).statusCode).toBe(403);
    // No public address reads it.
    const [name = ''] = stored();
    expect((await site.app.inject({ url: `/pictures/uploads/${name}` })).statusCode).toBe(404);
  });

  it('are what their content is, and nothing but PDF and still pictures', async () => {
    const id = await make();
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await send(id, 'ticket.pdf', png)).status).toBe(201);
    const refused = [
      ['passport.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      ['passport.pdf', Buffer.from('%PDF-1.7 half of it')],
      ['passport.jpg', Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(50)])],
      ['run.exe', Buffer.from('MZ')],
      ['moving.gif', Buffer.from('GIF89a')],
    ] as const;
    for (const [fileName, bytes] of refused) {
      const { status } = await send(id, fileName, bytes);
      expect([fileName, status >= 400 && status < 500]).toEqual([fileName, true]);
    }
    expect((await send(id, 'large.pdf', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]))).status).toBe(413);
    expect((await send('nowhere', 'a.pdf', PDF)).status).toBe(404);
    const { customer } = await site.adminApi('GET /api/admin/customers/{id}', { params: { id } });
    expect(customer.files).toMatchObject([{ name: 'ticket.pdf' }]);
  });

  it('go when they are deleted, with their customer, and with an erased person', async () => {
    const before = stored().length;
    const phone = freshPhone();
    const [deleted, erased] = [await make(), await make(phone)];
    const { body } = await send(deleted, 'one.pdf', PDF);
    await send(deleted, 'two.pdf', PDF);
    await send(erased, 'three.pdf', PDF);
    expect(stored()).toHaveLength(before + 3);
    const params = { id: deleted, fileId: body.customer.files[0]._id };
    await site.adminApi('DELETE /api/admin/customers/{id}/files/{fileId}', { params });
    expect(await refusalOf(ticketOf(params.id, params.fileId))).toMatchObject({ status: 404 });
    expect(stored()).toHaveLength(before + 2);
    await site.adminApi('DELETE /api/admin/customers/{id}', { params: { id: deleted } });
    expect(stored()).toHaveLength(before + 1);
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(stored()).toHaveLength(before);
    const left = await site.database.read.selectFrom('customerFiles').select('id').execute();
    expect(left).toHaveLength(before);
  });

  it('are opened by admins alone, and each opening is logged', async () => {
    const id = await make();
    const { body } = await send(id, 'one.pdf', PDF);
    const params = { id, fileId: body.customer.files[0]._id };
    const { api } = await site.register();
    const refusal = refusalOf(api('POST /api/admin/customers/{id}/files/{fileId}/ticket', { params }));
    expect(await refusal).toMatchObject({ status: 403 });
    await ticketOf(id, params.fileId);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { limit: 1 } });
    expect(entries).toMatchObject([{ action: 'customer.file-opened' }]);
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
