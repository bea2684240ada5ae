import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { resolveDestination } from '../gazetteer/resolve-destination.ts';
import type { Theme } from '../gazetteer/types.ts';
import { greatCircleKm } from '../geo.ts';
import { isWantedSight } from '../planner/wanted-sights.ts';
import type { TripWishes } from '../planner/wishes.ts';

/** A sight that a model may pick, with a few words to identify it. */
export interface OfferedPlace {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  readonly themes: readonly Theme[];
  readonly about: string;
}

const MOST_OFFERED = 60;
/** A town is listed completely up to this number before its neighbours. */
const MOST_OF_ONE_TOWN = 40;
/** As far as the planner itself goes for a trip to one town. */
const NEIGHBOUR_KM = 350;
/** The description is cut at a comma from this position on. */
const LONG_ENOUGH = 45;

/** Returns the first clause of a sentence, cut at a comma if it is long, but never within a phrase. */
export function shortAbout(about: string): string {
  const [clause = ''] = about.split(/[;:.]/);
  const comma = clause.indexOf(',', LONG_ENOUGH);
  return comma < 0 ? clause : clause.slice(0, comma);
}

const byScore = (a: Sight, b: Sight): number => b.score - a.score || (a.id < b.id ? -1 : 1);

const sightsOf = (bases: readonly Base[]): readonly Sight[] => bases.flatMap(({ sights }) => sights).toSorted(byScore);

/** Returns bases of the same regions within a day's travel of a town. */
function neighboursOf(main: Base, gazetteer: Gazetteer): readonly Base[] {
  return [...gazetteer.bases.values()].filter(
    (base) =>
      base.id !== main.id &&
      base.regions.some((region) => main.regions.includes(region)) &&
      greatCircleKm(base, main) <= NEIGHBOUR_KM,
  );
}

/**
 * Returns the sights that a model may choose from for a typed destination, the best first: for a town its own sights,
 * then those of the towns around; for a region the best of all its towns. Those that go against the wishes are left out.
 * Empty where the place is unknown or abroad.
 */
export function offerPlaces(to: string, gazetteer: Gazetteer, wishes: TripWishes = {}): readonly OfferedPlace[] {
  const found = resolveDestination(to, gazetteer);
  if (found.kind !== 'bases') return [];
  const [main] = found.bases;
  const sights =
    found.asked === 'base' && main
      ? [...sightsOf([main]).slice(0, MOST_OF_ONE_TOWN), ...sightsOf(neighboursOf(main, gazetteer))]
      : sightsOf(found.bases);
  const isWanted = (sight: Sight): boolean => {
    const base = gazetteer.bases.get(sight.baseId);
    return base !== undefined && isWantedSight(sight, base, { wishes });
  };
  return sights
    .filter(isWanted)
    .slice(0, MOST_OFFERED)
    .map(({ id, name, baseId, themes, about }) => ({
      id,
      name,
      town: gazetteer.bases.get(baseId)?.name ?? '',
      themes,
      about: shortAbout(about),
    }));
}
