import { sql } from 'kysely';
import type { Conversion, ConversionAnswer } from '../../../contracts/dashboard.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { fromEpochDay, startOfDayInIndia } from '../../../core/dates.ts';
import { ENQUIRY_SOURCES } from '../../../core/enquiry-sources.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { BOOKED_ITEM, BY_TITLE, PLANNED_TRIP } from '../../database/sort-keys.ts';
import { firstIdOf } from '../../ids.ts';
import { MONEY_COLUMNS, type MoneyRow, readMoney } from './money-store.ts';

/** Packages that are listed one by one, at most. */
const MOST_ITEMS = 200;

interface Cell extends Conversion {
  readonly source: string;
  readonly item: string;
}

type CellRow = MoneyRow & {
  readonly source: string;
  readonly item: string;
  readonly contacted: number | string;
  readonly confirmed: number | string;
  readonly cancelled: number | string;
  readonly booked: number | string;
};

interface LeadRow {
  readonly source: string;
  readonly leads: number | string;
  readonly contacted: number | string;
  readonly converted: number | string;
}

function toCell({ source, item, contacted, confirmed, cancelled, booked, ...money }: CellRow): Cell {
  const { count, rupees, ...rest } = readMoney(money);
  const steps = { contacted: Number(contacted), confirmed: Number(confirmed), cancelled: Number(cancelled) };
  return { source, item, requests: count, asked: rupees, booked: Number(booked), ...steps, ...rest };
}

/** Sums the requests of several cells. */
function addUp(cells: readonly Conversion[]): Conversion {
  const sum = (of: keyof Conversion): number => cells.reduce((total, cell) => total + cell[of], 0);
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

  /** Returns the requests by source and item: one pass along an index that holds all columns. */
  async function cellsSince(firstId: string): Promise<Cell[]> {
    const isKept = sql`"status" in ('confirmed', 'completed')`;
    const { rows } = await sql<CellRow>`select "source", ${BOOKED_ITEM} as "item", ${MONEY_COLUMNS},
        sum(case when "contactedAt" is not null then 1 else 0 end) as "contacted",
        sum(case when ${isKept} then 1 else 0 end) as "confirmed",
        sum(case when "status" = 'cancelled' then 1 else 0 end) as "cancelled",
        sum(case when ${isKept} and "currency" = 'INR' then "total" else 0 end) as "booked"
      from "bookings" where "id" >= ${firstId} group by "source", ${BOOKED_ITEM}`.execute(read);
    return rows.map(toCell);
  }

  /** Returns the titles of packages; of one that is gone, the title under which it was booked. */
  async function titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await read.selectFrom('packages').select(['id', 'title']).where('id', 'in', ids).execute();
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    for (const id of ids.filter((one) => !titles.has(one))) {
      const booked = await read
        .selectFrom('bookings')
        .select('itemTitle')
        .where(BOOKED_ITEM, '=', id)
        .limit(1)
        .executeTakeFirst();
      titles.set(id, booked?.itemTitle ?? '');
    }
    return titles;
  }

  async function itemsOf(cells: readonly Cell[]): Promise<Pick<ConversionAnswer, 'items' | 'otherItems'>> {
    const all = [...Map.groupBy(cells, ({ item }) => item)].map(([item, ofItem]) => ({ item, ...addUp(ofItem) }));
    all.sort((a, b) => b.requests - a.requests || b.asked - a.asked);
    const [listed, others] = [all.slice(0, MOST_ITEMS), all.slice(MOST_ITEMS)];
    const packages = listed.map(({ item }) => item).filter((item) => item !== PLANNED_TRIP && item !== BY_TITLE);
    const titles = await titlesOf(packages);
    return {
      items: listed.map(({ item, ...figures }) => ({ item, title: titles.get(item) ?? '', ...figures })),
      otherItems: others.length === 0 ? null : addUp(others),
    };
  }

  async function leadsSince(firstId: string): Promise<ConversionAnswer['leads']> {
    const { rows } = await sql<LeadRow>`select "source", count(*) as "leads",
        sum(case when "status" in ('contacted', 'converted') then 1 else 0 end) as "contacted",
        sum(case when "status" = 'converted' then 1 else 0 end) as "converted"
      from "leads" where "deletedAt" is null and "id" >= ${firstId} group by "source"`.execute(read);
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
      const row = rows.find((one) => one.source === source);
      if (!row) return [];
      const { leads, contacted, converted } = row;
      const counts = { leads: Number(leads), contacted: Number(contacted), converted: Number(converted) };
      return [{ source, ...counts, booked: bookedOf.get(source) ?? 0 }];
    });
  }

  return async (days: number): Promise<ConversionAnswer> => {
    const since = fromEpochDay(dayOfHour(hourInIndia(clock())) - days + 1);
    const firstId = firstIdOf(startOfDayInIndia(since));
    const [cells, leads] = await Promise.all([cellsSince(firstId), leadsSince(firstId)]);
    const sources = ENQUIRY_SOURCES.flatMap((source) => {
      const ofSource = cells.filter((cell) => cell.source === source);
      return ofSource.length === 0 ? [] : [{ source, ...addUp(ofSource) }];
    });
    return { since, sources, ...(await itemsOf(cells)), leads };
  };
}

export type ConversionReports = ReturnType<typeof conversionReports>;
