import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { type Selectable, sql } from 'kysely';
import type { ImportNoun } from '../../../core/imports/fields.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ImportRow = Selectable<Schema['csvImports']>;

const PIECE_BYTES = 256 * 1024;
const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

const LISTED = 20;
/** An import in one of these states has added records, or is about to. */
const TAKEN_STATES = ['running', 'stopped', 'done'];
/** Those of imports that are being worked on. */
export const WORK_STATES = ['running', 'undoing'];

async function packedPieces(bytes: Buffer): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    pieces.push(await pack(bytes.subarray(from, from + PIECE_BYTES)));
  }
  return pieces;
}

/** The columns of an import that has not begun. */
const NOT_BEGUN = {
  state: 'waiting',
  report: null,
  lastLine: 0,
  handled: 0,
  added: 0,
  existing: 0,
  doubled: 0,
  refused: 0,
  removed: 0,
  kept: 0,
  startedAt: null,
  endedAt: null,
  worker: '',
  leasedUntil: 0,
};

/** The SQL of imports and their files; `work-store.ts` has that of the work on them. */
export function importStore({ db, read }: Database) {
  return {
    find: (id: string): Promise<ImportRow | undefined> =>
      read.selectFrom('csvImports').selectAll().where('id', '=', id).executeTakeFirst(),

    list: (noun: ImportNoun): Promise<ImportRow[]> =>
      read.selectFrom('csvImports').selectAll().where('noun', '=', noun).orderBy('id', 'desc').limit(LISTED).execute(),

    /** Returns the latest other import of the same file that has added records. */
    findSame: ({ id, digest, noun }: Pick<ImportRow, 'id' | 'digest' | 'noun'>): Promise<ImportRow | undefined> =>
      read
        .selectFrom('csvImports')
        .selectAll()
        .where('digest', '=', digest)
        .where('noun', '=', noun)
        .where('id', '!=', id)
        .where('state', 'in', TAKEN_STATES)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Locks an import until the transaction ends and returns it. */
    lock: (trx: Writer, id: string): Promise<ImportRow | undefined> =>
      trx
        .updateTable('csvImports')
        .set((set) => ({ worker: set.ref('worker') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    change: (trx: Writer, id: string, changed: Partial<ImportRow>): Promise<unknown> =>
      trx.updateTable('csvImports').set(changed).where('id', '=', id).execute(),

    /** Stores a file in place of the one that waits of the same admin. */
    async add(row: Omit<ImportRow, keyof typeof NOT_BEGUN>, bytes: Buffer): Promise<void> {
      const pieces = await packedPieces(bytes);
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('csvImports').where('adminId', '=', row.adminId).where('state', '=', 'waiting').execute();
        await trx
          .insertInto('csvImports')
          .values({ ...row, ...NOT_BEGUN })
          .execute();
        for (const [number, packed] of pieces.entries()) {
          await trx.insertInto('csvImportPieces').values({ importId: row.id, number, packed }).execute();
        }
      });
    },

    /** Yields the bytes of a file. */
    async *pieces(importId: string): AsyncGenerator<Buffer> {
      for (let number = 0; ; number++) {
        const piece = await read
          .selectFrom('csvImportPieces')
          .select('packed')
          .where('importId', '=', importId)
          .where('number', '=', number)
          .executeTakeFirst();
        if (!piece) return;
        yield await unpack(piece.packed);
      }
    },

    async delete(trx: Writer, id: string): Promise<void> {
      await trx.deleteFrom('csvImports').where('id', '=', id).execute();
    },

    /** Deletes files that are needed no more; those that wait go with all that is known of them. */
    async deleteFiles(before: number): Promise<void> {
      await db.deleteFrom('csvImports').where('state', '=', 'waiting').where('createdAt', '<', before).execute();
      const rows = await read
        .selectFrom('csvImports')
        .select('id')
        .where('reading', 'is not', null)
        .where('state', 'not in', WORK_STATES)
        .where('createdAt', '<', before)
        .execute();
      for (const { id } of rows) {
        await db.transaction().execute(async (trx) => {
          await trx.updateTable('csvImports').set({ reading: null, report: null }).where('id', '=', id).execute();
          await trx.deleteFrom('csvImportPieces').where('importId', '=', id).execute();
        });
      }
    },

    /** Forgets which records came of imports that ended before a moment, some at a time; returns how many. */
    async forgetRows(before: number, most: number): Promise<number> {
      const gone = await sql`
        delete from "csvImportRows" where ("importId", "line") in (
          select "csvImportRows"."importId", "csvImportRows"."line" from "csvImportRows"
          join "csvImports" on "csvImports"."id" = "csvImportRows"."importId"
          where "csvImports"."createdAt" < ${before} limit ${most}
        )`.execute(db);
      return Number(gone.numAffectedRows ?? 0);
    },
  };
}

export type ImportStore = ReturnType<typeof importStore>;
