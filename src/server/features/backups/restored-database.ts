import type { Schema } from '../../database/schema.ts';

/** Sessions end with a restore: a token revoked since the backup must stay invalid. */
export const ENDED_BY_RESTORING: readonly (keyof Schema)[] = ['sessions', 'adminSessions', 'adminChallenges'];

/** Marks restored tables until the next start has written the restore into the audit log. */
export const RESTORED_MARK = 'restored-backup';

/** Returns the statement that marks restored tables with the backup's instant. */
export const markRestored = (installation: string, backupAt: number): string =>
  `INSERT INTO ${installation} ("name", "value") VALUES ('${RESTORED_MARK}', '${Math.trunc(backupAt)}')
    ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`;
