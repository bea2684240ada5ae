import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { TEST_NOW } from '../../../test/start-app.ts';
import type { Database } from '../database/database.ts';
import type { Call } from './endpoints.ts';
import { idempotencyKeys, type Keep } from './idempotency.ts';

type Book = 'POST /api/packages/book';

/** As much of a call as keys look at. */
const callWith = (key: string, more: { address?: string; body?: object; userId?: string; adminId?: string } = {}) => {
  const { address = '203.0.113.9', body = { travelers: 2 }, userId, adminId } = more;
  return {
    params: undefined,
    body,
    session: userId || adminId ? { ...(userId && { userId }), ...(adminId && { adminId }) } : null,
    visitor: { address },
    request: { headers: { 'idempotency-key': key }, routeOptions: { url: '/api/packages/book' } },
  } as unknown as Call<Book>;
};

describe.each(engines)('an Idempotency-Key on %s', (engine) => {
  let place: TestDatabase;
  let here: Database;
  let there: Database;
  let now = TEST_NOW;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    here = await place.open();
    there = await place.open();
  });
  afterAll(async () => {
    await here.close();
    await there.close();
    await place.remove();
  });
  const keysOf = (database: Database) => idempotencyKeys(database, () => now, 'secret');

  let works = 0;
  /** Writes a row and keeps the answer with it, as one transaction, and knows what it wrote. */
  const write = (database: Database, name: string) => (keep: Keep<string>) =>
    database.db.transaction().execute(async (trx) => {
      works += 1;
      const row = `${name}-${works}`;
      await trx.insertInto('installation').values({ name: row, value: '' }).execute();
      await keep(trx, row);
      return row;
    });
  const written = async (name: string) => {
    const rows = await here.db.selectFrom('installation').select('name').where('name', 'like', `${name}-%`).execute();
    return rows.map((row) => row.name);
  };

  it('lets one of many calls in two processes do the work, and answers all with its answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const database = i % 2 === 0 ? here : there;
        return keysOf(database).once(callWith('both'), write(database, 'both'));
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await written('both')).toEqual([answers[0]]);
  });

  it('belongs to its caller: an address, a person, an admin', async () => {
    const callers = [{}, { address: '203.0.113.10' }, { userId: 'u1' }, { userId: 'u2' }, { adminId: 'a1' }];
    const answers = [];
    for (const caller of [...callers, ...callers]) {
      answers.push(await keysOf(here).once(callWith('whose', caller), write(here, 'whose')));
    }
    expect(new Set(answers).size).toBe(callers.length);
  });

  it('is refused for another request', async () => {
    await keysOf(here).once(callWith('other'), write(here, 'other'));
    const again = keysOf(there).once(callWith('other', { body: { travelers: 3 } }), write(there, 'other'));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is free again after a refusal, and what the refused work wrote is gone', async () => {
    const refused = keysOf(here).once(callWith('refused'), (keep: Keep<string>) =>
      here.db.transaction().execute(async (trx) => {
        await trx.insertInto('installation').values({ name: 'refused-0', value: '' }).execute();
        await keep(trx, 'refused-0');
        throw new Error('no');
      }),
    );
    await expect(refused).rejects.toThrow('no');
    const answer = await keysOf(here).once(callWith('refused'), write(here, 'refused'));
    expect(await written('refused')).toEqual([answer]);
  });

  it('left by a process that died is free after a minute, and a process that only stalled writes nothing more', async () => {
    let resume = (): void => undefined;
    const stalled = keysOf(here).once(callWith('stalled'), async (keep: Keep<string>) => {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      return write(here, 'stalled')(keep);
    });
    await expect
      .poll(() => here.db.selectFrom('idempotencyKeys').selectAll().where('key', '=', 'stalled').execute())
      .toHaveLength(1);
    now += 61_000;
    const answer = await keysOf(there).once(callWith('stalled'), write(there, 'stalled'));
    resume();
    await expect(stalled).rejects.toMatchObject({ code: 'overloaded' });
    expect(await written('stalled')).toEqual([answer]);
    expect(await keysOf(here).once(callWith('stalled'), write(here, 'stalled'))).toBe(answer);
  });

  it('keeps the answer of work that was committed, even if it then fails to be told', async () => {
    const lost = keysOf(here).once(callWith('lost'), async (keep: Keep<string>) => {
      await write(here, 'lost')(keep);
      throw new Error('the connection broke after the commit');
    });
    await expect(lost).rejects.toThrow('connection');
    const answer = await keysOf(here).once(callWith('lost'), write(here, 'lost'));
    expect(await written('lost')).toEqual([answer]);
  });

  it('holds for a day', async () => {
    const first = await keysOf(here).once(callWith('day'), write(here, 'day'));
    now += 24 * 3600_000 - 1000;
    expect(await keysOf(here).once(callWith('day'), write(here, 'day'))).toBe(first);
    now += 2000;
    expect(await keysOf(here).once(callWith('day'), write(here, 'day'))).not.toBe(first);
  });

  it('that is malformed is refused, and none at all is fine', async () => {
    await expect(keysOf(here).once(callWith('a b'), write(here, 'x'))).rejects.toMatchObject({ code: 'invalid' });
    const call = callWith('');
    const without = { ...call, request: { ...call.request, headers: {} } } as unknown as Call<Book>;
    expect(await keysOf(here).once(without, write(here, 'without'))).toMatch(/^without-/);
  });
});
