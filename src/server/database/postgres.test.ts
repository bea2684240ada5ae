import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

const adminUrl = process.env.TEST_DATABASE_URL;

describe.skipIf(adminUrl === undefined)('a PostgreSQL that refuses new connections', () => {
  let admin: pg.Client;
  let role: string;
  let database: Omit<Database, 'disk'>;
  let began: string[];
  beforeEach(async () => {
    admin = new pg.Client({ connectionString: adminUrl });
    await admin.connect();
    role = `limited_${randomBytes(6).toString('hex')}`;
    await admin.query(`create role ${role} login connection limit 3`);
    const url = new URL(adminUrl ?? '');
    url.username = role;
    database = openPostgres(url.href);
    began = [];
    database.outage.watch({
      onBegin: ({ reason }) => began.push(reason),
      onEnd: () => undefined,
      onInterruption: () => undefined,
    });
  });
  afterEach(async () => {
    await database.close();
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  const ask = (seconds = 0): Promise<string> =>
    sql`select pg_sleep(${seconds})`.execute(database.db).then(
      () => 'answered',
      (error: { reason?: string }) => error.reason ?? String(error),
    );
  const askAtOnce = (times: number) => Promise.all(Array.from({ length: times }, () => ask(0.1)));
  const askInTurn = async (times: number) => {
    const answers = new Set<string>();
    for (let time = 0; time < times; time++) {
      answers.add(await ask());
      await wait(10);
    }
    return [...answers];
  };

  it('as too many: statements wait for those there are', async () => {
    expect(new Set(await askAtOnce(12))).toEqual(new Set(['answered']));
    expect(await askInTurn(30)).toEqual(['answered']);
    expect(began).toEqual([]);
  });

  it('for want of a right to sign in: those there are go on, and nothing is an outage', async () => {
    expect(await ask()).toBe('answered');
    await admin.query(`alter role ${role} nologin`);
    expect((await askAtOnce(4)).sort()).toEqual(['answered', 'away', 'away', 'away']);
    expect(await askInTurn(30)).toEqual(['answered']);
    expect(began).toEqual([]);
  });

  it('while its only one is in use for long: that is an outage, over soon after it takes new ones', async () => {
    const long = ask(4.5);
    await wait(200);
    await admin.query(`alter role ${role} nologin`);
    expect(await ask()).toBe('away');
    await vi.waitFor(() => expect(began).toEqual(['away']), { timeout: 3000 });
    await wait(200);
    await admin.query(`alter role ${role} login`);
    await vi.waitFor(async () => expect(await ask()).toBe('answered'), { timeout: 1000 });
    expect(await long).toBe('answered');
  });

  it('of which it grants none: that is an outage until it grants one', async () => {
    await admin.query(`alter role ${role} connection limit 0`);
    expect(await ask()).toBe('away');
    await vi.waitFor(() => expect(began).toEqual(['away']));
    await admin.query(`alter role ${role} connection limit 3`);
    await vi.waitFor(async () => expect(await ask()).toBe('answered'), { timeout: 3000 });
    expect(database.outage.current()).toBeNull();
  });
});

it.skipIf(adminUrl === undefined)('opens a new connection when one takes no writes, as after a failover', async () => {
  const name = `failover_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(adminUrl ?? '');
  url.pathname = `/${name}`;
  const database = openPostgres(url.href);
  try {
    await sql`create table installation (name text primary key, value text not null)`.execute(database.db);
    // Makes the pooled connection read-only, like one to a server that is no longer the primary.
    await sql`set default_transaction_read_only = on`.execute(database.db);
    const write = () =>
      sql`insert into installation values ('one', '1')`.execute(database.db).then(
        () => 'written',
        (error: { reason?: string }) => error.reason ?? String(error),
      );
    expect(await write()).toBe('read-only');
    expect(await write()).toBe('written');
    await vi.waitFor(() => expect(database.outage.current()).toBeNull());
  } finally {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
