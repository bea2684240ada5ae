import { type TripEditing, tripDecisions } from '../../../contracts/trips.ts';
import type { Language } from '../../../core/languages.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { type FactsSlice, sliceOf } from '../../../core/planner/edits/facts-slice.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { editPlan, withFacts } from './edit-plan.ts';
import { changedMeanwhile, type SaveVersion } from './save-version.ts';
import type { ShownTrips, TripPlans } from './shown-trips.ts';

interface Dependencies {
  readonly facts: LiveFacts;
  readonly plans: TripPlans;
  readonly shown: ShownTrips;
  readonly saveVersion: SaveVersion;
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

/** Changes the plans of people's trips. */
export function changedTrips({ facts, plans, shown, saveVersion }: Dependencies) {
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
      const { itinerary } = editPlan(plan, decisions, gazetteer);
      const saved = await saveVersion(
        { row, plan, bookings },
        {
          plan: itinerary,
          versions: [{ decisions, made: 'edited', perPersonRupees: itinerary.price.perPersonRupees }],
        },
      );
      const trip = await show(saved, language);
      return { trip, details: await plans.detailsOfTrip(saved.itineraryId, language) };
    },
  };
}
