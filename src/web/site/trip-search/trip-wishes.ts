import type { TripWishes } from '../../../core/planner/wishes.ts';

/** Longest text of a wish that is kept; anything longer is no wish of ours. */
const LONGEST = 100;
const MOST = 50;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
const isCount = (value: unknown): value is number => Number.isInteger(value);

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST && value.every(isText);

function isParty(value: unknown): boolean {
  const party = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return (
    isCount(party.adults) &&
    isCount(party.elders) &&
    isText(party.mobility) &&
    Array.isArray(party.children) &&
    party.children.every(isCount)
  );
}

const FIELDS: Readonly<Record<keyof TripWishes, (value: unknown) => boolean>> = {
  party: isParty,
  diet: isList,
  pace: isText,
  themes: isList,
  mustSee: isList,
  avoid: isList,
  transport: isList,
  arriveAfter: isText,
  leaveBefore: isText,
  stay: isList,
  gentle: (value) => value === true,
  favoured: () => false,
};

/** Returns the wishes in any stored value: what is none of ours is left out. The server judges the rest. */
export function wishesIn(value: unknown): TripWishes {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, fits]) => (fits(given[name]) ? [[name, given[name]]] : [])),
  );
}

/** Returns wishes whose party is as large as the number of travellers says: adults make up the difference. */
export function withTravellers(wishes: TripWishes, travellers: number): TripWishes {
  const { party, ...others } = wishes;
  if (!party) return wishes;
  const adults = travellers - party.children.length;
  return adults >= Math.max(1, party.elders) ? { ...others, party: { ...party, adults } } : others;
}
