import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { entryPoint } from '../site-files.ts';
import { asUnavailable } from './unavailable.ts';

/**
 * How thorough the check is: `quick_check` reads every page and its order, `integrity_check` also compares indexes with
 * rows.
 */
type Check = 'quick_check' | 'integrity_check';

const OK = 'ok';

/** Returns what is damaged in an open database, in SQLite's words; null when nothing is. */
export function damageIn(database: DatabaseSync, check: Check): string | null {
  try {
    const found = String(database.prepare(`PRAGMA ${check}(1)`).get()?.[check]);
    return found === OK ? null : found;
  } catch (error) {
    if (asUnavailable(error)?.reason === 'damaged') return (error as Error).message;
    throw error;
  }
}

/** Returns what is damaged in a database file, which is opened read-only; null when nothing is. */
export function damageInFile(path: string, check: Check): string | null {
  const database = new DatabaseSync(path, { timeout: 5000, readOnly: true });
  try {
    return damageIn(database, check);
  } finally {
    database.close();
  }
}

interface CheckAside {
  /** Resolves with the damage, or null. Never resolves once stopped. */
  readonly found: Promise<string | null>;
  readonly stop: () => void;
}

/** Runs `quick_check` on a file in a worker thread: a file of many hundred megabytes takes seconds to read. */
export function checkAside(path: string): CheckAside {
  const worker = new Worker(entryPoint('database/check-sqlite-thread'), { workerData: path });
  // The worker does not keep the process alive.
  worker.unref();
  const found = new Promise<string | null>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { found, stop: () => void worker.terminate() };
}
