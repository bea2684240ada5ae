import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BrokenPlan } from '../../../contracts/place-corrections.ts';
import type { Gazetteer } from '../../../core/gazetteer/gazetteer.ts';
import type { Language } from '../../../core/languages.ts';
import type { Correction } from '../../../core/places/corrections.ts';
import { requestOfTrip } from '../../../core/planner/edits/request-of-trip.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import type { Finding } from '../../../core/planner/verifier/checks.ts';
import { verifyItinerary } from '../../../core/planner/verifier/verify-itinerary.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';
import { readPlan } from './itinerary-documents.ts';
import { itineraryStore } from './store.ts';
import type { TellerIn } from './tellers.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** The facts that the site ships with. */
  readonly gazetteer: Gazetteer;
  readonly facts: LiveFacts;
  readonly tellerIn: TellerIn;
}

/** Plans read in one call. */
const READ_AT_ONCE = 400;
/** A plan that uses a corrected fact takes some milliseconds to check. */
const CHECKED_AT_ONCE = 60;

const keyOf = ({ check, message }: Finding): string => `${check} ${message}`;

/** Returns what a plan breaks of the corrected facts and does not break of the original ones. */
function newBreaks(trip: PlannedTrip, corrected: Gazetteer, original: Gazetteer): Finding[] {
  const request = requestOfTrip(trip);
  const now = verifyItinerary(trip, request, corrected);
  if (now.length === 0) return [];
  const before = new Set(verifyItinerary(trip, request, original).map(keyOf));
  return now.filter((finding) => !before.has(keyOf(finding)));
}

/** Returns how a stored plan names what is corrected. */
const marksOf = (corrections: readonly Correction[]): readonly string[] => [
  ...new Set(
    corrections.map(({ placeId, baseId }) => (placeId === baseId ? `"baseId":"${baseId}"` : `"sightId":"${placeId}"`)),
  ),
];

/** Finds the stored plans that corrections of facts break. */
export function brokenPlans({ database, clock, gazetteer, facts, tellerIn }: Dependencies) {
  const store = itineraryStore(database);

  /**
   * Reads some of the plans that are not yet travelled, from an id on, and returns those that the corrections of a base
   * break; `next` is where to go on, null at the end.
   */
  return async function listBroken(baseId: string, after: string, language: Language) {
    const { gazetteer: corrected, corrections } = await facts.current();
    if (!corrected.bases.has(baseId)) throw new AppError('not-found', ({ places }) => places.notFound);
    const marks = marksOf(corrections.filter((each) => each.baseId === baseId));
    if (marks.length === 0) return { plans: [], read: 0, next: null };
    const rows = await store.listNotTravelled(todayInIndia(clock), after, READ_AT_ONCE);
    const plans: BrokenPlan[] = [];
    let checked = 0;
    let read = 0;
    let last = '';
    for (const row of rows) {
      if (checked >= CHECKED_AT_ONCE) break;
      read += 1;
      last = row.id;
      if (!marks.some((mark) => row.plan.includes(mark))) continue;
      checked += 1;
      const breaks = newBreaks(readPlan(row), corrected, gazetteer);
      if (breaks.length > 0) {
        const { title } = tellerIn(language).summaryOf(row);
        const bookings = await store.countOpenBookings(row.id);
        const { slug, startDate, endDate } = row;
        plans.push({ slug, title, startDate, endDate, bookings, breaks });
      }
      await nextTurn();
    }
    const isEnd = read === rows.length && rows.length < READ_AT_ONCE;
    return { plans, read, next: isEnd ? null : last };
  };
}
