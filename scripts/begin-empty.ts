// Creates an empty database where the old one is missing, empty or damaged and the site asked what to do: `npm run
// begin-empty`. The site must not be running; the environment is the site's own. Backups and pictures stay; a damaged
// database is set aside.
import { readConfig } from '../src/server/config.ts';
import { readEnvironment } from '../src/server/env-file.ts';
import { BackupProblem } from '../src/server/features/backups/backup-file.ts';
import { beginEmpty } from '../src/server/features/backups/begin-empty.ts';

const say = (words: string): void => void process.stdout.write(`${words}\n`);

async function main(): Promise<void> {
  const aside = await beginEmpty(readConfig(readEnvironment()), new Date());
  if (aside !== null) say(`What was there before is in ${aside}.`);
  say('There is an empty database now. Start the site: it shows who may enter the back office.');
}

main().catch((error: unknown) => {
  const words = error instanceof BackupProblem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`Nothing was begun: ${words}\n`);
  process.exitCode = 1;
});
