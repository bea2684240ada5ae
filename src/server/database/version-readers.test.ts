import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { type Noun, NounVersions, touchNoun } from '../http/noun-versions.ts';
import type { Database } from './database.ts';
import { COMMIT_WAIT_MS, GONE_AFTER_MS, REGISTERED_FOR_MS, TRUSTED_FOR_MS, VersionReaders } from './version-readers.ts';

/** The connection pool of a process. */
const MAX_CONNECTIONS = 10;

describe.skipIf(!engines.includes('postgres'))('processes that share a PostgreSQL', () => {
  let place: TestDatabase;
  const open: Database[] = [];
  beforeEach(async () => {
    place = await makeDatabase('postgres');
  });
  afterEach(async () => {
    for (const database of open.splice(0)) await database.close();
    await place.remove();
  });

  /** Starts what a process has of this: a pool, and the versions that it knows. */
  async function startProcess() {
    const database = await place.open();
    open.push(database);
    const versions = new NounVersions(database);
    return {
      database,
      versions,
      touch: (noun: Noun) => database.db.transaction().execute((trx) => touchNoun(trx, noun)),
      /** Returns a version as the next request sees it. */
      see: async (noun: Noun) => (await versions.current()).get(noun) ?? 0,
      /** Resolves when it knows the versions without a query. */
      warmUp: () =>
        vi.waitFor(
          async () => {
            await versions.current();
            expect(versions.current()).not.toBeInstanceOf(Promise);
          },
          { interval: 1 },
        ),
    };
  }
  type Process = Awaited<ReturnType<typeof startProcess>>;

  const readers = async ({ database }: Process) =>
    (await database.read.selectFrom('versionReaders').select('id').orderBy('id').execute()).map(({ id }) => id);
  const idOf = ({ database }: Process): string => database.versionReaders?.id ?? '';

  it.each([1, 2, 3, 8])('show a change at the next request, %i of them', async (count) => {
    const processes = await Promise.all(Array.from({ length: count }, startProcess));
    for (let round = 1; round <= 24; round++) {
      await Promise.all(processes.map((each) => each.warmUp()));
      await processes[round % count]?.touch('site');
      expect(await Promise.all(processes.map((each) => each.see('site')))).toEqual(processes.map(() => round));
    }
  });

  it('show a change that is no transaction, too', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    for (let round = 1; round <= 10; round++) {
      await there.warmUp();
      await touchNoun(here.database.db, 'packages');
      expect(await there.see('packages')).toBe(round);
    }
  });

  it('query once for all requests of a short time', async () => {
    const here = await startProcess();
    await here.warmUp();
    const asked = vi.spyOn(here.database.versionReaders as VersionReaders, 'beginReading');
    for (let i = 0; i < 1000; i++) void here.versions.current();
    expect(asked.mock.calls.length).toBeLessThan(10);
    await wait(TRUSTED_FOR_MS + 1);
    expect(here.versions.current()).toBeInstanceOf(Promise);
  });

  it('hold no connection and no lock while a writer waits', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    let go: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    const waits = vi.spyOn(here.database.versionReaders as VersionReaders, 'afterCommit').mockReturnValue(waiting);
    const acknowledged: number[] = [];
    const writes = Array.from({ length: MAX_CONNECTIONS + 2 }, (_, nth) =>
      here.touch('site').then(() => acknowledged.push(nth)),
    );
    await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(writes.length));
    await there.touch('site');
    expect(await there.see('site')).toBe(writes.length + 1);
    expect((await sql<{ one: number }>`select 1 as one`.execute(here.database.db)).rows).toEqual([{ one: 1 }]);
    expect(acknowledged).toEqual([]);
    go();
    await Promise.all(writes);
  });

  it('do not wait for a process that only reads the database or has stopped', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    expect(await readers(here)).toEqual([]);
    await there.warmUp();
    expect(await readers(here)).toEqual([idOf(there)]);
    await there.database.close();
    open.splice(open.indexOf(there.database), 1);
    expect(await readers(here)).toEqual([]);
  });

  it('query for each request while they cannot register', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    const admin = new pg.Client({ connectionString: place.settings.databaseUrl });
    await admin.connect();
    await admin.query('create function refuse() returns trigger as $$ begin return null; end $$ language plpgsql');
    await admin.query('create trigger refuse before insert on "versionReaders" for each row execute function refuse()');
    await admin.end();
    for (let round = 1; round <= 10; round++) {
      await there.see('site');
      expect(there.versions.current()).toBeInstanceOf(Promise);
      await here.touch('site');
      expect(await there.see('site')).toBe(round);
    }
  });

  it('notice by the next query that their row is gone, as after a failover', async () => {
    const [here, there] = [await startProcess(), await startProcess()];
    await there.warmUp();
    await here.database.db.deleteFrom('versionReaders').execute();
    await wait(TRUSTED_FOR_MS + 1);
    await there.see('site');
    expect(there.versions.current()).toBeInstanceOf(Promise);
    await there.see('site');
    await here.touch('site');
    expect(await there.see('site')).toBe(1);
    await wait(1000);
    await there.warmUp();
    expect(await readers(here)).toEqual([idOf(there)]);
  });

  describe('by a clock of the test', () => {
    let database: Database;
    let now: number;
    let slept: number;
    const clock = {
      now: () => now,
      sleep: async (milliseconds: number) => {
        slept += milliseconds;
        now += milliseconds;
      },
    };
    beforeEach(async () => {
      database = await place.open();
      open.push(database);
      now = 1000;
      slept = 0;
    });

    /** Reads as `NounVersions` does. */
    const read = async (reader: VersionReaders, beganAt = reader.beginReading()) => {
      const row = await database.read
        .selectFrom('versionReaders')
        .select('renewals')
        .where('id', '=', reader.id)
        .executeTakeFirst();
      reader.noteRead(beganAt, row?.renewals);
    };
    const register = (reader: VersionReaders) =>
      vi.waitFor(
        async () => {
          await read(reader);
          expect(reader.areTrusted()).toBe(true);
        },
        { interval: 5 },
      );
    const waited = async (reader: VersionReaders): Promise<number> => {
      slept = 0;
      await reader.afterCommit();
      return slept;
    };

    it('a process alone does not wait, one with others waits longer than they trust', async () => {
      const [here, there] = [new VersionReaders(database.db, clock), new VersionReaders(database.db, clock)];
      await register(here);
      expect(await waited(here)).toBe(0);
      await register(there);
      expect(await waited(here)).toBe(COMMIT_WAIT_MS);
      expect(COMMIT_WAIT_MS).toBeGreaterThan(TRUSTED_FOR_MS);
      await there.close();
      expect(await waited(here)).toBe(0);
    });

    it('what was read is trusted from before it was asked for', async () => {
      const reader = new VersionReaders(database.db, clock);
      await register(reader);
      now += TRUSTED_FOR_MS - 1;
      expect(reader.areTrusted()).toBe(true);
      now += 1;
      expect(reader.areTrusted()).toBe(false);
      const beganAt = reader.beginReading();
      now += TRUSTED_FOR_MS;
      await read(reader, beganAt);
      expect(reader.areTrusted()).toBe(false);
    });

    it('its own change ends the trust in what was read or asked for before', async () => {
      const reader = new VersionReaders(database.db, clock);
      await register(reader);
      const beganAt = reader.beginReading();
      now += 1;
      await reader.afterCommit();
      expect(reader.areTrusted()).toBe(false);
      await read(reader, beganAt);
      expect(reader.areTrusted()).toBe(false);
      now += 1;
      await read(reader);
      expect(reader.areTrusted()).toBe(true);
    });

    it('a process that slept through its registration registers before it trusts', async () => {
      const reader = new VersionReaders(database.db, clock);
      await register(reader);
      const beganAt = reader.beginReading();
      now += REGISTERED_FOR_MS;
      expect(reader.areTrusted()).toBe(false);
      await read(reader, beganAt);
      expect(reader.areTrusted()).toBe(false);
      await register(reader);
    });

    it('a killed process is waited for until its row has not changed for long, a living one always', async () => {
      const [here, killed, alive] = Array.from({ length: 3 }, () => new VersionReaders(database.db, clock));
      if (!here || !killed || !alive) throw new Error('three');
      await register(killed);
      await register(alive);
      expect(await waited(here)).toBe(COMMIT_WAIT_MS);
      for (let renewal = 0; renewal < 5; renewal++) {
        now += GONE_AFTER_MS / 4;
        await register(alive);
        expect(await waited(here)).toBe(COMMIT_WAIT_MS);
      }
      const rows = await database.read.selectFrom('versionReaders').select('id').execute();
      expect(rows).toEqual([{ id: alive.id }]);
      await alive.close();
      expect(await waited(here)).toBe(0);
    });

    it('without an answer of the database a writer waits', async () => {
      const reader = new VersionReaders(database.db, clock);
      await sql`drop table "versionReaders"`.execute(database.db);
      expect(await waited(reader)).toBe(COMMIT_WAIT_MS);
    });
  });
});
