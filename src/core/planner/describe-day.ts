import { formatClock, midnightsBetween } from '../clock-time.ts';
import type { Gazetteer, Sight } from '../gazetteer/gazetteer.ts';
import type { Theme } from '../gazetteer/types.ts';
import type { Ride } from '../rides.ts';
import { speak } from '../sayings.ts';
import type { DayPlan, TimelineRow } from './details.ts';
import { titleStop, vehicleOf } from './phrases.ts';
import type { DayEvent, IdlePart, PlanWords, SaidFood, SaidRide } from './plan-words.ts';
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

const rideOf = (ride: Ride): SaidRide => ({
  vehicle: vehicleOf(ride),
  ...(ride.cabin && { cabin: ride.cabin }),
  ...(ride.service && { number: ride.service.number }),
  from: ride.from.name,
  to: ride.to.name,
  departs: ride.departs,
  minutes: ride.minutes,
  delayMinutes: ride.delayBufferMinutes,
});

/** Returns what is eaten, with what the facts say of the place. */
function foodOf({ dish, at }: Extract<Stop, { kind: 'meal' }>, { eatingPlaces }: Gazetteer): SaidFood {
  if (!at) return dish === undefined ? {} : { dish };
  const place = eatingPlaces.find(({ name, area }) => name === at.name && area === at.area);
  return { at: { ...at, ...(place && { food: place.food, since: place.since }) } };
}

function textOfStop(stop: Stop, gazetteer: Gazetteer, { day }: PlanWords): string {
  switch (stop.kind) {
    case 'visit': {
      const about = gazetteer.sights.get(stop.sightId)?.about ?? '';
      return day.visit({ about, ...(stop.lunch && { lunch: stop.lunch }) });
    }
    case 'ride':
      return day.ride(rideOf(stop.ride));
    case 'meal':
      return day.food(foodOf(stop, gazetteer));
    default:
      return day.stop(titleStop(stop));
  }
}

function rowOf(stop: Stop, gazetteer: Gazetteer, words: PlanWords): TimelineRow {
  const place = stop.kind === 'visit' ? stop.place : stop.kind === 'ride' ? stop.ride.to : undefined;
  return {
    kind: stop.kind,
    start: formatClock(stop.start),
    end: formatClock(stop.end),
    endsDaysLater: midnightsBetween(stop.start, stop.end),
    title: speak(words.stops, titleStop(stop)),
    text: textOfStop(stop, gazetteer, words),
    ...(stop.kind === 'ride' && { vehicle: vehicleOf(stop.ride).is }),
    ...(stop.travel && { travelBefore: stop.travel }),
    ...(place && { place: { name: place.name, lat: place.lat, lon: place.lon } }),
    ...(stop.kind === 'visit' && { feeRupees: stop.feeRupees }),
    ...(stop.kind === 'visit' && stop.paidAt !== undefined && { paidAt: stop.paidAt }),
  };
}

/** Returns what happens in a part of a day; visits in a row are one event. */
function eventsOf(stops: readonly Stop[]): readonly DayEvent[] {
  const events: DayEvent[] = [];
  for (const stop of stops) {
    const last = events.at(-1);
    if (stop.kind === 'visit') {
      if (last?.is === 'visits') events[events.length - 1] = { ...last, names: [...last.names, stop.place.name] };
      else events.push({ is: 'visits', start: stop.start, names: [stop.place.name] });
    } else if (stop.kind === 'ride') events.push({ is: 'ride', ride: rideOf(stop.ride) });
    else if (stop.kind === 'meal' && stop.meal !== 'breakfast') {
      const { meal, start, dish, at } = stop;
      events.push({ is: 'meal', meal, start, ...(dish !== undefined && { dish }), ...(at && { at }) });
    } else if (stop.kind === 'check-in' || stop.kind === 'check-out')
      events.push({ is: 'desk', title: titleStop(stop) });
  }
  return events;
}

/** Returns the ride that arrives home on the last day after a night on board. */
function rideHome(day: PlannedDay, { journeys }: Itinerary): Ride | undefined {
  const rides = journeys.flatMap((journey) => journey.rides);
  const ride = rides.findLast(
    ({ dayNumber, departs, minutes }) => dayNumber + Math.floor((departs + minutes) / 1440) === day.number,
  );
  return ride?.dayNumber === day.number ? undefined : ride;
}

function emojiOf(day: PlannedDay, sights: readonly Sight[]): string {
  const best = [...sights].sort((a, b) => b.score - a.score)[0];
  const theme = best?.themes[0];
  if (theme) return EMOJI_OF_THEME[theme];
  const ride = day.stops.find((stop) => stop.kind === 'ride');
  return ride?.kind === 'ride' ? EMOJI_OF_MODE[ride.ride.mode] : '🧳';
}

/** Returns a day in words: its parts, its rows, its meals. Times and numbers are the plan's own. */
export function describeDay(day: PlannedDay, itinerary: Itinerary, gazetteer: Gazetteer, words: PlanWords): DayPlan {
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
  const part = (rows: readonly Stop[], idle: IdlePart): string => {
    const events = eventsOf(rows);
    return events.length > 0 ? words.day.part(events) : words.day.idle[idle];
  };
  const home = rideHome(day, itinerary);
  const isHomeBound = isLast && late.length === 0;
  const meals = stops.flatMap((stop) => (stop.kind === 'meal' ? [stop] : []));
  return {
    day: day.number,
    date: day.date,
    title: speak(words.days, day.title),
    emoji: emojiOf(day, sights),
    morning:
      home && eventsOf(before).length === 0
        ? words.day.arrivesHome(rideOf(home))
        : part(before, isFirst ? 'until-leaving' : 'slow-morning'),
    afternoon: part(
      after,
      isFirst && before.length === 0 ? 'until-leaving' : isHomeBound ? 'journey-home' : 'free-afternoon',
    ),
    evening: part(
      late,
      day.night === 'home' ? 'back-home' : day.night === 'on-board' && late.length === 0 ? 'on-board' : 'free-evening',
    ),
    description: words.day.about(abouts, isFirst || isLast),
    meals: words.day.meals(meals),
    costRupees: day.costRupees,
    stops: stops.map((stop) => rowOf(stop, gazetteer, words)),
  };
}
