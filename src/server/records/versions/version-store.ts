import type { Insertable, Selectable } from 'kysely';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type VersionRow = Selectable<Schema['recordVersions']>;

/** A record among all that keep versions. */
export interface VersionedKey {
  readonly kind: 'package' | 'post';
  readonly recordId: string;
}

const LISTED = ['version', 'savedAt', 'adminId', 'admin', 'made', 'restored'] as const;
export type ListedVersion = Pick<VersionRow, (typeof LISTED)[number]>;

/** Holds all SQL of the versions of packages and posts. */
export const versionStore = {
  /** Returns a record's versions without their contents, the newest first. */
  list: (from: Writer, { kind, recordId }: VersionedKey): Promise<ListedVersion[]> =>
    from
      .selectFrom('recordVersions')
      .select(LISTED)
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .orderBy('version', 'desc')
      .execute(),

  find: (from: Writer, { kind, recordId }: VersionedKey, version: number): Promise<VersionRow | undefined> =>
    from
      .selectFrom('recordVersions')
      .selectAll()
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('version', '=', version)
      .executeTakeFirst(),

  insert: (writer: Writer, row: Insertable<Schema['recordVersions']>) =>
    writer.insertInto('recordVersions').values(row).execute(),

  async delete(writer: Writer, { kind, recordId }: VersionedKey, versions: readonly number[]): Promise<void> {
    if (versions.length === 0) return;
    await writer
      .deleteFrom('recordVersions')
      .where('kind', '=', kind)
      .where('recordId', '=', recordId)
      .where('version', 'in', [...versions])
      .execute();
  },

  /** Deletes all versions of records that are deleted for good. */
  deleteOf: (writer: Writer, kind: VersionedKey['kind'], recordIds: readonly string[]) =>
    writer
      .deleteFrom('recordVersions')
      .where('kind', '=', kind)
      .where('recordId', 'in', [...recordIds])
      .execute(),
};
