import { type TripRevision, tripDecisions } from '../../../contracts/trips.ts';
import { addDays } from '../../../core/dates.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import { type ComparedPlan, differenceBetween } from '../../../core/planner/alternatives/plan-difference.ts';
import { sightsOn, type TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { refuseDecisions } from '../../../core/planner/edits/edited-plan.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import { FactsGone } from '../../../core/planner/edits/trip-shape.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { VERSION_ORIGINS, type VersionOrigin } from '../../../core/trips.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { editPlan } from './edit-plan.ts';
import { changedMeanwhile, planNumberOf, type SaveVersion } from './save-version.ts';
import type { ShownTrips, TripPlans } from './shown-trips.ts';
import type { VersionRow, versionStore } from './version-store.ts';

interface Dependencies {
  readonly facts: LiveFacts;
  readonly versions: ReturnType<typeof versionStore>;
  readonly plans: TripPlans;
  readonly shown: ShownTrips;
  readonly saveVersion: SaveVersion;
}

const readDecisions = ({ tripId, decisions }: VersionRow): TripDecisions =>
  readDocument(tripDecisions, decisions, `decisions of trip ${tripId}`);

const originOf = ({ made }: VersionRow): VersionOrigin | null => VERSION_ORIGINS.find((each) => each === made) ?? null;

/** Returns the sights of each day of a version. */
const daysOf = (
  { days }: TripDecisions,
  plan: PlannedTrip | undefined,
  { sights }: Pick<Gazetteer, 'sights'>,
): TripRevision['days'] =>
  plan
    ? days.map((day) => ({
        number: day.number,
        date: addDays(plan.startDate, day.number - 1),
        sights: sightsOn(day).map((id) => ({ id, name: sights.get(id)?.name ?? id })),
      }))
    : [];

/** Returns whether decisions fit a plan by the facts of today. */
function fits(plan: PlannedTrip, decisions: TripDecisions, gazetteer: Gazetteer): boolean {
  try {
    return refuseDecisions(editTrip(plan, gazetteer, decisions)) === undefined;
  } catch (error) {
    if (error instanceof FactsGone) return false;
    throw error;
  }
}

/** Shows the versions of people's trips, and brings them back. */
export function tripVersions({ facts, versions, plans, shown, saveVersion }: Dependencies) {
  /** Returns the plans on which the versions of a trip are made, by their numbers: that of today, and those that are kept. */
  async function plansByNumber(tripId: string, today: PlannedTrip, rows: readonly VersionRow[]) {
    const kept = await versions.listPlans(tripId);
    const found = new Map(
      kept.map(({ planNumber, packed }) => [planNumber, plans.unpackPlan(packed, `trip ${tripId}`)] as const),
    );
    return found.set(planNumberOf(rows[0]), today);
  }

  async function open(userId: string, id: string, language: Language) {
    const row = await shown.find(userId, id);
    const [{ gazetteer }, { plan, bookings }, rows] = await Promise.all([
      facts.current(),
      plans.planOfTrip(row.itineraryId, language),
      versions.list(id),
    ]);
    return { row, gazetteer, plan, bookings, rows, plansOfVersions: await plansByNumber(id, plan, rows) };
  }

  return {
    /** Returns the last versions of a trip, the newest first, each with what it changed. */
    async listRevisions(userId: string, id: string, language: Language): Promise<TripRevision[]> {
      const { row, rows, plansOfVersions, gazetteer } = await open(userId, id, language);
      const read = rows.map((version) => {
        const { perPersonRupees } = version;
        const plan = plansOfVersions.get(planNumberOf(version));
        const decisions = readDecisions(version);
        const compared: ComparedPlan | undefined = plan && {
          plan,
          decisions,
          ...(perPersonRupees !== null && { perPersonRupees }),
        };
        return { version, plan, decisions, compared };
      });
      const named = plans.namesIn(language);
      return read.map(({ version, plan, decisions, compared: after }, i): TripRevision => {
        const before = read[i + 1]?.compared;
        return {
          revision: version.revision,
          savedAt: new Date(version.savedAt).toISOString(),
          decisions,
          made: originOf(version),
          restored: version.restored,
          perPersonRupees: version.perPersonRupees,
          days: named(daysOf(decisions, plan, gazetteer)),
          difference: after && before ? named(differenceBetween(before, after, gazetteer.sights)) : null,
          canBringBack: version.revision !== row.revision && plan !== undefined && fits(plan, decisions, gazetteer),
        };
      });
    },

    /**
     * Makes an older version the newest one, timed, priced and checked with the facts of today; all others are kept. Refuses
     * with 409 when the trip has a newer version than the one that was seen, or the plan or a sight of the version is gone.
     */
    async bringBack(
      userId: string,
      id: string,
      { revision, newest }: { readonly revision: number; readonly newest: number },
      language: Language,
    ) {
      const { row, gazetteer, plan, bookings, rows, plansOfVersions } = await open(userId, id, language);
      if (row.revision !== newest) throw changedMeanwhile();
      const version = rows.find((each) => each.revision === revision);
      const madeOn = version && plansOfVersions.get(planNumberOf(version));
      const decisions = version && readDecisions(version);
      if (!version || !decisions || !madeOn || revision === row.revision || !fits(madeOn, decisions, gazetteer))
        throw new AppError('conflict', ({ trips }) => trips.versionGone);
      const { itinerary } = editPlan(madeOn, decisions, gazetteer);
      const { perPersonRupees } = itinerary.price;
      const saved = await saveVersion(
        { row, plan, bookings },
        {
          plan: itinerary,
          versions: [{ decisions, made: 'brought-back', restored: revision, perPersonRupees }],
          ...(planNumberOf(version) !== planNumberOf(rows[0]) && { onPlan: planNumberOf(version) }),
        },
      );
      return shown.show(saved, language);
    },
  };
}
