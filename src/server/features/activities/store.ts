import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { ERASED_VISITOR } from '../../../core/activities/people.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { HourSlice } from './hour-slices.ts';

/** What the feed and the export are narrowed by. */
export interface ActivityFilter {
  readonly type: string | null;
  readonly device: string | null;
}

export type StoredActivity = Selectable<Schema['activities']>;

/** Somebody who left their details, as the record that they left tells it. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

interface Span {
  readonly from: number;
  /** Not in it any more. */
  readonly until: number;
}

/** The place of a row in the order of time. */
export type Position = Pick<StoredActivity, 'occurredAt' | 'id'>;

/** The SQL of reading and ending activities; `activity-figures.ts` writes them and what is counted of them. */
export function activityStore({ db, read }: Database) {
  const matching = <O>(query: SelectQueryBuilder<Schema, 'activities', O>, { type, device }: ActivityFilter) =>
    query
      .$if(type !== null, (narrowed) => narrowed.where('type', '=', type))
      .$if(device !== null, (narrowed) => narrowed.where('device', '=', device));

  return {
    /** Ends the oldest of what happened before the moment, a bounded number at a time; answers how many there were. */
    async deleteBefore(moment: number, most: number): Promise<number> {
      const deleted = await db
        .deleteFrom('activities')
        .where('id', 'in', (within) =>
          within
            .selectFrom('activities')
            .select('id')
            .where('occurredAt', '<', moment)
            .orderBy('occurredAt')
            .limit(most),
        )
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },

    /** Takes accounts out of what was done while signed in to them; answers under which visitors and keys that was. */
    async anonymiseUsers(
      writer: Writer,
      userIds: readonly string[],
    ): Promise<Pick<StoredActivity, 'visitor' | 'dayKey'>[]> {
      const done = await writer
        .selectFrom('activities')
        .select(['visitor', 'dayKey'])
        .distinct()
        .where('userId', 'in', userIds)
        .execute();
      await writer
        .updateTable('activities')
        .set({ userId: null, visitor: ERASED_VISITOR, dayKey: null })
        .where('userId', 'in', userIds)
        .execute();
      return done;
    },

    /** Takes the browsers with these keys out of what they did without being signed in; answers under which visitors. */
    async anonymiseDayKeys(writer: Writer, dayKeys: readonly string[]): Promise<string[]> {
      const done = await writer
        .selectFrom('activities')
        .select('visitor')
        .distinct()
        .where('dayKey', 'in', dayKeys)
        .where('userId', 'is', null)
        .execute();
      await writer
        .updateTable('activities')
        .set({ visitor: ERASED_VISITOR, dayKey: null })
        .where('dayKey', 'in', dayKeys)
        .where('userId', 'is', null)
        .execute();
      return done.map(({ visitor }) => visitor);
    },

    /** Takes visitors out of what they did without being signed in; a browser with a key of its own is another's. */
    anonymiseVisitors: (writer: Writer, visitors: readonly string[]) =>
      writer
        .updateTable('activities')
        .set({ visitor: ERASED_VISITOR })
        .where('visitor', 'in', visitors)
        .where('dayKey', 'is', null)
        .where('userId', 'is', null)
        .execute(),

    /** Rows of an hour, the newest first. Entries of an index alone are skipped over: a row costs many times as much. */
    pageOfHour: (filter: ActivityFilter, { from, until, skip, take }: HourSlice): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('id', 'in', (within) =>
          matching(within.selectFrom('activities').select('id'), filter)
            .where('occurredAt', '>=', from)
            .where('occurredAt', '<', until)
            .orderBy('occurredAt', 'desc')
            .orderBy('id', 'desc')
            .limit(take)
            .offset(skip),
        )
        .orderBy('occurredAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** The next rows of a span after the given one, the newest first. */
    after: (filter: ActivityFilter, { from, until }: Span, last: Position | null, most: number) =>
      matching(read.selectFrom('activities').selectAll(), filter)
        .where('occurredAt', '>=', from)
        .where('occurredAt', '<', until)
        .$if(last !== null, (rest) =>
          rest.where(sql<boolean>`("occurredAt", "id") < (${last?.occurredAt}, ${last?.id})`),
        )
        .orderBy('occurredAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    newest: (most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .orderBy('occurredAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute(),

    listOf: (userId: string, most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('userId', '=', userId)
        .orderBy('occurredAt', 'desc')
        .limit(most)
        .execute(),

    /** What a visitor of a day did, the newest first. */
    listOfVisitor: (visitor: string, most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('visitor', '=', visitor)
        .orderBy('occurredAt', 'desc')
        .limit(most)
        .execute(),

    /** What was done under keys of the day without being signed in, the newest first. */
    listOfDayKeys: async (dayKeys: readonly string[], most: number): Promise<StoredActivity[]> =>
      dayKeys.length === 0
        ? []
        : read
            .selectFrom('activities')
            .selectAll()
            .where('dayKey', 'in', dayKeys)
            .where('userId', 'is', null)
            // No index may serve the order: SQLite would read all that nobody was signed in for, millions of rows.
            .orderBy(sql`"occurredAt" + 0`, 'desc')
            .limit(most)
            .execute(),

    /** The forms that visitors sent in a span without being signed in. */
    formsWithoutAccount: ({ from, until }: Span, reader: Writer = read): Promise<StoredActivity[]> =>
      reader
        .selectFrom('activities')
        .selectAll()
        .where('type', '=', 'form_submission')
        .where('occurredAt', '>=', from)
        .where('occurredAt', '<', until)
        .where('userId', 'is', null)
        .execute(),

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

    /** The contacts of these leads, by their ids. */
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
