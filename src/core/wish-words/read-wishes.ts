import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import type { AvoidedKind, TripWishes } from '../planner/wishes.ts';
import { type ReadParty, readParty } from './read-party.ts';
import { readPlaces } from './read-places.ts';
import type { WishNote } from './wish-notes.ts';
import { WishText } from './wish-text.ts';
import {
  AVOID_NOUNS,
  DIET_NOUNS,
  IDLE_WORDS,
  MEAT,
  PACE_NOUNS,
  SIGHT_NOUNS,
  STAY_NOUNS,
  TRANSPORT_NOUNS,
} from './word-tables.ts';

/** What a text says about a trip: the wishes that were understood, and the words that were not. */
export interface ReadWishes {
  readonly wishes: TripWishes;
  /** How many travel, when the text says it. */
  readonly travellers?: number;
  /** Pieces of the text that nothing was read from. */
  readonly unread: readonly string[];
  /** What contradicts itself or is missing. */
  readonly notes: readonly WishNote[];
}

interface Asked {
  readonly to: string;
  readonly travellers: number;
}

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const readTable = <T>(text: WishText, table: readonly (readonly [string, T])[]): readonly T[] =>
  unique(table.flatMap(([words, value]) => text.takeAll(words).map(() => value)));

const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))? ?(am|pm|a m|p m|o ?clock|baje|hrs|hours)?';
const HOME_BY = `(?:be |get |reach |come |return |to be )*(?:(?:back|home|return|ghar|back home|bari)(?: home)?|reach(?: home)?) (?:by|before|latest by|latest|till|until|tak|at) ${CLOCK}(?: tak)?`;
/** "ghar 8 baje tak": the hour stands before its preposition. */
const HOME_UNTIL = `(?:ghar|bari) ${CLOCK} (?:tak|er moddhe)`;
const LEAVE_AFTER = `(?:leave|leaving|start|starting|depart|departing|set out|free|nikl[eai]+n?ge?)(?: home| from home| only| work| office)* (?:after|from|post|not before) ${CLOCK}`;

/** Returns `HH:MM`; an hour up to eleven without am is in the evening where one comes home or leaves work. */
function clockOf(groups: readonly (string | undefined)[]): string | undefined {
  const [hours, minutes = '00', half = ''] = groups;
  const hour = Number(hours);
  const isMorning = /^a/.test(half);
  const later = !isMorning && hour < 12 && (/^p/.test(half) || hour <= 11) ? hour + 12 : hour;
  const exact = isMorning && hour === 12 ? 0 : /^p/.test(half) && hour === 12 ? 12 : later;
  const isPlain = half === '' && minutes !== '00' ? hour : exact;
  const shown = half === '' && hours?.length === 2 && hours.startsWith('0') ? hour : isPlain;
  return shown > 23 || Number(minutes) > 59 ? undefined : `${String(shown).padStart(2, '0')}:${minutes}`;
}

function readHours(text: WishText): Pick<TripWishes, 'arriveAfter' | 'leaveBefore'> {
  const [home, leave] = [text.take(HOME_BY) ?? text.take(HOME_UNTIL), text.take(LEAVE_AFTER)];
  const leaveBefore = home && clockOf(home.groups);
  const arriveAfter = leave && clockOf(leave.groups);
  return { ...(arriveAfter && { arriveAfter }), ...(leaveBefore && { leaveBefore }) };
}

function readAvoided(text: WishText): readonly AvoidedKind[] {
  return AVOID_NOUNS.flatMap(([words, alone, kind]) => {
    const negated = text.takeAll(words).filter(({ isNegated }) => isNegated);
    const said = alone === null ? [] : text.takeAll(alone);
    return negated.length + said.length > 0 ? [kind] : [];
  });
}

function readThings(text: WishText) {
  const found = SIGHT_NOUNS.flatMap(({ words, theme, avoid }) =>
    text.takeAll(words).map(({ isNegated }) => ({ theme, avoid, isNegated })),
  );
  return {
    themes: unique(found.flatMap(({ theme, isNegated }) => (theme && !isNegated ? [theme] : []))),
    avoid: unique(found.flatMap(({ avoid, isNegated }) => (avoid && isNegated ? [avoid] : []))),
  };
}

/** Returns the pieces of a text that say something which was not understood. */
const MEATLESS = ['jain', 'vegan', 'vegetarian'] as const;

const listUnread = (text: WishText): readonly string[] =>
  text.pieces().filter((piece) => piece.split(' ').some((word) => /[\p{L}\p{N}]/u.test(word) && !IDLE_WORDS.has(word)));

function listNotes(diets: readonly string[], wantsMeat: boolean, party: ReadParty | undefined): readonly WishNote[] {
  const diet = MEATLESS.find((each) => diets.includes(each));
  return [
    ...(wantsMeat && diet ? [{ say: 'no-meat', diet } as const] : []),
    ...(party?.lacksAges ? [{ say: 'ages-missing' } as const] : []),
  ];
}

const filled = <Name extends string, T>(name: Name, list: readonly T[]): Partial<Record<Name, readonly T[]>> =>
  (list.length > 0 ? { [name]: list } : {}) as Partial<Record<Name, readonly T[]>>;

/**
 * Reads a traveller's words into the fields of the wishes, without a model: a small grammar of the nouns that we know. It
 * fills fields and nothing else; what it does not understand is returned.
 */
export function readWishes(words: string, { to, travellers }: Asked, gazetteer: Gazetteer): ReadWishes {
  const text = new WishText(words);
  const hours = readHours(text);
  const pace = readTable(text, PACE_NOUNS)[0];
  const transport = readTable(text, TRANSPORT_NOUNS);
  const places = readPlaces(text, to, gazetteer);
  const wantsMeat = text.takeAll(MEAT).some(({ isNegated }) => !isNegated);
  const diet = readTable(text, DIET_NOUNS);
  const party = readParty(text, travellers);
  const avoided = readAvoided(text);
  const stay = readTable(text, STAY_NOUNS);
  const things = readThings(text);
  const mustSee = unique(places.filter(({ isNegated }) => !isNegated).map(({ id }) => id));
  const avoid = unique([
    ...avoided,
    ...things.avoid,
    ...places.filter(({ isNegated }) => isNegated).map(({ id }) => id),
  ]);
  const isPartyRead = party !== undefined && party.words.length > 0;
  return {
    wishes: {
      ...(isPartyRead && { party: party.party }),
      ...filled('diet', diet),
      ...(pace && { pace }),
      ...filled('themes', things.themes),
      ...filled('mustSee', mustSee),
      ...filled('avoid', avoid),
      ...filled('transport', transport),
      ...hours,
      ...filled('stay', stay),
    },
    ...(isPartyRead && { travellers: party.party.adults + party.party.children.length }),
    unread: listUnread(text),
    notes: listNotes(diet, wantsMeat, party),
  };
}
