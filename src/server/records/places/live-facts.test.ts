import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import type { Database } from '../../database/database.ts';
import { correctionStore } from './correction-store.ts';
import { liveFacts } from './live-facts.ts';

let place: TestDatabase;
let database: Database;
beforeAll(async () => {
  place = await makeDatabase('sqlite');
  database = await place.open();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const insertFee = (rupees: number) =>
  correctionStore(database).insert(database.db, {
    id: `fee-${rupees}`,
    placeId: 'agra-taj-mahal',
    baseId: 'agra',
    fact: 'fee',
    value: JSON.stringify(rupees),
    source: 'Rang the gate',
    why: 'It was raised',
    madeAt: rupees,
    madeBy: 'admin',
    endedAt: null,
    endedBy: null,
  });

it('stay the newest when an older reading ends last', async () => {
  const held: (() => void)[] = [];
  const hold: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await new Promise<void>((go) => held.push(go));
      return result;
    },
  };
  let version = 1;
  const facts = liveFacts({
    database: { ...database, read: database.read.withPlugin(hold) },
    versions: { current: () => new Map([['places', version]]) },
    gazetteer,
  });
  const before = facts.current();
  await expect.poll(() => held.length).toBe(1);
  await insertFee(75);
  version = 2;
  const after = facts.current();
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  expect((await after).gazetteer.sights.get('agra-taj-mahal')?.feeRupees).toBe(75);
  held[0]?.();
  await before;
  expect(facts.known().gazetteer.sights.get('agra-taj-mahal')?.feeRupees).toBe(75);
});
