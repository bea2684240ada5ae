import { type TripEditing, type TripRevision, tripDecisions } from '../../../contracts/trips.ts';
import type { Language } from '../../../core/languages.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { editedPlan, refuseDecisions } from '../../../core/planner/edits/edited-plan.ts';
import { type FactsSlice, sliceOf } from '../../../core/planner/edits/facts-slice.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import { FactsGone } from '../../../core/planner/edits/trip-shape.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { readDocument } from '../../database/stored-document.ts';
import { AppError } from '../../http/app-error.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ShownTrips, TripPlans } from './shown-trips.ts';
import type { tripStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: LiveFacts;
  readonly store: ReturnType<typeof tripStore>;
  readonly plans: TripPlans;
  readonly shown: ShownTrips;
}

/** Returns what is done with the facts of a plan, or refuses a plan whose towns are no longer known. */
function withFacts<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FactsGone) throw new AppError('impossible', ({ trips }) => trips.factsGone);
    throw error;
  }
}

/** Returns the names of a plan's places in a language, by their English ones. */
function namesOf(
  plan: PlannedTrip,
  { bases }: FactsSlice,
  named: <Value>(value: Value) => Value,
): Readonly<Record<string, string>> {
  const english = new Set([
    ...bases.flatMap(({ name, sights }) => [name, ...sights.map((sight) => sight.name)]),
    ...plan.journeys.flatMap(({ rides }) => rides.flatMap(({ from, to }) => [from.name, to.name])),
  ]);
  const pairs = [...english].map((name) => [name, named({ name }).name] as const);
  return Object.fromEntries(pairs.filter(([name, local]) => local !== name));
}

const changedMeanwhile = (): AppError => new AppError('conflict', ({ trips }) => trips.changedMeanwhile);

/** Changes the plans of people's trips. */
export function changedTrips({ database, clock, facts, store, plans, shown }: Dependencies) {
  const { present, show, find, lastDecisions } = shown;

  return {
    async openEditing(userId: string, id: string, language: Language): Promise<TripEditing> {
      const row = await find(userId, id);
      const [{ gazetteer }, shown] = await Promise.all([facts.current(), plans.planOfTrip(row.itineraryId, language)]);
      const slice = withFacts(() => sliceOf(shown.plan, gazetteer));
      const decisions = await lastDecisions(row, shown.plan);
      return {
        trip: present(row, shown),
        decisions: tripDecisions.parse(decisions),
        plan: JSON.stringify(shown.plan),
        facts: JSON.stringify(slice),
        names: namesOf(shown.plan, slice, plans.namesIn(language)),
      };
    },

    /**
     * Carries out what was decided: the plan is timed, priced and checked from the site's own facts, and stored with what it
     * breaks. A plan that is booked stays as it is; the changed one is another.
     */
    async change(
      userId: string,
      id: string,
      { decisions, revision }: { readonly decisions: TripDecisions; readonly revision: number },
      language: Language,
    ) {
      const row = await find(userId, id);
      if (row.revision !== revision) throw changedMeanwhile();
      const [{ gazetteer }, { plan, bookings }] = await Promise.all([
        facts.current(),
        plans.planOfTrip(row.itineraryId, language),
      ]);
      const edited = withFacts(() => {
        const trip = editTrip(plan, gazetteer, decisions);
        if (refuseDecisions(trip)) throw new AppError('invalid', ({ trips }) => trips.notOfThisPlan);
        return editedPlan(trip).itinerary;
      });
      const storePlan = await plans.preparePlan(edited, row.isOwn === 1 && bookings === 0 ? row.itineraryId : null);
      const now = clock();
      const itineraryId = await database.db.transaction().execute(async (trx) => {
        const stored = await storePlan(trx);
        if (!(await store.change(trx, row, { itineraryId: stored, updatedAt: now }))) throw changedMeanwhile();
        await store.keepRevision(trx, id, revision + 1, JSON.stringify(decisions), now);
        return stored;
      });
      const trip = await show({ ...row, itineraryId, isOwn: 1, revision: revision + 1, updatedAt: now }, language);
      return { trip, details: await plans.detailsOfTrip(itineraryId, language) };
    },

    async listRevisions(userId: string, id: string): Promise<TripRevision[]> {
      await find(userId, id);
      return (await store.listRevisions(id)).map(({ revision, decisions, savedAt }) => ({
        revision,
        savedAt: new Date(savedAt).toISOString(),
        decisions: readDocument(tripDecisions, decisions, `decisions of trip ${id}`),
      }));
    },
  };
}
