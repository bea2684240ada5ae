import { type Details, itineraryDetails } from '../../../contracts/itineraries.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import { type LocalNames, sayingLocalNames, withLocalNames } from '../../../core/local-names.ts';
import { describeDetails, summarise } from '../../../core/planner/describe.ts';
import type { ItinerarySummary } from '../../../core/planner/details.ts';
import type { PlanWords } from '../../../core/planner/plan-words.ts';
import type { RefusalWords } from '../../../core/planner/refusal-sayings.ts';
import { PLANNER_WORDS } from '../../../words/words-of.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { readDetails, readPlan, summaryOf } from './itinerary-documents.ts';
import type { ItineraryRow } from './packed-row.ts';

/** The columns of an itinerary that are told. */
export type ToldRow = Pick<ItineraryRow, 'slug' | 'summary' | 'plan' | 'words'>;

/** Tells plans and refusals in one language. */
export interface Teller {
  /** Returns what cards show of a stored itinerary. */
  readonly summaryOf: (row: ToldRow) => ItinerarySummary;
  /** Returns a stored day plan. */
  readonly detailsOf: (row: ToldRow, details: string) => Details;
  readonly price: (rupeesPerPerson: number) => string;
  readonly plans: PlanWords;
  readonly refusals: RefusalWords;
  /** Returns a value with the names of places in this language. */
  readonly named: <Value>(value: Value) => Value;
}

export type TellerIn = (language: Language) => Teller;

/** Tells what was worded and stored when the plan was made. */
const ENGLISH: Teller = {
  summaryOf,
  detailsOf: (row, details) => readDetails(row.slug, details),
  price: PLANNER_WORDS.en.plans.details.price,
  plans: PLANNER_WORDS.en.plans,
  refusals: PLANNER_WORDS.en.refusals,
  named: (value) => value,
};

/** Words the stored plan anew. A plan of an earlier version may have texts, which stay in English. */
function wordingTeller(language: Language, gazetteer: Gazetteer, names: LocalNames): Teller {
  const plans = sayingLocalNames(PLANNER_WORDS[language].plans, names);
  const named = <Value>(value: Value): Value => withLocalNames(value, names);
  return {
    summaryOf: (row) => {
      const summary = summarise(readPlan(row), gazetteer, plans);
      // Wishes are ids and codes, some of which are words of the facts too: "homestay".
      return { ...named(summary), ...(summary.wishes && { wishes: summary.wishes }) };
    },
    detailsOf: (row) => itineraryDetails.parse(named(describeDetails(readPlan(row), gazetteer, plans))),
    price: plans.details.price,
    plans,
    refusals: sayingLocalNames(PLANNER_WORDS[language].refusals, names),
    named,
  };
}

/** Returns how to tell plans in each language, from the facts last known. `names` are read at a language's first use. */
export function tellers(facts: Pick<LiveFacts, 'known'>, names: (language: Language) => LocalNames): TellerIn {
  const made = new Map<Language, { readonly gazetteer: Gazetteer; readonly teller: Teller }>();
  return (language) => {
    if (language === 'en') return ENGLISH;
    const { gazetteer } = facts.known();
    const before = made.get(language);
    if (before?.gazetteer === gazetteer) return before.teller;
    const teller = wordingTeller(language, gazetteer, names(language));
    made.set(language, { gazetteer, teller });
    return teller;
  };
}
