import { decisionsOf, type TripDecisions } from '../../../core/planner/edits/decisions.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { VersionOrigin } from '../../../core/trips.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { TripPlans } from './shown-trips.ts';
import type { TripRow, tripStore } from './store.ts';
import type { VersionRow, versionStore } from './version-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: ReturnType<typeof tripStore>;
  readonly versions: ReturnType<typeof versionStore>;
  readonly plans: TripPlans;
}

/** A trip as it is before a change. */
export interface TripBefore {
  readonly row: TripRow;
  readonly plan: PlannedTrip;
  readonly bookings: number;
}

/** A version that is added to a trip. */
export interface NewVersion {
  readonly decisions: TripDecisions;
  readonly made: VersionOrigin;
  readonly perPersonRupees: number;
  readonly restored?: number;
}

/** What is saved. */
export interface SavedChange {
  /** The plan with the last decisions carried out. */
  readonly plan: PlannedTrip;
  readonly versions: readonly [NewVersion, ...NewVersion[]];
  /** The plan on which the last version is made, where that is another one: a new one, or that of an older version. */
  readonly onPlan?: 'new' | number;
}

export const changedMeanwhile = (): AppError => new AppError('conflict', ({ trips }) => trips.changedMeanwhile);

export const planNumberOf = (version: Pick<VersionRow, 'planNumber'> | undefined): number => version?.planNumber ?? 0;

/** Returns how versions of trips are saved. */
export function versionSaver({ database, clock, store, versions, plans }: Dependencies) {
  /** Returns the trip as it was kept: its first version, which is written with the first change. */
  const firstVersion = ({ row, plan }: TripBefore): VersionRow => ({
    tripId: row.id,
    revision: 0,
    decisions: JSON.stringify(decisionsOf(plan)),
    savedAt: row.createdAt,
    planNumber: 0,
    made: 'kept',
    restored: null,
    perPersonRupees: plan.price.perPersonRupees,
  });

  /**
   * Stores a plan as the trip's, with what led to it as its newest versions, all or nothing. A plan that is booked stays as it is:
   * the changed one is another. Refuses with 409 when the trip was changed or deleted meanwhile.
   */
  return async function saveVersion(before: TripBefore, change: SavedChange): Promise<TripRow> {
    const { row, plan, bookings } = before;
    const { id: tripId, revision } = row;
    const now = clock();
    const ownId = row.isOwn === 1 && bookings === 0 ? row.itineraryId : null;
    // A trip keeps its address while nothing else needs it.
    const slug = ownId === null ? change.plan.slug : plan.slug;
    const storePlan = await plans.preparePlan({ ...change.plan, slug }, ownId);
    const packed = change.onPlan === undefined ? null : await plans.packPlan(plan);
    return database.db.transaction().execute(async (trx) => {
      const itineraryId = await storePlan(trx);
      const after = { itineraryId, updatedAt: now, revision: revision + change.versions.length };
      if (!(await store.change(trx, row, after))) throw changedMeanwhile();
      const newest = await versions.findLast(tripId, trx);
      const leaves = planNumberOf(newest);
      const known = [newest, ...(await versions.list(tripId, trx)), ...(await versions.listPlans(tripId, trx))].map(
        planNumberOf,
      );
      const enters = change.onPlan === 'new' ? Math.max(...known) + 1 : (change.onPlan ?? leaves);
      const last = change.versions.length - 1;
      const added = change.versions.map(
        ({ decisions, restored = null, ...version }, i): VersionRow => ({
          ...version,
          tripId,
          revision: revision + 1 + i,
          decisions: JSON.stringify(decisions),
          savedAt: now,
          planNumber: i === last ? enters : leaves,
          restored,
        }),
      );
      const [first, ...others] = revision === 0 ? [firstVersion(before), ...added] : added;
      if (first) await versions.keep(trx, [first, ...others]);
      if (packed) await versions.keepPlan(trx, { tripId, planNumber: leaves, packed });
      return { ...row, ...after, isOwn: 1 };
    });
  };
}

export type SaveVersion = ReturnType<typeof versionSaver>;
