import type { Selectable } from 'kysely';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type TripRow = Selectable<Schema['trips']>;

/** Holds all SQL of kept trips. */
export function tripStore({ read }: Database) {
  const ofPerson = (from: Writer, userId: string) =>
    from.selectFrom('trips').selectAll().where('userId', '=', userId).where('deletedAt', 'is', null);

  return {
    listOf: (userId: string, from: Writer = read) =>
      ofPerson(from, userId).orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute(),

    find: (userId: string, id: string, from: Writer = read) =>
      ofPerson(from, userId).where('id', '=', id).executeTakeFirst(),

    findOfItinerary: (from: Writer, userId: string, itineraryId: string) =>
      ofPerson(from, userId).where('itineraryId', '=', itineraryId).executeTakeFirst(),

    /** Returns those of a person's trips that are not deleted. */
    listKept: (userId: string, ids: readonly string[], from: Writer = read) =>
      ofPerson(from, userId).where('id', 'in', ids).execute(),

    moveToTop: (writer: Writer, id: string, now: number) =>
      writer.updateTable('trips').set({ updatedAt: now }).where('id', '=', id).execute(),

    async count(from: Writer, userId: string): Promise<number> {
      const row = await from
        .selectFrom('trips')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Stores a trip unless the person keeps that itinerary already. */
    insert: (writer: Writer, row: TripRow) =>
      writer
        .insertInto('trips')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    rename: (writer: Writer, id: string, name: string, now: number) =>
      writer.updateTable('trips').set({ name, updatedAt: now }).where('id', '=', id).execute(),

    delete: (writer: Writer, id: string, now: number) =>
      writer.updateTable('trips').set({ deletedAt: now }).where('id', '=', id).execute(),

    /** Returns the trip, or undefined when the person has not deleted such a one since the moment. */
    restore: (writer: Writer, userId: string, id: string, deletedSince: number) =>
      writer
        .updateTable('trips')
        .set({ deletedAt: null })
        .where('id', '=', id)
        .where('userId', '=', userId)
        .where('deletedAt', '>=', deletedSince)
        .returningAll()
        .executeTakeFirst(),

    /** Makes a saved change the trip's; returns false when it was changed or deleted since the revision. */
    async change(
      writer: Writer,
      { id, revision }: Pick<TripRow, 'id' | 'revision'>,
      changed: Pick<TripRow, 'itineraryId' | 'updatedAt' | 'revision'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await writer
        .updateTable('trips')
        .set({ ...changed, isOwn: 1 })
        .where('id', '=', id)
        .where('revision', '=', revision)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Returns all trips of a person, or those deleted before a moment. */
    listErased: (from: Writer, which: { readonly userId: string } | { readonly deletedBefore: number }) => {
      const all = from.selectFrom('trips').select(['id', 'itineraryId', 'isOwn']);
      return (
        'userId' in which ? all.where('userId', '=', which.userId) : all.where('deletedAt', '<', which.deletedBefore)
      ).execute();
    },

    async erase(writer: Writer, ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await writer.deleteFrom('tripRevisions').where('tripId', 'in', ids).execute();
      await writer.deleteFrom('versionPlans').where('tripId', 'in', ids).execute();
      await writer.deleteFrom('trips').where('id', 'in', ids).execute();
    },
  };
}
