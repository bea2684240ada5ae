import { daysBetween, isInRange, weekdayOf } from '../../src/core/dates.ts';
import type { Gazetteer, Sight } from '../../src/core/gazetteer/gazetteer.ts';
import { MUST_SEE_SCORE } from '../../src/core/planner/limits.ts';
import type { Itinerary } from '../../src/core/planner/types.ts';
import { noteOf } from '../../test/english.ts';

interface Headlines {
  /** Headline sights of the towns slept in that are open on a day there. */
  readonly open: number;
  readonly visited: number;
  /** Not visited, and named in a note. */
  readonly said: number;
}

function isOpenOn(sight: Sight, date: string, bookedOn: string): boolean {
  const isClosed =
    (sight.closedWeekdays?.includes(weekdayOf(date)) ?? false) ||
    (sight.closedRanges?.some((range) => isInRange(date, range)) ?? false);
  return !isClosed && daysBetween(bookedOn, date) >= (sight.permit?.leadDays ?? 0);
}

/** Counts the headline sights of an itinerary's towns: those to be seen, seen, and explained. */
export function countHeadlines(itinerary: Itinerary, gazetteer: Gazetteer): Headlines {
  const visitedIds = new Set(
    itinerary.days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : []))),
  );
  const notes = itinerary.notes.map(noteOf).join(' ');
  const baseIds = new Set(itinerary.stays.map(({ baseId }) => baseId));
  const sights = [...baseIds].flatMap((id) => {
    const stays = itinerary.stays.filter(({ baseId }) => baseId === id);
    const dates = itinerary.days
      .filter(({ number }) => stays.some((s) => number >= s.firstDayNumber && number <= s.firstDayNumber + s.nights))
      .map(({ date }) => date);
    const headlines = gazetteer.bases.get(id)?.sights.filter(({ score }) => score >= MUST_SEE_SCORE) ?? [];
    return headlines.filter((sight) => dates.some((date) => isOpenOn(sight, date, itinerary.bookedOn)));
  });
  const missing = sights.filter(({ id }) => !visitedIds.has(id));
  return {
    open: sights.length,
    visited: sights.length - missing.length,
    said: missing.filter(({ name }) => notes.includes(name)).length,
  };
}
