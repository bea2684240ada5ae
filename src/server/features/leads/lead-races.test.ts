import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('leads that all write at once on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  it('stay one per phone, found by its words and counted correctly, without a server error', async () => {
    const phones = Array.from({ length: 3 }, freshPhone);
    const submit = (phone: string, index: number) =>
      site.apiAs(null, `198.18.0.${index}`)('POST /api/promotional-leads/submit', {
        body: { name: index % 2 ? 'Asha Sen' : 'Mira Das', phone },
      });
    await Promise.all(phones.map(submit));
    const { leads: first } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    const all = first.flatMap(({ _id: id }, index) => {
      const params = { id };
      return Array.from({ length: 8 }, (_, time) => [
        submit(phones[index] ?? '', 10 * index + time),
        site.adminApi('GET /api/promotional-leads/{id}', { params }),
        site.adminApi('PUT /api/promotional-leads/{id}/status', { params, body: { status: 'contacted' } }),
        site.adminApi('DELETE /api/promotional-leads/{id}', { params }),
        site.adminApi('POST /api/promotional-leads/{id}/restore', { params }),
      ]).flat();
    });
    for (const outcome of await Promise.allSettled(all)) {
      // Deleted at that moment, or replaced because its person returned.
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 404 });
    }
    expect(site.failures).toEqual([]);

    const { read } = site.database;
    const rows = await read.selectFrom('leads').select(['id', 'status', 'seenAt', 'deletedAt']).execute();
    expect(rows).toHaveLength(phones.length);
    const there = rows.filter(({ deletedAt }) => deletedAt === null);
    const counts = await read.selectFrom('leadCounts').selectAll().execute();
    for (const { status, count, unseen } of counts) {
      const of = there.filter((row) => row.status === status);
      expect([status, count, unseen]).toEqual([status, of.length, of.filter(({ seenAt }) => seenAt === null).length]);
    }
    const words = await read.selectFrom('leadWords').select('leadId').execute();
    expect(new Set(words.map(({ leadId }) => leadId))).toEqual(new Set(there.map(({ id }) => id)));
    const told = await read.selectFrom('outbox').select('aboutId').execute();
    expect(told.filter(({ aboutId }) => !rows.some(({ id }) => id === aboutId))).toEqual([]);
  });
});
