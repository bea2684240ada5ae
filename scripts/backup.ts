// Makes a backup of the data, whether the site is running or not: `npm run backup`. The environment is the site's own.
import { join } from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { readEnvironment } from '../src/server/env-file.ts';
import { BackupProblem } from '../src/server/features/backups/backup-file.ts';
import { backupsOf } from '../src/server/features/backups/backup-place.ts';
import { beginBackup } from '../src/server/features/backups/begin-backup.ts';

async function main(): Promise<void> {
  const config = readConfig(readEnvironment());
  const begun = await beginBackup(config, { kind: 'hand', by: null, at: Date.now() });
  if (!begun) throw new BackupProblem('A backup is already being made');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, begun.stop);
  process.stdout.write(`${join(backupsOf(config.dataDir), await begun.made)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`No backup was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
