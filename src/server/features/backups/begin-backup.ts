import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { entryPoint } from '../../site-files.ts';
import type { BackupOrder, BackupPlace } from './backup-place.ts';

/** A process that checks a copy does not react to signals; the next backup removes its files. */
const STOPPED_WITHIN_MS = 2000;

/** Exit code when another backup is in progress. */
export const BUSY_EXIT = 3;

export interface BegunBackup {
  /** The name of the finished backup; rejects when none was made. */
  readonly made: Promise<string>;
  readonly stop: () => void;
}

/** Starts a backup in a process of its own; resolves when it is running, with null when another one is. */
export function beginBackup(
  { dataDir, databaseUrl, s3 }: BackupPlace,
  order: BackupOrder,
): Promise<BegunBackup | null> {
  // Passed by environment, since every user of the machine can read a process's arguments, and it holds passwords and
  // keys.
  const place: BackupPlace = { dataDir, databaseUrl, s3 };
  const script = fileURLToPath(entryPoint('features/backups/backup-process'));
  const child = spawn(process.execPath, ['--max-semi-space-size=2', script, JSON.stringify(order)], {
    env: { ...process.env, BACKUP_PLACE: JSON.stringify(place) },
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
        else failed(new Error(`the backup ended with ${code ?? signal}: ${complaints}`));
      });
    });
    // After the start, failures are reported through `made`.
    ended.catch(reject);
    child.once('exit', (code) => {
      if (code === BUSY_EXIT) resolve(null);
    });
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      if (said.startsWith('begun\n')) resolve({ made: ended, stop });
    });
  });
}
