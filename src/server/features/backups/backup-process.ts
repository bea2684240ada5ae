// Makes one backup in a low-priority process of its own: `backup-process.ts <order as JSON>`, with the place as JSON in
// BACKUP_PLACE.
import { setPriority } from 'node:os';
import { diskProblemOf } from '../../data-folder/disk-watch.ts';
import { BackupProblem } from './backup-file.ts';
import type { BackupOrder, BackupPlace } from './backup-place.ts';
import { type BackupState, writeState } from './backup-state.ts';
import { BUSY_EXIT } from './begin-backup.ts';
import { makeBackup } from './make-backup.ts';

const LOW_PRIORITY = 5;
const TELL_EVERY_MS = 250;
const FULL = 'The disk became full. Delete backups that you no longer need, then try again';
const UNTOLD = 'It failed; see the site’s log';

async function main(): Promise<number> {
  const order = JSON.parse(process.argv[2] ?? '') as BackupOrder;
  const place = JSON.parse(process.env.BACKUP_PLACE ?? '') as BackupPlace;
  const stopping = new AbortController();
  process.on('SIGTERM', () => stopping.abort(new BackupProblem('It was stopped together with the site')));
  // The process that started this one may have exited.
  process.stdout.on('error', () => undefined);

  let state: BackupState = { ...order, outcome: 'working', stage: 'pictures', share: 0, words: null };
  // Writes in sequence: all replace the same file.
  let written: Promise<unknown> = Promise.resolve();
  const tell = async (news: Partial<BackupState>): Promise<void> => {
    state = { ...state, ...news };
    const told = state;
    // A failed write, as on a full disk, must not prevent the next one.
    written = written.catch(() => undefined).then(() => writeState(place.dataDir, told));
    await written;
  };
  const describe = (error: unknown): string => {
    const problem: unknown = stopping.signal.aborted ? stopping.signal.reason : error;
    if (problem instanceof BackupProblem) return problem.message;
    return diskProblemOf(problem) === 'full' ? FULL : UNTOLD;
  };
  let toldAt = 0;
  const name = await makeBackup(place, order, {
    onBegun: async () => {
      await tell({});
      process.stdout.write('begun\n');
    },
    onProgress: (progress) => {
      if (performance.now() - toldAt < TELL_EVERY_MS) return;
      toldAt = performance.now();
      tell(progress).catch(() => undefined);
    },
    onEnded: (problem) =>
      tell(problem === null ? { outcome: 'done', share: 1 } : { outcome: 'failed', words: describe(problem) }),
    signal: stopping.signal,
  });
  if (name === null) return BUSY_EXIT;
  process.stdout.write(`${name}\n`);
  return 0;
}

setPriority(LOW_PRIORITY);
main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);
