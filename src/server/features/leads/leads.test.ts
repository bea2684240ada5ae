import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { makeOffice, SOME_ADMIN } from '../../../../test/office.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import { LEAD_CONSENT } from '../../../core/leads/lead-options.ts';
import { leads as hindi } from '../../../words/hi/site/leads.ts';
import { leadService } from './service.ts';

const DAY_MS = 24 * 3600_000;

describe.each(engines)('leads on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  let addresses = 0;
  const freshAddress = () => `198.18.${Math.floor(++addresses / 250)}.${addresses % 250}`;
  const submit = (form: object = {}, headers: Record<string, string> = {}, address = freshAddress()) =>
    site.apiAs(null, address)('POST /api/promotional-leads/submit', {
      body: { name: 'Asha Sen', phone: freshPhone(), ...form },
      headers,
    });
  const refusalOf = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ status, message, fields }: { status: number; message: string; fields: object }) => ({
        status,
        message,
        fields,
      }),
    );
  const find = async (phone: string) => {
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: phone } });
    expect(leads).toHaveLength(1);
    return leads[0] ?? expect.fail();
  };
  const followUp = (id: string, body: ApiInput<'PUT /api/promotional-leads/{id}/status'>['body']) =>
    site.adminApi('PUT /api/promotional-leads/{id}/status', { params: { id }, body });
  const rowOf = (id: string) =>
    site.database.read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const messagesAbout = (id: string) =>
    site.database.read.selectFrom('outbox').selectAll().where('aboutId', '=', id).orderBy('id').execute();
  const stats = () => site.adminApi('GET /api/promotional-leads/stats');

  /** Recounts from all rows; the maintained counts must be equal. */
  async function expectTrueCounts() {
    const rows = await site.database.read
      .selectFrom('leads')
      .select(['status', 'seenAt'])
      .where('deletedAt', 'is', null)
      .execute();
    const counts = await site.database.read.selectFrom('leadCounts').selectAll().orderBy('status').execute();
    const counted = Map.groupBy(rows, ({ status }) => status);
    for (const { status, count, unseen } of counts) {
      const of = counted.get(status) ?? [];
      expect({ status, count, unseen }).toEqual({
        status,
        count: of.length,
        unseen: of.filter(({ seenAt }) => seenAt === null).length,
      });
    }
    expect(counts.map(({ status }) => status)).toEqual(expect.arrayContaining([...counted.keys()]));
  }

  it('are kept with the wording that was read and a shortened address, name and phone nowhere else', async () => {
    const phone = freshPhone();
    expect(await submit({ name: ' আশা সেন ', phone: `+91 ${phone}` }, {}, '198.18.200.7')).toEqual({ success: true });
    const lead = await find(phone);
    expect(lead).toMatchObject({
      name: 'আশা সেন',
      status: 'new',
      notes: '',
      followUpOn: null,
      seen: false,
      isDemo: false,
    });
    expect(await rowOf(lead._id)).toMatchObject({
      consent: LEAD_CONSENT.version,
      network: '198.18.200.0/24',
      canonicalPhone: phone,
      userId: null,
    });
    const activities = await site.database.read.selectFrom('activities').select('data').execute();
    expect(activities).toContainEqual({ data: `{"formType":"lead","leadId":"${lead._id}"}` });
    expect(JSON.stringify(activities)).not.toContain(phone);
    expect(JSON.stringify(activities)).not.toContain('আশা');
  });

  it.each([
    [{ phone: '12345' }, { phone: 'Phone number must be at least 10 digits' }],
    [{ phone: '1234567890123456' }, { phone: 'Phone number cannot exceed 15 digits' }],
    [{ phone: '9999999999' }, { phone: 'Please enter a valid phone number' }],
    [{ phone: '1234567890' }, { phone: 'Please enter a valid phone number' }],
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
    [{ name: 'a'.repeat(51) }, { name: 'Name cannot exceed 50 characters' }],
    [{ name: 'R2D2' }, { name: 'Name can only contain letters, spaces, hyphens, and apostrophes' }],
    [
      { name: '', phone: '1' },
      { phone: 'Phone number must be at least 10 digits', name: 'Name is required' },
    ],
  ])('are refused with %j in the words of the form, the phone first', async (wrong, fields) => {
    expect(await refusalOf(submit(wrong))).toEqual({ status: 400, message: Object.values(fields)[0], fields });
  });

  it.each([{ phone: 12 }, { name: ['a'] }, { phone: null }, { name: 'Nul\u0000byte' }, { name: { toString: 1 } }])(
    'are refused as %j without a server error',
    async (wrong) => {
      expect(await refusalOf(submit(wrong))).toMatchObject({ status: 400 });
      expect(site.failures).toEqual([]);
    },
  );

  it('are one row for one phone, however it is written and however many ask at once', async () => {
    const phone = freshPhone();
    const before = (await stats()).total;
    const spellings = [phone, `+91 ${phone}`, `91${phone}`, `0${phone}`, `${phone.slice(0, 5)}-${phone.slice(5)}`];
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => submit({ phone: spellings[i % 5] })));
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ success: true })));
    expect((await stats()).total).toBe(before + 1);
    const lead = await find(phone);
    // The agency and the person each get one message.
    expect((await messagesAbout(lead._id)).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    await expectTrueCounts();
  });

  it('take the newest name of a known phone and stay where they had come to, to be opened once more', async () => {
    const phone = freshPhone();
    await submit({ phone, name: 'First Name' });
    const { _id: id } = await find(phone);
    await followUp(id, { status: 'lost', notes: 'Too far', followUpOn: null });
    await submit({ phone, name: 'Second Name' });
    expect(await find(phone)).toMatchObject({
      _id: id,
      name: 'Second Name',
      status: 'lost',
      notes: 'Too far',
      seen: false,
    });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: 'first name' } });
    expect(leads).toEqual([]);
    await expectTrueCounts();
  });

  it('keep notes and day when only the status is set', async () => {
    const phone = freshPhone();
    await submit({ phone });
    const { _id: id } = await find(phone);
    await followUp(id, { status: 'contacted', notes: 'Likes hills', followUpOn: '2027-01-05' });
    const { lead } = await followUp(id, { status: 'converted' });
    expect(lead).toMatchObject({ status: 'converted', notes: 'Likes hills', followUpOn: '2027-01-05' });
    expect((await followUp(id, { status: 'converted', notes: '' })).lead.notes).toBe('');
  });

  it('tell the second of two admins, and lose nothing of the first', async () => {
    const phone = freshPhone();
    await submit({ phone });
    const { _id: id } = await find(phone);
    const before = { status: 'new', notes: '', followUpOn: null } as const;
    const save = (admin: number) => followUp(id, { status: 'contacted', notes: `Admin ${admin}`, before });
    const outcomes = await Promise.all([1, 2, 3].map((admin) => refusalOf(save(admin))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== null)).toMatchObject({
      status: 409,
      message: 'Another admin has changed this lead meanwhile.',
    });
    const kept = await find(phone);
    expect(kept.notes).toMatch(/^Admin [123]$/);
    const { status, notes, followUpOn } = kept;
    await followUp(id, { status: 'lost', notes: 'In turn', before: { status, notes, followUpOn } });
    expect((await find(phone)).notes).toBe('In turn');
    await expectTrueCounts();
  });

  it('of the demonstration are real ones once their person has left their name', async () => {
    const phone = freshPhone();
    await submit({ phone });
    const { _id: id } = await find(phone);
    await site.database.db.updateTable('leads').set({ demo: 1 }).where('id', '=', id).execute();
    await submit({ phone });
    expect(await find(phone)).toMatchObject({ _id: id, isDemo: false });
  });

  it('are written once for one key, and another body under it is refused', async () => {
    const phone = freshPhone();
    const headers = { 'idempotency-key': `lead-${phone}` };
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit({ phone }, headers, address)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"success":true}']));
    expect(await refusalOf(submit({ phone, name: 'Another' }, headers, address))).toMatchObject({ status: 409 });
  });

  it('queue a message to the agency and one to the phone, kept where no provider is set', async () => {
    const phone = freshPhone();
    await submit({ phone, name: 'Mira Das' });
    const messages = await messagesAbout((await find(phone))._id);
    expect(messages.map(({ channel, recipient, state }) => ({ channel, recipient, state }))).toEqual([
      { channel: 'email', recipient: 'hello@safarnama.example', state: 'kept' },
      { channel: 'sms', recipient: `+91${phone}`, state: 'kept' },
    ]);
    const { aboutId, text } = messages[0] ?? expect.fail();
    expect(text).toContain(`/admin/leads?open=${aboutId}`);
  });

  it('leave a cookie that says nothing but that the form was sent, which access-status reads', async () => {
    const payload = { name: 'Asha Sen', phone: freshPhone() };
    const remoteAddress = freshAddress();
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/promotional-leads/submit',
      payload,
      remoteAddress,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['set-cookie']).toBe('safarnama_lead=1; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    const statusOf = async (cookie: string) =>
      (await site.app.inject({ url: '/api/user/access-status', headers: { cookie } })).json();
    expect(await statusOf('safarnama_lead=1')).toEqual({ hasAccess: true });
    expect(await statusOf('other=1; safarnama_lead=1')).toEqual({ hasAccess: true });
    expect(await statusOf('not_safarnama_lead=1; safarnama_session=nobody')).toEqual({ hasAccess: false });
  });

  it('are limited by the minute and address', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 65 }, () => refusalOf(submit({ phone: '1' }, {}, address))));
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(5);
  });

  it('are seen once they were opened, with the wording that was agreed to', async () => {
    const phone = freshPhone();
    await submit({ phone });
    const { _id: id } = await find(phone);
    const { lead } = await site.adminApi('GET /api/promotional-leads/{id}', { params: { id } });
    expect(lead).toMatchObject({ seen: true, consent: expect.stringContaining(LEAD_CONSENT.text) });
  });

  it('keep the language in which the wording was read', async () => {
    const phone = freshPhone();
    await submit({ phone }, { 'accept-language': 'hi' });
    const { _id: id } = await find(phone);
    expect((await rowOf(id)).consent).toBe(`${LEAD_CONSENT.version} hi`);
    const { lead } = await site.adminApi('GET /api/promotional-leads/{id}', { params: { id } });
    expect(lead.consent).toContain(hindi.consent);
  });

  it('count in the badge until an admin opens them', async () => {
    const badge = async () => (await site.adminApi('GET /api/admin/notifications')).count;
    const phone = freshPhone();
    const before = await badge();
    await submit({ phone });
    expect(await badge()).toBe(before + 1);
    const { _id: id } = await find(phone);
    const open = () => site.adminApi('GET /api/promotional-leads/{id}', { params: { id } });
    await Promise.all([open(), open(), open()]);
    expect(await badge()).toBe(before);
    await expectTrueCounts();
  });

  it('are found by the beginnings of their words and by their phone, and narrowed by status', async () => {
    const phone = freshPhone();
    await submit({ phone, name: 'Quentin Zürcher' });
    const ids = async (query: object) =>
      (await site.adminApi('GET /api/promotional-leads', { query })).leads.map(({ name }) => name);
    for (const search of ['quen', 'zurch', 'ZÜRCHER quentin', phone, `+91 ${phone}`, `quentin ${phone.slice(-5)}`]) {
      expect(await ids({ search })).toEqual(['Quentin Zürcher']);
    }
    expect(await ids({ search: 'quentin', status: 'new' })).toEqual(['Quentin Zürcher']);
    expect(await ids({ search: 'quentin', status: 'lost' })).toEqual([]);
    expect(await ids({ search: '%' })).toEqual([]);
  });

  it('are listed the newest first, page by page', async () => {
    const { total } = await stats();
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(total / 5); page++) {
      const answer = await site.adminApi('GET /api/promotional-leads', { query: { page, limit: 5 } });
      expect(answer).toMatchObject({ total, page, totalPages: Math.ceil(total / 5), totalIsAtLeast: false });
      seen.push(...answer.leads.map(({ _id }) => _id));
    }
    expect(seen).toEqual(seen.toSorted().reverse());
    expect(new Set(seen).size).toBe(total);
    const refused = await refusalOf(
      site.adminApi('GET /api/promotional-leads', { query: { status: 'won' as 'lost' } }),
    );
    expect(refused?.message).toBe('Status must be new, contacted, converted or lost');
  });

  it('that are deleted are nowhere, and come back whole', async () => {
    const phone = freshPhone();
    await submit({ phone, name: 'Deleted Person' });
    const { _id: id } = await find(phone);
    const params = { id };
    const before = await stats();
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params });
    expect(await stats()).toMatchObject({ total: before.total - 1, new: before.new - 1 });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: phone } });
    expect(leads).toEqual([]);
    const again = [
      () => site.adminApi('GET /api/promotional-leads/{id}', { params }),
      () => site.adminApi('DELETE /api/promotional-leads/{id}', { params }),
      () => followUp(id, { status: 'new' }),
    ];
    for (const call of again) expect(await refusalOf(call())).toMatchObject({ status: 404 });
    const restore = () => site.adminApi('POST /api/promotional-leads/{id}/restore', { params });
    // Restoring twice is no error.
    for (const { lead } of await Promise.all([restore(), restore(), restore()])) {
      expect(lead).toMatchObject({ _id: id, name: 'Deleted Person' });
    }
    expect(await stats()).toEqual(before);
    expect((await find(phone))._id).toBe(id);
    await expectTrueCounts();
  });

  it('that were deleted start again when their person asks again', async () => {
    const phone = freshPhone();
    await submit({ phone });
    const { _id: old } = await find(phone);
    await followUp(old, { status: 'lost', notes: 'Old' });
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: old } });
    await submit({ phone });
    const lead = await find(phone);
    expect(lead).toMatchObject({ status: 'new', notes: '', seen: false });
    expect(lead._id).not.toBe(old);
    expect(await messagesAbout(old)).toEqual([]);
    await expectTrueCounts();
  });

  it('are exported as a table in which nothing is a formula, by the filters of the list', async () => {
    const phone = freshPhone();
    await submit({ phone, name: 'Export Person' });
    const { _id: id } = await find(phone);
    await followUp(id, { status: 'contacted', notes: '=HYPERLINK("x")' });
    const get = (query: string, token = site.adminToken) =>
      site.app.inject({ url: `/api/promotional-leads/export${query}`, headers: { authorization: `Bearer ${token}` } });
    const answer = await get('?search=export&status=contacted');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="leads-2026-11-\d\d.csv"$/);
    const lines = answer.payload.split('\r\n');
    expect(lines[0]).toBe('\ufeffSubmitted at (IST),Name,Phone,Status,Follow up on,Notes,E-mail,Source');
    expect(lines[1]).toMatch(
      new RegExp(`^2026-11-\\d\\d \\d\\d:\\d\\d,Export Person,${phone},contacted,,"'=HYPERLINK`),
    );
    expect(lines).toHaveLength(3);
    expect((await get('?search=export&status=lost')).payload.split('\r\n')).toHaveLength(2);
    expect((await get('')).payload.split('\r\n')).toHaveLength((await stats()).total + 2);
    expect((await get('?due=1')).statusCode).toBe(200);
    expect((await get('', 'x'.repeat(43))).statusCode).toBe(401);
  });

  it('are closed to all but admins', async () => {
    const traveller = await site.register();
    const params = { id: 'any' };
    for (const [api, status] of [
      [site.api, 401],
      [traveller.api, 403],
    ] as const) {
      const calls = [
        () => api('GET /api/promotional-leads', { query: {} }),
        () => api('GET /api/promotional-leads/stats'),
        () => api('GET /api/promotional-leads/{id}', { params }),
        () => api('PUT /api/promotional-leads/{id}/status', { params, body: { status: 'new' } }),
        () => api('DELETE /api/promotional-leads/{id}', { params }),
        () => api('POST /api/promotional-leads/{id}/restore', { params }),
        () => api('GET /api/admin/outbox', { query: {} }),
        () => api('POST /api/admin/outbox/{id}/retry', { params }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status });
    }
    expect(site.failures).toEqual([]);
  });

  it('end for good a day after they were deleted, and a year after anything last happened to them', async () => {
    const leave = async (form: object) => {
      const phone = freshPhone();
      await submit({ phone, ...form });
      return (await find(phone))._id;
    };
    const deleted = await leave({ name: 'Deleted For Good' });
    const old = await leave({ name: 'Old Lead' });
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: deleted } });
    const leads = leadService({
      ...makeOffice(site.database, () => now),
      database: site.database,
      siteUrl: '',
      clock: () => now,
      activities: { record: () => Promise.reject(new Error('nobody submits')) } as never,
      messages: {
        compose: () => Promise.resolve([]),
        queueForVisitor: () => Promise.resolve(),
        forget: () => Promise.resolve(),
      },
    });
    const isThere = async (id: string) =>
      (await site.database.read.selectFrom('leads').select('id').where('id', '=', id).execute()).length === 1;
    let now = TEST_NOW + DAY_MS - 1000;
    await leads.sweep();
    expect([await isThere(deleted), await isThere(old)]).toEqual([true, true]);
    now = TEST_NOW + DAY_MS + 1000;
    expect(await refusalOf(leads.restore(deleted, SOME_ADMIN))).toMatchObject({ message: 'There is no such lead' });
    await leads.sweep();
    expect([await isThere(deleted), await isThere(old)]).toEqual([false, true]);
    now = TEST_NOW + 366 * DAY_MS;
    await leads.sweep();
    expect(await isThere(old)).toBe(false);
    await expectTrueCounts();
    expect(await site.database.read.selectFrom('leadWords').selectAll().execute()).toEqual([]);
  });
});
