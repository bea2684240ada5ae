// Runs a command with TEST_DATABASE_URL pointing at a throw-away PostgreSQL, when its programs are on this machine.
//   node scripts/with-postgres.ts vitest run
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, freePort } from '../test/servers.ts';

/** PostgreSQL's server programs, newest first: Debian's folders, then the PATH. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const folder = join(debian, version, 'bin');
    if (existsSync(join(folder, 'initdb'))) return folder;
  }
  const initdb = findProgram('initdb');
  return initdb && dirname(initdb);
}

interface Throwaway {
  readonly url: string;
  readonly stop: () => void;
}

/** initdb and postgres refuse to run as root, so root runs them as the postgres user in a folder of that user's. */
async function startPostgres(programs: string): Promise<Throwaway> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const user = asRoot
    ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) }
    : {};
  if (asRoot && 'uid' in user) chownSync(folder, user.uid as number, user.gid as number);
  const port = await freePort();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, { ...user, stdio: 'pipe', cwd: folder });
  run('initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'safarnama',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  run('pg_ctl', ['-D', join(folder, 'data'), '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://safarnama@127.0.0.1:${port}/postgres`,
    stop() {
      try {
        run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function main(): Promise<number> {
  const [command = '', ...args] = process.argv.slice(2);
  const programs = findPrograms();
  let postgres: Throwaway | null = null;
  if (process.env.TEST_DATABASE_URL === undefined) {
    if (programs) postgres = await startPostgres(programs);
    else if (process.env.CI) {
      process.stderr.write('PostgreSQL is not on this machine: on CI its store tests may not be left out.\n');
      return 1;
    } else process.stderr.write('\n*** PostgreSQL is not on this machine: the tests run on SQLite ONLY. ***\n\n');
  }
  const environment = postgres ? { ...process.env, TEST_DATABASE_URL: postgres.url } : process.env;
  const child = spawn(command, args, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  try {
    return await new Promise<number>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    postgres?.stop();
  }
}

process.exitCode = await main();
