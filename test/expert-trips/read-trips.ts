import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExpertTrip, expertTrips } from './expert-trip.ts';

/** `unseen`: those that the people who tune the planner do not read. */
export const SHELVES = ['seen', 'unseen'] as const;
export type Shelf = (typeof SHELVES)[number];

/** Returns the experts' trips of a shelf, by the name of their region. */
export function readTrips(shelf: Shelf): ReadonlyMap<string, readonly ExpertTrip[]> {
  const folder = join(import.meta.dirname, shelf);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [
        name.slice(0, -'.json'.length),
        expertTrips.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
      ]),
  );
}
