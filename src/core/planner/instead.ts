import type { NamedStop } from '../gazetteer/named-stops.ts';
import { greatCircleKm } from '../geo.ts';
import type { Skeleton } from './circuit.ts';
import type { TripSetting } from './trip-setting.ts';
import type { Instead } from './types.ts';

/** Returns how a named place is reached that is seen from a town: which town, and how far it is. */
function seenFrom({ stays, mainBase }: Skeleton, stop: NamedStop): Instead {
  const towns = stays.length > 0 ? stays.map(({ base }) => base) : [mainBase];
  const base = towns.find((town) => stop.bases.includes(town)) ?? mainBase;
  const km = Math.round(greatCircleKm(base, stop));
  return { field: 'to', asked: stop.name, goesTo: base.name, because: 'visited', km };
}

/** Returns every place of the request that a trip reads as another or sees from another; empty for the trip asked for. */
export function listInstead(setting: TripSetting, skeleton: Skeleton): readonly Instead[] {
  const { misspelt, route, toldApart, destination } = setting;
  const told: readonly Instead[] =
    toldApart === undefined ? [] : [{ field: 'to', asked: destination, goesTo: toldApart, because: 'namesake', km: 0 }];
  return [
    ...misspelt.map((read): Instead => ({ ...read, because: 'misspelt', km: 0 })),
    ...told,
    ...route.named.filter(({ sights }) => sights.length > 0).map((stop) => seenFrom(skeleton, stop)),
  ];
}
