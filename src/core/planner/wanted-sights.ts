import type { Base, Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import { localTravel } from '../gazetteer/travel.ts';
import type { Theme } from '../gazetteer/types.ts';
import { AVOID_LIMITS, SIGHT_REACH_MINUTES } from './limits.ts';
import { avoids, isGentle } from './party-needs.ts';
import type { TripRequest } from './types.ts';
import type { AvoidedKind } from './wishes.ts';

type Wishing = Pick<TripRequest, 'wishes'>;

const THEMES_OF_KINDS: Readonly<Partial<Record<AvoidedKind, Theme>>> = {
  museums: 'museum',
  temples: 'spiritual',
  markets: 'market',
  beaches: 'beach',
  wildlife: 'wildlife',
  // How busy a place is on a day is not known; bazaars always are.
  crowds: 'market',
};

const isAvoidedKind = (sight: Sight, request: Wishing): boolean =>
  (request.wishes?.avoid ?? []).some((kind) => {
    const theme = THEMES_OF_KINDS[kind as AvoidedKind];
    return theme !== undefined && sight.themes.includes(theme);
  });

/** Returns true where a base may be slept at: it is not avoided, nor too high. */
export const isWantedBase = (base: Base, request: Wishing): boolean =>
  !request.wishes?.avoid?.includes(base.id) &&
  !(avoids(request, 'heights') && base.altitudeMetres >= AVOID_LIMITS.heightMetres);

/** Returns true where a sight is nothing that the traveller avoids or cannot do. */
export function isWantedSight(sight: Sight, base: Base, request: Wishing): boolean {
  const { wishes } = request;
  if (!wishes) return true;
  if (wishes.avoid?.includes(sight.id) || isAvoidedKind(sight, request)) return false;
  if (sight.strenuous && (isGentle(request) || avoids(request, 'treks'))) return false;
  if (wishes.party?.mobility === 'wheelchair' && (sight.steps || sight.themes.includes('adventure'))) return false;
  if (avoids(request, 'heights') && (sight.altitudeMetres ?? 0) >= AVOID_LIMITS.heightMetres) return false;
  return !(avoids(request, 'long-drives') && localTravel(base, null, sight).minutes > SIGHT_REACH_MINUTES.usual);
}

/** Returns the bases that must be slept at for everything that the traveller must see. */
export function requiredBases({ wishes }: Wishing, gazetteer: Gazetteer): readonly Base[] {
  const ids = (wishes?.mustSee ?? []).map((id) => gazetteer.sights.get(id)?.baseId ?? id);
  return [...new Set(ids)].flatMap((id) => gazetteer.bases.get(id) ?? []);
}

/** Returns the sights that the traveller must see, or would like to. */
export const namedSights = ({ wishes }: Wishing): readonly string[] => [
  ...(wishes?.mustSee ?? []),
  ...(wishes?.favoured ?? []),
];

/** A classic is worth more than two fillers of half its score; scores of 75 are worth as much as they say. */
export const worthOf = ({ score }: Sight): number => score ** 2 / 75;
