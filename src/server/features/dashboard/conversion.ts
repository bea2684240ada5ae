import { sql } from 'kysely';
import type { Conversion, ConversionAnswer, ConversionList } from '../../../contracts/dashboard.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { fromEpochDay, startOfDayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { BOOKED_ITEM, BY_TITLE, PLANNED_TRIP } from '../../database/sort-keys.ts';
import { firstIdOf } from '../../ids.ts';
import { MONEY_COLUMNS, type MoneyRow, readMoney } from './money-store.ts';

/** Packages that are listed one by one, at most. */
const MOST_ITEMS = 200;

/** Windows of at most so many days are read in the order of time. */
const DAYS_BY_TIME = 90;

const IS_KEPT = sql`"status" in ('confirmed', 'completed')`;
const FIGURES = sql`${MONEY_COLUMNS}, sum(case when "contactedAt" is not null then 1 else 0 end) as "contacted",
  sum(case when ${IS_KEPT} then 1 else 0 end) as "confirmed",
  sum(case when "status" = 'cancelled' then 1 else 0 end) as "cancelled",
  sum(case when ${IS_KEPT} and "currency" = 'INR' then "total" else 0 end) as "booked"`;

type FigureRow = MoneyRow & {
  readonly name: string;
  readonly contacted: number | string | null;
  readonly confirmed: number | string | null;
  readonly cancelled: number | string | null;
  readonly booked: number | string | null;
};

/** The requests of a source or an item. */
type Named = Conversion & { readonly name: string };

function readFigures({ name, contacted, confirmed, cancelled, booked, ...money }: FigureRow): Named {
  const { count, rupees, ...rest } = readMoney(money);
  const figure = (value: number | string | null): number => Number(value ?? 0);
  const steps = { contacted: figure(contacted), confirmed: figure(confirmed), cancelled: figure(cancelled) };
  return { name, requests: count, asked: rupees, booked: figure(booked), ...steps, ...rest };
}

/** Sums the requests of several items. */
function addUp(items: readonly Conversion[]): Conversion {
  const sum = (of: keyof Conversion): number => items.reduce((total, item) => total + item[of], 0);
  return {
    requests: sum('requests'),
    contacted: sum('contacted'),
    confirmed: sum('confirmed'),
    cancelled: sum('cancelled'),
    asked: sum('asked'),
    booked: sum('booked'),
    unpriced: sum('unpriced'),
    foreign: sum('foreign'),
  };
}

/** Reports how far the requests and leads that came in since a day have come. */
export function conversionReports({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const { read } = database;

  /**
   * Returns the requests of each source. Each is read along the index of sources: sorting a year's requests into groups
   * would take SQLite several times as long.
   */
  async function bySource(firstId: string): Promise<Named[]> {
    const ofSources = ENQUIRY_SOURCES.map(
      (source) => sql`select ${sql.lit(source)} as "name", ${FIGURES} from "bookings"
        where "source" = ${sql.lit(source)} and "id" >= ${firstId}`,
    );
    const { rows } = await sql<FigureRow>`${sql.join(ofSources, sql` union all `)}`.execute(read);
    return rows.map(readFigures).filter(({ requests }) => requests > 0);
  }

  /** Returns the requests of each item: of few days along the index of time, of many along that of items. */
  async function byItem(firstId: string, days: number): Promise<Named[]> {
    const item = days > DAYS_BY_TIME ? BOOKED_ITEM : sql<string>`${BOOKED_ITEM} || ''`;
    const { rows } = await sql<FigureRow>`select ${item} as "name", ${FIGURES} from "bookings"
      where "id" >= ${firstId} group by ${item}`.execute(read);
    return rows.map(readFigures);
  }

  /** Returns the titles of packages; of one that is gone, the title under which it was booked. */
  async function titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await read.selectFrom('packages').select(['id', 'title']).where('id', 'in', ids).execute();
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    const gone = ids.filter((id) => !titles.has(id));
    if (gone.length === 0) return titles;
    // One look-up for all: PostgreSQL would plan each of many for longer than it runs.
    const { rows: booked } = await sql<{ id: string; title: string | null }>`select "gone"."id",
        (select "itemTitle" from "bookings" where ${BOOKED_ITEM} = "gone"."id" limit 1) as "title"
      from (select cast("column1" as text) as "id" from (values ${sql.join(gone.map((id) => sql`(${id})`))}) as "listed") as "gone"`.execute(
      read,
    );
    for (const { id, title } of booked) titles.set(id, title ?? '');
    return titles;
  }

  async function itemsSince(firstId: string, days: number): Promise<Pick<ConversionAnswer, 'items' | 'otherItems'>> {
    const all = (await byItem(firstId, days)).sort((a, b) => b.requests - a.requests || b.asked - a.asked);
    const [listed, others] = [all.slice(0, MOST_ITEMS), all.slice(MOST_ITEMS)];
    const packages = listed.map(({ name }) => name).filter((name) => name !== PLANNED_TRIP && name !== BY_TITLE);
    const titles = await titlesOf(packages);
    return {
      items: listed.map(({ name, ...figures }) => ({ item: name, title: titles.get(name) ?? '', ...figures })),
      otherItems: others.length === 0 ? null : addUp(others),
    };
  }

  async function leadsSince(firstId: string): Promise<ConversionAnswer['leads']> {
    // By both, along the index of both.
    const cells = await read
      .selectFrom('leads')
      .where('deletedAt', 'is', null)
      .where('id', '>=', firstId)
      .select((select) => ['source' as const, 'status' as const, select.fn.countAll<number>().as('count')])
      .groupBy(['source', 'status'])
      .execute();
    const booked = await read
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.leadId')
      .where('bookings.leadId', '>=', firstId)
      .where('leads.deletedAt', 'is', null)
      .select((select) => ['leads.source', select.fn.count<number>('bookings.leadId').distinct().as('booked')])
      .groupBy('leads.source')
      .execute();
    const bookedOf = new Map(booked.map((row) => [row.source, Number(row.booked)]));
    return ENQUIRY_SOURCES.flatMap((source) => {
      const ofSource = cells.filter((cell) => cell.source === source);
      if (ofSource.length === 0) return [];
      const count = (...statuses: readonly string[]): number =>
        ofSource.reduce((sum, cell) => sum + (statuses.includes(cell.status) ? Number(cell.count) : 0), 0);
      const steps = { contacted: count('contacted', 'converted'), converted: count('converted') };
      return [{ source, leads: count(...LEAD_STATUSES), ...steps, booked: bookedOf.get(source) ?? 0 }];
    });
  }

  /** Returns one of the tables; the others are empty. */
  return async (days: number, list: ConversionList): Promise<ConversionAnswer> => {
    const since = fromEpochDay(dayOfHour(hourInIndia(clock())) - days + 1);
    const firstId = firstIdOf(startOfDayInIndia(since));
    const none: ConversionAnswer = { since, sources: [], items: [], otherItems: null, leads: [] };
    switch (list) {
      case 'sources': {
        const named = await bySource(firstId);
        const sources = ENQUIRY_SOURCES.flatMap((source) =>
          named.flatMap(({ name, ...figures }) => (name === source ? [{ source, ...figures }] : [])),
        );
        return { ...none, sources };
      }
      case 'items':
        return { ...none, ...(await itemsSince(firstId, days)) };
      case 'leads':
        return { ...none, leads: await leadsSince(firstId) };
    }
  };
}
