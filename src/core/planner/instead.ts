import { greatCircleKm } from '../geo.ts';
import type { DayDraft } from './build-timeline.ts';
import type { Skeleton } from './circuit.ts';
import type { TripSetting } from './trip-setting.ts';
import type { Instead } from './types.ts';

/** Returns the town of a trip that is nearest to the place asked for; of a day trip the town itself. */
function nearestTown({ stays, mainBase }: Skeleton, near: NonNullable<TripSetting['near']>) {
  const towns = stays.length > 0 ? stays.map(({ base }) => base) : [mainBase];
  return towns
    .map(({ name, lat, lon }) => ({ name, km: Math.round(greatCircleKm({ lat, lon }, near)) }))
    .reduce((a, b) => (b.km < a.km ? b : a));
}

/** Returns every place of the request that a trip replaces by another; empty where it is the trip asked for. */
export function listInstead(
  { near, misspelt, home, destination }: TripSetting,
  skeleton: Skeleton,
  days: readonly DayDraft[],
): readonly Instead[] {
  const read = (field: Instead['field'], asked: string, goesTo: string): Instead => ({
    field,
    asked,
    goesTo,
    because: 'misspelt',
    km: 0,
  });
  const all: Instead[] = [];
  if (misspelt.from !== undefined) all.push(read('from', misspelt.from, home.name));
  if (misspelt.to !== undefined) all.push(read('to', misspelt.to, near?.name ?? destination));
  if (near) {
    const { name, km } = nearestTown(skeleton, near);
    const isVisited = days.some(({ stops }) => stops.some((stop) => stop.kind === 'visit' && stop.sightId === near.id));
    const because = near.seenFrom === undefined ? 'not-planned' : isVisited ? 'visited' : 'near';
    all.push({ field: 'to', asked: near.name, goesTo: name, because, km });
  }
  return all;
}
