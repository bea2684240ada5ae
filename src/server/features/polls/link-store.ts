import type { Insertable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** Holds the SQL of the links of polls. */
export function linkStore({ read }: Database) {
  return {
    findLink: (tokenHash: string, from: Writer = read) =>
      from.selectFrom('pollLinks').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

    hasOpenLink: async (pollId: string): Promise<boolean> =>
      (await read
        .selectFrom('pollLinks')
        .select('pollId')
        .where('pollId', '=', pollId)
        .where('endedAt', 'is', null)
        .executeTakeFirst()) !== undefined,

    listShared: async (pollIds: readonly string[]): Promise<ReadonlySet<string>> => {
      const rows = await read
        .selectFrom('pollLinks')
        .select('pollId')
        .where('pollId', 'in', pollIds)
        .where('endedAt', 'is', null)
        .execute();
      return new Set(rows.map(({ pollId }) => pollId));
    },

    endLinks: (writer: Writer, pollId: string, now: number) =>
      writer
        .updateTable('pollLinks')
        .set({ endedAt: now })
        .where('pollId', '=', pollId)
        .where('endedAt', 'is', null)
        .execute(),

    insertLink: (writer: Writer, link: Insertable<Schema['pollLinks']>) =>
      writer.insertInto('pollLinks').values(link).execute(),
  };
}

export type LinkStore = ReturnType<typeof linkStore>;
