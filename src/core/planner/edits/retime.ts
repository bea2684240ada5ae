import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { priceTrip } from '../../pricing/price-trip.ts';
import { bookingNotes } from '../booking-notes.ts';
import { buildTimeline, type DayDraft } from '../build-timeline.ts';
import { costTrip } from '../cost-trip.ts';
import { type MealTurn, type NamedMeals, serveInTurn, tasteOf } from '../meal-turn.ts';
import { missedNotes } from '../missed-sights.ts';
import { permitNotes } from '../permit-notes.ts';
import { titleStop } from '../phrases.ts';
import type { SolvedDay } from '../plan-days.ts';
import { simulateTrip } from '../robustness/simulate-trip.ts';
import { serveWishes } from '../serve-wishes.ts';
import type { Itinerary, PlannedDay, TripNote } from '../types.ts';
import { decisionsOf, sightsOn, type TripDecisions } from './decisions.ts';
import { requestOfTrip } from './request-of-trip.ts';
import { type EditedTrip, framesOf, mannerOf, solveDaysOf, stateStays } from './solved-days.ts';
import { shapeOfTrip, specialNightsOf } from './trip-shape.ts';

/** Returns a plan with other decisions, ready to be timed. Throws `FactsGone` when its towns are no longer known. */
export const editTrip = (itinerary: Itinerary, gazetteer: Gazetteer, decisions: TripDecisions): EditedTrip => ({
  itinerary,
  request: requestOfTrip(itinerary),
  gazetteer,
  shape: shapeOfTrip(itinerary, gazetteer),
  decisions,
});

/** Returns the numbers of the days whose sights, order or lengths are not those of the plan. */
function changedDays({ itinerary, decisions }: EditedTrip): ReadonlySet<number> {
  const before = new Map(decisionsOf(itinerary).days.map((day) => [day.number, day]));
  const isChanged = (day: TripDecisions['days'][number]): boolean => {
    const old = before.get(day.number);
    const same = old?.dawn === day.dawn && old !== undefined && sightsOn(old).join() === sightsOn(day).join();
    return !same || sightsOn(day).some((id) => decisions.minutes[id] !== undefined);
  };
  return new Set(decisions.days.filter(isChanged).map(({ number }) => number));
}

/** Returns what the meals of the days that stay as they are name. */
function namedMeals({ days }: Itinerary, gazetteer: Gazetteer, changed: ReadonlySet<number>): NamedMeals {
  const meals = days
    .filter(({ number }) => !changed.has(number))
    .flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'meal' ? [stop] : [])));
  const names = meals.flatMap(({ dish, at }) => [...(dish === undefined ? [] : [dish]), ...(at ? [at.name] : [])]);
  const places = new Set(meals.flatMap(({ at }) => (at ? [at.name] : [])));
  return { names, foods: gazetteer.eatingPlaces.filter(({ name }) => places.has(name)).map(({ food }) => food) };
}

/** Serves the meals of changed days alone, and the dinners that these days had. */
function serveOn(trip: EditedTrip, changed: ReadonlySet<number>): MealTurn {
  const { itinerary, gazetteer, request } = trip;
  const turn = serveInTurn(
    0,
    tasteOf(request, itinerary.variant.tiers.meals),
    namedMeals(itinerary, gazetteer, changed),
  );
  const days = new Map(itinerary.days.map((day) => [day.date, day]));
  return (meal) => (changed.has(days.get(meal.day)?.number ?? 0) ? turn(meal) : {});
}

function draftDays(trip: EditedTrip, solved: readonly SolvedDay[], changed: ReadonlySet<number>): readonly DayDraft[] {
  const { itinerary, request, gazetteer, shape } = trip;
  const rebuilt = buildTimeline({
    startDate: itinerary.startDate,
    durationDays: itinerary.durationDays,
    journeys: itinerary.journeys,
    days: solved,
    manner: mannerOf(itinerary, request),
    nights: specialNightsOf(itinerary, gazetteer),
    isDayTrip: shape.stays.length === 0,
    serve: serveOn(trip, changed),
  });
  return itinerary.days.map((day) => (changed.has(day.number) ? (rebuilt[day.number - 1] ?? day) : day));
}

const NOTES_OF_SIGHTS: ReadonlySet<TripNote['kind']> = new Set(['missed', 'permit', 'booking']);

/** Returns the notes of a changed plan: those on sights made again, the others as they were. */
function notesOf(trip: EditedTrip, days: readonly DayDraft[]): readonly TripNote[] {
  const { itinerary, request, gazetteer, shape } = trip;
  const others = itinerary.notes.filter(({ kind }) => !NOTES_OF_SIGHTS.has(kind));
  const first = others.findIndex(({ kind }) => kind !== 'season' && kind !== 'safety');
  const before = first < 0 ? others.length : first;
  return [
    ...missedNotes({ request, skeleton: shape, days }),
    ...others.slice(0, before),
    ...permitNotes({ gazetteer, days }),
    ...bookingNotes({ gazetteer, days }),
    ...others.slice(before),
  ];
}

/**
 * Returns a plan with other days, in the towns that it has: price, notes and what it says about wishes made again. Not verified. A
 * `quick` one is not simulated with delays.
 */
export function withDays(trip: EditedTrip, days: readonly DayDraft[], manner: 'simulated' | 'quick'): Itinerary {
  const { itinerary, request, gazetteer } = trip;
  const { journeys, stays, variant } = itinerary;
  const towns = new Map(framesOf(trip).flatMap(({ base, frames }) => frames.map(({ number }) => [number, base.id])));
  const nights = specialNightsOf(itinerary, gazetteer);
  const price = priceTrip(
    costTrip(request, gazetteer, journeys, days, (number) => towns.get(number) ?? null, nights),
    gazetteer,
    variant.tiers,
  );
  const spentOn = (number: number): number =>
    price.lines.filter(({ dayNumber }) => dayNumber === number).reduce((sum, { amount }) => sum + amount, 0);
  const { served: _, robustness: __, ...kept } = itinerary;
  const served = request.wishes ? serveWishes({ request, gazetteer, pace: variant.pace, journeys, days, stays }) : [];
  const edited: Itinerary = {
    ...kept,
    days: days.map((day): PlannedDay => ({ ...day, costRupees: spentOn(day.number) })),
    price,
    notes: notesOf(trip, days),
    ...(served.length > 0 && { served }),
  };
  if (manner === 'quick') return edited;
  const { runs, kept: times, weakest } = simulateTrip(edited, gazetteer);
  return { ...edited, robustness: { runs, kept: times, ...(weakest && { weakest: titleStop(weakest) }) } };
}

/**
 * Returns a plan with the sights that were decided on: their days timed as asked, whether they fit or not, the other days as they
 * were, its price, notes and what it says about wishes made again. Not verified. A `quick` one is not simulated with delays.
 */
export function retime(trip: EditedTrip, manner: 'simulated' | 'quick' = 'simulated'): Itinerary {
  const changed = changedDays(trip);
  if (changed.size === 0) return trip.itinerary;
  return withDays(trip, draftDays(trip, stateStays(trip).flatMap(solveDaysOf), changed), manner);
}
