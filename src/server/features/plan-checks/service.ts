import type { ApiAnswer } from '../../../contracts/client.ts';
import { addDays, type Day } from '../../../core/dates.ts';
import type { Base, Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import { LANGUAGES } from '../../../core/languages.ts';
import { type LocalNames, sayingLocalNames, withLocalNames } from '../../../core/local-names.ts';
import type { PlaceFacts } from '../../../core/places/corrections.ts';
import { findPlanFaults } from '../../../core/plan-checking/find-faults.ts';
import { fitBest } from '../../../core/plan-checking/fit-plan.ts';
import {
  type CheckedTrip,
  type GivenTrip,
  requestOfPlan,
  tripOfPlan,
} from '../../../core/plan-checking/trip-of-plan.ts';
import { type PlaceNames, placeNamesInSteps } from '../../../core/plan-reading/place-names.ts';
import { readPlan } from '../../../core/plan-reading/read-plan.ts';
import type { ReadDay, ReadPlan } from '../../../core/plan-reading/read-plan-types.ts';
import { speak } from '../../../core/sayings.ts';
import { PLANNER_WORDS } from '../../../words/words-of.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import { englishName, localNames } from '../../gazetteer/local-names.ts';
import type { Visitor } from '../../http/visitor.ts';
import { inTurns } from '../../in-turns.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import type { ItineraryService } from '../itineraries/service.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly facts: LiveFacts;
  readonly itineraries: Pick<ItineraryService, 'suggest' | 'keep'>;
}

/** A plan that a visitor has pasted, with what they say beside it. */
export interface PastedPlan extends GivenTrip {
  readonly text: string;
  /** Ids of places that were read by mistake. */
  readonly leaveOut: readonly string[];
}

/** Who asks for a check. */
interface Reader {
  readonly visitor: Visitor;
  readonly signal: AbortSignal;
}

type PlanCheck = ApiAnswer<'POST /api/check-a-plan'>;
type Outcome = Pick<PlanCheck, 'repaired' | 'refusal'>;

/** Returns the index of all names for the facts in force, made at the first use. */
function namesOfFacts() {
  const made = new WeakMap<Gazetteer, Promise<PlaceNames>>();
  const languages = LANGUAGES.map(localNames);
  return (gazetteer: Gazetteer): Promise<PlaceNames> => {
    const names = made.get(gazetteer) ?? inTurns(placeNamesInSteps(gazetteer, languages));
    made.set(gazetteer, names);
    return names;
  };
}

/** Returns the words of the reader's language, with its names of places. */
function wordsFor({ visitor: { language } }: Reader) {
  const { faults, refusals } = PLANNER_WORDS[language];
  const names = localNames(language);
  return { faults: sayingLocalNames(faults, names), refusals: sayingLocalNames(refusals.refusals, names) };
}

/** The days of a plan as they are shown. */
function presentDays({ days }: ReadPlan, start: Day, { bases }: Gazetteer, names: LocalNames): PlanCheck['days'] {
  const named = (name: string): string => names.get(name) ?? name;
  const townOf = (day: ReadDay | undefined): Base | undefined =>
    typeof day?.night === 'object' ? bases.get(day.night.baseId) : undefined;
  return days.map((day, index) => {
    const night = index < days.length - 1 ? townOf(day) : undefined;
    // Towns of the nights around a day are told by those; what is left is on the way, or read by mistake.
    const around = [townOf(day)?.id, townOf(days[index - 1])?.id];
    return {
      number: day.number,
      date: addDays(start, day.number - 1),
      night: night ? { id: night.id, name: named(night.name) } : null,
      isOnBoard: day.night === 'on-board',
      places: day.places
        .filter(({ kind, id }) => kind === 'sight' || !around.includes(id))
        .map(({ kind, id, name, typed, sure }) => ({ kind, id, name: named(name), typed, sure })),
      unknown: [...day.unknown],
    };
  });
}

/** Checks plans made elsewhere. */
export function planCheckService({ clock, facts: liveFacts, itineraries }: Dependencies) {
  const namesOf = namesOfFacts();

  /** Plans a trip for the same towns and dates, and puts the sights of the pasted plan into it. */
  async function repairPlan(plan: ReadPlan, trip: CheckedTrip, facts: PlaceFacts, reader: Reader): Promise<Outcome> {
    const none: Outcome = { repaired: null, refusal: null };
    const request = requestOfPlan(plan, trip, todayInIndia(clock), facts.gazetteer);
    if (!request) return none;
    const suggested = await itineraries.suggest(request, { ...reader, facts });
    if (suggested.kind === 'refused') {
      const { reason, message } = suggested.refusal;
      return { ...none, refusal: { reason, message: speak(wordsFor(reader).refusals, message) } };
    }
    const fitted = await inTurns(fitBest(plan, suggested.itineraries, facts.gazetteer));
    if (!fitted) return none;
    const { itinerary, kept, changes } = fitted;
    const { shown } = await itineraries.keep(itinerary, { visitor: reader.visitor, facts });
    return { ...none, repaired: { itinerary: shown, kept, changes: changes.map((change) => ({ ...change })) } };
  }

  return {
    /** Reads a plan, says what is wrong with it and repairs it. The text is neither stored nor logged. */
    async check({ text, leaveOut, ...given }: PastedPlan, reader: Reader): Promise<PlanCheck> {
      const facts = await liveFacts.current();
      const { gazetteer } = facts;
      const plan = readPlan(text, await namesOf(gazetteer), new Set(leaveOut));
      const from = given.from === undefined ? undefined : englishName(given.from);
      const trip = tripOfPlan(plan, { ...given, ...(from !== undefined && { from }) }, todayInIndia(clock), gazetteer);
      const names = localNames(reader.visitor.language);
      const { faults } = wordsFor(reader);
      const { repaired, refusal } = await repairPlan(plan, trip, facts, reader);
      return {
        trip: { ...trip, from: withLocalNames(trip.from, names) },
        days: presentDays(plan, trip.departureDate.value, gazetteer, names),
        faults: findPlanFaults(plan, trip, gazetteer).map(({ saying, day, placeId }) => ({
          code: saying.say,
          ...(day !== undefined && { day }),
          ...(placeId !== undefined && { placeId }),
          text: speak(faults, saying),
        })),
        // The itinerary is told in the language already.
        repaired: repaired && { ...repaired, changes: withLocalNames(repaired.changes, names) },
        refusal,
      };
    },
  };
}

export type PlanCheckService = ReturnType<typeof planCheckService>;
