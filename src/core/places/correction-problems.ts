import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { type KnownPlace, nameIndexOf, placeName } from '../gazetteer/name-index.ts';
import { localTravelOver } from '../gazetteer/travel.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { nameKey } from '../names.ts';
import { addSight, type CorrectedFact, type Correction, correctSight } from './corrections.ts';
import { faultsOfSight, isClosedAllYear, type SightFault } from './sight-faults.ts';

/** Why a correction is refused. */
export type CorrectionProblem =
  | { readonly say: 'impossible-times'; readonly fault: SightFault }
  | {
      readonly say:
        | 'only-of-sights'
        | 'hours-malformed'
        | 'year-day-malformed'
        | 'closure-ends-early'
        | 'position-off-its-way'
        | 'sight-about-number'
        | 'sight-about-short';
    }
  | { readonly say: 'position-outside'; readonly state: string }
  | { readonly say: 'position-too-far'; readonly km: number; readonly most: number }
  | { readonly say: 'sight-too-far'; readonly minutes: number; readonly most: number }
  | { readonly say: 'sight-known'; readonly name: string }
  | { readonly say: 'name-taken'; readonly name: string; readonly owner: string };

/** A sight that seems to have moved farther than this is another one. */
const MOVED_AT_MOST_KM = 30;
/** Without a measured way (`fromBase`), as the facts' own sights. */
const AWAY_AT_MOST_MINUTES = 90;
/** A base at the border of its state may have sights so far beyond it. */
const BEYOND_BORDER_AT_MOST_KM = 60;
/** A road is not shorter than the straight line; positions are rough. */
const LEAST_OF_DIRECT = 0.98;

const timesProblem = (fault: SightFault | undefined): CorrectionProblem | null =>
  fault ? { say: 'impossible-times', fault } : null;

function outside(gazetteer: Gazetteer, base: Base, { lat, lon }: Point): CorrectionProblem | null {
  const state = gazetteer.states.get(base.state);
  if (!state) return null;
  const isIn = lat >= state.south && lat <= state.north && lon >= state.west && lon <= state.east;
  return isIn || greatCircleKm(base, { lat, lon }) <= BEYOND_BORDER_AT_MOST_KM
    ? null
    : { say: 'position-outside', state: state.name };
}

function movedProblem(gazetteer: Gazetteer, base: Base, sight: Sight, to: Point): CorrectionProblem | null {
  const km = Math.round(greatCircleKm(sight, to));
  const isOut = outside(gazetteer, base, to);
  if (isOut) return isOut;
  if (km > MOVED_AT_MOST_KM) return { say: 'position-too-far', km, most: MOVED_AT_MOST_KM };
  const direct = greatCircleKm(base, to);
  const isOff = sight.fromBase
    ? sight.fromBase.km < LEAST_OF_DIRECT * direct
    : localTravelOver(base.road, direct).minutes > AWAY_AT_MOST_MINUTES;
  return isOff ? { say: 'position-off-its-way' } : null;
}

function addedProblem(gazetteer: Gazetteer, base: Base, added: Sight): CorrectionProblem | null {
  const same = base.sights.find(({ name, aliases = [] }) =>
    [name, ...aliases].some((each) => nameKey(each) === nameKey(added.name)),
  );
  if (same || gazetteer.sights.has(added.id)) return { say: 'sight-known', name: same?.name ?? added.name };
  const isOut = outside(gazetteer, base, added);
  if (isOut) return isOut;
  const { minutes } = localTravelOver(base.road, greatCircleKm(base, added));
  if (minutes > AWAY_AT_MOST_MINUTES) return { say: 'sight-too-far', minutes, most: AWAY_AT_MOST_MINUTES };
  return timesProblem(faultsOfSight(added)[0]);
}

/** Returns whether a place is the base or sight of this id. */
const isIt = (place: KnownPlace, id: string): boolean =>
  place.kind === 'base' ? place.base.id === id : place.kind === 'town' && place.town.id === id;

/** A name that means another place already stays with it. */
function namesProblem(gazetteer: Gazetteer, placeId: string, names: readonly string[]): CorrectionProblem | null {
  const { exact } = nameIndexOf(gazetteer);
  for (const name of names) {
    const owner = exact.get(nameKey(name));
    if (owner && !isIt(owner, placeId)) return { say: 'name-taken', name, owner: placeName(owner) };
  }
  return null;
}

/** What a base may have too. */
const OF_BASES: ReadonlySet<CorrectedFact['fact']> = new Set(['season', 'closures', 'names', 'sight']);

/**
 * Returns why a correction would break a rule of the facts; null for none. `gazetteer` is the one in force, of which
 * `placeId` is a sight or a base; for a new sight, its id.
 */
export function problemOfCorrection(gazetteer: Gazetteer, correction: Correction): CorrectionProblem | null {
  const base = gazetteer.bases.get(correction.baseId);
  if (!base) return null;
  const sight = gazetteer.sights.get(correction.placeId);
  if (correction.fact === 'sight') return addedProblem(gazetteer, base, addSight(correction, correction.value));
  if (!sight && !OF_BASES.has(correction.fact)) return { say: 'only-of-sights' };
  if (correction.fact === 'closures')
    return correction.value.some(({ from, to }) => from > to) ? { say: 'closure-ends-early' } : null;
  if (correction.fact === 'names') return namesProblem(gazetteer, correction.placeId, correction.value);
  if (!sight) {
    const isShut = correction.fact === 'season' && isClosedAllYear(correction.value);
    return timesProblem(isShut ? 'closed-all-year' : undefined);
  }
  if (correction.fact === 'position') return movedProblem(gazetteer, base, sight, correction.value);
  const before = new Set(faultsOfSight(sight));
  return timesProblem(faultsOfSight(correctSight(sight, correction)).find((fault) => !before.has(fault)));
}
