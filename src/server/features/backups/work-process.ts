import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { diskProblemOf } from '../../data-folder/disk-watch.ts';
import { entryPoint } from '../../site-files.ts';
import { BackupProblem } from './backup-file.ts';
import type { BackupPlace } from './backup-place.ts';

/** A process that checks a copy does not react to signals; the next one removes its files. */
const STOPPED_WITHIN_MS = 2000;

/** Exit code when other work is in progress. */
const BUSY_EXIT = 3;
/** The first line of output, once the work is in progress. */
const BEGUN = 'begun\n';

export interface BegunWork {
  /** The last line of output; rejects when the work failed. */
  readonly made: Promise<string>;
  readonly stop: () => void;
}

/** Starts work in a process of its own; resolves when it is running, with null when other work is. */
export function beginWork(
  script: 'features/backups/backup-process' | 'features/backups/restore-process',
  { dataDir, databaseUrl, s3 }: BackupPlace,
  order: object,
): Promise<BegunWork | null> {
  // Passed by environment, since every user of the machine can read a process's arguments, and it holds passwords and
  // keys.
  const place: BackupPlace = { dataDir, databaseUrl, s3 };
  const environment = { BACKUP_PLACE: JSON.stringify(place), BACKUP_ORDER: JSON.stringify(order) };
  const child = spawn(process.execPath, ['--max-semi-space-size=2', fileURLToPath(entryPoint(script))], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaints = '';
  child.stderr.on('data', (piece: Buffer) => {
    complaints = (complaints + piece.toString()).slice(-4000);
  });
  const stop = () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOPPED_WITHIN_MS);
    child.once('exit', () => clearTimeout(late));
  };
  return new Promise((resolve, reject) => {
    const ended = new Promise<string>((made, failed) => {
      child.once('error', failed);
      child.once('close', (code, signal) => {
        if (code === 0) made(said.trim().split('\n').at(-1) ?? '');
        else failed(new Error(`the work ended with ${code ?? signal}: ${complaints}`));
      });
    });
    // After the start, failures are reported through `made`.
    ended.catch(reject);
    child.once('exit', (code) => {
      if (code === BUSY_EXIT) resolve(null);
    });
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.startsWith(BEGUN)) resolve({ made: ended, stop });
    });
  });
}

const LOW_PRIORITY = 5;
const TELL_EVERY_MS = 250;
const FULL = 'The disk became full. Delete backups that you no longer need, then try again';
const UNTOLD = 'It failed; see the site’s log';

interface WorkTools {
  /** Aborted when the site is stopped. */
  readonly signal: AbortSignal;
  /** Returns a failure as a message for the user. */
  readonly describe: (error: unknown) => string;
  /** Writes in sequence, since all writes replace the same file. A failed one does not prevent the next. */
  readonly inTurn: (write: () => Promise<void>) => Promise<void>;
  /** Returns true when progress is to be told again. */
  readonly isTimeToTell: () => boolean;
}

/** Runs work at a low priority, prints its result and ends the process; a result of null stands for other work in progress. */
export function runWork(work: (tools: WorkTools) => Promise<string | null>): void {
  setPriority(LOW_PRIORITY);
  const stopping = new AbortController();
  const { signal } = stopping;
  process.on('SIGTERM', () => stopping.abort(new BackupProblem('It was stopped together with the site')));
  // The process that started this one may have exited.
  process.stdout.on('error', () => undefined);
  let written: Promise<unknown> = Promise.resolve();
  let toldAt = 0;
  const tools: WorkTools = {
    signal,
    describe: (error) => {
      const problem: unknown = signal.aborted ? signal.reason : error;
      if (problem instanceof BackupProblem) return problem.message;
      return diskProblemOf(problem) === 'full' ? FULL : UNTOLD;
    },
    inTurn: async (write) => {
      const own = written.catch(() => undefined).then(write);
      written = own;
      await own;
    },
    isTimeToTell: () => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return false;
      toldAt = performance.now();
      return true;
    },
  };
  work(tools).then(
    (result) => {
      if (result === null) process.exitCode = BUSY_EXIT;
      else process.stdout.write(`${result}\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}

/** Reads what `beginWork` passed to this process. */
export const readWork = (): { readonly place: BackupPlace; readonly order: unknown } => ({
  place: JSON.parse(process.env.BACKUP_PLACE ?? '') as BackupPlace,
  order: JSON.parse(process.env.BACKUP_ORDER ?? '') as unknown,
});

/** Tells the process that began the work that it is running. */
export const tellBegun = (): void => void process.stdout.write(BEGUN);
