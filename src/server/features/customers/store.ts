import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { ContactRow, CustomerRow } from './customer-records.ts';
import { customerBeginnings } from './customer-words.ts';

/** Customers of a list without a search are counted up to this number. */
const MOST_COUNTED = 100_000;
/** UTF-8 never contains this byte: it ends the range of words with a given beginning. */
const AFTER_ANY = Buffer.from([0xff]);

const withBeginning = (beginning: string): RawBuilder<unknown> => {
  const from = Buffer.from(beginning);
  return sql`select "customerId" from "customerWords" where "word" >= ${from} and "word" < ${Buffer.concat([from, AFTER_ANY])}`;
};

/** Returns the ids of the customers that have every word of a search, as a query. */
function foundBy(search: string): RawBuilder<unknown> | null {
  const words = customerBeginnings(search);
  if (words.length === 0) return null;
  const ofWords = words.map((beginnings) => sql`(${sql.join(beginnings.map(withBeginning), sql` union all `)})`);
  const [first, ...others] = ofWords;
  return sql`select distinct "customerId" as "id" from ${first} as "found"${
    others.length === 0
      ? sql``
      : sql` where ${sql.join(
          others.map((other) => sql<SqlBool>`"found"."customerId" in ${other}`),
          sql` and `,
        )}`
  }`;
}

/** Reads customers. */
export function customerStore({ read }: Database) {
  return {
    find: (id: string): Promise<CustomerRow | undefined> =>
      read.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst(),

    contactsOf: (ids: readonly string[]): Promise<ContactRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : read
            .selectFrom('customerContacts')
            .selectAll()
            .where('customerId', 'in', ids)
            .orderBy('customerId')
            .orderBy('position')
            .execute(),

    /** Returns the rows of these ids, in their order. */
    async listByIds(ids: readonly string[]): Promise<CustomerRow[]> {
      if (ids.length === 0) return [];
      const rows = await read.selectFrom('customers').selectAll().where('id', 'in', ids).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** Returns the ids of one page, the newest first, and the number of all matches. */
    async listIds(search: string, limit: number, offset: number): Promise<{ ids: string[]; total: number }> {
      const found = search === '' ? null : foundBy(search);
      if (search !== '' && found === null) return { ids: [], total: 0 };
      if (found === null) {
        const some = read.selectFrom('customers').select('id').limit(MOST_COUNTED);
        const [rows, { total }] = await Promise.all([
          read.selectFrom('customers').select('id').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
          read
            .selectFrom(some.as('some'))
            .select((select) => select.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow(),
        ]);
        return { ids: rows.map(({ id }) => id), total: Number(total) };
      }
      const { rows } = await sql<{ total: number; id: string | null }>`
        with "matches" as materialized (${found}),
        "page" as (select "id" from "matches" order by "id" desc limit ${limit} offset ${offset})
        select "counted"."total", "page"."id"
        from (select count(*) as "total" from "matches") as "counted" left join "page" on 1 = 1
        order by "page"."id" desc`.execute(read);
      return { ids: rows.flatMap(({ id }) => id ?? []), total: Number(rows[0]?.total ?? 0) };
    },

    consentsOf: (customerId: string) =>
      read
        .selectFrom('customerConsents')
        .selectAll()
        .where('customerId', '=', customerId)
        .orderBy('id', 'desc')
        .execute(),

    filesOf: (customerId: string) =>
      read
        .selectFrom('customerFiles')
        .selectAll()
        .where('customerId', '=', customerId)
        .orderBy('addedAt', 'desc')
        .execute(),

    undosOf: (customerId: string, since: number) =>
      read
        .selectFrom('customerUndos')
        .selectAll()
        .where('customerId', '=', customerId)
        .where('at', '>', since)
        .orderBy('at', 'desc')
        .execute(),
  };
}

export type CustomerStore = ReturnType<typeof customerStore>;
