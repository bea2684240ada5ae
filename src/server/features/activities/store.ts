import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { ERASED_VISITOR } from '../../../core/activities/people.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { HourSlice } from './hour-slices.ts';

export interface ActivityFilter {
  readonly type: string | null;
  readonly device: string | null;
}

export type StoredActivity = Selectable<Schema['activities']>;

/** Contact details, as stored in the record where the person left them. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
}

/** A row's position in the order of time. */
export type Position = Pick<StoredActivity, 'occurredAt' | 'id'>;

/** Reads and deletes activities; `activity-figures.ts` writes them and their counts. */
export function activityStore({ db, read }: Database) {
  const matching = <O>(query: SelectQueryBuilder<Schema, 'activities', O>, { type, device }: ActivityFilter) =>
    query
      .$if(type !== null, (narrowed) => narrowed.where('type', '=', type))
      .$if(device !== null, (narrowed) => narrowed.where('device', '=', device));

  return {
    /** Deletes at most `most` of the oldest activities before the moment; returns how many. */
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

    /** Anonymises what these users did while signed in; returns the visitors and day keys of those activities. */
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

    /** Anonymises what browsers with these keys did without an account; returns the visitors of those activities. */
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

    /**
     * Anonymises what visitors did without an account; rows with a day key are left, since they may be another
     * person's.
     */
    anonymiseVisitors: (writer: Writer, visitors: readonly string[]) =>
      writer
        .updateTable('activities')
        .set({ visitor: ERASED_VISITOR })
        .where('visitor', 'in', visitors)
        .where('dayKey', 'is', null)
        .where('userId', 'is', null)
        .execute(),

    /** Returns rows of an hour, newest first. The offset skips index entries only, which cost a fraction of a row. */
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

    /** Returns the next rows of a span after the given one, newest first. */
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

    /** Returns what a visitor of a day did, newest first. */
    listOfVisitor: (visitor: string, most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('visitor', '=', visitor)
        .orderBy('occurredAt', 'desc')
        .limit(most)
        .execute(),

    /** Returns what was done under day keys without an account, newest first. */
    listOfDayKeys: async (dayKeys: readonly string[], most: number): Promise<StoredActivity[]> =>
      dayKeys.length === 0
        ? []
        : read
            .selectFrom('activities')
            .selectAll()
            .where('dayKey', 'in', dayKeys)
            .where('userId', 'is', null)
            // `+ 0` keeps the order from an index: SQLite would scan all rows without a user, millions of them.
            .orderBy(sql`"occurredAt" + 0`, 'desc')
            .limit(most)
            .execute(),

    /** Returns the forms sent in a span without an account. */
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
