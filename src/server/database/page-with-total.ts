import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

interface PageOf {
  /**
   * True for a search: its matches are found once and used for both page and total. A list without a search is read in
   * its order, page by page.
   */
  readonly isSearch: boolean;
  /** Selects the `id` and the columns of the order. */
  readonly found: Expression<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** Returns the ids of one page, unordered, and the total of matches. */
export async function pageWithTotal(
  { read }: Database,
  { isSearch, found, order, limit, offset }: PageOf,
): Promise<{ ids: string[]; total: number }> {
  const { rows } = await sql<{ total: number; id: string | null }>`
    with "found" as ${isSearch ? sql`materialized` : sql`not materialized`} ${found},
    "page" as (select "id" from "found" order by ${order} limit ${limit} offset ${offset})
    select "counted"."total", "page"."id"
    from (select count(*) as "total" from "found") as "counted" left join "page" on 1 = 1`.execute(read);
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => id ?? []) };
}
