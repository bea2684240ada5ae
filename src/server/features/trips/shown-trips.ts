import { type Trip, tripDecisions } from '../../../contracts/trips.ts';
import type { Language } from '../../../core/languages.ts';
import { decisionsOf, type TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import type { TripRow, tripStore } from './store.ts';
import type { versionStore } from './version-store.ts';

export type TripPlans = ItineraryService['trips'];

export const tripGone = (): AppError => new AppError('not-found', ({ trips }) => trips.gone);

/** Finds people's trips and shows them. */
export function shownTrips(
  store: ReturnType<typeof tripStore>,
  versions: ReturnType<typeof versionStore>,
  plans: TripPlans,
) {
  const present = (row: TripRow, { itinerary, bookings }: Pick<Trip, 'itinerary' | 'bookings'>): Trip => ({
    _id: row.id,
    name: row.name,
    itinerary,
    isOwn: row.isOwn === 1,
    revision: row.revision,
    bookings,
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  });

  return {
    present,

    show: async (row: TripRow, language: Language): Promise<Trip> =>
      present(row, await plans.planOfTrip(row.itineraryId, language)),

    /** Returns a person's trip, or refuses with 404. */
    async find(userId: string, id: string): Promise<TripRow> {
      const row = await store.find(userId, id);
      if (!row) throw tripGone();
      return row;
    },

    /** Returns what was decided last in a trip: its plan alone does not tell which sights are locked. */
    async lastDecisions(row: TripRow, plan: PlannedTrip): Promise<TripDecisions> {
      const last = row.revision === 0 ? undefined : await versions.findLast(row.id);
      return last ? readDocument(tripDecisions, last.decisions, `decisions of trip ${row.id}`) : decisionsOf(plan);
    },
  };
}

export type ShownTrips = ReturnType<typeof shownTrips>;
