import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import type { ApiCall } from '../../../contracts/client.ts';

describe.each(engines)('views of lists on %s', (engine) => {
  let site: TestApp;
  let asha: Awaited<ReturnType<typeof addAdmin>>;
  let ben: Awaited<ReturnType<typeof addAdmin>>;
  beforeAll(async () => {
    site = await startApp(engine);
    [asha, ben] = [await addAdmin(site, 'admin'), await addAdmin(site, 'admin')];
  });
  afterAll(() => site.close());

  const save = async (api: ApiCall, name: string, shared = false, list: 'bookings' | 'leads' = 'bookings') =>
    (await api('POST /api/admin/views', { body: { list, name, query: 'status=pending&received=7d', shared } })).view;
  const namesFor = async (api: ApiCall, list: 'bookings' | 'leads' = 'bookings') =>
    (await api('GET /api/admin/views', { query: { list } })).views.map(({ name }) => name);

  it('one’s own is seen by oneself alone, a shared one by all, each in its own list', async () => {
    await save(asha.api, 'Mine');
    const shared = await save(asha.api, 'Ours', true);
    await save(asha.api, 'Calls', true, 'leads');
    expect(await namesFor(asha.api)).toEqual(['Mine', 'Ours']);
    expect(await namesFor(ben.api)).toEqual(['Ours']);
    expect(await namesFor(ben.api, 'leads')).toEqual(['Calls']);
    const { views } = await ben.api('GET /api/admin/views', { query: { list: 'bookings' } });
    expect(views).toEqual([{ ...shared, isOwn: false }]);
  });

  it('is renamed, shared and deleted by its own admin alone', async () => {
    const { _id: id } = await save(asha.api, 'Winter', true);
    const params = { id };
    const change = (api: ApiCall, body: object) => api('PATCH /api/admin/views/{id}', { params, body });
    await expect(change(ben.api, { name: 'Taken over' })).rejects.toMatchObject({ status: 404 });
    await expect(ben.api('DELETE /api/admin/views/{id}', { params })).rejects.toMatchObject({ status: 404 });
    expect((await change(asha.api, { name: 'Summer', shared: false })).view).toMatchObject({
      name: 'Summer',
      shared: false,
    });
    expect(await namesFor(ben.api)).not.toContain('Summer');
    await asha.api('DELETE /api/admin/views/{id}', { params });
    await expect(asha.api('DELETE /api/admin/views/{id}', { params })).rejects.toMatchObject({ status: 404 });
  });

  it('a name stands for one view of an admin, even when sent twice at once or given later', async () => {
    const twice = await Promise.allSettled([save(ben.api, 'Goa'), save(ben.api, 'Goa')]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { _id: id } = await save(ben.api, 'Kerala');
    const renamed = ben.api('PATCH /api/admin/views/{id}', { params: { id }, body: { name: 'Goa' } });
    await expect(renamed).rejects.toMatchObject({
      status: 409,
      fields: { name: 'You already have a view with this name' },
    });
    await save(asha.api, 'Goa');
  });

  it('an admin has thirty of a list at most', async () => {
    const clerk = await addAdmin(site, 'admin');
    for (let nth = 1; nth <= 30; nth++) await save(clerk.api, `View ${nth}`);
    await expect(save(clerk.api, 'View 31')).rejects.toMatchObject({ status: 409 });
    const names = await namesFor(clerk.api);
    expect(names.filter((name) => name.startsWith('View '))).toHaveLength(30);
  });

  it('goes with its admin, and the audit log has no name of it', async () => {
    const leaving = await addAdmin(site, 'admin');
    await save(leaving.api, 'Calls of Asha Sen', true, 'leads');
    await site.adminApi('DELETE /api/admin/admins/{id}', { params: { id: leaving.admin._id } });
    expect(await namesFor(asha.api, 'leads')).not.toContain('Calls of Asha Sen');
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { action: 'view.saved', limit: 100 } });
    expect(entries.length).toBeGreaterThan(0);
    expect(JSON.stringify(entries)).not.toContain('Asha Sen');
    expect(new Set(entries.map(({ subject }) => subject))).toEqual(new Set(['bookings', 'leads']));
  });
});
