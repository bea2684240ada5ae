import type { PictureSize } from '../../../core/pictures/uploaded-picture.ts';
import type { Database, Writer } from '../../database/database.ts';

/** Owner of pictures being removed, so that no record can claim them. */
const REMOVAL = 'removal';
const MOST_AT_ONCE = 20;

export interface StoredUpload extends PictureSize {
  readonly id: string;
}

const SHAPE = ['id', 'width', 'height'] as const;

export function uploadStore(database: Database) {
  const { db, read } = database;
  return {
    insertLoose: async (upload: StoredUpload, now: number): Promise<void> => {
      await db
        .insertInto('uploads')
        .values({ ...upload, owner: null, looseSince: now })
        .execute();
    },

    /** Gives unowned pictures to the owner; returns those that the owner now has. */
    own: async (writer: Writer, owner: string, ids: readonly string[]): Promise<readonly StoredUpload[]> => {
      if (ids.length === 0) return [];
      await writer
        .updateTable('uploads')
        .set({ owner, looseSince: null })
        .where('id', 'in', ids)
        .where('owner', 'is', null)
        .execute();
      return writer.selectFrom('uploads').select(SHAPE).where('id', 'in', ids).where('owner', '=', owner).execute();
    },

    /** Returns those pictures that the owner has or could claim. */
    listClaimable: async (from: Writer, owner: string, ids: readonly string[]): Promise<readonly StoredUpload[]> => {
      if (ids.length === 0) return [];
      return from
        .selectFrom('uploads')
        .select(SHAPE)
        .where('id', 'in', ids)
        .where((where) => where.or([where('owner', 'is', null), where('owner', '=', owner)]))
        .execute();
    },

    /** Releases all of the owner's pictures except these. */
    disown: async (writer: Writer, owner: string, kept: readonly string[], now: number): Promise<void> => {
      await writer
        .updateTable('uploads')
        .set({ owner: null, looseSince: now })
        .where('owner', '=', owner)
        .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
        .execute();
    },

    /** Marks the unowned ones among these for removal. */
    condemn: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await db
        .updateTable('uploads')
        .set({ owner: REMOVAL })
        .where('id', 'in', ids)
        .where('owner', 'is', null)
        .execute();
    },

    /** Marks pictures for removal that had no owner since before the moment. */
    condemnLooseSince: async (before: number): Promise<void> => {
      await db
        .updateTable('uploads')
        .set({ owner: REMOVAL })
        .where('owner', 'is', null)
        .where('looseSince', '<', before)
        .execute();
    },

    /** Returns marked pictures, also those of an interrupted removal. */
    listCondemned: (): Promise<readonly StoredUpload[]> =>
      read.selectFrom('uploads').select(SHAPE).where('owner', '=', REMOVAL).limit(MOST_AT_ONCE).execute(),

    deleteCondemned: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await db.deleteFrom('uploads').where('id', 'in', ids).where('owner', '=', REMOVAL).execute();
    },
  };
}
