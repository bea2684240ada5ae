import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** Holds the SQL of what guests do in polls. Writes come after the poll's row was locked. */
export function guestStore({ read }: Database) {
  return {
    findGuest: (from: Writer, pollId: string, keyHash: string) =>
      from
        .selectFrom('pollGuests')
        .selectAll()
        .where('pollId', '=', pollId)
        .where('keyHash', '=', keyHash)
        .executeTakeFirst(),

    async countGuests(from: Writer, pollId: string): Promise<number> {
      const { count } = await from
        .selectFrom('pollGuests')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('pollId', '=', pollId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    insertGuest: (writer: Writer, guest: Insertable<Schema['pollGuests']>) =>
      writer.insertInto('pollGuests').values(guest).execute(),

    renameGuest: (writer: Writer, id: string, name: string) =>
      writer.updateTable('pollGuests').set({ name }).where('id', '=', id).execute(),

    putVote: (writer: Writer, vote: Insertable<Schema['pollVotes']>) =>
      writer
        .insertInto('pollVotes')
        .values(vote)
        .onConflict((conflict) =>
          conflict.column('guestId').doUpdateSet({
            suggestionId: vote.suggestionId,
            revision: vote.revision,
            votedAt: vote.votedAt,
          }),
        )
        .execute(),

    withdrawVote: (writer: Writer, guestId: string) =>
      writer.deleteFrom('pollVotes').where('guestId', '=', guestId).execute(),

    /** Returns all that guests did in a poll. */
    async listAll(pollId: string) {
      const [guests, votes, remarks, reports] = await Promise.all([
        read.selectFrom('pollGuests').select(['id', 'name']).where('pollId', '=', pollId).orderBy('id').execute(),
        read.selectFrom('pollVotes').selectAll().where('pollId', '=', pollId).orderBy('votedAt').execute(),
        read.selectFrom('pollRemarks').selectAll().where('pollId', '=', pollId).orderBy('id').execute(),
        read.selectFrom('pollReports').select(['remarkId', 'guestId']).where('pollId', '=', pollId).execute(),
      ]);
      return { guests, votes, remarks, reports };
    },
  };
}

export type GuestStore = ReturnType<typeof guestStore>;
