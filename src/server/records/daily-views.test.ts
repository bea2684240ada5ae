import { afterEach, describe, expect, it } from 'vitest';
import { engines, makeDatabase } from '../../../test/databases.ts';
import { TEST_NOW } from '../../../test/start-app.ts';
import { keepPackage } from '../../../test/travel-packages.ts';
import type { Database, Writer } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { dailyViews } from './daily-views.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

describe('views that are written later', () => {
  it.each(engines)('are added up, one transaction for many, on %s', async (engine) => {
    const place = await makeDatabase(engine);
    open.push(place.remove);
    const database = await place.open();
    open.push(() => database.close());
    await keepPackage(database, { slug: 'goa', now: TEST_NOW });
    await keepPackage(database, { slug: 'leh', now: TEST_NOW });
    const views = dailyViews('packages', { database, clock: () => TEST_NOW, onFailure: () => undefined });
    for (const viewer of ['a', 'b', 'b']) views.count('goa', viewer);
    for (const slug of ['leh', 'nowhere']) views.count(slug, 'a');
    await views.flush();
    const rows = await database.read.selectFrom('packages').select(['slug', 'views']).orderBy('slug').execute();
    expect(rows).toEqual([
      { slug: 'goa', views: 2 },
      { slug: 'leh', views: 1 },
    ]);
  });

  it('are kept over an outage of the database, up to 20,000 whatever slugs are sent', async () => {
    let isAway = true;
    const written: unknown[] = [];
    const update = {
      set: () => update,
      where: (_column: string, _is: string, slug: unknown) => ({ execute: async () => void written.push(slug) }),
    };
    const transaction = () => ({
      async execute(work: (trx: Writer) => Promise<void>) {
        if (isAway) throw new DatabaseUnavailable('away');
        await work({ updateTable: () => update } as unknown as Writer);
      },
    });
    const database = { db: { transaction } } as unknown as Database;
    const views = dailyViews('packages', { database, clock: () => TEST_NOW, onFailure: () => undefined });
    for (let page = 0; page < 15_000; page++) views.count(`page-${page}`, 'a');
    await expect(views.flush()).rejects.toThrow();
    for (let page = 15_000; page < 30_000; page++) views.count(`page-${page}`, 'a');
    await expect(views.flush()).rejects.toThrow();
    isAway = false;
    await views.flush();
    expect(written).toHaveLength(20_000);
    expect(new Set(written).size).toBe(20_000);
    expect(written).toContain('page-0');
  });
});
