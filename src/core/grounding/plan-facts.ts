import { formatClock } from '../clock-time.ts';
import { type Day, MONTH_NAMES, monthOf, WEEKDAY_NAMES, weekdayOf } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { titleStop, vehicleOf } from '../planner/phrases.ts';
import type { PlanWords } from '../planner/plan-words.ts';
import { nightsByTown } from '../planner/town-nights.ts';
import type { Itinerary, PlannedDay, Stop } from '../planner/types.ts';
import type { Ride } from '../rides.ts';
import { speak } from '../sayings.ts';
import { sightsOf } from './names-of-plan.ts';
import { shortAbout } from './offered-places.ts';

/** What a model receives about a plan to write its title and sentence: names and counts, no ids, slugs or prices. */
export interface CardFacts {
  readonly days: number;
  readonly nights: number;
  readonly from: string;
  readonly to: string;
  readonly month: string;
  /** "Jaipur, 2 nights", in travel order; empty for a day trip. */
  readonly stays: readonly string[];
  /** "Taj Mahal: white marble tomb", best first. */
  readonly sights: readonly string[];
  readonly sightCount: number;
  /** "Flight", "Darjeeling Mail, overnight". */
  readonly transport: readonly string[];
  readonly pace: string;
  readonly focus: string;
  readonly rooms: string;
  /** The built-in text about its difference from the others. */
  readonly difference: string;
}

export interface DayFacts {
  readonly day: number;
  readonly days: number;
  readonly weekday: string;
  /** The night's base; null on board and at home. */
  readonly night: string | null;
  /** In clock order: "09:00-11:00 Taj Mahal: white marble tomb". */
  readonly stops: readonly string[];
}

const MOST_SIGHTS = 6;

const monthName = (day: Day): string => MONTH_NAMES[monthOf(day) - 1] ?? '';

const isMain = ({ mode, overnight }: Ride): boolean => mode !== 'cab' && (mode !== 'bus' || overnight);

function wordTransport({ journeys }: Itinerary, { vehicle }: PlanWords): readonly string[] {
  const rides = journeys.flatMap((journey) => journey.rides);
  const main = rides.filter(isMain);
  const words = (main.length > 0 ? main : rides).map((ride) => {
    const plain = vehicle(vehicleOf(ride));
    const name = ride.mode === 'train' && ride.service ? `Train ${plain}` : plain;
    return ride.overnight && ride.mode === 'train' ? `${name}, overnight` : name;
  });
  return [...new Set(words)];
}

/** Leaves the prices out: a model is told none. */
function withoutPrice(difference: Itinerary['difference']): Itinerary['difference'] {
  if (typeof difference === 'string') return difference;
  const { savesPercent: _saves, ...others } = difference;
  return others;
}

/** Returns the facts for a model to write a plan's card. */
export function cardFacts(itinerary: Itinerary, gazetteer: Gazetteer, words: PlanWords): CardFacts {
  const sights = sightsOf({ itinerary, gazetteer, dayNumber: null });
  const best = sights.toSorted((a, b) => b.score - a.score).slice(0, MOST_SIGHTS);
  const { variant } = itinerary;
  return {
    days: itinerary.durationDays,
    nights: itinerary.durationDays - 1,
    from: itinerary.from.name,
    to: itinerary.to.name,
    month: monthName(itinerary.startDate),
    stays: nightsByTown(itinerary.stays).map(
      ({ base, nights }) => `${base.name}, ${nights} ${nights === 1 ? 'night' : 'nights'}`,
    ),
    sights: best.map(({ name, about }) => `${name}: ${shortAbout(about)}`),
    sightCount: sights.length,
    transport: wordTransport(itinerary, words),
    pace: variant.pace,
    focus: variant.focus,
    rooms: variant.tiers.hotel,
    difference: speak(words.differences, withoutPrice(itinerary.difference)),
  };
}

function wordStop(stop: Stop, gazetteer: Gazetteer, { stops }: PlanWords): string {
  const title = speak(stops, titleStop(stop));
  const time = `${formatClock(stop.start)}-${formatClock(stop.end)}`;
  switch (stop.kind) {
    case 'visit': {
      const about = gazetteer.sights.get(stop.sightId)?.about;
      return about === undefined ? `${time} ${title}` : `${time} ${title}: ${about}`;
    }
    case 'meal':
      return stop.dish === undefined ? `${time} ${title}` : `${time} ${title}, ${stop.dish}`;
    default:
      return `${time} ${title}`;
  }
}

function nightOf({ night }: PlannedDay, gazetteer: Gazetteer): string | null {
  return typeof night === 'object' ? (gazetteer.bases.get(night.baseId)?.name ?? null) : null;
}

/** Returns the facts for a model to write a plan's day; null when there is no such day. */
export function dayFacts(
  itinerary: Itinerary,
  dayNumber: number,
  gazetteer: Gazetteer,
  words: PlanWords,
): DayFacts | null {
  const day = itinerary.days.find(({ number }) => number === dayNumber);
  if (!day) return null;
  return {
    day: day.number,
    days: itinerary.durationDays,
    weekday: WEEKDAY_NAMES[weekdayOf(day.date)],
    night: nightOf(day, gazetteer),
    stops: day.stops.map((stop) => wordStop(stop, gazetteer, words)),
  };
}
