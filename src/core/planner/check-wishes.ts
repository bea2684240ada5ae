import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { THEMES } from '../gazetteer/types.ts';
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

type Fields = Readonly<Record<string, string>>;

const isListed = (values: readonly string[] | undefined, known: readonly string[]): boolean =>
  values?.every((value) => known.includes(value)) ?? true;

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function findPartyFault({ adults, children, elders, mobility }: Party, travellers: number): string | undefined {
  if (!isCount(adults) || adults < 1) return 'Please let at least one adult travel along';
  if (!isCount(elders) || elders > adults) return 'Elders count among the adults: there cannot be more of them';
  const odd = children.find((age) => !isCount(age) || age > OLDEST_CHILD);
  if (odd !== undefined) return `Please give each child's age in whole years from 0 to ${OLDEST_CHILD}`;
  if (!MOBILITIES.includes(mobility)) return 'Please choose from the list how well everybody walks';
  const all = adults + children.length;
  if (all === travellers) return undefined;
  const party = `${plural(adults, 'adult', 'adults')} and ${plural(children.length, 'child', 'children')}`;
  return `The party has ${party}, together ${all}, but the trip is for ${plural(travellers, 'traveller', 'travellers')}`;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const isClock = (text: string | undefined): boolean => text === undefined || CLOCK.test(text);

/** Returns what is wrong with the wishes whatever the place: by field, in words. */
export function findWishFaults({ wishes, travellers, departureDate, returnDate }: TripRequest): Fields {
  if (!wishes) return {};
  const fields: Record<string, string> = {};
  const { party, themes, pace, diet, transport, stay, arriveAfter, leaveBefore, mustSee = [], avoid = [] } = wishes;
  if (!isListed(themes, THEMES)) fields.themes = 'Please choose themes from the list';
  if (!isListed(pace && [pace], PACES)) fields.pace = 'Please choose a pace from the list';
  if (!isListed(diet, DIETS)) fields.diet = 'Please choose diets from the list';
  if (!isListed(transport, TRANSPORT_WISHES)) fields.transport = 'Please choose ways of travelling from the list';
  if (!isListed(stay, STAY_KINDS)) fields.stay = 'Please choose kinds of stays from the list';
  const partyFault = party && findPartyFault(party, travellers);
  if (partyFault) fields.party = partyFault;
  if (!isClock(arriveAfter)) fields.arriveAfter = 'Please give the time of leaving home as HH:MM';
  if (!isClock(leaveBefore)) fields.leaveBefore = 'Please give the time of being home as HH:MM';
  const isBackwards = departureDate === returnDate && arriveAfter !== undefined && leaveBefore !== undefined;
  if (isBackwards && isClock(arriveAfter) && isClock(leaveBefore) && arriveAfter >= leaveBefore)
    fields.leaveBefore = `On a day trip you cannot be home by ${leaveBefore} when you leave at ${arriveAfter}`;
  if (mustSee.length > MOST_NAMED) fields.mustSee = `Please name at most ${MOST_NAMED} places that you must see`;
  if (avoid.length > MOST_NAMED) fields.avoid = `Please name at most ${MOST_NAMED} things to avoid`;
  return fields;
}

const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name.slice(0, 60)}"`).join(', ');

/** Returns why wishes name something that we do not know, or undefined. */
export function refuseUnknownNames({ wishes }: TripRequest, { sights, bases }: Gazetteer): Refusal | undefined {
  const isPlace = (id: string): boolean => sights.has(id) || bases.has(id);
  const isKind = (id: string): boolean => AVOIDED_KINDS.some((kind) => kind === id);
  const unseen = (wishes?.mustSee ?? []).filter((id) => !isPlace(id));
  const unavoided = (wishes?.avoid ?? []).filter((id) => !isPlace(id) && !isKind(id));
  const fields: Record<string, string> = {};
  if (unseen.length > 0) fields.mustSee = `We do not know ${quoteNames(unseen)}. Choose a place from the list.`;
  if (unavoided.length > 0)
    fields.avoid = `We do not know how to avoid ${quoteNames(unavoided)}. Choose a place or a kind from the list.`;
  const [message] = Object.values(fields);
  return message === undefined ? undefined : { reason: 'INVALID_INPUT', message, details: { fields } };
}
