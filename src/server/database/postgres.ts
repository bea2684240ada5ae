import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, type PostgresPoolClient, type PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { CommitWaitDialect } from './commit-wait.ts';
import type { Database } from './database.ts';
import { OutageMonitor } from './outage.ts';
import type { Schema } from './schema.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';
import { VersionReaders } from './version-readers.ts';
import { probeWriting } from './write-probe.ts';

const INT8 = 20;

const STATEMENT_TIMEOUT_MS = 5000;
/** Client-side timeout: a server that hangs does not enforce its own. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1500;
const PROBE_TIMEOUT_MS = 2000;
/** While all connections of the pool are in use, a probe checks this often whether one has answered. */
const POOL_LOOKED_AT_EVERY_MS = 20;

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 5000;
/** After a server has refused a connection for being too many, the pool tries its full size again after this long. */
const SHRUNK_FOR_MS = 10_000;

/** Timeouts in milliseconds, so that a caller gets a 503 soon. */
const SERVING = `-c synchronous_commit=on -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000`;
/** No timeouts: an index over a large table takes long, and other processes that start meanwhile wait for it. */
const MIGRATING = '-c statement_timeout=0 -c lock_timeout=0';

/**
 * Returns a connection that reports whether its errors are an outage. A broken connection is not used again; nor is one
 * that takes no writes, because after a failover a new connection reaches the new primary.
 */
function watchClient(client: pg.PoolClient, onFailure: (error: unknown) => never): PostgresPoolClient {
  let isBroken = false;
  const query = async <R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    try {
      return (await client.query(text, [...parameters])) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      const reason = asUnavailable(error)?.reason;
      isBroken ||= reason === 'away' || reason === 'read-only';
      return onFailure(error);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  };
}

function openPool(url: string, work: 'serving' | 'migrating'): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    ...(work === 'serving' && { query_timeout: QUERY_TIMEOUT_MS }),
    options: work === 'serving' ? SERVING : MIGRATING,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    } as pg.CustomTypesConfig,
  });
  // A server that goes away ends idle and busy connections. The pool makes new ones; an unhandled `error` event would
  // end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Lets statements queue for the connections that the server grants. When the server refuses one too many, the pool
 * shrinks for a while and no statement fails.
 */
function queueForConnections(pool: pg.Pool): () => Promise<pg.PoolClient> {
  let growing: NodeJS.Timeout | undefined;
  const shrink = (): void => {
    pool.options.max = pool.totalCount;
    clearTimeout(growing);
    growing = setTimeout(() => {
      pool.options.max = MAX_CONNECTIONS;
    }, SHRUNK_FOR_MS).unref();
  };
  return async () => {
    const until = performance.now() + CONNECTION_TIMEOUT_MS;
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        const isTooMany = asUnavailable(error)?.reason === 'busy' && pool.totalCount > 0;
        if (!isTooMany || performance.now() >= until) throw error;
        shrink();
      }
    }
  };
}

async function askIdleClient(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query({ text: 'select 1', query_timeout: PROBE_TIMEOUT_MS } as pg.QueryConfig);
    isBroken = false;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Returns a probe that succeeds when a connection of the pool answers: an idle one, or, with `mayWait`, one that
 * finishes its statement.
 */
function poolProbe(pool: pg.Pool): (mayWait: boolean) => Promise<void> {
  let unbroken = 0;
  pool.on('release', (isBroken: unknown) => {
    if (!isBroken) unbroken += 1;
  });
  return async (mayWait) => {
    const before = unbroken;
    const until = performance.now() + PROBE_TIMEOUT_MS;
    while (pool.totalCount > 0 && performance.now() < until) {
      if (pool.idleCount > pool.waitingCount) return askIdleClient(pool);
      if (!mayWait) break;
      await wait(POOL_LOOKED_AT_EVERY_MS, undefined, { ref: false });
      if (unbroken > before) return;
    }
    throw new Error('No connection of the pool answers');
  };
}

/** Resolves when the server accepts a new connection and answers on it. */
async function probeConnecting(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    // Not awaited: a hanging server never confirms the end.
    client.end().catch(() => undefined);
  }
}

/**
 * Opens a connection pool on a PostgreSQL server. Counts and instants are returned as numbers, since all stay below
 * 2^53. Statements that fail because the server is away, full or read-only throw `DatabaseUnavailable`; while it is
 * away they do so at once.
 */
export function openPostgres(url: string, work: 'serving' | 'migrating' = 'serving'): Omit<Database, 'disk'> {
  const pool = openPool(url, work);
  const checkOut = queueForConnections(pool);
  const probePool = poolProbe(pool);
  // A server may refuse new connections, for their number or their password, and still serve those there are.
  // In a known outage a probe does not wait for those in use: the next one must find the server soon after its return.
  const probeAway = () => Promise.any([probePool(outage.current()?.reason !== 'away'), probeConnecting(url)]);
  const outage = new OutageMonitor((reason) => (reason === 'away' ? probeAway() : probeWriting(db)));
  const fail = (error: unknown): never => {
    const unavailable = asUnavailable(error);
    if (!unavailable) throw error;
    outage.note(unavailable);
    throw unavailable;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const now = outage.current();
    if (now?.reason === 'away') throw new DatabaseUnavailable('away', now.error.cause);
    const client = await checkOut().catch((error: unknown) => {
      const unavailable = asUnavailable(error);
      // Whatever the error, a server that refuses every connection is away.
      const isAway = !unavailable || (unavailable.reason === 'busy' && pool.totalCount === 0);
      return fail(isAway ? new DatabaseUnavailable('away', error) : unavailable);
    });
    return watchClient(client, fail);
  };
  const watched = { connect, end: () => pool.end(), options: pool.options };
  const db: Database['db'] = new Kysely<Schema>({
    dialect: new CommitWaitDialect({ pool: watched }, () => versionReaders.afterCommit()),
  });
  const versionReaders = new VersionReaders(db);
  const close = async (): Promise<void> => {
    if (!outage.current()) await versionReaders.close();
    outage.stop();
    await db.destroy();
  };
  return { engine: 'postgres', db, read: db, outage, changeMark: () => null, versionReaders, close };
}
