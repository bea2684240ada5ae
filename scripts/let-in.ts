// Restores an admin's access when no super_admin can sign in any more: `npm run let-in EMAIL`, whether the site is
// running or not. The admin becomes a super_admin with a one-time password and no second factor. The environment is the
// site's own.
import { readConfig } from '../src/server/config.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import { readEnvironment } from '../src/server/env-file.ts';
import { letInAgain } from '../src/server/features/admins/handing-over.ts';
import { auditService } from '../src/server/features/audit/service.ts';
import { credentialService } from '../src/server/features/credentials/service.ts';

async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error('name the admin: npm run let-in EMAIL');
  const database = await openDatabase(readConfig(readEnvironment()));
  try {
    const clock = () => Date.now();
    const onFailure = (error: unknown) => void process.stderr.write(`${error}\n`);
    const audit = auditService({ database, clock, log: () => undefined, onFailure });
    // No code can be guessed here, so no key is needed.
    const credentials = credentialService({ database, clock, audit, secret: '' });
    const password = await letInAgain({ database, clock, credentials, audit }, email);
    if (password === null) throw new Error(`there is no admin with the e-mail ${email}`);
    process.stdout.write(`The back office opens for ${email} within seven days with: ${password}\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`No password was changed: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
