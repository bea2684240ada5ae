import { formatDuration } from '../../../core/clock-time.ts';
import { type Day, formatRangeDay, MONTH_NAMES, WEEKDAY_NAMES } from '../../../core/dates.ts';
import type { Closure } from '../../../core/gazetteer/types.ts';
import type { MonthSpan } from '../../../core/places/best-months.ts';
import { dates } from './dates.ts';

/** "Monday and Tuesday". */
const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** "October to February". */
const spanned = ({ from, to }: MonthSpan): string => {
  if (from === 0 && to === 11) return 'the whole year';
  return from === to ? `${MONTH_NAMES[from]}` : `${MONTH_NAMES[from]} to ${MONTH_NAMES[to]}`;
};

/** The pages of places: the list, a state, a place. */
export const places = {
  places: 'Places',
  title: 'Places in India',
  lead: 'When to go, how to get there and what to see, with the date on which each fact was last checked.',
  description: ({ count }: { count: number }) =>
    `${count} places in India: the best months, ways from ten cities, sights with opening hours and closing days.`,
  stateTitle: ({ state }: { state: string }) => `Places in ${state}`,
  stateLead: ({ state, count }: { state: string; count: number }) =>
    count === 1 ? `One place in ${state} that we plan trips to.` : `${count} places in ${state} that we plan trips to.`,
  stateDescription: ({ state, names }: { state: string; names: readonly string[] }) =>
    `Where to go in ${state}: ${joined(names)}. Best months, ways there, sights with their hours.`,
  allPlaces: 'All places',
  sightCount: ({ count }: { count: number }) => (count === 1 ? '1 sight' : `${count} sights`),
  placeTitle: ({ name, state }: { name: string; state: string }) =>
    `${name}, ${state}: sights, best time, how to get there`,
  shortTitle: ({ name }: { name: string }) => `${name}: sights and best time`,
  missingTitle: 'We know no place of this name',
  missing: 'Place not found',
  failedTitle: 'This place cannot be shown',
  failed: 'The places could not be loaded',
  back: 'All places',
  whenToGo: 'When to go',
  bestIn: ({ spans }: { spans: readonly MonthSpan[] }) => `Best time: ${joined(spans.map(spanned))}.`,
  months: MONTH_NAMES,
  monthKinds: { best: 'best', good: 'good', poor: 'not so good', closed: 'closed' },
  placeClosed: ({ from, to, reason }: Closure) =>
    `Closed from ${formatRangeDay(from)} to ${formatRangeDay(to)}: ${reason}.`,
  howLong: 'How long to stay',
  nights: ({ count }: { count: number }) =>
    count === 1 ? 'One night is usual for a first visit.' : `${count} nights are usual for a first visit.`,
  gettingThere: 'How to get there',
  gettingThereLead:
    'Door to door, the quickest way of each kind; waiting and the ride from the airport or station are counted.',
  from: 'From',
  waysBy: { flight: 'Flight', train: 'Train', road: 'Road' },
  duration: ({ minutes }: { minutes: number }) => formatDuration(Math.round(minutes / 15) * 15),
  viaTerminal: ({ terminal, minutes }: { terminal: string; minutes: number }) =>
    minutes > 0 ? `to ${terminal}, then another ${formatDuration(minutes)}` : `to ${terminal}`,
  overnight: 'overnight',
  noWay: 'More than a day of travel',
  sights: 'What to see',
  worthTheTrip: 'Worth the trip',
  visitOf: ({ minutes }: { minutes: number }) => `about ${formatDuration(minutes)}`,
  /** `isSure` where a source states the hours. */
  hours: ({ hours, isSure }: { hours: readonly string[]; isSure: boolean }) =>
    `${isSure ? 'Open' : 'Usually open'} ${joined(hours.map((window) => window.replace('-', ' to ')))}`,
  alwaysOpen: 'Open at all hours',
  closedOn: ({ weekdays }: { weekdays: readonly number[] }) =>
    `closed on ${joined(weekdays.map((weekday) => `${WEEKDAY_NAMES[weekday]}s`))}`,
  sightClosed: ({ from, to, reason }: Closure) => `closed ${formatRangeDay(from)} to ${formatRangeDay(to)} (${reason})`,
  fee: ({ price, isSure }: { price: string; isSure: boolean }) => (isSure ? `entry ${price}` : `entry about ${price}`),
  permitNeeded: ({ permit }: { permit: string }) => `needs: ${permit}`,
  mapOf: ({ name }: { name: string }) => `Map of ${name}`,
  onMap: 'On the map',
  goodToKnow: 'Good to know',
  altitude: ({ metres }: { metres: number }) => `${metres.toLocaleString('en-IN')} m above the sea`,
  languages: ({ names }: { names: readonly string[] }) => `${joined(names)} spoken`,
  food: 'What to eat',
  eatingSince: ({ year }: { year: number }) => `since ${year}`,
  nearby: 'Goes well with',
  nearbyWay: ({ km, minutes }: { km: number; minutes: number }) => `${Math.round(km)} km, ${formatDuration(minutes)}`,
  planTitle: ({ name }: { name: string }) => `Plan a trip to ${name}`,
  planLead: 'Several priced plans, day by day, with opening hours and travel times checked.',
  startFrom: 'Where do you start?',
  leaveOn: 'When do you leave?',
  planButton: 'Plan my trip',
  relatedPackages: ({ name }: { name: string }) => `Packages with ${name}`,
  relatedPosts: ({ name }: { name: string }) => `Read about ${name}`,
  checked: ({ from, until }: { from: Day; until: Day }) =>
    from === until
      ? `Facts last checked on ${dates.longDay(until)}.`
      : `Facts last checked between ${dates.longDay(from)} and ${dates.longDay(until)}.`,
  usually: '“Usually” and “about” mark what no published source has confirmed yet: ask before you go.',
} as const;
