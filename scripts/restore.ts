// Restores a backup: `npm run restore FILE`, where FILE may be just the name of one in DATA_DIR/backups. The site must
// not be running; the environment is the site's own. The previous data is set aside.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { instantInIndia } from '../src/server/clock.ts';
import { readConfig } from '../src/server/config.ts';
import { readEnvironment } from '../src/server/env-file.ts';
import { BackupProblem } from '../src/server/features/backups/backup-file.ts';
import { backupsOf } from '../src/server/features/backups/backup-place.ts';
import { restoreBackup } from '../src/server/features/backups/restore-backup.ts';

const say = (words: string): void => void process.stdout.write(`${words}\n`);

function pathOf(name: string, dataDir: string): string {
  // npm changes to the project's folder first.
  const path = resolve(process.env.INIT_CWD ?? '.', name);
  return existsSync(path) || basename(name) !== name ? path : join(backupsOf(dataDir), name);
}

async function main(): Promise<void> {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new BackupProblem('name the file: npm run restore FILE');
  const config = readConfig(readEnvironment());
  const archive = pathOf(name, config.dataDir);
  const { head, pictures, putBack, aside } = await restoreBackup(config, archive, { at: new Date(), tell: say });
  say(
    `Restored as of ${instantInIndia(head.at)} (India), with ${pictures} files of pictures. Everybody has to sign in again.`,
  );
  const tables = aside.schema === null ? '' : `, its tables in the schema ${aside.schema}`;
  say(`What was there before is in ${aside.folder}${tables}. Start the site; when all is well, delete it.`);
  if (putBack !== null) {
    say(`${putBack} of the pictures were missing in the object store and are there again; nothing there was removed.`);
  }
}

main().catch((error: unknown) => {
  const words = error instanceof BackupProblem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`Not restored: ${words}\n`);
  process.exitCode = 1;
});
