import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';
import type { LeadAct } from '../../../contracts/leads.ts';

describe.each(engines)('acts on many leads on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const list = (query: object = {}) => site.adminApi('GET /api/promotional-leads', { query });
  const act = (choice: object, what: LeadAct) =>
    site.adminApi('POST /api/promotional-leads/bulk', { body: { choice, act: what } as never });
  async function leave(name: string): Promise<string> {
    await site.api('POST /api/promotional-leads/submit', { body: { name, phone: freshPhone() } });
    return (await list()).leads[0]?._id ?? '';
  }

  it('sets the status of each, tells the one before, and says which are gone', async () => {
    const ids = [await leave('Asha'), await leave('Bina')];
    const { done, refused } = await act({ ids: [...ids, '0mhzzzzzz'] }, { kind: 'status', status: 'contacted' });
    expect(done).toEqual(ids.map((_id) => ({ _id, before: 'new' })));
    expect(refused).toEqual([{ _id: '0mhzzzzzz', name: '', reason: 'No longer exists' }]);
    expect((await list({ status: 'contacted' })).total).toBe(2);
  });

  it('deletes and restores, counts kept right, deleting twice does nothing', async () => {
    const ids = [await leave('Chitra'), await leave('Dipa')];
    const before = await site.adminApi('GET /api/promotional-leads/stats');
    expect((await act({ ids }, { kind: 'delete' })).done).toHaveLength(2);
    expect(await act({ ids }, { kind: 'delete' })).toMatchObject({ done: [], refused: [{}, {}] });
    expect((await list({ search: 'chitra' })).total).toBe(0);
    expect((await act({ ids }, { kind: 'restore' })).done).toHaveLength(2);
    expect((await list({ search: 'chitra' })).total).toBe(1);
    expect(await site.adminApi('GET /api/promotional-leads/stats')).toEqual(before);
  });

  it('all that are due are changed while they are as many as the admin saw', async () => {
    await leave('Esha');
    const { total } = await list({ due: '1' });
    const status = { kind: 'status', status: 'contacted' } as const;
    await expect(act({ filters: { due: '1' }, matching: total + 1 }, status)).rejects.toMatchObject({ status: 409 });
    expect((await act({ filters: { due: '1' }, matching: total }, status)).done).toHaveLength(total);
    expect((await list({ due: '1' })).total).toBe(0);
  });
});
