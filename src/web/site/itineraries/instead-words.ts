import type { Itinerary } from '../../../contracts/itineraries.ts';
import { trips } from '../../../words/en/site/trips.ts';

type Instead = Itinerary['instead'][number];

/** Returns the replaced places; results stored by earlier versions have none. */
const insteadOf = ({ instead }: Pick<Itinerary, 'instead'>): readonly Instead[] =>
  (instead as Itinerary['instead'] | undefined) ?? [];

/** Returns why one trip is not the requested one, a line each, for its card. */
export const listInsteadLines = (itinerary: Pick<Itinerary, 'instead'>): readonly string[] =>
  insteadOf(itinerary).map((instead) => trips.replaced[instead.because](instead));

/** Returns the towns by name, the nearest first. */
function townsOf(all: readonly Instead[]): readonly Instead[] {
  const nearest = new Map<string, Instead>();
  for (const instead of all) {
    const known = nearest.get(instead.goesTo);
    if (!known || instead.km < known.km) nearest.set(instead.goesTo, instead);
  }
  return [...nearest.values()].toSorted((a, b) => a.km - b.km);
}

/** Returns where the trips for a place stay, and which of them visit it. */
function sayStays(near: readonly Instead[], isOne: boolean): string {
  const asked = near[0]?.asked ?? '';
  const visits = near.filter(({ because }) => because === 'visited').length;
  const visit =
    visits === near.length
      ? trips.allVisit({ asked, isOne })
      : visits === 0
        ? trips.noneVisits({ asked, isOne })
        : trips.someVisit({ visits, all: near.length });
  return `${trips.staysIn({ asked, towns: townsOf(near), isOne })} ${visit}`;
}

/**
 * Returns the sentences above trips to another place than the requested one, one or two for each; empty when they match
 * the request.
 */
export function listInsteadSentences(itineraries: readonly Pick<Itinerary, 'instead'>[]): readonly string[] {
  const all = itineraries.flatMap(insteadOf);
  const isOne = itineraries.length === 1;
  const saidOf = (reason: Instead['because'], say: (instead: Instead) => string): readonly string[] => [
    ...new Set(all.filter(({ because }) => because === reason).map(say)),
  ];
  const elsewhere = all.filter(({ because }) => because === 'not-planned');
  const [first] = elsewhere;
  const not = first ? [trips.notPlanned({ asked: first.asked, towns: townsOf(elsewhere), isOne })] : [];
  const near = all.filter(({ because }) => because === 'near' || because === 'visited');
  const stays = [...Map.groupBy(near, ({ asked }) => asked).values()].map((of) => sayStays(of, isOne));
  return [...saidOf('misspelt', trips.readAs), ...saidOf('namesake', trips.namesake), ...not, ...stays];
}
