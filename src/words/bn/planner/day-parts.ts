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
      return `${formatClock(event.start)} থেকে ${first}${rest.length > 0 ? `, তারপর ${joinNames(rest)}` : ''}।`;
    }
    case 'ride': {
      const { ride } = event;
      return `${formatClock(ride.departs)}-এ ${ride.from} থেকে ${vehicle(ride.vehicle)}, ${arrivalOf(ride)} নাগাদ ${ride.to}।`;
    }
    case 'meal': {
      const at = `${formatClock(event.start)}-এ ${MEALS[event.meal]}`;
      if (event.at) return `${at}: ${wordPlace(event.at)}।`;
      return event.dish === undefined ? `${at}।` : `${at}: ${event.dish} চেখে দেখুন।`;
    }
    default:
      return `${speak(stops, event.title)}।`;
  }
}

const LUNCH = {
  there: 'দুপুরের খাবার সেখানেই খান।',
  packed: 'দুপুরের খাবার আর জল সঙ্গে নিন।',
  included: 'দুপুরের খাবার ধরা আছে।',
} as const;

const withoutBrackets = (dish: string): string => dish.replace(/ \(.*\)$/, '');

export const day: PlanWords['day'] = {
  part: (events) => events.map(wordEvent).join(' '),
  idle: {
    'until-leaving': 'বেরোনোর আগে পর্যন্ত নিজের মতো সময়।',
    'slow-morning': 'ঢিলেঢালা সকাল।',
    'free-afternoon': 'দুপুরটা নিজের মতো।',
    'free-evening': 'সন্ধ্যাটা নিজের মতো।',
    'journey-home': 'বাড়ির পথে।',
    'back-home': 'বাড়ি ফেরা।',
    'on-board': 'পথেই।',
  },
  arrivesHome: (ride) => `${vehicle(ride.vehicle)} ${arrivalOf(ride)} নাগাদ ${ride.to} পৌঁছয়।`,
  meals: (meals) => {
    if (meals.length === 0) return 'খাওয়াদাওয়া পথে।';
    const names = meals.map(({ meal, at, dish }) => {
      const named = at?.name ?? (dish && withoutBrackets(dish));
      return named === undefined ? MEALS[meal] : `${MEALS[meal]} (${named})`;
    });
    return `${names.join(', ')}${meals.length < 3 ? '; বাকিটা পথে' : ''}।`;
  },
  about: (abouts, isTravel) => abouts.join(' ') || (isTravel ? 'পথের দিন।' : 'এমন দিন, যেদিন কিছুই করতে হবে না।'),
  visit: ({ about, lunch }) => [about, ...(lunch ? [LUNCH[lunch]] : [])].join(' '),
  ride: (ride) => {
    const seat = ride.vehicle.is === 'train' && ride.cabin ? `, ${cabin(ride.cabin)}` : '';
    const latest = formatClock(ride.departs + ride.minutes + ride.delayMinutes);
    const name = `${vehicle(ride.vehicle)}${ride.number === undefined ? '' : ` ${ride.number}`}${seat}`;
    return `${name}, ${ride.from} থেকে ${wordDuration(ride.minutes)}। ${arrivalOf(ride)} থেকে ${latest}-এর মধ্যে ${ride.to}।`;
  },
  food: ({ at, dish }) => {
    if (!at) return dish === undefined ? 'হোটেলে বা কাছাকাছি কোথাও।' : `${dish} চেখে দেখুন।`;
    const known = at.food === undefined ? '' : `: ${at.food}, ${at.since} থেকে`;
    return `${wordPlace(at)}${known}। সেদিন খোলা কি না জেনে নিন।`;
  },
  stop: textOfStop,
};
