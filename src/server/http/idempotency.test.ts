import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { TEST_NOW } from '../../../test/start-app.ts';
import type { Database, Writer } from '../database/database.ts';
import type { Call } from './endpoints.ts';
import { idempotencyKeys, isUnguessable } from './idempotency.ts';

type Book = 'POST /api/packages/book';

/** The part of a call that determines its key. */
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

describe('a key', () => {
  it.each([
    ['a random UUID', () => randomUUID()],
    ['32 random hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['40 random hexadecimal digits', () => randomBytes(20).toString('hex')],
  ])('is unguessable when it is %s', (_what, make) => {
    // About one in a million random keys has only digits, like a counter, and is bound to its address.
    const guessable = Array.from({ length: 2000 }, make).filter((key) => !isUnguessable(key));
    expect(guessable.filter((key) => !/^\d+$/.test(key))).toEqual([]);
  });

  it.each([
    'booking-1',
    'booking-9876543210',
    'this-is-the-booking-of-asha-sen-for-goa',
    '1763697600000-9876543210',
    '12345678901234567890123456789012',
    '00000000-0000-4000-8000-000000000001',
    '6ba7b810-9dad-11d1-80b4-00c04fd430c8',
    'a'.repeat(200),
    'Aa1'.repeat(20),
  ])('is guessable when it is %s', (key) => {
    expect(isUnguessable(key)).toBe(false);
  });
});

describe.each(engines)('an Idempotency-Key on %s', (engine) => {
  let place: TestDatabase;
  let here: Database;
  let there: Database;
  let now = TEST_NOW;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    here = await place.open();
    // Two SQLite writers in one thread would block each other, so SQLite has one database here.
    there = engine === 'sqlite' ? here : await place.open();
  });
  afterAll(async () => {
    await here.close();
    if (there !== here) await there.close();
    await place.remove();
  });
  const keysOf = (database: Database) => idempotencyKeys(database, () => now, 'secret');

  let works = 0;
  /** Writes a row and returns its name. */
  const write = (name: string) => ({
    prepare: async () => name,
    write: async (trx: Writer, prepared: string) => {
      works += 1;
      const row = `${prepared}-${works}`;
      await trx.insertInto('installation').values({ name: row, value: '' }).execute();
      return row;
    },
  });
  const written = async (name: string) => {
    const rows = await here.db.selectFrom('installation').select('name').where('name', 'like', `${name}-%`).execute();
    return rows.map((row) => row.name);
  };

  it('lets one of many calls in two processes do the work, and answers all with its answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => {
        const database = i % 2 === 0 ? here : there;
        return keysOf(database).writeOnce(callWith('both'), write('both'));
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await written('both')).toEqual([answers[0]]);
  });

  it('belongs to its caller: an address, a person, an admin', async () => {
    const callers = [{}, { address: '203.0.113.10' }, { userId: 'u1' }, { userId: 'u2' }, { adminId: 'a1' }];
    const answers = [];
    for (const caller of [...callers, ...callers]) {
      answers.push(await keysOf(here).writeOnce(callWith('whose', caller), write('whose')));
    }
    expect(new Set(answers).size).toBe(callers.length);
  });

  it('that cannot be guessed identifies its caller without a session, whatever the address; a session keeps its own', async () => {
    const key = randomUUID();
    const callers = [{}, { address: '198.51.100.4' }, { address: '2001:db8::9' }];
    const answers = await Promise.all(
      callers.flatMap((caller, nth) =>
        [here, there].map((database) =>
          keysOf(nth === 0 ? here : database).writeOnce(callWith(key, caller), write('free')),
        ),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await written('free')).toEqual([answers[0]]);
    const changed = { address: '198.51.100.5', body: { travelers: 3 } };
    await expect(keysOf(there).writeOnce(callWith(key, changed), write('free'))).rejects.toMatchObject({
      code: 'conflict',
    });
    const own = await keysOf(here).writeOnce(callWith(key, { userId: 'u1' }), write('free'));
    expect(own).not.toBe(answers[0]);
    expect(await keysOf(there).writeOnce(callWith(key, { userId: 'u1', address: '198.51.100.4' }), write('free'))).toBe(
      own,
    );
    expect(await keysOf(there).writeOnce(callWith(key, { adminId: 'a1' }), write('free'))).not.toBe(own);
  });

  it('is refused for another request', async () => {
    await keysOf(here).writeOnce(callWith('other'), write('other'));
    const again = keysOf(there).writeOnce(callWith('other', { body: { travelers: 3 } }), write('other'));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is free again after a refusal, and what the refused work wrote is gone', async () => {
    const refused = keysOf(here).writeOnce(callWith('refused'), {
      prepare: async () => 'refused-0',
      write: async (trx, name) => {
        await trx.insertInto('installation').values({ name, value: '' }).execute();
        throw new Error('no');
      },
    });
    await expect(refused).rejects.toThrow('no');
    const answer = await keysOf(here).writeOnce(callWith('refused'), write('refused'));
    expect(await written('refused')).toEqual([answer]);
  });

  it('of long work that died with its process is free after a minute', async () => {
    let resume = (): void => undefined;
    const stalled = keysOf(here).once(callWith('stalled'), async () => {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      return 'late';
    });
    await expect
      .poll(() => here.db.selectFrom('idempotencyKeys').selectAll().where('key', '=', 'stalled').execute())
      .toHaveLength(1);
    now += 61_000;
    expect(await keysOf(there).once(callWith('stalled'), async () => 'prompt')).toBe('prompt');
    resume();
    await stalled;
    // The first answer is the one that is stored.
    expect(await keysOf(here).once(callWith('stalled'), async () => 'never')).toBe('prompt');
  });

  it('answers what was written first, even where the same could no longer be asked for', async () => {
    const first = await keysOf(here).writeOnce(callWith('gone'), write('gone'));
    const again = keysOf(there).writeOnce(callWith('gone'), {
      ...write('gone'),
      prepare: () => Promise.reject(new Error('sold out')),
    });
    expect(await again).toBe(first);
  });

  it('holds for a day', async () => {
    const first = await keysOf(here).writeOnce(callWith('day'), write('day'));
    now += 24 * 3600_000 - 1000;
    expect(await keysOf(here).writeOnce(callWith('day'), write('day'))).toBe(first);
    now += 2000;
    expect(await keysOf(here).writeOnce(callWith('day'), write('day'))).not.toBe(first);
  });

  it('that is malformed is refused, and none at all is fine', async () => {
    await expect(keysOf(here).writeOnce(callWith('a b'), write('x'))).rejects.toMatchObject({ code: 'invalid' });
    const call = callWith('');
    const without = { ...call, request: { ...call.request, headers: {} } } as unknown as Call<Book>;
    expect(await keysOf(here).writeOnce(without, write('without'))).toMatch(/^without-/);
  });
});
