import { z } from 'zod';
import type { Schema } from '../../database/schema.ts';
import { carriedState } from './carried-state.ts';

/** Sessions end with a restore: a token revoked since the backup must stay invalid. */
export const ENDED_BY_RESTORING: readonly (keyof Schema)[] = ['sessions', 'adminSessions', 'adminChallenges'];

/** Marks restored tables until the next start has finished the restore. */
export const RESTORED_MARK = 'restored-backup';

/** What the first start on restored tables has to know. */
const restoredMark = z.object({
  /** The instant of the backup. */
  backupAt: z.number(),
  /** Null for a restore from the command line. */
  ordered: z
    .object({
      id: z.string(),
      by: z.object({ adminId: z.string(), username: z.string() }),
      /** The backup of the replaced data. */
      kept: z.string(),
    })
    .nullable(),
  /** Null when the replaced data could not be read. */
  carried: carriedState.nullable(),
});
export type RestoredMark = z.infer<typeof restoredMark>;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Returns the statement that marks restored tables. */
export const markRestored = (installation: string, mark: RestoredMark): string =>
  `INSERT INTO ${installation} ("name", "value") VALUES ('${RESTORED_MARK}', ${quoted(JSON.stringify(mark))})
    ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`;

/** Reads a mark; those of earlier versions hold the instant alone. */
export function readMark(value: string): RestoredMark {
  const stored: unknown = JSON.parse(value);
  return typeof stored === 'number' ? { backupAt: stored, ordered: null, carried: null } : restoredMark.parse(stored);
}
