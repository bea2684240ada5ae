import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('customers on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'hills', now: TEST_NOW });
  });
  afterAll(() => site.close());

  const preferredDate = addDays(dayInIndia(TEST_NOW), 60);
  const make = async (form: { name: string; phones?: string[]; emails?: string[]; notes?: string; city?: string }) =>
    (await site.adminApi('POST /api/admin/customers', { body: form }))._id;
  const show = async (id: string) =>
    (await site.adminApi('GET /api/admin/customers/{id}', { params: { id } })).customer;
  const find = async (search: string) =>
    (await site.adminApi('GET /api/admin/customers', { query: { search } })).customers.map(({ name }) => name);
  const timeline = async (id: string, kind?: 'call' | 'note' | 'booking' | 'message') =>
    (
      await site.adminApi('GET /api/admin/customers/{id}/timeline', {
        params: { id },
        query: kind === undefined ? {} : { kind },
      })
    ).entries;
  const book = async (phone: string, fullName: string, email?: string) =>
    (
      await site.apiAs(null, '192.0.2.9')('POST /api/packages/book', {
        body: { packageSlug: 'hills', itemType: 'package', travelers: 2, preferredDate, fullName, phone, email },
        headers: { 'idempotency-key': `booking-${randomUUID()}` },
      })
    ).booking;
  async function leave(phone: string, name: string): Promise<string> {
    await site.apiAs(null, '192.0.2.9')('POST /api/promotional-leads/submit', { body: { name, phone } });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: { search: phone } });
    return leads[0]?._id ?? '';
  }
  const link = (id: string, kind: 'lead' | 'booking' | 'user', record: string) =>
    site.adminApi('POST /api/admin/customers/{id}/links', { params: { id }, body: { kind, id: record } });
  const unlink = (id: string, kind: 'lead' | 'booking', recordId: string) =>
    site.adminApi('DELETE /api/admin/customers/{id}/links/{kind}/{recordId}', { params: { id, kind, recordId } });
  const undo = (id: string, undoId: string) =>
    site.adminApi('POST /api/admin/customers/{id}/undos/{undoId}', { params: { id, undoId } });

  it('are found by any part of any phone, by name in any script and by e-mail', async () => {
    await make({ name: 'Zubin Irani', phones: ['98310 44776', '+65 9123 4567'], emails: ['zubin@irani.example'] });
    for (const typed of ['98310 44776', '+91 98310 44776', '310447', '4776', '+65 9123 4567', '91234', '098310']) {
      expect([typed, await find(typed)]).toEqual([typed, ['Zubin Irani']]);
    }
    for (const typed of ['zubin@irani.example', 'irani.ex', 'zub', 'IRANI zubin', 'ज़ुबिन ईरानी']) {
      expect([typed, await find(typed)]).toEqual([typed, ['Zubin Irani']]);
    }
    await make({ name: 'सुजाता मुखोपाध्याय', phones: [freshPhone()] });
    await make({ name: 'শুভঙ্কর ঘোষ', phones: [freshPhone()] });
    expect(await find('Sujata Mukhopadhyay')).toEqual(['सुजाता मुखोपाध्याय']);
    expect(await find('সুজাতা মুখোপাধ্যায়')).toEqual(['सुजाता मुखोपाध्याय']);
    expect(await find('Shubhankar')).toEqual(['শুভঙ্কর ঘোষ']);
    expect(await find('Zubin 99999999')).toEqual([]);
    const { results } = await site.adminApi('GET /api/admin/search', { query: { q: '310447' } });
    expect(results).toMatchObject([{ kind: 'customer', title: 'Zubin Irani' }]);
  });

  it('show contacts with their leads among their calls, and as their last contact', async () => {
    const lead = await leave(freshPhone(), 'Ritwik Sen');
    const customer = await make({ name: 'Ritwik Sen' });
    await link(customer, 'lead', lead);
    expect((await show(customer)).totals.lastContactAt).toBeNull();
    await site.adminApi('POST /api/promotional-leads/{id}/contact', {
      params: { id: lead },
      body: { method: 'phone', notes: 'Wants Sikkim in May', successful: true },
    });
    const [call, ...others] = await timeline(customer, 'call');
    expect(call).toMatchObject({ kind: 'call', by: 'admin', of: { kind: 'lead', _id: lead } });
    expect([call?.text, others]).toEqual([expect.stringContaining('Wants Sikkim in May'), []]);
    expect((await show(customer)).totals.lastContactAt).not.toBeNull();
  });

  it('are made from a lead, and propose what may be of the same person without linking it', async () => {
    const phone = freshPhone();
    const lead = await leave(phone, 'Mina Kumari Das');
    const booking = await book(`+91 ${phone}`, 'M K Das');
    const before = await site.adminApi('GET /api/admin/desk/{kind}/{id}', { params: { kind: 'lead', id: lead } });
    expect(before.desk).toMatchObject({ customer: null, proposed: [] });
    const headers = { 'idempotency-key': `customer-${randomUUID()}` };
    const body = { name: 'Mina Kumari Das', phones: [phone], from: { kind: 'lead' as const, id: lead } };
    const { _id: id } = await site.adminApi('POST /api/admin/customers', { body, headers });
    expect((await site.adminApi('POST /api/admin/customers', { body, headers }))._id).toBe(id);
    const made = await show(id);
    expect(made.linked).toMatchObject([{ kind: 'lead', _id: lead }]);
    expect(made.proposedRecords).toMatchObject([{ kind: 'booking', _id: booking._id, alike: ['phone'] }]);
    const { desk } = await site.adminApi('GET /api/admin/desk/{kind}/{id}', {
      params: { kind: 'booking', id: booking._id },
    });
    expect(desk).toMatchObject({ customer: null, proposed: [{ _id: id, alike: ['phone'] }] });
    expect((await link(id, 'booking', booking._id)).customer).toMatchObject({
      proposedRecords: [],
      totals: { bookings: 1, trips: 0, rupees: 0 },
    });
  });

  it('show all that happened, the newest first, and the same by kind', async () => {
    const phone = freshPhone();
    const booking = await book(phone, 'Tara Pal', 'tara@example.org');
    const id = await make({ name: 'Tara Pal', phones: [phone] });
    await link(id, 'booking', booking._id);
    await site.adminApi('POST /api/admin/bookings/{id}/contact', {
      params: { id: booking._id },
      body: { method: 'phone', notes: 'Wants a lake view', successful: true },
    });
    site.advance(1000);
    const params = { id };
    const entry = (body: { kind: 'note' | 'call'; text?: string; method?: 'whatsapp'; successful?: boolean }) =>
      site.adminApi('POST /api/admin/customers/{id}/entries', { params, body });
    await entry({ kind: 'note', text: 'Prefers trains' });
    site.advance(1000);
    await entry({ kind: 'call', method: 'whatsapp', successful: true });
    expect(await refusalOf(entry({ kind: 'note' }))).toMatchObject({ status: 400, message: 'Write a note first' });
    const [first, second, ...others] = await timeline(id);
    expect(first).toMatchObject({ kind: 'call', text: 'WhatsApp message: reached', of: null });
    expect(second).toMatchObject({ kind: 'note', text: 'Prefers trains' });
    expect(others.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['booking', 'call', 'message', 'link']));
    expect((await timeline(id, 'call')).map(({ kind }) => kind)).toEqual(['call', 'call']);
    expect((await timeline(id, 'call')).at(-1)?.text).toContain('Wants a lake view');
    // The message to the agency is not the customer's.
    expect(await timeline(id, 'message')).toMatchObject([{ text: expect.stringContaining('E-mail, not sent') }]);
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', {
      params: { id: booking._id },
      body: { status: 'confirmed' },
    });
    expect((await show(id)).totals).toMatchObject({ bookings: 1, rupees: booking.total, nextDeparture: preferredDate });
    const { customers } = await site.adminApi('GET /api/admin/customers', { query: { search: phone } });
    expect(customers).toMatchObject([{ _id: id, bookings: 1, rupees: booking.total, nextDeparture: preferredDate }]);
    expect(customers[0]?.lastContactAt).not.toBeNull();
  });

  it('are read on page by page, each entry once', async () => {
    const id = await make({ name: 'Noted Often' });
    for (let nth = 0; nth < 45; nth++) {
      const body = { kind: 'note' as const, text: `note ${nth}` };
      await site.adminApi('POST /api/admin/customers/{id}/entries', { params: { id }, body });
      if (nth % 3 === 0) site.advance(1);
    }
    const params = { id };
    const page = await site.adminApi('GET /api/admin/customers/{id}/timeline', { params });
    const rest = await site.adminApi('GET /api/admin/customers/{id}/timeline', {
      params,
      query: { before: page.next ?? '' },
    });
    const all = [...page.entries, ...rest.entries].map(({ text }) => text);
    expect(rest.next).toBeNull();
    expect(all).toEqual(Array.from({ length: 45 }, (_, nth) => `note ${44 - nth}`));
  });

  it('get a record from the first of two clerks alone', async () => {
    const phone = freshPhone();
    const lead = await leave(phone, 'Two Clerks');
    const ids = [await make({ name: 'One' }), await make({ name: 'Two' })];
    const done = await Promise.allSettled(ids.map((id) => link(id, 'lead', lead)));
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = ids[done.findIndex(({ status }) => status === 'rejected')] ?? '';
    const winner = ids.find((id) => id !== loser) ?? '';
    const refusal = await refusalOf(link(loser, 'lead', lead));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('linked to another customer') });
    // Twice by the same clerk is once.
    await link(winner, 'lead', lead);
    expect((await timeline(winner)).filter(({ kind }) => kind === 'link')).toHaveLength(1);
  });

  it('get no record that is gone, deleted or of an erased traveller', async () => {
    const id = await make({ name: 'Nobody Else' });
    const phone = freshPhone();
    const booking = await book(phone, 'Erased Soon');
    await site.adminApi('DELETE /api/admin/people/{phone}', { params: { phone } });
    expect(await refusalOf(link(id, 'booking', booking._id))).toMatchObject({ status: 409 });
    const lead = await leave(freshPhone(), 'Deleted Lead');
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: lead } });
    expect(await refusalOf(link(id, 'lead', lead))).toMatchObject({ status: 404 });
    expect(await refusalOf(link(id, 'user', 'nowhere'))).toMatchObject({ status: 404 });
    expect(await refusalOf(link('nowhere', 'lead', lead))).toMatchObject({ status: 404 });
  });

  it('lose a record, and have it back within a day', async () => {
    const lead = await leave(freshPhone(), 'Back Again');
    const id = await make({ name: 'Back Again' });
    await link(id, 'lead', lead);
    const { customer } = await unlink(id, 'lead', lead);
    expect(customer).toMatchObject({ linked: [], undos: [{ kind: 'unlinked' }] });
    const undoId = customer.undos[0]?._id ?? '';
    expect((await undo(id, undoId)).customer).toMatchObject({ linked: [{ _id: lead }], undos: [] });
    expect(await refusalOf(undo(id, undoId))).toMatchObject({ status: 409 });
    const later = (await unlink(id, 'lead', lead)).customer.undos[0]?._id ?? '';
    const aged = { at: TEST_NOW - DAY_MS };
    await site.database.db.updateTable('customerUndos').set(aged).where('id', '=', later).execute();
    expect(await refusalOf(undo(id, later))).toMatchObject({ status: 409 });
    expect((await show(id)).undos).toEqual([]);
  });

  it('are joined with all they have, and parted again as they were', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    const into = await make({ name: 'Asha Sen', phones: [phone], notes: 'Tea' });
    const from = await make({ name: 'Asha S.', phones: [other, phone], city: 'Puri', notes: 'Coffee' });
    const lead = await leave(other, 'Asha S');
    await link(from, 'lead', lead);
    const body = { kind: 'note' as const, text: 'From the second' };
    await site.adminApi('POST /api/admin/customers/{id}/entries', { params: { id: from }, body });
    const [one, two] = [await show(into), await show(from)];
    expect(one.proposedCustomers).toMatchObject([{ _id: from, alike: ['phone'] }]);
    const join = (otherId: string) =>
      site.adminApi('POST /api/admin/customers/{id}/join', { params: { id: into }, body: { otherId } });
    expect(await refusalOf(join(into))).toMatchObject({ status: 409 });
    const { customer } = await join(from);
    expect(customer).toMatchObject({ phones: [phone, other], city: 'Puri', notes: 'Tea\n\nCoffee' });
    expect(customer.linked).toMatchObject([{ _id: lead }]);
    expect((await timeline(into, 'note')).map(({ text }) => text)).toEqual(['From the second']);
    expect(await refusalOf(show(from))).toMatchObject({ status: 404 });
    expect(await find(other)).toEqual(['Asha Sen']);
    await undo(into, customer.undos[0]?._id ?? '');
    const { revision: _, undos: __, ...facts } = one;
    expect(await show(into)).toMatchObject(facts);
    expect(await show(from)).toEqual(two);
    expect(await find(other)).toEqual(['Asha S.']);
    expect((await timeline(from, 'note')).map(({ text }) => text)).toEqual(['From the second']);
  });

  it('are changed by the first of two admins, and refused to the second', async () => {
    const phone = freshPhone();
    const id = await make({ name: 'Old Name', phones: [phone] });
    const { revision } = await show(id);
    const change = (name: string) =>
      site.adminApi('PUT /api/admin/customers/{id}', { params: { id }, body: { name, phones: [phone], revision } });
    expect((await change('New Name')).customer.name).toBe('New Name');
    expect(await refusalOf(change('Other Name'))).toMatchObject({ status: 409 });
    expect(await find('Old')).not.toContain('Old Name');
    expect(await refusalOf(make({ name: '' }))).toMatchObject({ status: 400, message: 'Name is required' });
    expect(await refusalOf(make({ name: 'X', phones: ['123'] }))).toMatchObject({ status: 400 });
    expect(await refusalOf(make({ name: 'X', emails: ['nothing'] }))).toMatchObject({ status: 400 });
  });

  it('keep what they agreed to, and since when no more', async () => {
    const id = await make({ name: 'Agreed' });
    const params = { id };
    const today = dayInIndia(TEST_NOW);
    const consent = (givenOn: string) =>
      site.adminApi('POST /api/admin/customers/{id}/consents', {
        params,
        body: { purpose: 'documents', way: 'spoken', givenOn },
      });
    const { customer } = await consent(today);
    expect(customer.consents).toMatchObject([
      { purpose: 'documents', way: 'spoken', by: expect.any(String), withdrawnOn: null },
    ]);
    expect(await refusalOf(consent('2099-01-01'))).toMatchObject({ status: 400 });
    const consentId = customer.consents[0]?._id ?? '';
    const withdrawn = await site.adminApi('DELETE /api/admin/customers/{id}/consents/{consentId}', {
      params: { id, consentId },
    });
    expect(withdrawn.customer.consents[0]?.withdrawnOn).not.toBeNull();
  });

  it('are in the audit log without a name or a phone', async () => {
    const phone = freshPhone();
    const id = await make({ name: 'Hidden Name', phones: [phone], notes: 'Secret note' });
    await site.adminApi('DELETE /api/admin/customers/{id}', { params: { id } });
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { limit: 2 } });
    const subject = `Customer …${phone.slice(-3)}`;
    expect(entries).toMatchObject([
      { action: 'customer.deleted', subject },
      { action: 'customer.created', subject },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Hidden|Secret/);
    expect(await refusalOf(show(id))).toMatchObject({ status: 404 });
  });

  it('logged no failure of its own', () => {
    expect(site.failures).toEqual([]);
  });
});
