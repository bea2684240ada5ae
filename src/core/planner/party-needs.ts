import { type Minute, parseClock } from '../clock-time.ts';
import { GENTLE_DAY_MINUTES, PARTY_LIMITS } from './limits.ts';
import type { TripRequest } from './types.ts';
import type { AvoidedKind, Party, TransportWish, TripWishes } from './wishes.ts';

type Wishing = Pick<TripRequest, 'wishes'>;

export const hasSmallChild = ({ wishes }: Wishing): boolean =>
  wishes?.party?.children.some((age) => age < PARTY_LIMITS.smallUnder) ?? false;

export const hasYoungChild = ({ wishes }: Wishing): boolean =>
  wishes?.party?.children.some((age) => age < PARTY_LIMITS.gentleUnder) ?? false;

/** Returns true for a party that must not be hurried: young children, elders, anybody who walks little. */
export const needsCare = (request: Wishing): boolean => {
  const party = request.wishes?.party;
  return party !== undefined && (hasYoungChild(request) || party.elders > 0 || party.mobility !== 'full');
};

/** Returns true for travellers who rest after a night or a long day on the way: elders, who walks little, a slow pace. */
export const restsAfterJourneys = ({ wishes }: Wishing): boolean =>
  wishes?.pace === 'relaxed' ||
  (wishes?.party !== undefined && (wishes.party.elders > 0 || wishes.party.mobility !== 'full'));

/** Returns true where days have eight hours and nothing strenuous. */
export const isGentle = (request: Wishing): boolean => (request.wishes?.gentle ?? false) || needsCare(request);

export const isSolo = ({ wishes }: Wishing): boolean =>
  wishes?.party !== undefined && wishes.party.adults + wishes.party.children.length === 1;

/** The kinds of parties that like different things. */
export type PartyKind = 'solo' | 'couple' | 'friends' | 'family' | 'elders';

export function partyKindOf(party: Party | undefined): PartyKind | undefined {
  if (!party) return undefined;
  if (party.children.length > 0) return 'family';
  if (party.elders > 0) return 'elders';
  return party.adults === 1 ? 'solo' : party.adults === 2 ? 'couple' : 'friends';
}

/** What suits a party: undefined where the pace alone decides. */
export interface DayCaps {
  /** The longest day, and the latest return to the stay. */
  readonly dayMinutes?: number;
  readonly homeBy?: Minute;
  /** No day starts before the usual breakfast. */
  readonly noEarlyStarts?: true;
}

export function dayCapsOf(request: Wishing): DayCaps {
  const mornings = avoids(request, 'early-starts') && ({ noEarlyStarts: true } as const);
  if (hasSmallChild(request))
    return { dayMinutes: PARTY_LIMITS.smallDayMinutes, homeBy: PARTY_LIMITS.smallHomeBy, ...mornings };
  return {
    ...mornings,
    ...(isGentle(request) && { dayMinutes: GENTLE_DAY_MINUTES }),
    ...(isSolo(request) && { homeBy: PARTY_LIMITS.soloHomeBy }),
  };
}

export const avoids = ({ wishes }: Wishing, kind: AvoidedKind): boolean => wishes?.avoid?.includes(kind) ?? false;

export const travelsWith = ({ wishes }: Wishing, wish: TransportWish): boolean =>
  wishes?.transport?.includes(wish) ?? false;

export const minuteOf = (clock: string | undefined): Minute | undefined =>
  clock === undefined ? undefined : parseClock(clock);

const asksForNothing = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/**
 * Returns what a traveller wished for in so many words: without empty parts, and without the sights that only the name
 * of the destination or a language model suggested. Undefined when nothing remains.
 */
export function tidyWishes(wishes: TripWishes | undefined): TripWishes | undefined {
  const { favoured: _, ...said } = wishes ?? {};
  const asked = Object.entries(said).filter(([, value]) => !asksForNothing(value));
  return asked.length > 0 ? Object.fromEntries(asked) : undefined;
}
