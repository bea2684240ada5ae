import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type PollRow = Selectable<Schema['polls']>;
export type SuggestionRow = Selectable<Schema['pollSuggestions']>;
export type RemarkRow = Selectable<Schema['pollRemarks']>;

const CHILDREN = ['pollLinks', 'pollSuggestions', 'pollGuests', 'pollVotes', 'pollRemarks', 'pollReports'] as const;

/** Holds the SQL of polls, their links and suggestions. */
export function pollStore({ read }: Database) {
  return {
    async insert(writer: Writer, poll: PollRow, suggestions: readonly SuggestionRow[]): Promise<void> {
      await writer.insertInto('polls').values(poll).execute();
      await writer.insertInto('pollSuggestions').values(suggestions).execute();
    },

    find: (userId: string, id: string) =>
      read.selectFrom('polls').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst(),

    listOf: (userId: string) =>
      read.selectFrom('polls').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute(),

    async countOpen(from: Writer, userId: string): Promise<number> {
      const { count } = await from
        .selectFrom('polls')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('isOpen', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Locks a poll until the transaction ends and raises its version; returns undefined when it is gone. */
    lock: (writer: Writer, id: string) =>
      writer
        .updateTable('polls')
        .set({ version: sql`"version" + 1` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    change: (writer: Writer, id: string, changed: Updateable<Schema['polls']>) =>
      writer.updateTable('polls').set(changed).where('id', '=', id).execute(),

    suggestionsOf: (pollIds: readonly string[], from: Writer = read) =>
      from.selectFrom('pollSuggestions').selectAll().where('pollId', 'in', pollIds).orderBy('position').execute(),

    findById: (id: string) => read.selectFrom('polls').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Returns how many votes, and questions without an answer, each poll has. */
    async countsOf(pollIds: readonly string[]) {
      const votes = await read
        .selectFrom('pollVotes')
        .select(['pollId', (select) => select.fn.countAll<number>().as('count')])
        .where('pollId', 'in', pollIds)
        .groupBy('pollId')
        .execute();
      const questions = await read
        .selectFrom('pollRemarks')
        .select(['pollId', (select) => select.fn.countAll<number>().as('count')])
        .where('pollId', 'in', pollIds)
        .where('kind', '=', 'question')
        .where('id', 'not in', (answered) =>
          answered
            .selectFrom('pollRemarks as answers')
            .select((select) => select.ref('answers.answersTo').$castTo<string>().as('id'))
            .where('answers.pollId', 'in', pollIds)
            .where('answers.answersTo', 'is not', null),
        )
        .groupBy('pollId')
        .execute();
      const byPoll = (rows: typeof votes) => new Map(rows.map(({ pollId, count }) => [pollId, Number(count)]));
      return { votes: byPoll(votes), questions: byPoll(questions) };
    },

    /** Returns the ids of all polls of a person, or of those to be erased by a day. */
    async listToErase(from: Writer, which: { readonly userId: string } | { readonly before: string }) {
      const all = from.selectFrom('polls').select('id');
      const rows = await ('userId' in which
        ? all.where('userId', '=', which.userId)
        : all.where('erasedOn', '<=', which.before).limit(200)
      ).execute();
      return rows.map(({ id }) => id);
    },

    /** Erases polls with all that guests did. The poll itself goes first: no guest writes to it meanwhile. */
    async erase(writer: Writer, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await writer.deleteFrom('polls').where('id', 'in', ids).execute();
      for (const table of CHILDREN) await writer.deleteFrom(table).where('pollId', 'in', ids).execute();
    },
  };
}

export type PollStore = ReturnType<typeof pollStore>;
