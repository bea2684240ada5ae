import { formatClock } from '../../../core/clock-time.ts';
import type { DayEvent, PlanWords, SaidFood, SaidRide } from '../../../core/planner/plan-words.ts';
import { speak } from '../../../core/sayings.ts';
import { MEALS, stops, textOfStop } from './days.ts';
import { joinNames, wordDuration } from './grammar.ts';
import { cabin, vehicle } from './vehicles.ts';

const arrivalOf = ({ departs, minutes }: SaidRide): string => formatClock(departs + minutes);

const wordPlace = ({ name, area }: NonNullable<SaidFood['at']>): string => `${name}, ${area}`;

function wordEvent(event: DayEvent): string {
  switch (event.is) {
    case 'visits': {
      const [first, ...rest] = event.names;
      return `${formatClock(event.start)} से ${first}${rest.length > 0 ? `, फिर ${joinNames(rest)}` : ''}।`;
    }
    case 'ride': {
      const { ride } = event;
      return `${formatClock(ride.departs)} बजे ${ride.from} से ${vehicle(ride.vehicle)}, करीब ${arrivalOf(ride)} बजे ${ride.to}।`;
    }
    case 'meal': {
      const at = `${formatClock(event.start)} बजे ${MEALS[event.meal]}`;
      if (event.at) return `${at}: ${wordPlace(event.at)}।`;
      return event.dish === undefined ? `${at}।` : `${at}: ${event.dish} चखें।`;
    }
    default:
      return `${speak(stops, event.title)}।`;
  }
}

const LUNCH = {
  there: 'दोपहर का भोजन वहीं करें।',
  packed: 'दोपहर का भोजन और पानी साथ ले जाएँ।',
  included: 'दोपहर का भोजन शामिल है।',
} as const;

const withoutBrackets = (dish: string): string => dish.replace(/ \(.*\)$/, '');

export const day: PlanWords['day'] = {
  part: (events) => events.map(wordEvent).join(' '),
  idle: {
    'until-leaving': 'निकलने तक खाली समय।',
    'slow-morning': 'आराम की सुबह।',
    'free-afternoon': 'दोपहर खाली है।',
    'free-evening': 'शाम खाली है।',
    'journey-home': 'घर की ओर सफ़र।',
    'back-home': 'घर वापस।',
    'on-board': 'सफ़र में।',
  },
  arrivesHome: (ride) => `${vehicle(ride.vehicle)} करीब ${arrivalOf(ride)} बजे ${ride.to} पहुँचती है।`,
  meals: (meals) => {
    if (meals.length === 0) return 'भोजन रास्ते में।';
    const names = meals.map(({ meal, at, dish }) => {
      const named = at?.name ?? (dish && withoutBrackets(dish));
      return named === undefined ? MEALS[meal] : `${MEALS[meal]} (${named})`;
    });
    return `${names.join(', ')}${meals.length < 3 ? '; बाकी रास्ते में' : ''}।`;
  },
  about: (abouts, isTravel) => abouts.join(' ') || (isTravel ? 'सफ़र का दिन।' : 'ऐसा दिन जब कुछ करना ज़रूरी नहीं।'),
  visit: ({ about, lunch }) => [about, ...(lunch ? [LUNCH[lunch]] : [])].join(' '),
  ride: (ride) => {
    const seat = ride.vehicle.is === 'train' && ride.cabin ? `, ${cabin(ride.cabin)}` : '';
    const latest = formatClock(ride.departs + ride.minutes + ride.delayMinutes);
    const name = `${vehicle(ride.vehicle)}${ride.number === undefined ? '' : ` ${ride.number}`}${seat}`;
    return `${name}, ${ride.from} से ${wordDuration(ride.minutes)}। ${arrivalOf(ride)} और ${latest} के बीच ${ride.to}।`;
  },
  food: ({ at, dish }) => {
    if (!at) return dish === undefined ? 'अपने होटल में या आसपास।' : `${dish} चखें।`;
    const known = at.food === undefined ? '' : `: ${at.food}, ${at.since} से`;
    return `${wordPlace(at)}${known}। उस दिन खुला है या नहीं, पूछ लें।`;
  },
  stop: textOfStop,
};
