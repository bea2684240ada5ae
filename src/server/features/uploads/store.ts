import type { PictureSize } from '../../../core/pictures/uploaded-picture.ts';
import type { Database, Writer } from '../../database/database.ts';

/** Owner of pictures whose files are being removed: nobody can take them back. */
const REMOVAL = 'removal';
const MOST_AT_ONCE = 20;

export interface StoredUpload extends PictureSize {
  readonly id: string;
}

const SHAPE = ['id', 'width', 'height'] as const;

/** The pictures that we keep and whose they are. */
export function uploadStore(database: Database) {
  const { db, read } = database;
  return {
    insertLoose: async (upload: StoredUpload, now: number): Promise<void> => {
      await db
        .insertInto('uploads')
        .values({ ...upload, owner: null, looseSince: now })
        .execute();
    },

    /** Gives loose pictures to the owner; answers those of them that are the owner's now. */
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

    /** Takes from the owner all pictures but these. */
    disown: async (writer: Writer, owner: string, kept: readonly string[], now: number): Promise<void> => {
      await writer
        .updateTable('uploads')
        .set({ owner: null, looseSince: now })
        .where('owner', '=', owner)
        .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
        .execute();
    },

    /** Marks the loose ones among these for removal. */
    condemn: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await db
        .updateTable('uploads')
        .set({ owner: REMOVAL })
        .where('id', 'in', ids)
        .where('owner', 'is', null)
        .execute();
    },

    /** Marks those for removal that have been loose since before the moment. */
    condemnLooseSince: async (before: number): Promise<void> => {
      await db
        .updateTable('uploads')
        .set({ owner: REMOVAL })
        .where('owner', 'is', null)
        .where('looseSince', '<', before)
        .execute();
    },

    /** What is marked, that of a removal which was cut short included. */
    listCondemned: (): Promise<readonly StoredUpload[]> =>
      read.selectFrom('uploads').select(SHAPE).where('owner', '=', REMOVAL).limit(MOST_AT_ONCE).execute(),

    deleteCondemned: async (ids: readonly string[]): Promise<void> => {
      if (ids.length === 0) return;
      await db.deleteFrom('uploads').where('id', 'in', ids).where('owner', '=', REMOVAL).execute();
    },
  };
}
