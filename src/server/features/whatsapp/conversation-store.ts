import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ConversationRow = Selectable<Schema['conversations']>;
export type IncomingRow = Selectable<Schema['incomingMessages']>;

/** Messages of each side that a conversation shows. */
export const MOST_SHOWN = 100;

/** The SQL of conversations and of what travellers wrote in them. */
export function conversationStore({ read }: Database) {
  return {
    find: (id: string): Promise<ConversationRow | undefined> =>
      read.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst(),

    findOfPhone: (phone: string, from: Writer = read): Promise<ConversationRow | undefined> =>
      from.selectFrom('conversations').selectAll().where('phone', '=', phone).executeTakeFirst(),

    /** Returns the conversation of a phone, made where there is none, locked until the transaction ends. */
    lockOfPhone: (trx: Writer, fresh: ConversationRow): Promise<ConversationRow> =>
      trx
        .insertInto('conversations')
        .values(fresh)
        .onConflict((conflict) => conflict.column('phone').doUpdateSet((set) => ({ phone: set.ref('excluded.phone') })))
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Locks a conversation until the transaction ends. */
    lock: (trx: Writer, id: string): Promise<ConversationRow | undefined> =>
      trx
        .updateTable('conversations')
        .set((set) => ({ phone: set.ref('phone') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    change: (trx: Writer, id: string, change: Partial<ConversationRow>) =>
      trx.updateTable('conversations').set(change).where('id', '=', id).execute(),

    /** Stores a message; returns false for one that is stored already. */
    async insertIncoming(trx: Writer, row: IncomingRow): Promise<boolean> {
      const inserted = await trx
        .insertInto('incomingMessages')
        .values(row)
        .onConflict((conflict) => conflict.column('providerId').doNothing())
        .executeTakeFirst();
      return Number(inserted.numInsertedOrUpdatedRows) === 1;
    },

    /** Returns what was written, the latest first. */
    listIncoming: (conversationId: string, most: number): Promise<IncomingRow[]> =>
      read
        .selectFrom('incomingMessages')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    /** Returns the customers whom the agency gave this phone. */
    customersOf: (phone: string) =>
      read
        .selectFrom('customerContacts')
        .innerJoin('customers', 'customers.id', 'customerContacts.customerId')
        .select(['customers.id', 'customers.name'])
        .where('customerContacts.canonical', '=', phone)
        .where('customerContacts.kind', '=', 'phone')
        .orderBy('customers.id')
        .limit(10)
        .execute(),

    listUntouchedSince: async (since: number, most: number): Promise<string[]> => {
      const rows = await read
        .selectFrom('conversations')
        .select('id')
        .where('lastAt', '<', since)
        .orderBy('lastAt')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Deletes conversations with all that was written in them. */
    async delete(trx: Writer, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await trx.deleteFrom('incomingMessages').where('conversationId', 'in', ids).execute();
      await trx.deleteFrom('conversations').where('id', 'in', ids).execute();
    },
  };
}
