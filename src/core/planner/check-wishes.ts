import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { THEMES } from '../gazetteer/types.ts';
import type { FieldSaying } from './refusal-sayings.ts';
import { PACES, type Refusal, type TripRequest } from './types.ts';
import {
  AVOIDED_KINDS,
  DIETS,
  MOBILITIES,
  MOST_NAMED,
  OLDEST_CHILD,
  type Party,
  STAY_KINDS,
  TRANSPORT_WISHES,
} from './wishes.ts';

type Fields = Readonly<Record<string, FieldSaying>>;

const isListed = (values: readonly string[] | undefined, known: readonly string[]): boolean =>
  values?.every((value) => known.includes(value)) ?? true;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function findPartyFault({ adults, children, elders, mobility }: Party, travellers: number): FieldSaying | undefined {
  if (!isCount(adults) || adults < 1) return { say: 'no-adult' };
  if (!isCount(elders) || elders > adults) return { say: 'too-many-elders' };
  const odd = children.find((age) => !isCount(age) || age > OLDEST_CHILD);
  if (odd !== undefined) return { say: 'bad-child', most: OLDEST_CHILD };
  if (!MOBILITIES.includes(mobility)) return { say: 'bad-mobility' };
  if (adults + children.length === travellers) return undefined;
  return { say: 'party-size', adults, children: children.length, travellers };
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const isClock = (text: string | undefined): boolean => text === undefined || CLOCK.test(text);

/** Returns what is wrong with the wishes whatever the place, by field. */
export function findWishFaults({ wishes, travellers, departureDate, returnDate }: TripRequest): Fields {
  if (!wishes) return {};
  const fields: Record<string, FieldSaying> = {};
  const { party, themes, pace, diet, transport, stay, arriveAfter, leaveBefore, mustSee = [], avoid = [] } = wishes;
  if (!isListed(themes, THEMES)) fields.themes = { say: 'unlisted', field: 'themes' };
  if (!isListed(pace && [pace], PACES)) fields.pace = { say: 'unlisted', field: 'pace' };
  if (!isListed(diet, DIETS)) fields.diet = { say: 'unlisted', field: 'diet' };
  if (!isListed(transport, TRANSPORT_WISHES)) fields.transport = { say: 'unlisted', field: 'transport' };
  if (!isListed(stay, STAY_KINDS)) fields.stay = { say: 'unlisted', field: 'stay' };
  const partyFault = party && findPartyFault(party, travellers);
  if (partyFault) fields.party = partyFault;
  if (!isClock(arriveAfter)) fields.arriveAfter = { say: 'bad-leaving' };
  if (!isClock(leaveBefore)) fields.leaveBefore = { say: 'bad-returning' };
  const isBackwards = departureDate === returnDate && arriveAfter !== undefined && leaveBefore !== undefined;
  if (isBackwards && isClock(arriveAfter) && isClock(leaveBefore) && arriveAfter >= leaveBefore)
    fields.leaveBefore = { say: 'backwards-day', leave: arriveAfter, home: leaveBefore };
  if (mustSee.length > MOST_NAMED) fields.mustSee = { say: 'too-many-musts', most: MOST_NAMED };
  if (avoid.length > MOST_NAMED) fields.avoid = { say: 'too-many-avoided', most: MOST_NAMED };
  return fields;
}

const LONGEST_NAME = 60;

const shorten = (names: readonly string[]): readonly string[] => names.map((name) => name.slice(0, LONGEST_NAME));

/** Returns why wishes name something that we do not know, or undefined. */
export function refuseUnknownNames({ wishes }: TripRequest, { sights, bases }: Gazetteer): Refusal | undefined {
  const isPlace = (id: string): boolean => sights.has(id) || bases.has(id);
  const isKind = (id: string): boolean => AVOIDED_KINDS.some((kind) => kind === id);
  const unseen = (wishes?.mustSee ?? []).filter((id) => !isPlace(id));
  const unavoided = (wishes?.avoid ?? []).filter((id) => !isPlace(id) && !isKind(id));
  const fields: Record<string, FieldSaying> = {};
  if (unseen.length > 0) fields.mustSee = { say: 'unknown-musts', names: shorten(unseen) };
  if (unavoided.length > 0) fields.avoid = { say: 'unknown-avoided', names: shorten(unavoided) };
  const [message] = Object.values(fields);
  return message === undefined ? undefined : { reason: 'INVALID_INPUT', message, details: { fields } };
}
