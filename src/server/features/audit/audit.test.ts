import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { SOME_ADMIN } from '../../../../test/office.ts';
import { plain } from '../../../../test/pictures.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { auditService, changesBetween } from './service.ts';

it('tells the fields in which two records differ, those within them with a dot between', () => {
  const before = { a: 1, list: [1], in: { b: 'x', c: true }, same: null };
  const after = { a: 2, list: [1, 2], in: { b: 'y', c: true }, same: null, fresh: 'z' };
  expect(changesBetween(before, after)).toEqual([
    { field: 'a', from: '1', to: '2' },
    { field: 'list', from: '[1]', to: '[1,2]' },
    { field: 'in.b', from: 'x', to: 'y' },
    { field: 'fresh', from: '', to: 'z' },
  ]);
});

describe.each(engines)('the audit log on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const list = (query = {}) => site.adminApi('GET /api/admin/audit', { query });
  const deeds = async (count: number) =>
    (await list({ limit: count })).entries.map(({ action, subject }) => [action, subject]);

  it('has what was done to a package', async () => {
    const record = { slug: 'tea-gardens', now: TEST_NOW, status: 'draft' } as const;
    const id = await keepPackage(site.database, record, { title: 'Tea gardens' });
    const params = { id };
    await site.adminApi('PATCH /api/packages/admin/{id}/status', { params, body: { status: 'published' } });
    expect((await list({ limit: 1 })).entries[0]).toMatchObject({
      admin: 'admin',
      at: new Date(TEST_NOW).toISOString(),
      changes: [{ field: 'status', from: 'draft', to: 'published' }],
    });
    await site.adminApi('DELETE /api/packages/admin/{id}', { params });
    await site.adminApi('POST /api/packages/admin/{id}/restore', { params });
    // The second time there is nothing to restore.
    await site.adminApi('POST /api/packages/admin/{id}/restore', { params });
    expect(await deeds(3)).toEqual([
      ['package.restored', 'Tea gardens'],
      ['package.deleted', 'Tea gardens'],
      ['package.status-set', 'Tea gardens'],
    ]);
  });

  it('has what was done to a post, a long text by its beginning', async () => {
    const { created, save } = blogForms(site);
    const post = await created({ title: 'Hill stations' });
    await save(post, { title: 'Hill stations', content: `<p>${'Fog. '.repeat(200)}</p>` });
    const params = { id: post._id };
    await site.adminApi('DELETE /api/blogs/{id}', { params });
    await site.adminApi('POST /api/blogs/{id}/restore', { params });
    expect(await deeds(4)).toEqual([
      ['post.restored', 'Hill stations'],
      ['post.deleted', 'Hill stations'],
      ['post.saved', 'Hill stations'],
      ['post.created', 'Hill stations'],
    ]);
    const { entries } = await list({ action: 'post.saved' });
    const content = entries[0]?.changes.find(({ field }) => field === 'content');
    expect(content?.to).toMatch(/^<p>Fog\. .*…$/s);
    expect(content?.to.length).toBe(301);
  });

  it('records what was done to bookings and leads, without names, phones or typed texts', async () => {
    const slug = 'hills';
    await keepPackage(site.database, { slug, now: TEST_NOW });
    const phone = freshPhone();
    const preferredDate = addDays(dayInIndia(TEST_NOW), 60);
    const request = { packageSlug: slug, itemType: 'package', fullName: 'Sujata Nair', phone } as const;
    const { booking } = await site.api('POST /api/packages/book', {
      body: { ...request, travelers: 2, preferredDate },
    });
    const params = { id: booking._id };
    const contact = { method: 'phone', notes: 'Her mother is ill', successful: true } as const;
    await site.adminApi('POST /api/admin/bookings/{id}/contact', { params, body: contact });
    await site.adminApi('PATCH /api/admin/bookings/{id}/status', { params, body: { status: 'confirmed' } });
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Sujata Nair', phone } });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    const lead = { params: { id: leads[0]?._id ?? '' } };
    const followUp = { status: 'contacted', notes: 'Her mother is ill', followUpOn: preferredDate } as const;
    await site.adminApi('PUT /api/promotional-leads/{id}/status', { ...lead, body: followUp });
    await site.adminApi('DELETE /api/promotional-leads/{id}', lead);
    await site.adminApi('POST /api/promotional-leads/{id}/restore', lead);
    const subject = `Lead …${phone.slice(-3)}`;
    expect(await deeds(5)).toEqual([
      ['lead.restored', subject],
      ['lead.deleted', subject],
      ['lead.saved', subject],
      ['booking.moved', booking.reference],
      ['booking.contacted', booking.reference],
    ]);
    const { entries } = await list({ limit: 5 });
    expect(entries[2]?.changes).toEqual([
      { field: 'status', from: 'new', to: 'contacted' },
      { field: 'followUpOn', from: '', to: preferredDate },
      { field: 'notes', from: '', to: 'changed' },
    ]);
    const text = JSON.stringify(entries);
    for (const private_ of ['Sujata', 'mother', phone]) expect(text).not.toContain(private_);
  });

  it.each([
    ['/api/admin/bookings/export?status=pending&search=Sujata', 'booking', 'bookings-2026-11-21.csv'],
    ['/api/promotional-leads/export?search=Sujata&status=new', 'lead', 'leads-2026-11-21.csv'],
    ['/api/admin/activity/export?type=search', 'activity', 'activity-data-2026-11-21.csv'],
  ])('has that %s was taken away, and not whom it was searched for', async (url, noun, subject) => {
    const headers = { authorization: `Bearer ${site.adminToken}` };
    const answer = await site.app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    const { entries, total } = await list({ limit: 1 });
    expect(entries[0]).toMatchObject({ action: `${noun}.exported`, subject, admin: 'admin' });
    const changed = (entries[0]?.changes ?? []).map(({ field, to }) => `${field}=${to}`);
    for (const [field, value] of new URL(url, 'http://x').searchParams) {
      expect(changed).toContain(`${field}=${field === 'search' ? 'given' : value}`);
    }
    // HEAD requests and refused requests export nothing.
    await site.app.inject({ method: 'HEAD', url, headers });
    await site.app.inject({ url: `${url}&status=nonsense&type=nonsense`, headers });
    await site.app.inject({ url });
    expect((await list({ limit: 1 })).total).toBe(total);
  });

  it('has that a picture was uploaded, and not what it is called', async () => {
    const form = new FormData();
    form.append('picture', new Blob([await plain(64, 48).jpeg().toBuffer()]), 'sujata-nair.jpg');
    const request = new Request('http://x', { method: 'POST', body: form });
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/blogs/pictures',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        authorization: `Bearer ${site.adminToken}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
    });
    expect(answer.statusCode).toBe(201);
    const { url } = answer.json<{ url: string }>();
    expect((await list({ limit: 1 })).entries[0]).toMatchObject({ action: 'picture.uploaded', subject: url });
  });

  it('is kept for three years', async () => {
    const day = 86_400_000;
    const at = (now: number) =>
      auditService({ database: site.database, clock: () => now, log: () => undefined, onFailure: () => undefined });
    const then = TEST_NOW - 4 * 365 * day;
    for (let i = 0; i < 3; i++)
      await at(then).record(site.database.db, SOME_ADMIN, { action: 'old.deed', subject: 'x' });
    const { total } = await list();
    await at(then + 3 * 365 * day).sweep();
    expect((await list()).total).toBe(total);
    await at(then + (3 * 365 + 2) * day).sweep();
    expect((await list()).total).toBe(total - 3);
  });

  it('keeps nothing of what is refused', async () => {
    const { total } = await list();
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id: 'none' } }).catch(() => null);
    await site.adminApi('DELETE /api/blogs/{id}', { params: { id: 'none' } }).catch(() => null);
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: 'none' } }).catch(() => null);
    expect((await list()).total).toBe(total);
  });

  it('is narrowed by who and what, and read page by page', async () => {
    const { record } = auditService({
      database: site.database,
      clock: () => TEST_NOW + 1000,
      log: () => undefined,
      onFailure: () => undefined,
    });
    for (const subject of ['one', 'two', 'three']) {
      await record(site.database.db, SOME_ADMIN, { action: 'package.saved', subject });
    }
    await record(site.database.db, SOME_ADMIN, { action: 'post.saved', subject: 'four' });
    const first = await list({ admin: 'Mitali', limit: 2 });
    expect(first.entries.map(({ subject }) => subject)).toEqual(['four', 'three']);
    expect(first).toMatchObject({ total: 4, page: 1, totalPages: 2 });
    const second = await list({ admin: 'Mitali', limit: 2, page: 2 });
    expect(second.entries.map(({ subject }) => subject)).toEqual(['two', 'one']);
    const both = await list({ admin: 'Mitali', action: 'post.saved' });
    expect(both.entries.map(({ subject }) => subject)).toEqual(['four']);
    expect(both.admins).toEqual(expect.arrayContaining(['Mitali', 'admin']));
    expect(both.actions).toEqual(expect.arrayContaining(['booking.moved', 'package.saved', 'post.saved']));
    expect((await list({ admin: '', action: '' })).total).toBeGreaterThan(4);
  });
});
