import type { Database, Writer } from '../../database/database.ts';
import type { StoredRow } from '../../records/import-target.ts';
import { type ImportRow, WORK_STATES } from './store.ts';

/** How many rows of a batch had which fate. */
export interface HandledRows {
  readonly added: number;
  readonly existing: number;
  readonly doubled: number;
  readonly refused: number;
}

/** Records left by undoing that are named, at most. */
const MOST_NAMED = 50;

/** The SQL of the work on imports: who works, how far it is, which record came of which line. */
export function workStore({ db, read }: Database) {
  return {
    /** Claims the oldest import that has work to do and that no other process works on. */
    async claim(worker: string, now: number, leasedUntil: number): Promise<ImportRow | null> {
      const due = await read
        .selectFrom('csvImports')
        .select('id')
        .where('state', 'in', WORK_STATES)
        .where((where) => where.or([where('leasedUntil', '<', now), where('worker', '=', worker)]))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!due) return null;
      const claimed = await db
        .updateTable('csvImports')
        .set({ worker, leasedUntil })
        .where('id', '=', due.id)
        .where('state', 'in', WORK_STATES)
        .where((where) => where.or([where('leasedUntil', '<', now), where('worker', '=', worker)]))
        .returningAll()
        .executeTakeFirst();
      return claimed ?? null;
    },

    /** Lets another process take over at once what this one worked on. */
    release: (worker: string): Promise<unknown> =>
      db.updateTable('csvImports').set({ leasedUntil: 0 }).where('worker', '=', worker).execute(),

    /**
     * Locks an import for its next batch and moves it on; returns false when it was stopped, or when another process has
     * taken it over.
     */
    async advance(
      trx: Writer,
      { id, lastLine, worker, state }: Pick<ImportRow, 'id' | 'lastLine' | 'worker' | 'state'>,
      moved: { readonly lastLine: number; readonly leasedUntil: number },
    ): Promise<boolean> {
      const held = await trx
        .updateTable('csvImports')
        .set(moved)
        .where('id', '=', id)
        .where('state', '=', state)
        .where('lastLine', '=', lastLine)
        .where('worker', '=', worker)
        .executeTakeFirst();
      return Number(held.numUpdatedRows) === 1;
    },

    /** Notes what became of the rows of a batch. */
    async note(trx: Writer, id: string, stored: readonly StoredRow[], at: number, rows: HandledRows): Promise<void> {
      if (stored.length > 0) {
        await trx
          .insertInto('csvImportRows')
          .values(stored.map((row) => ({ ...row, importId: id, at })))
          .execute();
      }
      const { added, existing, doubled, refused } = rows;
      await trx
        .updateTable('csvImports')
        .set((set) => ({
          added: set('added', '+', added),
          existing: set('existing', '+', existing),
          doubled: set('doubled', '+', doubled),
          refused: set('refused', '+', refused),
          handled: set('handled', '+', added + existing + doubled + refused),
        }))
        .where('id', '=', id)
        .execute();
    },

    /** Returns records of an import behind a line, in the order of lines. */
    listStored: (importId: string, afterLine: number, limit: number) =>
      read
        .selectFrom('csvImportRows')
        .select(['line', 'recordId', 'at'])
        .where('importId', '=', importId)
        .where('line', '>', afterLine)
        .orderBy('line')
        .limit(limit)
        .execute(),

    /** Returns the ids of the first records of an import that are left. */
    async listLeft(importId: string): Promise<string[]> {
      const rows = await read
        .selectFrom('csvImportRows')
        .select('recordId')
        .where('importId', '=', importId)
        .orderBy('line')
        .limit(MOST_NAMED)
        .execute();
      return rows.map(({ recordId }) => recordId);
    },

    /** Notes what undoing has taken away and what it has left. */
    async noteRemoved(trx: Writer, id: string, lines: readonly number[], kept: number): Promise<void> {
      if (lines.length > 0) {
        await trx.deleteFrom('csvImportRows').where('importId', '=', id).where('line', 'in', lines).execute();
      }
      await trx
        .updateTable('csvImports')
        .set((set) => ({ removed: set('removed', '+', lines.length), kept: set('kept', '+', kept) }))
        .where('id', '=', id)
        .execute();
    },
  };
}

export type WorkStore = ReturnType<typeof workStore>;
