import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What is summed up of a customer's bookings. */
export interface Totals {
  readonly bookings: number;
  readonly trips: number;
  readonly rupees: number;
  readonly lastContactAt: number | null;
  readonly nextDeparture: string | null;
}

const NOTHING: Totals = { bookings: 0, trips: 0, rupees: 0, lastContactAt: null, nextDeparture: null };

const latest = (a: number | null, b: number | null): number | null => (a === null || (b !== null && b > a) ? b : a);
const numberOrNull = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined ? null : Number(value);

async function lastContactsOf({ read }: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const last = new Map<string, number>();
  const [ofBookings, ofLeads, ofCalls] = await Promise.all([
    read
      .selectFrom('bookings')
      .innerJoin('bookingEvents', 'bookingEvents.bookingId', 'bookings.id')
      .select(['bookings.customerId as id', (select) => select.fn.max('bookingEvents.at').as('at')])
      .where('bookings.customerId', 'in', ids)
      .where('bookingEvents.kind', '=', 'contact')
      .groupBy('bookings.customerId')
      .execute(),
    read
      .selectFrom('leads')
      .innerJoin('leadEvents', 'leadEvents.leadId', 'leads.id')
      .select(['leads.customerId as id', (select) => select.fn.max('leadEvents.at').as('at')])
      .where('leads.customerId', 'in', ids)
      .where('leadEvents.kind', '=', 'contact')
      .groupBy('leads.customerId')
      .execute(),
    read
      .selectFrom('customerEvents')
      .select(['customerId as id', (select) => select.fn.max('at').as('at')])
      .where('customerId', 'in', ids)
      .where('kind', '=', 'call')
      .groupBy('customerId')
      .execute(),
  ]);
  for (const { id, at } of [...ofBookings, ...ofLeads, ...ofCalls]) {
    if (id !== null) last.set(id, latest(last.get(id) ?? null, numberOrNull(at)) ?? 0);
  }
  return last;
}

/** Returns what the bookings and contacts of these customers add up to. */
export async function totalsOf(
  database: Database,
  ids: readonly string[],
  today: string,
): Promise<(id: string) => Totals> {
  if (ids.length === 0) return () => NOTHING;
  const [rows, contacts] = await Promise.all([
    database.read
      .selectFrom('bookings')
      .select([
        'customerId as id',
        (select) => select.fn.countAll<number>().as('bookings'),
        sql<number>`sum(case when "status" = 'completed' then 1 else 0 end)`.as('trips'),
        sql<number>`sum(case when "status" in ('confirmed', 'completed') and "currency" = 'INR' then "total" else 0 end)`.as(
          'rupees',
        ),
        sql<
          string | null
        >`min(case when "status" = 'confirmed' and "preferredDate" >= ${today} then "preferredDate" end)`.as(
          'nextDeparture',
        ),
      ])
      .where('customerId', 'in', ids)
      .groupBy('customerId')
      .execute(),
    lastContactsOf(database, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    return {
      bookings: Number(row?.bookings ?? 0),
      trips: Number(row?.trips ?? 0),
      rupees: Number(row?.rupees ?? 0),
      nextDeparture: row?.nextDeparture ?? null,
      lastContactAt: contacts.get(id) ?? null,
    };
  };
}
