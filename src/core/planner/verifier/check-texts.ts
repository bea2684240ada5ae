import { formatClock } from '../../clock-time.ts';
import { addDays } from '../../dates.ts';
import { valuesOf } from '../../sayings.ts';
import { ALTITUDE } from '../limits.ts';
import { titleStop } from '../phrases.ts';
import type { Itinerary } from '../types.ts';
import type { Finding } from './checks.ts';
import { arrivalOf, findRides, findVisits, type Trip } from './trip.ts';

const TEXT_KEYS: readonly string[] = [
  'title',
  'difference',
  'text',
  'label',
  'slug',
  'version',
  'checks',
  'notes',
  'name',
];

const allow = (n: number, into: Set<string>) => into.add(String(Number(n.toFixed(4))));

/** Adds a number as it may be written: rounded, minutes also as hours and minutes, rates also as percentages. */
function collectNumber(key: string, value: number, into: Set<string>): void {
  allow(value, into);
  allow(Math.round(value), into);
  if (key.endsWith('inutes')) {
    allow(Math.floor(value / 60), into);
    allow(Math.round(value) % 60, into);
  }
  if (key === 'gstRate') allow(value * 100, into);
}

/** Adds every number of a value outside its texts; a date gives year, month and day. */
function collectNumbers(value: unknown, into: Set<string>, key = ''): void {
  if (typeof value === 'number') collectNumber(key, value, into);
  else if (typeof value === 'string') for (const part of value.match(/\d+/g) ?? []) allow(Number(part), into);
  else if (Array.isArray(value)) for (const item of value) collectNumbers(item, into, key);
  else if (value !== null && typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) if (!TEXT_KEYS.includes(name)) collectNumbers(item, into, name);
  }
}

function collectClockTimes({ days, journeys }: Itinerary): Set<string> {
  const minutes = days.flatMap((day) =>
    day.stops.flatMap((stop) => [stop.start, stop.end, stop.start - (stop.travel?.minutes ?? 0)]),
  );
  const rides = journeys.flatMap((j) => j.rides);
  const ofRides = rides.flatMap((r) => [r.departs, arrivalOf(r), arrivalOf(r) + r.delayBufferMinutes]);
  return new Set([...minutes, ...ofRides].map(formatClock));
}

/** Returns the gazetteer's names and sentences, which may contain numbers. */
function collectQuotes(trip: Trip): string[] {
  const { itinerary, gazetteer } = trip;
  const visits = findVisits(trip).flatMap(({ sight }) =>
    sight
      ? [sight.name, ...(sight.permit ? [sight.permit.name] : []), ...(sight.closedRanges ?? []).map((r) => r.reason)]
      : [],
  );
  const bases = itinerary.stays.flatMap((stay) => {
    const base = gazetteer.bases.get(stay.baseId);
    const closures = (base?.closures ?? []).map((closure) => closure.reason);
    return base
      ? [base.name, ...base.notes, ...closures, stay.hotelExample.name, stay.hotelExample.type, stay.hotelExample.area]
      : [];
  });
  const rides = findRides(itinerary).flatMap((r) => [
    r.from.name,
    r.to.name,
    ...(r.service ? [r.service.name, r.service.number] : []),
  ]);
  const quotes = [...visits, ...bases, ...rides, itinerary.from.name, itinerary.to.name];
  return quotes.filter((quote) => /\d/.test(quote)).sort((a, b) => b.length - a.length);
}

function collectAllowed(trip: Trip): Set<string> {
  const { itinerary, request, gazetteer } = trip;
  const allowed = new Set<string>();
  collectNumbers(itinerary, allowed);
  const lengths = itinerary.days.flatMap((day) => day.stops.map((stop) => stop.end - stop.start));
  for (const length of lengths) collectNumber('minutes', length, allowed);
  collectNumbers([request.priceRange, request.departureDate, request.returnDate, request.bookedOn, ALTITUDE], allowed);
  for (const { sight } of findVisits(trip)) collectNumbers([sight?.altitudeMetres, sight?.permit?.leadDays], allowed);
  for (const stay of itinerary.stays) collectNumbers(gazetteer.bases.get(stay.baseId)?.altitudeMetres, allowed);
  for (let n = 0; n < itinerary.durationDays; n++) collectNumbers(addDays(itinerary.startDate, n), allowed);
  collectNumbers([itinerary.durationDays - 1, itinerary.stays.length, findVisits(trip).length], allowed);
  return allowed;
}

/** Returns the values of every saying, one text each; of the first suggestion's price only the verifier of answers knows. */
function collectTexts({ title, difference, notes, days }: Itinerary): string[] {
  const said = [title, difference, ...notes.map(({ text }) => text)];
  const ofDays = days.flatMap((day) => [day.title, ...day.stops.map(titleStop)]);
  return [...said, ...ofDays].map((saying) => valuesOf(withoutCounts(saying)).join(' '));
}

/** Leaves out numbers that are none of the plan: the number of a title, weekdays by number, the price of another plan. */
function withoutCounts(saying: object | string): object | string {
  if (typeof saying === 'string') return saying;
  const { number: _number, weekdays: _weekdays, savesPercent: _saves, ...others } = saying as Record<string, unknown>;
  return others;
}

/** V30: every number in a text occurs in the plan, the request or the gazetteer's own sentences. */
export function checkTexts(trip: Trip): Finding[] {
  const quotes = collectQuotes(trip);
  const allowed = collectAllowed(trip);
  const times = collectClockTimes(trip.itinerary);
  return collectTexts(trip.itinerary).flatMap((text) => {
    const bare = quotes.reduce((rest, quote) => rest.replaceAll(quote, ' '), text);
    const clocks = bare.match(/\b\d{1,2}:\d{2}\b/g) ?? [];
    const numbers = bare.replace(/\b\d{1,2}:\d{2}\b/g, ' ').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
    const unknown = [
      ...clocks.filter((clock) => !times.has(clock.padStart(5, '0'))),
      ...numbers.filter((number) => !allowed.has(String(Number(number.replaceAll(',', ''))))),
    ];
    return unknown.map(
      (number): Finding => ({ check: 'V30', message: `"${text}" says ${number}, which the plan does not` }),
    );
  });
}
