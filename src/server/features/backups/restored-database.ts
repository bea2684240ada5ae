import type { Schema } from '../../database/schema.ts';

/** Whoever was signed in then may have been shut out since: a token that was taken back opens nothing again. */
export const ENDED_BY_RESTORING: readonly (keyof Schema)[] = ['sessions', 'adminSessions', 'adminChallenges'];

/** Under this name the restored tables tell that they were, until the site that starts on them has written it down. */
export const RESTORED_MARK = 'restored-backup';

/** The statement that marks restored tables with the moment of which their backup is. */
export const markRestored = (installation: string, backupAt: number): string =>
  `INSERT INTO ${installation} ("name", "value") VALUES ('${RESTORED_MARK}', '${Math.trunc(backupAt)}')
    ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`;
