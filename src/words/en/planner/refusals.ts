import { formatDay, formatRangeDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import type {
  ChangeSaying,
  ContradictionSaying,
  FieldSaying,
  ProgressSaying,
  RefusalSaying,
  RefusalWords,
  SaidClosed,
  SaidNearby,
  SaidSeason,
} from '../../../core/planner/refusal-sayings.ts';
import type { TransportKind } from '../../../core/planner/scheduled-rides.ts';
import { speak, type Words } from '../../../core/sayings.ts';
import type { WishNote } from '../../../core/wish-words/wish-notes.ts';
import { TIERS } from './cards.ts';
import { joinNames, lowerFirst, plural, withoutStop } from './grammar.ts';
import { AVOIDED } from './wishes.ts';

const LISTED = {
  themes: 'themes',
  pace: 'a pace',
  diet: 'diets',
  transport: 'ways of travelling',
  stay: 'kinds of stays',
} as const;

const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const fields: Words<FieldSaying> = {
  'no-from': () => 'Please select a departure location',
  'no-to': () => 'Please select a destination location',
  'no-departure': () => 'Please choose a departure date',
  'no-return': () => 'Please choose a return date',
  'bad-booking-day': () => 'The day of booking is not a date',
  'departure-passed': () => 'The departure date has passed',
  'bad-class': () => 'Please choose a travel class',
  'bad-prices': () => 'The minimum price must not be above the maximum',
  'bad-travellers': ({ most }) => `We plan for 1 to ${most} travellers; larger groups are arranged by the agency`,
  'no-adult': () => 'Please let at least one adult travel along',
  'too-many-elders': () => 'Elders count among the adults: there cannot be more of them',
  'bad-mobility': () => 'Please choose from the list how well everybody walks',
  'bad-child': ({ most }) => `Please give each child's age in whole years from 0 to ${most}`,
  'party-size': ({ adults, children, travellers }) =>
    `The party has ${plural(adults, 'adult')} and ${children} ${children === 1 ? 'child' : 'children'}, together ${adults + children}, but the trip is for ${plural(travellers, 'traveller')}`,
  unlisted: ({ field }) => `Please choose ${LISTED[field]} from the list`,
  'bad-leaving': () => 'Please give the time of leaving home as HH:MM',
  'bad-returning': () => 'Please give the time of being home as HH:MM',
  'backwards-day': ({ leave, home }) => `On a day trip you cannot be home by ${home} when you leave at ${leave}`,
  'too-many-musts': ({ most }) => `Please name at most ${most} places that you must see`,
  'too-many-avoided': ({ most }) => `Please name at most ${most} things to avoid`,
  'wishes-unfit': ({ destination }) =>
    `We found no trip to ${destination} on these dates that fits all your wishes. Leave some of them out.`,
  'unknown-musts': ({ names }) => `We do not know ${quoteNames(names)}. Choose a place from the list.`,
  'unknown-avoided': ({ names }) =>
    `We do not know how to avoid ${quoteNames(names)}. Choose a place or a kind from the list.`,
};

const contradictions: Words<ContradictionSaying> = {
  'wanted-and-avoided': ({ names }) => `You want to see ${joinNames(names)}, and also to avoid it.`,
  'unwanted-area': ({ name }) => `${name} lies where you asked us not to go.`,
  'at-sunrise': ({ name }) => `${name} is for the hour of sunrise, and you asked for no early starts.`,
  strenuous: ({ name }) => `${name} is too strenuous for your party.`,
  'unwanted-kind': ({ name }) => `${name} is of a kind that you asked us to avoid.`,
};

const ALLOWED = {
  'no-flights': 'Allow flights',
  'no-night-trains': 'Allow night trains',
  'own-car': 'Go without your own car',
} as const;

const changes: Words<ChangeSaying> = {
  'any-pace': () => 'Plan at any pace',
  'no-themes': () => 'Plan without the themes',
  'any-leaving': () => 'Leave home at any time',
  'any-returning': () => 'Come home at any time',
  'leave-from': ({ at }) => `Leave home from ${at} on`,
  'home-by': ({ at }) => `Come home by ${at}`,
  'no-wishes': () => 'Plan without these wishes',
  allow: ({ wish }) => ALLOWED[wish],
  'do-not-avoid': ({ avoided }) => `Do not rule out ${'name' in avoided ? avoided.name : AVOIDED[avoided.kind]}`,
  'leave-out': ({ name }) => `Leave out ${name}`,
  'more-days': ({ days }) => `Plan ${plural(days, 'day')}`,
};

/** Returns text such as "Lonavala (54 km away) and Mumbai (120 km away)". */
const nearby = (places: readonly SaidNearby[]): string =>
  joinNames(places.map(({ name, km }) => (km ? `${name} (${km} km away)` : name)));

const hasDistance = (places: readonly SaidNearby[]): boolean => places.some(({ km }) => km);

const dontKnow = (name: string): string => `We don't know a place called "${name}".`;

function wordClosed(why: SaidClosed): string {
  if ('reason' in why) return withoutStop(why.reason);
  if ('permit' in why) return `the permit (${why.permit}) takes ${plural(why.days, 'day')}`;
  return why.because === 'weekday' ? 'it is closed that day' : 'it is closed in this season';
}

/** Returns text such as ", and it is closed from about 15 November to 30 April, also on your dates: snow". */
const wordSeason = (closed: SaidSeason | undefined): string =>
  closed === undefined
    ? ''
    : `, and it is closed each year from about ${formatRangeDay(closed.from)} to ${formatRangeDay(closed.to)}, also on your dates: ${withoutStop(closed.reason)}`;

const KINDS: Readonly<Record<TransportKind, string>> = {
  flight: 'flight',
  train: 'train',
  bus: 'coach',
  cab: 'hired car',
};

const how: RefusalWords['how'] = ({ by, tier }) =>
  `by ${KINDS[by]} with ${tier === 'dormitory' ? 'dormitory beds' : `${TIERS[tier]} rooms`}`;

const refusals: Words<RefusalSaying> = {
  ...fields,
  'dates-backwards': () => 'The return date lies before the departure date.',
  'same-place': () => 'Departure and destination cannot be the same',
  'too-long': ({ days }) => `We plan trips of up to ${plural(days, 'day')}. Please choose an earlier return date.`,
  outing: ({ sight, town }) =>
    `${sight} is an outing from ${town}, where this trip starts: no journey needs planning. Choose another starting point or destination.`,
  abroad: ({ name, instead }) =>
    `${name} lies outside India; we plan trips within India. How about ${instead.join(', ')}?`,
  'which-one': ({ name, places }) =>
    `There are several places called ${name}: ${nearby(places)}. Which one do you mean?`,
  unknown: ({ name }) => `${dontKnow(name)} Check the spelling, or name the nearest larger town.`,
  'unknown-near': ({ name, places }) => `${dontKnow(name)} Places that we plan near there: ${nearby(places)}.`,
  'unknown-sure': ({ name, places }) => `${dontKnow(name)} Did you mean ${nearby(places)}?`,
  'unknown-like': ({ name, places }) => `${dontKnow(name)} Names like it: ${nearby(places)}.`,
  unplanned: ({ name, places, closed }) =>
    `We don't plan trips to ${name} yet${wordSeason(closed)}. The nearest places that we do plan: ${nearby(places)}.`,
  'unplanned-route': ({ name, places, closed }) =>
    `We don't plan trips to ${name} yet${wordSeason(closed)}. What we do plan: ${nearby(places)}.`,
  'unplanned-circuit': ({ name, places, closed }) =>
    `We don't plan ${name} as one trip yet${wordSeason(closed)}. ${hasDistance(places) ? 'The nearest places that we do plan' : 'Of its places we plan'}: ${nearby(places)}.`,
  'too-far-apart': ({ names }) =>
    `${joinNames(names)} are too far apart for one trip: no day's drive joins them. Plan them as separate trips.`,
  closed: ({ name, why, opens, others }) =>
    [
      `${name} cannot be visited on these dates: ${wordClosed(why)}.`,
      ...(opens === undefined ? [] : [`You can go from ${formatDay(opens)}.`]),
      ...(others.length > 0 ? [`In the meantime: ${others.join(', ')}.`] : []),
    ].join(' '),
  'too-short': ({ destination, many, days, from, by }) =>
    `${destination} ${many ? 'need' : 'needs'} at least ${plural(days, 'day')} from ${from}, going by ${KINDS[by]}. Choose a later return date.`,
  'too-many-days': ({ destination, days }) =>
    `We know too little in ${destination} to fill so many days; ${plural(days, 'day')} are possible. Choose an earlier return date, or a region.`,
  'no-way': ({ from, destination }) =>
    `We found no way from ${from} to ${destination} and back on these dates within safe travel hours. Start from a larger city nearby.`,
  'no-time': ({ from, destination, towns }) =>
    `We found no plan from ${from} that has the time for ${destination}, seen from ${joinNames(towns)}.`,
  'budget-low': ({ least, by, tier }) =>
    `Plans for these dates start at ${formatRupees(least)} per person, ${how({ by, tier })}.`,
  'budget-high': ({ dearest }) =>
    `Even with the best rooms this trip costs ${formatRupees(dearest)} per person. Lower your minimum budget.`,
  'wishes-impossible': ({ destination, because, works }) => {
    const why = because
      ? speak(contradictions, because)
      : `We found no trip to ${destination} on these dates that keeps all your wishes.`;
    if (works.length === 0) return `${why} Change one of the two.`;
    return `${why} What works: ${joinNames(works.map((change) => lowerFirst(speak(changes, change))))}.`;
  },
};

const progress: Words<ProgressSaying> = {
  places: () => 'Finding the places',
  transport: ({ destination }) => `Looking at trains, flights and roads to ${destination}`,
  sights: () => 'Choosing sights and checking opening hours',
  prices: () => 'Pricing rooms, meals and rides',
  checks: () => 'Checking every plan for mistakes',
  'try-wishes': () => 'Trying which wish stands in the way',
  'try-price': ({ price }) => `Trying ${formatRupees(price)} per person`,
  'try-budget': ({ price }) => `Trying up to ${formatRupees(price)} per person`,
  'try-days': ({ days }) => `Trying ${plural(days, 'day')}`,
  'try-place': ({ name }) => `Trying ${name}`,
  'try-day': ({ day }) => `Trying ${formatDay(day)}`,
  write: () => 'Writing the descriptions',
  'without-moods': () => 'Not all of your wishes fit these dates; planning without them',
};

const wishNotes: Words<WishNote> = {
  'no-meat': ({ diet }) => `A ${diet} diet and fish or meat exclude each other: we keep to the diet.`,
  'ages-missing': () => 'How old are the children? Their ages decide how long a day may be.',
};

/** The English words for what the planner answers beside plans. */
export const refusalWords: RefusalWords = {
  refusals,
  changes,
  how,
  fastest: (way) => (way === null ? 'none that we know' : KINDS[way]),
  progress,
  wishNotes,
};
