import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { askPostgres, type PostgresFacts } from './ask-postgres.ts';
import { BackupProblem } from './backup-file.ts';
import { connectionOf, postgresProgram } from './postgres-programs.ts';
import { ENDED_BY_RESTORING, markRestored, type RestoredMark } from './restored-database.ts';

/** Connections of a process that has just ended may close with a delay. */
const TRIES = 10;
const TRY_EVERY_MS = 300;
/** The last line of pg_dump's output. */
const LAST_WORDS = 'PostgreSQL database dump complete';
/** Kysely's own lock: a site that starts during the restore delays its migrations until the tables are there. */
const MIGRATION_LOCK = '3853314791062309107';

const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns the server's facts once no other connection is open; throws when some remain. */
export async function requireAlone(databaseUrl: string): Promise<PostgresFacts> {
  for (let tried = 1; ; tried++) {
    const facts = await askPostgres(databaseUrl);
    if (facts.others === 0) return facts;
    if (tried >= TRIES) {
      throw new BackupProblem(
        `${facts.others} other connections to the database are open: stop every process of the site, and close other programs`,
      );
    }
    await wait(TRY_EVERY_MS);
  }
}

/** Rejects a truncated dump. */
export async function checkDump(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(Math.min(1000, size));
    await file.read(end, 0, end.length, size - end.length);
    if (!end.includes(LAST_WORDS)) {
      throw new BackupProblem('The database in the backup is not whole: nothing was restored');
    }
  } finally {
    await file.close();
  }
}

interface Loading {
  readonly schema: string;
  /** Schema to move the old tables to; null without old tables. */
  readonly aside: string | null;
  /** False to drop the old tables in the end. */
  readonly keepsAside: boolean;
  readonly mark: RestoredMark;
}

/** Runs everything in one transaction, committed by the last line: a truncated dump leaves the old tables. */
async function* statements(
  dump: string,
  { schema, aside, keepsAside, mark }: Loading,
): AsyncGenerator<string | Buffer> {
  yield `begin; set local lock_timeout = '10s'; select pg_advisory_xact_lock(${MIGRATION_LOCK});\n`;
  if (aside !== null) {
    yield `create schema ${named(aside)};
      do $$ declare one record; begin
        for one in select relname from pg_class
          where relnamespace = ${quoted(schema)}::regnamespace and relkind in ('r', 'p', 'v', 'm')
        loop execute format('alter table %I.%I set schema %I', ${quoted(schema)}, one.relname, ${quoted(aside)}); end loop;
      end $$;\n`;
  }
  yield* createReadStream(dump) as AsyncIterable<Buffer>;
  for (const table of ENDED_BY_RESTORING) yield `\ndelete from ${named(schema)}.${named(table)};`;
  yield `\n${markRestored(`${named(schema)}.${named('installation')}`, mark)};`;
  if (aside !== null && !keepsAside) yield `\ndrop schema ${named(aside)} cascade;`;
  yield '\ncommit;\n';
}

/** Loads a dump; the old tables move to the schema `aside` in the same transaction. */
export async function loadPostgres(
  databaseUrl: string,
  dump: string,
  { version, ...loading }: Loading & { readonly version: number },
): Promise<void> {
  const { address, environment } = connectionOf(databaseUrl);
  const child = spawn(
    postgresProgram('psql', version),
    ['--dbname', address, '--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', '--output', '/dev/null', '--file', '-'],
    { env: { ...process.env, ...environment }, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-2000);
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  // psql stops reading at the first failed statement and reports the reason. It treats truncated input as the end: it
  // commits nothing and reports success.
  const sent = pipeline(statements(dump, loading), child.stdin).then(
    () => true,
    () => false,
  );
  try {
    const [[code], isWhole] = await Promise.all([ended, sent]);
    if (code === 0 && isWhole) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupProblem('The program psql is not on this machine');
  }
  throw new BackupProblem(`PostgreSQL did not take the backup, and everything is as it was: ${said.trim()}`);
}
