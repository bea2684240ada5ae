import type { Trip } from '../../../contracts/trips.ts';
import type { Language } from '../../../core/languages.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { MOST_TRIPS } from '../../../core/trips.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import { type ShownTrips, type TripPlans, tripGone } from './shown-trips.ts';
import type { TripRow, tripStore } from './store.ts';
import type { VersionRow, versionStore } from './version-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: ReturnType<typeof tripStore>;
  readonly versions: ReturnType<typeof versionStore>;
  readonly plans: TripPlans;
  readonly shown: ShownTrips;
}

/** A deleted trip can be restored for so long. */
export const RESTORED_WITHIN_MS = 30 * 86_400_000;

/** Returns the only version of a trip that was copied from another one. */
const copiedVersion = (
  { id, revision, updatedAt }: TripRow,
  { price }: PlannedTrip,
  decisions: string,
): VersionRow => ({
  tripId: id,
  revision,
  decisions,
  savedAt: updatedAt,
  planNumber: 0,
  made: 'kept',
  restored: null,
  perPersonRupees: price.perPersonRupees,
});

/** Keeps, names, copies and deletes people's trips. */
export function keptTrips({ database, clock, store, versions, plans, shown }: Dependencies) {
  const { present, show, find, lastDecisions } = shown;

  async function insert(trx: Writer, userId: string, kept: Pick<TripRow, 'itineraryId' | 'name'>): Promise<TripRow> {
    if ((await store.count(trx, userId)) >= MOST_TRIPS) throw new AppError('conflict', ({ trips }) => trips.tooMany);
    const now = clock();
    const row = { ...kept, id: newId(now), userId, isOwn: 0, revision: 0, createdAt: now, updatedAt: now };
    await store.insert(trx, { ...row, deletedAt: null });
    await plans.keepForTrip(trx, kept.itineraryId);
    return { ...row, deletedAt: null };
  }

  return {
    async listOf(userId: string, language: Language): Promise<Trip[]> {
      const rows = await store.listOf(userId);
      const found = await plans.listPlans(
        rows.map(({ itineraryId }) => itineraryId),
        language,
      );
      return rows.flatMap((row) => {
        const plan = found.get(row.itineraryId);
        return plan ? [present(row, plan)] : [];
      });
    },

    /** Keeps an itinerary; one that is kept already is returned as it is. */
    async keep(userId: string, itineraryId: string, language: Language): Promise<Trip> {
      const plan = await plans.planOfTrip(itineraryId, language);
      const row = await database.db.transaction().execute(async (trx) => {
        const kept = await store.findOfItinerary(trx, userId, itineraryId);
        if (kept) return kept;
        const made = await insert(trx, userId, { itineraryId, name: '' });
        // Another tab may have kept it at the same moment.
        return (await store.findOfItinerary(trx, userId, itineraryId)) ?? made;
      });
      return present(row, plan);
    },

    async rename(userId: string, id: string, name: string, language: Language): Promise<Trip> {
      const row = await find(userId, id);
      await store.rename(database.db, id, name, clock());
      return show({ ...row, name }, language);
    },

    /** Keeps a second trip with the same plan: a changed plan is stored once more, for it may change again. */
    async copy(userId: string, id: string, language: Language): Promise<Trip> {
      const row = await find(userId, id);
      const { plan } = await plans.planOfTrip(row.itineraryId, language);
      const decisions = JSON.stringify(await lastDecisions(row, plan));
      const storeCopy = await plans.preparePlan(plan, null);
      const copied = await database.db.transaction().execute(async (trx) => {
        const itineraryId = await storeCopy(trx);
        const made = await insert(trx, userId, { itineraryId, name: row.name });
        const changed = { itineraryId, updatedAt: made.updatedAt, revision: made.revision + 1 };
        await store.change(trx, made, changed);
        await versions.keep(trx, [copiedVersion({ ...made, ...changed }, plan, decisions)]);
        return { ...made, ...changed, isOwn: 1 };
      });
      return show(copied, language);
    },

    async delete(userId: string, id: string): Promise<void> {
      await find(userId, id);
      await store.delete(database.db, id, clock());
    },

    async restore(userId: string, id: string, language: Language): Promise<Trip> {
      const row = await store.restore(database.db, userId, id, clock() - RESTORED_WITHIN_MS);
      if (!row) throw tripGone();
      return show(row, language);
    },
  };
}
