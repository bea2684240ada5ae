import { type Details, itineraryDetails } from '../../../contracts/itineraries.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import { type LocalNames, sayingLocalNames, withLocalNames } from '../../../core/local-names.ts';
import { describeDetails, summarise } from '../../../core/planner/describe.ts';
import type { ItinerarySummary } from '../../../core/planner/details.ts';
import type { RefusalWords } from '../../../core/planner/refusal-sayings.ts';
import { PLANNER_WORDS } from '../../../words/words-of.ts';
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
    refusals: sayingLocalNames(PLANNER_WORDS[language].refusals, names),
    named,
  };
}

/** Returns how to tell plans in each language. `names` are read at the first use of a language. */
export function tellers(gazetteer: Gazetteer, names: (language: Language) => LocalNames): TellerIn {
  const known = new Map<Language, Teller>([['en', ENGLISH]]);
  return (language) => {
    const teller = known.get(language) ?? wordingTeller(language, gazetteer, names(language));
    known.set(language, teller);
    return teller;
  };
}
