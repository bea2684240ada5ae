import { formatClock, formatDuration } from '../../../core/clock-time.ts';
import type { DayEvent, PlanWords, SaidFood, SaidRide } from '../../../core/planner/plan-words.ts';
import { speak } from '../../../core/sayings.ts';
import { MEALS, stops, textOfStop } from './days.ts';
import { nameDish } from './dishes.ts';
import { joinNames, upperFirst } from './grammar.ts';
import { vehicle } from './vehicles.ts';

const CABINS: Readonly<Record<string, string>> = {
  SL: 'sleeper',
  '3A': 'AC 3 tier',
  '2A': 'AC 2 tier',
  '1A': 'first class AC',
  CC: 'chair car',
};

const arrivalOf = ({ departs, minutes }: SaidRide): string => formatClock(departs + minutes);

/** Returns a place to eat with its part of town: "Karim's, Jama Masjid". */
const wordPlace = ({ name, area }: NonNullable<SaidFood['at']>): string => `${name}, ${area}`;

function wordEvent(event: DayEvent): string {
  switch (event.is) {
    case 'visits': {
      const [first, ...rest] = event.names;
      const hasAnd = rest.some((name) => name.includes(' and '));
      const then = rest.length > 0 ? `, then ${hasAnd ? rest.join(', then ') : joinNames(rest)}` : '';
      return `From ${formatClock(event.start)} ${first}${then}.`;
    }
    case 'ride': {
      const { ride } = event;
      return `${vehicle(ride.vehicle)} from ${ride.from} at ${formatClock(ride.departs)}, reaching ${ride.to} at about ${arrivalOf(ride)}.`;
    }
    case 'meal': {
      const at = `${MEALS[event.meal]} at ${formatClock(event.start)}`;
      if (event.at) return `${at}: ${wordPlace(event.at)}.`;
      return event.dish === undefined ? `${at}.` : `${at}: try the ${nameDish(event.dish)}.`;
    }
    default:
      return `${speak(stops, event.title)}.`;
  }
}

const LUNCH = {
  there: 'Have lunch there.',
  packed: 'Take lunch and water with you.',
  included: 'Lunch is included.',
} as const;

const withoutBrackets = (dish: string): string => dish.replace(/ \(.*\)$/, '');

export const day: PlanWords['day'] = {
  part: (events) => events.map(wordEvent).join(' '),
  idle: {
    'until-leaving': 'Free until you leave.',
    'slow-morning': 'A slow morning.',
    'free-afternoon': 'The afternoon is free.',
    'free-evening': 'The evening is free.',
    'journey-home': 'The journey home.',
    'back-home': 'Back home.',
    'on-board': 'On board.',
  },
  arrivesHome: (ride) => `${vehicle(ride.vehicle)} reaches ${ride.to} at about ${arrivalOf(ride)}.`,
  meals: (meals) => {
    if (meals.length === 0) return 'Meals on the way.';
    const names = meals.map(({ meal, at, dish }) => {
      const named = at?.name ?? (dish && withoutBrackets(dish));
      return named === undefined ? meal : `${meal} (${named})`;
    });
    return `${upperFirst(names.join(', '))}${meals.length < 3 ? '; the rest on the way' : ''}.`;
  },
  about: (abouts, isTravel) =>
    abouts.join(' ') || (isTravel ? 'A day of travel.' : 'A day with nothing that must be done.'),
  visit: ({ about, lunch }) => [about, ...(lunch ? [LUNCH[lunch]] : [])].join(' '),
  ride: (ride) => {
    const cabin = ride.vehicle.is === 'train' && ride.cabin ? `, ${CABINS[ride.cabin] ?? ride.cabin}` : '';
    const latest = formatClock(ride.departs + ride.minutes + ride.delayMinutes);
    const name = `${vehicle(ride.vehicle)}${ride.number === undefined ? '' : ` ${ride.number}`}${cabin}`;
    return `${name}, ${formatDuration(ride.minutes)} from ${ride.from}. Reaches ${ride.to} between ${arrivalOf(ride)} and ${latest}.`;
  },
  food: ({ at, dish }) => {
    if (!at) return dish === undefined ? 'At your hotel or close by.' : `Try the ${nameDish(dish)}.`;
    const known = at.food === undefined ? '' : `: ${at.food}, since ${at.since}`;
    return `${wordPlace(at)}${known}. Ask that day whether it is open.`;
  },
  stop: textOfStop,
};
