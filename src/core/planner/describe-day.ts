import { formatClock, formatDuration, midnightsBetween } from '../clock-time.ts';
import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { Theme } from '../gazetteer/types.ts';
import type { DayPlan, TimelineRow } from './details.ts';
import { joinNames, nameDish, nameVehicle } from './phrases.ts';
import type { Itinerary, PlannedDay, Stop } from './types.ts';

const EMOJI_OF_THEME: Readonly<Record<Theme, string>> = {
  heritage: '🏰',
  spiritual: '🛕',
  museum: '🏛️',
  nature: '🌿',
  viewpoint: '🌄',
  beach: '🏖️',
  water: '⛵',
  wildlife: '🐘',
  garden: '🌺',
  adventure: '🥾',
  culture: '🎭',
  market: '🛍️',
  food: '🍛',
};

const EMOJI_OF_MODE = { flight: '✈️', train: '🚆', bus: '🚌', cab: '🚗', ferry: '⛴️', 'toy-train': '🚂' } as const;

const NOON = 720;
const EVENING = 1020;

const RAIL_WORDS: Readonly<Record<string, string>> = {
  SL: 'sleeper',
  '3A': 'AC 3 tier',
  '2A': 'AC 2 tier',
  '1A': 'first class AC',
  CC: 'chair car',
};

function wordRide(stop: Extract<Stop, { kind: 'ride' }>): string {
  const { ride } = stop;
  const number = ride.service ? ` ${ride.service.number}` : '';
  const cabin = ride.mode === 'train' && ride.cabin ? `, ${RAIL_WORDS[ride.cabin] ?? ride.cabin}` : '';
  const late = formatClock(ride.departs + ride.minutes + ride.delayBufferMinutes);
  const arrives = `between ${formatClock(ride.departs + ride.minutes)} and ${late}`;
  return `${nameVehicle(ride)}${number}${cabin}, ${formatDuration(ride.minutes)} from ${ride.from.name}; reaches ${ride.to.name} ${arrives}.`;
}

const NOTHING_PLANNED = 'Nothing is planned.';

const LUNCH_TEXTS = {
  there: 'Have lunch there.',
  packed: 'Take lunch and water with you.',
  included: 'Lunch is included.',
} as const;

function textOfStop(stop: Stop, gazetteer: Gazetteer): string {
  switch (stop.kind) {
    case 'visit':
      return [gazetteer.sights.get(stop.sightId)?.about ?? '', ...(stop.lunch ? [LUNCH_TEXTS[stop.lunch]] : [])].join(
        ' ',
      );
    case 'ride':
      return wordRide(stop);
    case 'meal':
      return stop.dish ? `Try the ${nameDish(stop.dish)}.` : 'At your hotel or close by.';
    case 'check-in':
      return 'Check-in is from noon.';
    case 'check-out':
      return stop.title === 'Check out' ? 'Settle the bill and load your bags.' : 'Your bags are at reception.';
    case 'rest':
      return stop.title.startsWith('Free time') ? NOTHING_PLANNED : 'Free time.';
    default:
      return NOTHING_PLANNED;
  }
}

function rowOf(stop: Stop, gazetteer: Gazetteer): TimelineRow {
  const place = stop.kind === 'visit' ? stop.place : stop.kind === 'ride' ? stop.ride.to : undefined;
  return {
    kind: stop.kind,
    start: formatClock(stop.start),
    end: formatClock(stop.end),
    endsDaysLater: midnightsBetween(stop.start, stop.end),
    title: stop.title,
    text: textOfStop(stop, gazetteer),
    ...(stop.travel && { travelBefore: stop.travel }),
    ...(place && { place: { name: place.name, lat: place.lat, lon: place.lon } }),
    ...(stop.kind === 'visit' && { feeRupees: stop.feeRupees }),
    ...(stop.kind === 'visit' && stop.paidAt !== undefined && { paidAt: stop.paidAt }),
  };
}

const sentence = (text: string): string => (text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`);

function wordVisits(visits: readonly Extract<Stop, { kind: 'visit' }>[]): string {
  const [first, ...rest] = visits;
  if (!first) return '';
  const hasAnd = rest.some(({ title }) => title.includes(' and '));
  const names = rest.map(({ title }) => title);
  const then = rest.length > 0 ? `, then ${hasAnd ? names.join(', then ') : joinNames(names)}` : '';
  return `From ${formatClock(first.start)} ${first.title}${then}.`;
}

/** Describes a part of the day in two or three short sentences. */
function wordPart(stops: readonly Stop[], idle: string): string {
  const parts: string[] = [];
  let visits: Extract<Stop, { kind: 'visit' }>[] = [];
  const flush = (): void => {
    if (visits.length > 0) parts.push(wordVisits(visits));
    visits = [];
  };
  for (const stop of stops) {
    if (stop.kind === 'visit') visits.push(stop);
    else if (stop.kind === 'ride') {
      flush();
      const { ride } = stop;
      parts.push(
        `${nameVehicle(ride)} from ${ride.from.name} at ${formatClock(ride.departs)}, reaching ${ride.to.name} at about ${formatClock(ride.departs + ride.minutes)}.`,
      );
    } else if (stop.kind === 'meal' && stop.meal !== 'breakfast') {
      flush();
      parts.push(
        stop.dish
          ? `${stop.title} at ${formatClock(stop.start)}: try the ${nameDish(stop.dish)}.`
          : `${stop.title} at ${formatClock(stop.start)}.`,
      );
    } else if (stop.kind === 'check-in' || stop.kind === 'check-out') {
      flush();
      parts.push(sentence(stop.title));
    }
  }
  flush();
  return parts.join(' ') || idle;
}

function wordMeals(stops: readonly Stop[]): string {
  const meals = stops.flatMap((stop) => (stop.kind === 'meal' ? [stop] : []));
  if (meals.length === 0) return 'Meals on the way.';
  const names = meals.map(({ meal, dish }) => (dish ? `${meal} (${dish.replace(/ \(.*\)$/, '')})` : meal)).join(', ');
  const others = meals.length < 3 ? '; the rest on the way' : '';
  return `${sentence(names).slice(0, -1)}${others}.`;
}

/** Describes the last day after a night on board: the arrival home. */
function wordArrivalHome(day: PlannedDay, { journeys }: Itinerary): string | undefined {
  const rides = journeys.flatMap((journey) => journey.rides);
  const ride = rides.findLast(
    ({ dayNumber, departs, minutes }) => dayNumber + Math.floor((departs + minutes) / 1440) === day.number,
  );
  if (!ride || ride.dayNumber === day.number) return undefined;
  return `${nameVehicle(ride)} reaches ${ride.to.name} at about ${formatClock(ride.departs + ride.minutes)}.`;
}

function emojiOf(day: PlannedDay, sights: readonly Sight[]): string {
  const best = [...sights].sort((a, b) => b.score - a.score)[0];
  const theme = best?.themes[0];
  if (theme) return EMOJI_OF_THEME[theme];
  const ride = day.stops.find((stop) => stop.kind === 'ride');
  return ride?.kind === 'ride' ? EMOJI_OF_MODE[ride.ride.mode] : '🧳';
}

/** For the parts of the first day before the trip begins. */
const UNTIL_LEAVING = 'Free until you leave.';

/** Returns a day in words: its parts, its rows, its meals. Times and numbers are the plan's own. */
export function describeDay(day: PlannedDay, itinerary: Itinerary, gazetteer: Gazetteer): DayPlan {
  const { stops } = day;
  const sights = stops.flatMap((stop) => (stop.kind === 'visit' ? (gazetteer.sights.get(stop.sightId) ?? []) : []));
  const abouts = [...sights]
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map(({ about }) => about);
  const [isFirst, isLast] = [day.number === 1, day.number === itinerary.durationDays];
  const before = stops.filter(({ start }) => start < NOON);
  const after = stops.filter(({ start }) => start >= NOON && start < EVENING);
  const late = stops.filter(({ start }) => start >= EVENING);
  const aboard = day.night === 'on-board' && late.length === 0 ? 'On board.' : 'The evening is free.';
  return {
    day: day.number,
    date: day.date,
    title: day.title,
    emoji: emojiOf(day, sights),
    morning: wordPart(before, wordArrivalHome(day, itinerary) ?? (isFirst ? UNTIL_LEAVING : 'A slow morning.')),
    afternoon: wordPart(
      after,
      isFirst && before.length === 0
        ? UNTIL_LEAVING
        : isLast && late.length === 0
          ? 'The journey home.'
          : 'The afternoon is free.',
    ),
    evening: wordPart(late, day.night === 'home' ? 'Back home.' : aboard),
    description: abouts.join(' ') || (isFirst || isLast ? 'A day of travel.' : 'A day with nothing that must be done.'),
    meals: wordMeals(stops),
    costRupees: day.costRupees,
    stops: stops.map((stop) => rowOf(stop, gazetteer)),
  };
}
