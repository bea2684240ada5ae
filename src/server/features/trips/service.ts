import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import { tripAlternatives } from './alternatives.ts';
import { changedTrips } from './changed-trips.ts';
import { keptTrips, RESTORED_WITHIN_MS } from './kept-trips.ts';
import { versionSaver } from './save-version.ts';
import { shownTrips } from './shown-trips.ts';
import { tripStore } from './store.ts';
import { versionStore } from './version-store.ts';
import { tripVersions } from './versions.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: LiveFacts;
  readonly itineraries: Pick<ItineraryService, 'trips' | 'suggest'>;
}

/** Keeps people's trips, and changes their plans. */
export function tripService({ database, clock, facts, itineraries: { trips: plans, suggest } }: Dependencies) {
  const store = tripStore(database);
  const versions = versionStore(database);
  const saveVersion = versionSaver({ database, clock, store, versions, plans });
  const shown = shownTrips(store, versions, plans);
  const parts = { database, clock, facts, store, versions, plans, shown, suggest, saveVersion };

  return {
    ...keptTrips(parts),
    ...changedTrips(parts),
    ...tripAlternatives(parts),
    ...tripVersions(parts),

    /** Returns a person's trips for the copy of their data. */
    async heldOf(userId: string) {
      return (await store.listOf(userId)).map(({ id, name, itineraryId, revision, createdAt, updatedAt }) => ({
        _id: id,
        name,
        itineraryId,
        revision,
        createdAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
      }));
    },

    /** Erases a person's trips, and the itineraries that were theirs alone unless they were booked. */
    async eraseOf(trx: Writer, userId: string): Promise<void> {
      await plans.deleteOwn(trx, await store.eraseOf(trx, { userId }));
    },

    /** Erases trips that were deleted too long ago to be restored. */
    sweep: (): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        await plans.deleteOwn(trx, await store.eraseOf(trx, { deletedBefore: clock() - RESTORED_WITHIN_MS }));
      }),
  };
}

export type TripService = ReturnType<typeof tripService>;
