import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram, freePort } from './servers.ts';

/**
 * Returns the folder of PostgreSQL's server programs, newest first: Debian's folders, then the PATH; null without any.
 */
export function findPostgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  for (const version of versions) {
    const folder = join(debian, version, 'bin');
    if (existsSync(join(folder, 'initdb'))) return folder;
  }
  const initdb = findProgram('initdb');
  return initdb && dirname(initdb);
}

const WITHOUT_CLUSTER_FILES = ['--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];

/** Returns this process's children, as Linux lists them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // A program's name may contain spaces and parentheses.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
      return Number(fields[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Returns false also for a process that has ended and is not yet reaped. */
function isThere(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const START_TRIES = 10;
const START_AGAIN_MS = 300;
/** Blocks the thread: the server is stopped and started by synchronous calls. */
const pause = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

export interface PostgresServer {
  readonly url: string;
  readonly stop: (mode: 'fast' | 'immediate') => void;
  /** Returns when the server accepts connections again. */
  readonly start: () => void;
  /** Ends all processes of the server, as a crash of the machine would. */
  readonly kill: () => void;
  /** Suspends every process of the server: connections stay open and nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Stops the server and removes its files. */
  readonly remove: () => void;
}

/** Starts a temporary PostgreSQL. initdb and postgres refuse to run as root, so root runs them as the postgres user. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-postgres-'));
  const asRoot = process.getuid?.() === 0;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']));
  const user = asRoot ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, { ...user, stdio: 'pipe', cwd: folder });
  run('initdb', ['-D', data, '-U', 'safarnama', ...WITHOUT_CLUSTER_FILES]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  const log = join(folder, 'log');
  const start = (): void => {
    for (let tries = 1; ; tries++) {
      try {
        run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start']);
        return;
      } catch (error) {
        // A killed server releases its memory and its port a moment later.
        if (tries >= START_TRIES) throw new Error(readFileSync(log, 'utf8').slice(-2000), { cause: error });
        pause(START_AGAIN_MS);
      }
    }
  };
  const stop = (mode: 'fast' | 'immediate') => void run('pg_ctl', ['-D', data, '-w', '-m', mode, 'stop']);
  start();

  const postmaster = (): number => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  let frozen: number[] = [];
  return {
    url: `postgres://safarnama@127.0.0.1:${port}/postgres`,
    stop,
    start,
    kill() {
      const main = postmaster();
      const all = [main, ...childrenOf(main)];
      for (const pid of all) process.kill(pid, 'SIGKILL');
      // While one of them is running, a new server finds its memory in use.
      while (all.some(isThere)) pause(20);
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
    freeze() {
      const main = postmaster();
      // The postmaster first, or it would replace a child that it misses.
      process.kill(main, 'SIGSTOP');
      frozen = [main, ...childrenOf(main)];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw() {
      for (const pid of frozen.reverse()) process.kill(pid, 'SIGCONT');
      frozen = [];
    },
    remove() {
      try {
        if (existsSync(join(data, 'postmaster.pid'))) stop('immediate');
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
