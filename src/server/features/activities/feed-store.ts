import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { HourSlice } from './hour-slices.ts';
import type { Span, StoredActivity } from './store.ts';

export interface ActivityFilter {
  readonly type: string | null;
  readonly device: string | null;
}

/** A row's position in the order of time. */
export type Position = Pick<StoredActivity, 'occurredAt' | 'id'>;

const matching = <O>(query: SelectQueryBuilder<Schema, 'activities', O>, { type, device }: ActivityFilter) =>
  query
    .$if(type !== null, (narrowed) => narrowed.where('type', '=', type))
    .$if(device !== null, (narrowed) => narrowed.where('device', '=', device));

/** The SQL of the rows that the activity tracker lists and exports. */
export function feedStore({ read }: Database) {
  return {
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

    /** Returns what a visitor of a day did, newest first. */
    listOfVisitor: (visitor: string, most: number): Promise<StoredActivity[]> =>
      read
        .selectFrom('activities')
        .selectAll()
        .where('visitor', '=', visitor)
        .orderBy('occurredAt', 'desc')
        .limit(most)
        .execute(),
  };
}
