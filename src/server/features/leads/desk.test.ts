import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshDayKey, freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import type { ApiInput } from '../../../contracts/client.ts';

type Entry = ApiInput<'POST /api/promotional-leads'>['body'];

describe.each(engines)('leads entered by hand on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const enter = async (part: Partial<Entry> = {}, headers: Record<string, string> = {}) =>
    (
      await site.adminApi('POST /api/promotional-leads', {
        body: { name: 'Ruma Sen', phone: freshPhone(), source: 'phone', ...part },
        headers,
      })
    ).lead;
  const open = async (id: string, api = site.adminApi) =>
    (await api('GET /api/promotional-leads/{id}', { params: { id } })).lead;
  const submit = (phone: string, dayKey?: string) =>
    site.apiAs(null, '198.18.7.7', dayKey)('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
  const list = async (query: NonNullable<ApiInput<'GET /api/promotional-leads'>['query']>) =>
    site.adminApi('GET /api/promotional-leads', { query });
  const change = async (id: string, part: object, before?: object) => {
    const { name, phone, email, source } = await open(id);
    const known = { name, phone, email: email ?? '', source };
    return site.adminApi('PUT /api/promotional-leads/{id}', {
      params: { id },
      body: { before: { ...known, ...before }, after: { ...known, ...part } },
    });
  };
  const contact = async (id: string, successful: boolean, headers: Record<string, string> = {}) =>
    (
      await site.adminApi('POST /api/promotional-leads/{id}/contact', {
        params: { id },
        body: { method: 'whatsapp', notes: 'Asked for Goa', successful },
        headers,
      })
    ).lead;
  const textsOf = ({ history }: Awaited<ReturnType<typeof open>>) => history.map(({ text }) => text);
  const expectTrueCounts = async () => {
    const rows = await site.database.read
      .selectFrom('leads')
      .select(['status', 'seenAt'])
      .where('deletedAt', 'is', null)
      .execute();
    for (const { status, count, unseen } of await site.database.read.selectFrom('leadCounts').selectAll().execute()) {
      const of = rows.filter((row) => row.status === status);
      expect({ status, count, unseen }).toEqual({
        status,
        count: of.length,
        unseen: of.filter(({ seenAt }) => seenAt === null).length,
      });
    }
  };

  it('keeps source, wishes, day and author, opened, found by e-mail, without a message', async () => {
    const entered = await enter({
      name: 'Dr. R. Sen',
      email: 'ruma.unikum@example.org',
      source: 'walk-in',
      notes: 'Puri for six',
      followUpOn: '2026-12-01',
    });
    const lead = await open(entered._id);
    expect(lead).toMatchObject({
      name: 'Dr. R. Sen',
      email: 'ruma.unikum@example.org',
      source: 'walk-in',
      status: 'new',
      notes: 'Puri for six',
      followUpOn: '2026-12-01',
      seen: true,
      consent: 'No consent is noted: this lead did not come from the site',
      steps: [],
      lookedAt: null,
    });
    expect(lead.history).toMatchObject([{ kind: 'created', by: 'admin', text: 'Entered by hand' }]);
    expect((await list({ search: 'ruma.unikum@example.org' })).leads.map(({ _id }) => _id)).toEqual([lead._id]);
    const spoken = await open((await enter({ consentSpoken: true }))._id);
    expect(spoken.consent).toMatch(/^Agreed by speech/);
    const messages = await site.database.read.selectFrom('outbox').select('id').execute();
    expect(messages).toEqual([]);
    await expectTrueCounts();
  });

  it('refuses a phone that has a lead, however it is written, and takes one whose lead is deleted', async () => {
    const phone = freshPhone();
    const first = await enter({ phone });
    const refusal = { status: 409, message: 'There is a lead with this phone already. Open that one' };
    for (const written of [phone, `+91 ${phone}`, `0${phone}`]) {
      expect(await refusalOf(enter({ phone: written, name: 'Other' }))).toEqual(refusal);
    }
    expect((await open(first._id)).name).toBe('Ruma Sen');
    const atOnce = freshPhone();
    const tries = await Promise.allSettled([enter({ phone: atOnce }), enter({ phone: atOnce })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: first._id } });
    expect((await enter({ phone })).name).toBe('Ruma Sen');
    await expectTrueCounts();
  });

  it('stores one lead for a repeated key, and refuses bad input by field', async () => {
    const headers = { 'idempotency-key': '5be0643f1d98573b97cdca98a65347de' };
    const part = { phone: freshPhone() };
    const [first, again] = [await enter(part, headers), await enter(part, headers)];
    expect(again._id).toBe(first._id);
    for (const [bad, field] of [
      [{ phone: '98300abc12345' }, 'phone'],
      [{ phone: '123' }, 'phone'],
      [{ name: '' }, 'name'],
      [{ email: 'x' }, 'email'],
      [{ followUpOn: 'tomorrow' }, 'followUpOn'],
    ] as const) {
      const refused = await enter(bad).catch((error: { status: number; fields: object }) => error);
      expect(refused, field).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
    }
    expect((await enter({ phone: '+65 9123 4567' })).phone).toBe('+6591234567');
  });

  it('is listed, counted and exported by source, also when due, searched or of a status', async () => {
    const name = 'Sourced Person';
    const [asked, written] = [await enter({ name, source: 'whatsapp' }), await enter({ name, source: 'other' })];
    await submit(freshPhone());
    const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).leads.map(({ _id }) => _id);
    expect(await ids({ source: 'whatsapp' })).toEqual([asked._id]);
    expect((await list({ source: 'whatsapp' })).total).toBe(1);
    expect(await ids({ source: 'whatsapp', search: 'sourced' })).toEqual([asked._id]);
    expect(await ids({ source: 'whatsapp', due: '1' })).toEqual([asked._id]);
    expect(await ids({ source: 'whatsapp', status: 'lost' })).toEqual([]);
    expect(await ids({ search: 'sourced' })).toEqual([written._id, asked._id]);
    expect((await list({ source: 'website' })).leads.every(({ source }) => source === 'website')).toBe(true);
    const csv = await site.app.inject({
      url: '/api/promotional-leads/export?source=whatsapp',
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    expect(csv.payload.trim().split('\n')).toHaveLength(2);
    expect(csv.payload).toContain('whatsapp');
  });

  it('is changed with history; the phone of another lead, and values changed meanwhile, are refused', async () => {
    const [lead, other] = [await enter(), await enter()];
    const phone = freshPhone();
    const { lead: changed } = await change(lead._id, {
      name: 'Ruma Basu',
      phone,
      email: 'r@example.org',
      source: 'other',
    });
    expect(textsOf(changed)).toEqual([
      'Entered by hand',
      'Name: Ruma Sen → Ruma Basu',
      `Phone: ${lead.phone} → ${phone}`,
      'E-mail: none → r@example.org',
      'Source: phone → other',
    ]);
    expect((await list({ search: phone })).leads.map(({ _id }) => _id)).toEqual([lead._id]);
    expect((await list({ search: lead.phone })).leads).toEqual([]);
    expect(await refusalOf(change(lead._id, { phone: other.phone }))).toMatchObject({ status: 409 });
    expect((await open(lead._id)).phone).toBe(phone);
    expect(await refusalOf(change(lead._id, { name: 'Late' }, { name: 'Ruma Sen' }))).toEqual({
      status: 409,
      message: 'Another admin has changed this lead meanwhile.',
    });
    const audited = await site.database.read
      .selectFrom('auditEntries')
      .select(['subject', 'changes'])
      .where('action', '=', 'lead.changed')
      .execute();
    expect(JSON.stringify(audited)).not.toMatch(/Basu|example\.org/);
    expect(await refusalOf(change(lead._id, { phone: 'none' }))).toMatchObject({ status: 400 });
  });

  it('keeps contact attempts with their result; a successful one moves new to contacted, once per key', async () => {
    const { _id } = await enter();
    expect((await contact(_id, false)).status).toBe('new');
    const headers = { 'idempotency-key': '6be0643f1d98573b97cdca98a65347df' };
    await contact(_id, true, headers);
    const lead = await contact(_id, true, headers);
    expect(lead.status).toBe('contacted');
    expect(textsOf(lead)).toEqual([
      'Entered by hand',
      'WhatsApp message: not reached. Asked for Goa',
      'WhatsApp message: reached. Asked for Goa',
      'Status: new → contacted',
    ]);
    expect(await refusalOf(contact('no-such', true))).toEqual({ status: 404, message: 'There is no such lead' });
    await expectTrueCounts();
  });

  it('tells its whole history: left, opened, noted, followed up, left again, deleted and brought back', async () => {
    const phone = freshPhone();
    await submit(phone);
    const id = (await list({ search: phone })).leads[0]?._id ?? '';
    await open(id);
    await site.adminApi('PUT /api/promotional-leads/{id}/status', {
      params: { id },
      body: { status: 'contacted', notes: 'Wants Goa', followUpOn: '2026-12-01' },
    });
    await submit(phone);
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id } });
    await site.adminApi('POST /api/promotional-leads/{id}/restore', { params: { id } });
    const lead = await open(id);
    expect(lead.history.map(({ kind, by }) => `${kind} ${by}`.trim())).toEqual([
      'created',
      'seen admin',
      'changed admin',
      'changed admin',
      'changed admin',
      'asked-again',
      'deleted admin',
      'restored admin',
      'seen admin',
    ]);
    expect(textsOf(lead).slice(2, 5)).toEqual([
      'Status: new → contacted',
      'Follow-up: none → Tue 1 Dec 2026',
      'Notes: none → Wants Goa',
    ]);
    await site.database.db.deleteFrom('leadEvents').where('leadId', '=', id).execute();
    expect(textsOf(await open(id))).toEqual(['Left name and phone on the site', 'Opened for the first time']);
  });

  it('names the trip that was looked at last, for its booking', async () => {
    const [phone, dayKey] = [freshPhone(), freshDayKey()];
    const visitor = site.apiAs(null, '198.18.7.8', dayKey);
    for (const path of ['/package/puri', '/hi/package/goa-in-december', '/blogs']) {
      await visitor('POST /api/activity', { body: { type: 'page_view', pageData: { pageTitle: path, path } } });
    }
    const views = site.database.read.selectFrom('activities').select('id').where('dayKey', '=', dayKey);
    await expect.poll(async () => (await views.execute()).length, { timeout: 10_000 }).toBe(3);
    await submit(phone, dayKey);
    const id = (await list({ search: phone })).leads[0]?._id ?? '';
    expect((await open(id)).lookedAt).toEqual({ itemType: 'package', slug: 'goa-in-december' });
  });
});
