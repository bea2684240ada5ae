import type { Database } from '../../database/database.ts';

/** Contact details, as stored in the record where the person left them. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

/** The SQL of finding who an activity was: an account, or the sender of a booking or a lead. */
export function contactStore({ read }: Database) {
  return {
    findUser: (id: string) =>
      read.selectFrom('users').select(['id', 'name', 'phone', 'email']).where('id', '=', id).executeTakeFirst(),

    async usersOf(ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
      if (ids.length === 0) return new Map();
      const rows = await read
        .selectFrom('users')
        .select(['id', 'name', 'phone', 'email'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map(({ id, ...contact }) => [id, contact]));
    },

    async bookersOf(references: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
      if (references.length === 0) return new Map();
      const rows = await read
        .selectFrom('bookings')
        .select(['reference', 'fullName as name', 'phone', 'email'])
        .where('reference', 'in', references)
        .execute();
      return new Map(rows.map(({ reference, ...contact }) => [reference, contact]));
    },

    /** Returns the contacts of leads that are not deleted, by id. */
    async leadsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Contact>> {
      if (ids.length === 0) return new Map();
      const rows = await read
        .selectFrom('leads')
        .select(['id', 'name', 'phone'])
        .where('id', 'in', ids)
        .where('deletedAt', 'is', null)
        .execute();
      return new Map(rows.map(({ id, ...contact }) => [id, { ...contact, email: null }]));
    },
  };
}

export type ContactStore = ReturnType<typeof contactStore>;
