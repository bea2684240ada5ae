import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupOrder, BackupPlace } from './backup-place.ts';

/** A process that is checking a copy hears of no signal; what it has made is then taken away by the next. */
const STOPPED_WITHIN_MS = 2000;

/** How the process ends that finds another at it. */
export const BUSY_EXIT = 3;

export interface BegunBackup {
  /** The name of what was made; fails when nothing was. */
  readonly made: Promise<string>;
  readonly stop: () => void;
}

/** Lets a process of its own make a backup; answers when that is at work, null when another is. */
export function beginBackup(
  { dataDir, databaseUrl, s3 }: BackupPlace,
  order: BackupOrder,
): Promise<BegunBackup | null> {
  // Passwords and keys: everybody on the machine can read the arguments of a process.
  const place: BackupPlace = { dataDir, databaseUrl, s3 };
  const script = fileURLToPath(new URL('./backup-process.ts', import.meta.url));
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
    // Heard of through `made` once it has begun.
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
