import type { Base, Gazetteer } from '../gazetteer/gazetteer.ts';

/** An order of travel that agencies sell: ids of bases. */
export type Tour = readonly string[];

/** Value of each move in the order in which agencies sell the towns; the other way round it is worth half. */
const MOVE_OF_TOUR_VALUE = 40;

const usualOf = new WeakMap<Gazetteer, ReadonlySet<string>>();

/** Returns the ids of the towns that agencies add to trips to other ones: those of usual round trips, and beside them. */
export function usualTowns(gazetteer: Gazetteer): ReadonlySet<string> {
  const known = usualOf.get(gazetteer);
  if (known) return known;
  const usual = new Set(
    [...gazetteer.regions.values()].flatMap(({ classics, tours = [], also = [] }) => [
      ...classics.map(([id]) => id),
      ...tours.flat(),
      ...also,
    ]),
  );
  usualOf.set(gazetteer, usual);
  return usual;
}

/** Returns the usual tours that lead through at least two of some bases. */
export function toursThrough({ regions }: Gazetteer, bases: readonly Base[]): readonly Tour[] {
  const ids = new Set(bases.map(({ id }) => id));
  const tours = [...regions.values()].flatMap((region) => region.tours ?? []);
  return tours.filter((tour) => tour.filter((id) => ids.has(id)).length > 1);
}

/** Returns how many moves of a path are made in the order of a tour: 0 when one of its towns is not on the tour. */
function countMoves(tour: Tour, path: Tour): number {
  let at = 0;
  for (const id of path) {
    const next = tour.indexOf(id, at);
    if (next < 0) return 0;
    at = next + 1;
  }
  return path.length - 1;
}

/** Returns the value of travelling through towns in a usual order. */
export function valueOfOrder(tours: readonly Tour[], bases: readonly Base[]): number {
  if (bases.length < 2) return 0;
  const path = bases.map(({ id }) => id);
  const back = path.toReversed();
  const moves = tours.map((tour) => Math.max(countMoves(tour, path), countMoves(tour, back) / 2));
  return MOVE_OF_TOUR_VALUE * Math.max(0, ...moves);
}
