import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MoneySum } from '../../../contracts/dashboard.ts';
import type { Window } from '../../../core/bookings/money-windows.ts';
import type { Database } from '../../database/database.ts';
import { firstIdOf } from '../../ids.ts';

const IS_RUPEES = sql<SqlBool>`"currency" = 'INR' and "total" > 0`;

/** Columns of a sum: a booking without a price, or in another currency, is counted and adds no rupees. */
export const MONEY_COLUMNS = sql`count(*) as "count",
  sum(case when ${IS_RUPEES} then "total" else 0 end) as "rupees",
  sum(case when "total" <= 0 then 1 else 0 end) as "unpriced",
  sum(case when "currency" <> 'INR' and "total" > 0 then 1 else 0 end) as "foreign"`;

export type MoneyRow = { readonly [K in keyof MoneySum]: number | string | null };

/** Returns a sum as numbers: PostgreSQL answers sums as texts, and none of no rows. */
export const readMoney = ({ count, rupees, unpriced, foreign }: MoneyRow): MoneySum => ({
  count: Number(count ?? 0),
  rupees: Number(rupees ?? 0),
  unpriced: Number(unpriced ?? 0),
  foreign: Number(foreign ?? 0),
});

/** Without `|| ''` SQLite would read all bookings of these statuses instead of those of the days. */
const IS_KEPT = sql<SqlBool>`"status" || '' in ('confirmed', 'completed')`;
const IS_CANCELLED = sql<SqlBool>`"status" || '' = 'cancelled'`;
const received = ({ from, to }: Window): RawBuilder<SqlBool> =>
  sql`"id" >= ${firstIdOf(from)} and "id" < ${firstIdOf(to)}`;
const confirmed = ({ from, to }: Window): RawBuilder<SqlBool> =>
  sql`"confirmedAt" >= ${from} and "confirmedAt" < ${to}`;

interface DayRow {
  readonly from: number | string;
  readonly asked: number | string | null;
  readonly booked: number | string | null;
}

/** Sums bookings in rupees, each sum along an index that holds all it needs. */
export function moneyStore({ read }: Database) {
  async function sumOf(condition: Expression<SqlBool>): Promise<MoneySum> {
    const { rows } = await sql<MoneyRow>`select ${MONEY_COLUMNS} from "bookings" where ${condition}`.execute(read);
    return readMoney(rows[0] ?? { count: 0, rupees: 0, unpriced: 0, foreign: 0 });
  }

  return {
    /** Returns the requests received in a window, the bookings confirmed in it, and those of them cancelled since. */
    async sumsOf(window: Window) {
      const [asked, booked, cancelled] = await Promise.all([
        sumOf(received(window)),
        sumOf(sql`${confirmed(window)} and ${IS_KEPT}`),
        sumOf(sql`${confirmed(window)} and ${IS_CANCELLED}`),
      ]);
      return { asked, booked, cancelled };
    },

    /** Returns the requests that are neither confirmed nor cancelled. */
    open: (): Promise<MoneySum> => sumOf(sql`"status" in ('pending', 'contacted')`),

    /** Returns the rupees asked for and booked in each window. */
    async daily(windows: readonly Window[]): Promise<{ asked: number; booked: number }[]> {
      const days = windows.map(
        (day) => sql`select ${sql.lit(day.from)} as "from",
          (select sum("total") from "bookings" where ${received(day)} and ${IS_RUPEES}) as "asked",
          (select sum("total") from "bookings" where ${confirmed(day)} and ${IS_KEPT} and ${IS_RUPEES}) as "booked"`,
      );
      const { rows } = await sql<DayRow>`${sql.join(days, sql` union all `)}`.execute(read);
      const byDay = new Map(rows.map((row) => [Number(row.from), row]));
      return windows.map(({ from }) => {
        const row = byDay.get(from);
        return { asked: Number(row?.asked ?? 0), booked: Number(row?.booked ?? 0) };
      });
    },
  };
}
