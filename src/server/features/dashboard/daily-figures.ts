import { sql } from 'kysely';
import type { DayFigures } from '../../../contracts/dashboard.ts';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import type { Window } from '../../../core/bookings/money-windows.ts';
import { fromEpochDay } from '../../../core/dates.ts';
import type { Database } from '../../database/database.ts';
import { firstIdOf } from '../../ids.ts';
import { moneyStore } from './money-store.ts';

/** Days that the figures go back, today included. */
const DAYS = 14;
const MICRO = 1e6;

/** Returns the last days of India as windows, the oldest first. */
function lastDays(now: number): (Window & { readonly day: number })[] {
  const today = dayOfHour(hourInIndia(now));
  return Array.from({ length: DAYS }, (_, nth) => {
    const day = today - DAYS + 1 + nth;
    return { day, from: startOfHour(day * 24), to: startOfHour((day + 1) * 24) };
  });
}

type NewRow = { readonly [K in 'users' | 'bookings' | 'leads']: number | string } & { readonly day: number | string };

/** Reads the figures of single days, for the lines in the tiles of the dashboard. */
export function dailyFigures(database: Database) {
  const { read } = database;
  const money = moneyStore(database);

  async function activitiesSince(day: number) {
    const rows = await read
      .selectFrom('activityCounts')
      .where('unit', '=', 'day')
      .where('at', '>=', day)
      .select((select) => ['at' as const, 'type' as const, select.fn.sum<number>('count').as('count')])
      .groupBy(['at', 'type'])
      .execute();
    const counts = new Map(rows.map(({ at, type, count }) => [`${at} ${type}`, Number(count)]));
    return (at: number, ...types: readonly string[]): number =>
      types.reduce((sum, type) => sum + (counts.get(`${at} ${type}`) ?? 0), 0);
  }

  async function usageSince(day: number) {
    const rows = await read
      .selectFrom('aiCounts')
      .where('unit', '=', 'day')
      .where('at', '>=', day)
      .select((select) => [
        'at' as const,
        select.fn.sum<number>('count').as('requests'),
        select.fn.sum<number>('costMicroUsd').as('cost'),
      ])
      .groupBy('at')
      .execute();
    return new Map(
      rows.map(({ at, requests, cost }) => [at, { aiRequests: Number(requests), aiCost: Number(cost) / MICRO }]),
    );
  }

  /** Counts new records of each day by their ids, which hold the time. */
  async function newOf(days: ReturnType<typeof lastDays>) {
    const queries = days.map(({ day, from, to }) => {
      const made = sql`"id" >= ${firstIdOf(from)} and "id" < ${firstIdOf(to)}`;
      return sql`select ${sql.lit(day)} as "day", (select count(*) from "users" where ${made}) as "users",
        (select count(*) from "bookings" where ${made}) as "bookings",
        (select count(*) from "leads" where ${made} and "deletedAt" is null) as "leads"`;
    });
    const { rows } = await sql<NewRow>`${sql.join(queries, sql` union all `)}`.execute(read);
    return new Map(
      rows.map(({ day, users, bookings, leads }) => [
        Number(day),
        { users: Number(users), bookings: Number(bookings), leads: Number(leads) },
      ]),
    );
  }

  /** Returns each of the last days, the oldest first. */
  return async (now: number): Promise<DayFigures[]> => {
    const days = lastDays(now);
    const first = days[0]?.day ?? 0;
    const [activities, usage, made, sums] = await Promise.all([
      activitiesSince(first),
      usageSince(first),
      newOf(days),
      money.daily(days),
    ]);
    return days.map(({ day }, nth) => ({
      day: fromEpochDay(day),
      searches: activities(day, 'search'),
      submissions: activities(day, 'form_submission'),
      views: activities(day, 'page_view', 'itinerary_view'),
      ...(made.get(day) ?? { users: 0, bookings: 0, leads: 0 }),
      ...(usage.get(day) ?? { aiRequests: 0, aiCost: 0 }),
      ...(sums[nth] ?? { asked: 0, booked: 0 }),
    }));
  };
}
