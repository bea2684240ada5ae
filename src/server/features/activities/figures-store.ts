import type { PeopleKind } from '../../../core/activities/activity-people.ts';
import { dayOfHour } from '../../../core/activities/windows.ts';
import type { Database } from '../../database/database.ts';
import type { ActivityFilter } from './feed-store.ts';
import type { Cell } from './hour-slices.ts';

type Unit = 'hour' | 'day';

/** Reads the counts of activities; every window ends now. */
export function figuresStore({ read }: Database) {
  const cells = (unit: Unit, { type, device }: ActivityFilter) =>
    read
      .selectFrom('activityCounts')
      .where('unit', '=', unit)
      .where('count', '>', 0)
      .$if(type !== null, (query) => query.where('type', '=', type))
      .$if(device !== null, (query) => query.where('device', '=', device))
      .select((select) => ['at' as const, select.fn.sum<number>('count').as('count')])
      .groupBy('at')
      .orderBy('at', 'desc');
  const asNumbers = (rows: readonly { at: number; count: number | string }[]): Cell[] =>
    rows.map(({ at, count }) => ({ at, count: Number(count) }));

  /** Returns the count per type, or kind of people, in cells from `first` on, and before `end` if given. */
  async function countsByType(
    unit: Unit | 'people',
    first: number,
    end: number | null,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await read
      .selectFrom('activityCounts')
      .where('unit', '=', unit)
      .where('at', '>=', first)
      .$if(end !== null, (query) => query.where('at', '<', end))
      .select((select) => ['type' as const, select.fn.sum<number>('count').as('count')])
      .groupBy('type')
      .execute();
    return new Map(rows.map(({ type, count }) => [type, Number(count)]));
  }

  return {
    /** Returns the number of matching rows per hour or day from the given one on, newest first, without empty ones. */
    cellsSince: async (unit: Unit, first: number, filter: ActivityFilter): Promise<Cell[]> =>
      asNumbers(await cells(unit, filter).where('at', '>=', first).execute()),

    hoursOfDays: async (days: readonly number[], filter: ActivityFilter): Promise<Cell[]> => {
      const [last = 0, first = last] = [days[0], days.at(-1)];
      const rows = await cells('hour', filter)
        .where('at', '>=', first * 24)
        .where('at', '<', (last + 1) * 24)
        .execute();
      const wanted = new Set(days);
      return asNumbers(rows).filter(({ at }) => wanted.has(dayOfHour(at)));
    },

    countsByType,

    /** Returns the number of people of each kind last active in the given hour or later. */
    peopleSince: (hour: number) => countsByType('people', hour, null),

    /** Returns the people last active in this way, newest first. */
    lastPeople: (kind: PeopleKind, since: number, most: number) =>
      read
        .selectFrom('activityPeople')
        .innerJoin('users', 'users.id', 'activityPeople.who')
        .select(['users.id', 'users.name', 'users.phone', 'users.email', 'activityPeople.lastAt'])
        .where('activityPeople.kind', '=', kind)
        .where('activityPeople.lastAt', '>=', since)
        .orderBy('activityPeople.lastAt', 'desc')
        .limit(most)
        .execute(),
  };
}
