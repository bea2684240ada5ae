import { addDays } from '../dates.ts';
import type { Gazetteer } from '../gazetteer/gazetteer.ts';
import { describeDay } from '../planner/describe-day.ts';
import type { TimelineRow } from '../planner/details.ts';
import type { PlanWords } from '../planner/plan-words.ts';
import type { Itinerary, PlannedDay, StayPlan, Stop } from '../planner/types.ts';
import type { Ride, RideMode } from '../rides.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { placeNotes } from './place-notes.ts';

/** An event before it has its id and the notes on its place. */
interface PlacedEvent extends Omit<CalendarEvent, 'uid'> {
  /** Names it within the plan. */
  readonly key: string;
  /** The sight or base whose notes it carries. */
  readonly about?: string;
}

/** Airports ask for so much time, and a platform has to be found. */
const RIDE_ALARMS: Readonly<Partial<Record<RideMode, number>>> = { flight: 180, train: 90 };
const OTHER_RIDE_ALARM = 60;
/** Before the way to a sight begins. */
const VISIT_ALARM = 30;

const isNightOf = (night: number, { firstDayNumber, nights }: StayPlan): boolean =>
  night >= firstDayNumber && night < firstDayNumber + nights;

/** What an event has of its row, whatever its kind. */
interface RowEvent {
  readonly stop: Stop;
  readonly row: TimelineRow;
  readonly day: PlannedDay;
}

interface TripWords {
  readonly itinerary: Itinerary;
  readonly gazetteer: Gazetteer;
  readonly words: PlanWords;
}

const rideEvent = ({ mode, from }: Ride, number: number) => ({
  key: `ride-${number}`,
  location: from.name,
  point: from,
  alarmMinutes: RIDE_ALARMS[mode] ?? OTHER_RIDE_ALARM,
});

const visitEvent = ({ sightId, place, travel }: Extract<Stop, { kind: 'visit' }>) => ({
  key: `visit-${sightId}`,
  about: sightId,
  location: place.name,
  point: place,
  alarmMinutes: VISIT_ALARM + (travel?.minutes ?? 0),
});

function deskEvent(kind: 'check-in' | 'check-out', number: number, { itinerary: { stays }, words }: TripWords) {
  const stay = stays.find((each) => isNightOf(kind === 'check-in' ? number : number - 1, each));
  const location = stay ? words.details.hotelPlace(stay.hotelExample.area, stay.base.name) : '';
  return { key: `${kind}-${number}`, location };
}

function mealEvent(
  { meal, at }: Extract<Stop, { kind: 'meal' }>,
  { row, day }: RowEvent,
  { gazetteer, words }: TripWords,
) {
  if (!at) return null;
  const place = gazetteer.eatingPlaces.find(({ name, area }) => name === at.name && area === at.area);
  return {
    key: `${meal}-${day.number}`,
    summary: words.calendar.mealAt({ title: row.title, place: at.name }),
    location: words.details.hotelPlace(at.name, at.area),
    ...(place && { point: place }),
  };
}

/** Returns what a row's kind adds to its event; null for a row that no calendar needs. */
function eventOfKind(
  told: RowEvent,
  trip: TripWords,
): (Pick<PlacedEvent, 'key' | 'location'> & Partial<PlacedEvent>) | null {
  const { stop, day } = told;
  switch (stop.kind) {
    case 'ride':
      return rideEvent(stop.ride, day.number);
    case 'visit':
      return visitEvent(stop);
    case 'check-in':
    case 'check-out':
      return deskEvent(stop.kind, day.number, trip);
    case 'meal':
      return mealEvent(stop, told, trip);
    default:
      return null;
  }
}

function eventsOfDay(day: PlannedDay, trip: TripWords): readonly PlacedEvent[] {
  const { itinerary, gazetteer, words } = trip;
  const { stops: rows } = describeDay(day, itinerary, gazetteer, words);
  return day.stops.flatMap((stop, index) => {
    const row = rows[index];
    const event = row && eventOfKind({ stop, row, day }, trip);
    if (!event) return [];
    const { start, end, travel } = stop;
    const setOff = travel ? [words.calendar.setOff({ start, ...travel })] : [];
    const description = [...setOff, row.text].filter((text) => text !== '');
    return [{ summary: row.title, description, time: { day: day.date, start, end }, ...event }];
  });
}

function eventOfNights(stay: StayPlan, { itinerary, words }: TripWords): PlacedEvent {
  const { baseId, base, firstDayNumber, nights, nightStay, tier, hotelExample } = stay;
  const town = base.name;
  const room = words.details.roomType(nightStay ? 'night-stay' : tier);
  return {
    key: `nights-${baseId}`,
    about: baseId,
    summary: nightStay
      ? words.card.nightStay({ type: hotelExample.type, town, nights })
      : words.calendar.nights({ nights, town }),
    description: [words.calendar.example({ hotel: hotelExample.name, room })],
    location: town,
    point: base,
    time: { firstDay: addDays(itinerary.startDate, firstDayNumber - 1), days: nights },
  };
}

/**
 * Returns the events of a planned trip: the nights of each stay as whole days, then rides, visits, check-ins, check-outs
 * and meals at named places in the order of the plan. What to book, to apply for and to bring is told once for each
 * sight and town, in its first event.
 */
export function eventsOfTrip(itinerary: Itinerary, gazetteer: Gazetteer, words: PlanWords): readonly CalendarEvent[] {
  const trip = { itinerary, gazetteer, words };
  const nights = itinerary.stays.map((stay) => eventOfNights(stay, trip));
  const hours = itinerary.days.flatMap((day) => eventsOfDay(day, trip));
  const { ofPlaces, ofTrip } = placeNotes(itinerary, words);
  const [first] = hours;
  const counts = new Map<string, number>();
  const told = new Set<string>();
  return [...nights, ...hours].map((placed) => {
    const { key, about, description, ...event } = placed;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const notes = about === undefined || told.has(about) ? [] : (ofPlaces.get(about) ?? []);
    if (about !== undefined) told.add(about);
    return {
      ...event,
      uid: `${itinerary.slug}-${key}${count > 1 ? `-${count}` : ''}@safarnama`,
      description: [...description, ...(placed === first ? ofTrip : []), ...notes],
    };
  });
}
