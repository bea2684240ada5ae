import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import type { RemovedSearch } from '../../../contracts/searches.ts';

const SEARCH = { from: 'Kolkata', to: 'Puri', departureDate: '2026-12-05', returnDate: '2026-12-08' };

describe.each(engines)('search history on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('keeps, lists newest first, deletes one, clears all', async () => {
    const { api } = await site.register();
    const first = (await api('POST /api/search-history', { body: SEARCH })).search;
    site.advance(1000);
    const second = (await api('POST /api/search-history', { body: { ...SEARCH, to: 'Digha', travellers: 3 } })).search;
    expect(first).toMatchObject({ ...SEARCH, travellers: 1, travelClass: 'Economy', priceRange: [0, 50_000] });
    expect((await api('GET /api/search-history')).searches).toEqual([second, first]);
    await api('DELETE /api/search-history/{id}', { params: { id: first._id } });
    expect((await api('GET /api/search-history')).searches).toEqual([second]);
    await api('DELETE /api/search-history');
    expect((await api('GET /api/search-history')).searches).toEqual([]);
  });

  it('has an equal search once, where it was made last', async () => {
    const { api } = await site.register();
    await api('POST /api/search-history', { body: SEARCH });
    site.advance(1000);
    await api('POST /api/search-history', { body: { ...SEARCH, to: 'Digha' } });
    site.advance(1000);
    await api('POST /api/search-history', { body: SEARCH });
    const { searches } = await api('GET /api/search-history');
    expect(searches.map(({ to }) => to)).toEqual(['Puri', 'Digha']);
  });

  it('keeps the wishes of a search, and reads searches from before there were any', async () => {
    const { api, user } = await site.register();
    const old = { ...SEARCH, travellers: 2, travelClass: 'Economy', priceRange: [0, 50_000] };
    await site.database.db
      .insertInto('searches')
      .values({ id: `${user._id}-old`, userId: user._id, search: JSON.stringify(old), createdAt: 1 })
      .execute();
    const wished = {
      ...SEARCH,
      wish: 'pure veg',
      wishes: { pace: 'relaxed' as const, mustSee: ['puri-jagannath'] },
      wishNames: { 'puri-jagannath': 'Jagannath Temple' },
    };
    const { search } = await api('POST /api/search-history', { body: wished });
    expect(search).toMatchObject(wished);
    const { searches } = await api('GET /api/search-history');
    expect(searches).toEqual([search, expect.objectContaining({ ...old, wish: '', wishNames: {} })]);
  });

  it('puts removed searches back where they were, once, and no other person’s', async () => {
    const [asha, ravi] = [await site.register(), await site.register()];
    const first = (await asha.api('POST /api/search-history', { body: SEARCH })).search;
    site.advance(1000);
    const second = (await asha.api('POST /api/search-history', { body: { ...SEARCH, to: 'Digha' } })).search;
    await asha.api('DELETE /api/search-history');
    const body = { searches: [first, second] as RemovedSearch[] };
    await Promise.all([asha.api('PUT /api/search-history', { body }), asha.api('PUT /api/search-history', { body })]);
    expect((await asha.api('GET /api/search-history')).searches).toEqual([second, first]);
    const mine = { ...first, to: 'Goa' } as RemovedSearch;
    expect((await ravi.api('PUT /api/search-history', { body: { searches: [mine] } })).searches).toEqual([]);
    expect((await asha.api('GET /api/search-history')).searches).toEqual([second, first]);
    const later = { ...first, _id: 'from-the-future', createdAt: '2126-01-01T00:00:00.000Z' } as RemovedSearch;
    const { searches } = await asha.api('PUT /api/search-history', { body: { searches: [later] } });
    expect(searches.every(({ createdAt }) => createdAt < '2126')).toBe(true);
    const many = Array.from({ length: 101 }, (_, i) => ({ ...first, _id: `many-${i}` }) as RemovedSearch);
    await expect(asha.api('PUT /api/search-history', { body: { searches: many } })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('belongs to its person alone', async () => {
    const [asha, ravi] = [await site.register(), await site.register()];
    const { search } = await asha.api('POST /api/search-history', { body: SEARCH });
    expect((await ravi.api('GET /api/search-history')).searches).toEqual([]);
    const theft = ravi.api('DELETE /api/search-history/{id}', { params: { id: search._id } });
    await expect(theft).rejects.toMatchObject({ status: 404 });
    await ravi.api('DELETE /api/search-history');
    expect((await asha.api('GET /api/search-history')).searches).toHaveLength(1);
  });

  it('keeps the newest hundred', async () => {
    const { api, user } = await site.register();
    for (let i = 0; i < 105; i++) {
      site.advance(1000);
      if (i % 55 === 54) site.advance(61_000);
      await site.database.db
        .insertInto('searches')
        .values({
          id: `${user._id}-${String(i).padStart(3, '0')}`,
          userId: user._id,
          search: JSON.stringify({ ...SEARCH, travellers: i + 1, travelClass: 'Economy', priceRange: [0, 1] }),
          createdAt: i,
        })
        .execute();
    }
    await api('POST /api/search-history', { body: SEARCH });
    const { searches } = await api('GET /api/search-history');
    expect(searches).toHaveLength(100);
    expect(searches.at(-1)?.travellers).toBe(7);
  });
});
