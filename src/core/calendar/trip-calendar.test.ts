import { describe, expect, it, test } from 'vitest';
import { noteOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plansOf, tripRequest } from '../../../test/plan-trips.ts';
import { type CalendarPart, eventsIn, readCalendar } from '../../../test/read-calendar.ts';
import { PLANNER_WORDS } from '../../words/words-of.ts';
import { formatClock } from '../clock-time.ts';
import { addDays } from '../dates.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { Itinerary, Stop } from '../planner/types.ts';
import { finish } from '../planner/verifier/fixtures/itinerary.ts';
import { darjeelingTrip } from '../planner/verifier/fixtures/trips.ts';
import { eventsOfTrip } from './trip-events.ts';
import { writeCalendar } from './write-calendar.ts';

const MADE_AT = Date.UTC(2026, 10, 21, 4, 5, 9);
const ADDRESS = 'https://trips.example/itinerary/goa';

function writeTrip(trip: Itinerary, language: Language = 'en', sequence = 7): string {
  const events = eventsOfTrip(trip, gazetteer, PLANNER_WORDS[language].plans);
  return writeCalendar({ name: 'Goa; sun, sea', events, address: ADDRESS, madeAt: MADE_AT, sequence });
}

const read = (trip: Itinerary, language: Language = 'en') => readCalendar(writeTrip(trip, language));

const ROUTES = [
  ['Kolkata', 'Darjeeling', '2027-01-15', 5],
  ['Mumbai', 'Kerala', '2027-01-10', 7],
  ['Delhi', 'Agra', '2027-02-03', 1],
  ['Delhi', 'Ladakh', '2027-06-12', 8],
  ['Chennai', 'Andaman Islands', '2027-02-01', 6],
  ['Delhi', 'Kashmir', '2027-05-10', 6],
  ['Kolkata', 'Puri', '2027-01-05', 4],
  ['Delhi', 'Jaisalmer', '2027-01-05', 4],
  ['Kolkata', 'Sundarbans', '2027-01-05', 3],
  ['Kolkata', 'Sikkim', '2027-04-05', 8],
  ['Delhi', 'Rajasthan', '2027-02-10', 9],
  ['Mumbai', 'Goa', '2027-01-20', 5],
] as const;

/** All suggestions of each route. */
const ANSWERS = ROUTES.map(([from, to, day, days]) => ({
  to,
  trips: plansOf(tripRequest(from, to, day, days, { priceRange: { min: 0, max: 200_000 } })),
}));
const TRIPS = ANSWERS.flatMap(({ trips }) => trips);

const stopsOf = (trip: Itinerary): readonly (Stop & { readonly date: string })[] =>
  trip.days.flatMap(({ date, stops }) => stops.map((stop) => ({ ...stop, date })));

/** Returns an Indian time of the file as "2027-01-15 22:05". */
function indianTime(event: CalendarPart, property: 'DTSTART' | 'DTEND'): string {
  expect(event.parameters(property)).toEqual(['TZID=Asia/Kolkata']);
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/.exec(event.value(property));
  const [, year, month, day, hour, minute] = match ?? [];
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

const timeIn = (date: string, minute: number): string =>
  `${addDays(date, Math.floor(minute / 1440))} ${formatClock(minute)}`;

const alarmsOf = ({ parts }: CalendarPart): readonly string[] => parts.map((alarm) => alarm.value('TRIGGER'));

const isOfDays = (event: CalendarPart): boolean => event.parameters('DTSTART').includes('VALUE=DATE');

/** The times of rides and visits of a plan, and those of them in its calendar. */
const plannedTimes = (trip: Itinerary, kind: Stop['kind']): readonly string[] =>
  stopsOf(trip)
    .filter((stop) => stop.kind === kind)
    .map(({ date, start, end }) => `${timeIn(date, start)} to ${timeIn(date, end)}`);
const writtenTimes = (calendar: CalendarPart, key: string): readonly string[] =>
  eventsIn(calendar)
    .filter((event) => event.value('UID').includes(`-${key}-`))
    .map((event) => `${indianTime(event, 'DTSTART')} to ${indianTime(event, 'DTEND')}`);

test('the trips tried are of every kind', () => {
  const rides = TRIPS.flatMap(({ journeys }) => journeys.flatMap((journey) => journey.rides));
  expect(TRIPS.length).toBeGreaterThan(36);
  expect(
    rides.filter(({ mode, departs, minutes }) => mode === 'train' && departs + minutes > 1440).length,
  ).toBeGreaterThan(5);
  expect(TRIPS.filter(({ stays }) => stays.some(({ nightStay }) => nightStay)).length).toBeGreaterThan(5);
  expect(TRIPS.filter(({ durationDays }) => durationDays === 1).length).toBeGreaterThan(2);
  for (const mode of ['flight', 'train', 'ferry', 'cab', 'bus'])
    expect(rides.some((ride) => ride.mode === mode)).toBe(true);
});

/** Expects every ride, visit, check-in, check-out and meal at a named place once, at its time. */
function expectWhole(trip: Itinerary, language: Language): void {
  const calendar = read(trip, language);
  const events = eventsIn(calendar);
  const uids = events.map((event) => event.value('UID'));
  expect(new Set(uids).size).toBe(uids.length);
  for (const kind of ['ride', 'visit', 'check-in', 'check-out'] as const) {
    expect(writtenTimes(calendar, kind), kind).toEqual(plannedTimes(trip, kind));
  }
  const told = stopsOf(trip).filter((stop) => /ride|visit|check/.test(stop.kind) || (stop.kind === 'meal' && stop.at));
  expect(events.filter((event) => !isOfDays(event))).toHaveLength(told.length);
  for (const event of events) {
    expect(event.value('SUMMARY')).not.toBe('');
    expect(event.value('LOCATION')).not.toBe('');
    expect(event.value('URL')).toBe(ADDRESS);
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(ANSWERS)('trips to $to read back whole', ({ trips }) => {
    for (const trip of trips) expectWhole(trip, language);
  });
});

it('covers each night of a stay with one whole day, and no night on board', () => {
  for (const trip of TRIPS) {
    const covered = eventsIn(read(trip)).flatMap((event) => {
      if (!isOfDays(event)) return [];
      const days: string[] = [];
      const dayOf = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
      for (let day = dayOf(event.value('DTSTART')); day < dayOf(event.value('DTEND')); day = addDays(day, 1))
        days.push(day);
      expect(event.value('TRANSP')).toBe('TRANSPARENT');
      return days;
    });
    expect(covered.toSorted()).toEqual(
      trip.days.filter(({ night }) => typeof night === 'object').map(({ date }) => date),
    );
  }
});

it('reminds once: before rides by their kind, and before the way to a sight begins', () => {
  for (const trip of TRIPS) {
    const events = eventsIn(read(trip));
    const stops = stopsOf(trip);
    const rides = stops.flatMap((stop) => (stop.kind === 'ride' ? [stop.ride.mode] : []));
    const written = events.filter((event) => event.value('UID').includes('-ride-'));
    expect(written.flatMap(alarmsOf)).toEqual(
      rides.map((mode) => (mode === 'flight' ? '-PT180M' : mode === 'train' ? '-PT90M' : '-PT60M')),
    );
    const ways = stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.travel?.minutes ?? 0] : []));
    expect(events.filter((event) => event.value('UID').includes('-visit-')).flatMap(alarmsOf)).toEqual(
      ways.map((minutes) => `-PT${30 + minutes}M`),
    );
    for (const event of events) if (!/-(ride|visit)-/.test(event.value('UID'))) expect(event.parts).toEqual([]);
  }
});

it('tells each note on booking and permits, in the first event of the place that it is about', () => {
  let told = 0;
  for (const trip of TRIPS) {
    const events = eventsIn(read(trip));
    for (const note of trip.notes) {
      if ((note.kind !== 'booking' && note.kind !== 'permit') || typeof note.text === 'string') continue;
      if (note.text.say !== 'booking' && note.text.say !== 'permit') continue;
      const places = note.text.say === 'booking' ? note.text.places : note.text.sights;
      const telling = events.filter(
        (event) => event.has('DESCRIPTION') && event.value('DESCRIPTION').split('\n\n').includes(noteOf(note)),
      );
      expect(telling.map((event) => event.value('LOCATION')).toSorted()).toEqual([...new Set(places)].toSorted());
      told += telling.length;
    }
  }
  expect(told).toBeGreaterThan(50);
});

it('a note of a plan from before notes named their places stands in the first event', () => {
  const [trip] = TRIPS;
  if (!trip) throw new Error('no trip');
  const old = { ...trip, notes: [{ kind: 'booking', text: 'Carry cash.' } as const] };
  const first = eventsIn(read(old)).find((event) => !isOfDays(event));
  expect(first?.value('DESCRIPTION')).toContain('\n\nCarry cash.');
});

it('a night train ends on the next morning, in Indian time', () => {
  const calendar = read(finish(darjeelingTrip));
  const zone = calendar.parts.find(({ name }) => name === 'VTIMEZONE');
  expect(zone?.value('TZID')).toBe('Asia/Kolkata');
  expect(zone?.parts.map((part) => [part.name, part.value('TZOFFSETFROM'), part.value('TZOFFSETTO')])).toEqual([
    ['STANDARD', '+0530', '+0530'],
  ]);
  const uid = `${darjeelingTrip.slug}-ride-1@safarnama`;
  const train = eventsIn(calendar).find((event) => event.value('UID') === uid);
  expect(train?.value('DTSTART')).toBe('20270329T220500');
  expect(train?.value('DTEND')).toBe('20270330T080500');
  expect(train?.value('GEO')).toMatch(/^22\.\d{5};88\.\d{5}$/);
  expect(train?.value('DTSTAMP')).toBe('20261121T040509Z');
  expect(train?.value('SEQUENCE')).toBe('7');
  expect(calendar.value('X-WR-CALNAME')).toBe('Goa; sun, sea');
});

it('a second file has the same ids, in any language, and the same bytes but for stamp and sequence', () => {
  const idsOf = (trip: Itinerary, language: Language) =>
    eventsIn(read(trip, language)).map((event) => event.value('UID'));
  for (const trip of TRIPS.slice(0, 12)) {
    expect(idsOf(trip, 'hi')).toEqual(idsOf(trip, 'en'));
    expect(writeTrip(trip, 'bn')).toBe(writeTrip(trip, 'bn'));
    expect(writeTrip(trip, 'en', 8).replaceAll('SEQUENCE:8', 'SEQUENCE:7')).toBe(writeTrip(trip));
  }
});
