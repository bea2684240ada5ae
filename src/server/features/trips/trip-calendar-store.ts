import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type TripCalendarRow = Selectable<Schema['tripCalendars']>;

/** Holds all SQL of the calendars of trips. */
export function tripCalendarStore({ read }: Database) {
  return {
    find: (tripId: string, from: Writer = read) =>
      from.selectFrom('tripCalendars').selectAll().where('tripId', '=', tripId).executeTakeFirst(),

    /** Stores the calendar unless the trip has one. */
    insert: (writer: Writer, row: TripCalendarRow) =>
      writer
        .insertInto('tripCalendars')
        .values(row)
        .onConflict((conflict) => conflict.column('tripId').doNothing())
        .execute(),

    /** Returns the trip behind an address, deleted or not, with the language of its calendar. */
    findTrip: (tokenHash: string) =>
      read
        .selectFrom('tripCalendars')
        .innerJoin('trips', 'trips.id', 'tripCalendars.tripId')
        .selectAll('trips')
        .select('tripCalendars.language')
        .where('tripCalendars.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    findEnded: (tokenHash: string) =>
      read.selectFrom('endedTripCalendars').select('language').where('tokenHash', '=', tokenHash).executeTakeFirst(),

    /** Ends the calendars of trips; from then on their addresses tell nothing of the trip. */
    async end(writer: Writer, tripIds: readonly string[], now: number): Promise<void> {
      if (tripIds.length === 0) return;
      const ended = await writer
        .deleteFrom('tripCalendars')
        .where('tripId', 'in', tripIds)
        .returning(['tokenHash', 'language'])
        .execute();
      if (ended.length === 0) return;
      await writer
        .insertInto('endedTripCalendars')
        .values(ended.map((each) => ({ ...each, endedAt: now })))
        .execute();
    },

    forgetEnded: (writer: Writer, before: number) =>
      writer.deleteFrom('endedTripCalendars').where('endedAt', '<', before).execute(),

    /** Returns when the calendars of trips were made, by trip. */
    async listMade(tripIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (tripIds.length === 0) return new Map();
      const rows = await read
        .selectFrom('tripCalendars')
        .select(['tripId', 'createdAt'])
        .where('tripId', 'in', tripIds)
        .execute();
      return new Map(rows.map(({ tripId, createdAt }) => [tripId, Number(createdAt)]));
    },
  };
}
