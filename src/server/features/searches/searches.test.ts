import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

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
