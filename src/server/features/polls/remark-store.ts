import type { Insertable } from 'kysely';
import type { Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { RemarkRow } from './store.ts';

/** Holds the SQL of likes, questions, comments and answers. Writes come after the poll's row was locked. */
export const remarkStore = {
  async countRemarks(from: Writer, pollId: string, isLike: boolean): Promise<number> {
    const { count } = await from
      .selectFrom('pollRemarks')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('pollId', '=', pollId)
      .where('kind', isLike ? '=' : '!=', 'like')
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Stores a remark unless it is there already. */
  insertRemark: (writer: Writer, remark: RemarkRow) =>
    writer
      .insertInto('pollRemarks')
      .values(remark)
      .onConflict((conflict) => conflict.columns(['pollId', 'once']).doNothing())
      .execute(),

  isThere: async (from: Writer, pollId: string, once: string): Promise<boolean> =>
    (await from
      .selectFrom('pollRemarks')
      .select('id')
      .where('pollId', '=', pollId)
      .where('once', '=', once)
      .executeTakeFirst()) !== undefined,

  deleteLike: (writer: Writer, pollId: string, once: string) =>
    writer.deleteFrom('pollRemarks').where('pollId', '=', pollId).where('once', '=', once).execute(),

  findRemark: (from: Writer, pollId: string, id: string) =>
    from
      .selectFrom('pollRemarks')
      .selectAll()
      .where('pollId', '=', pollId)
      .where('id', '=', id)
      .where('kind', '!=', 'like')
      .executeTakeFirst(),

  isAnswered: async (from: Writer, remarkId: string, pollId: string): Promise<boolean> =>
    (await from
      .selectFrom('pollRemarks')
      .select('id')
      .where('pollId', '=', pollId)
      .where('answersTo', '=', remarkId)
      .executeTakeFirst()) !== undefined,

  editRemark: (writer: Writer, id: string, changed: Pick<RemarkRow, 'text' | 'editedAt'>) =>
    writer.updateTable('pollRemarks').set(changed).where('id', '=', id).execute(),

  keepRemark: (writer: Writer, id: string) =>
    writer.updateTable('pollRemarks').set({ isKept: 1 }).where('id', '=', id).execute(),

  /** Deletes a remark with its answers and reports. */
  async deleteRemark(writer: Writer, pollId: string, id: string): Promise<void> {
    await writer.deleteFrom('pollReports').where('pollId', '=', pollId).where('remarkId', '=', id).execute();
    await writer
      .deleteFrom('pollRemarks')
      .where('pollId', '=', pollId)
      .where((where) => where.or([where('id', '=', id), where('answersTo', '=', id)]))
      .execute();
  },

  report: (writer: Writer, report: Insertable<Schema['pollReports']>) =>
    writer
      .insertInto('pollReports')
      .values(report)
      .onConflict((conflict) => conflict.columns(['remarkId', 'guestId']).doNothing())
      .execute(),
};

export type RemarkStore = typeof remarkStore;
