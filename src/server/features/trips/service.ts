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
import { tripCalendarStore } from './trip-calendar-store.ts';
import { tripCalendars } from './trip-calendars.ts';
import { versionStore } from './version-store.ts';
import { tripVersions } from './versions.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: LiveFacts;
  readonly itineraries: Pick<ItineraryService, 'trips' | 'suggest'>;
  /** Key of the addresses of calendars; the same in every process. */
  readonly secret: string;
  readonly siteUrl: string;
}

/** Keeps people's trips, and changes their plans. */
export function tripService({ database, clock, facts, itineraries, ...site }: Dependencies) {
  const { trips: plans, suggest } = itineraries;
  const store = tripStore(database);
  const calendarStore = tripCalendarStore(database);
  const versions = versionStore(database);
  const saveVersion = versionSaver({ database, clock, store, versions, plans });
  const shown = shownTrips(store, versions, plans);
  const parts = { database, clock, facts, store, versions, plans, shown, suggest, saveVersion };

  /** Erases trips with what belongs to them, and the itineraries that were theirs alone unless they were booked. */
  async function erase(trx: Writer, which: Parameters<typeof store.listErased>[1]): Promise<void> {
    const trips = await store.listErased(trx, which);
    const ids = trips.map(({ id }) => id);
    await calendarStore.end(trx, ids, clock());
    await store.erase(trx, ids);
    await plans.deleteOwn(
      trx,
      trips.filter(({ isOwn }) => isOwn === 1).map(({ itineraryId }) => itineraryId),
    );
  }

  return {
    ...keptTrips(parts),
    ...changedTrips(parts),
    ...tripAlternatives(parts),
    ...tripVersions(parts),
    calendars: tripCalendars({ ...parts, ...site, calendarStore }),

    /** Returns those of a person's trips that are not deleted, for a poll about them. */
    listKept: async (userId: string, ids: readonly string[], from?: Writer) =>
      (ids.length === 0 ? [] : await store.listKept(userId, ids, from)).map(({ id, name, itineraryId, revision }) => ({
        id,
        name,
        itineraryId,
        revision,
      })),

    /** Lists a trip before its person's other ones. */
    async moveToTop(writer: Writer, id: string): Promise<void> {
      await store.moveToTop(writer, id, clock());
    },

    /** Returns a person's trips for the copy of their data. */
    async heldOf(userId: string) {
      const rows = await store.listOf(userId);
      const subscribed = await calendarStore.listMade(rows.map(({ id }) => id));
      return rows.map(({ id, name, itineraryId, revision, createdAt, updatedAt }) => ({
        _id: id,
        name,
        itineraryId,
        revision,
        createdAt: new Date(createdAt).toISOString(),
        updatedAt: new Date(updatedAt).toISOString(),
        // Not its address: a copy of the data may be lost or passed on.
        ...(subscribed.has(id) && { calendarSince: new Date(subscribed.get(id) ?? 0).toISOString() }),
      }));
    },

    eraseOf: (trx: Writer, userId: string): Promise<void> => erase(trx, { userId }),

    /** Erases trips that were deleted too long ago to be restored, and forgets addresses of calendars that ended then. */
    sweep: (): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const before = clock() - RESTORED_WITHIN_MS;
        await erase(trx, { deletedBefore: before });
        await calendarStore.forgetEnded(trx, before);
      }),
  };
}

export type TripService = ReturnType<typeof tripService>;
