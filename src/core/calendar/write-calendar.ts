import { formatClock, type Minute } from '../clock-time.ts';
import { addDays, type Day, fromEpochDay } from '../dates.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { contentLine, escapeText } from './content-line.ts';

export interface CalendarFile {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** The address of the page that the events come from. */
  readonly address: string;
  /** When the file is made, in milliseconds since 1970 (UTC). */
  readonly madeAt: number;
  /** Not lower than in any earlier file of the same plan: calendars ignore what is older than they have. */
  readonly sequence: number;
  /** For a calendar that is read again and again from its address; absent for a file that is saved once. */
  readonly subscription?: Subscription;
}

interface Subscription {
  /** When the plan changed last, in milliseconds since 1970 (UTC). */
  readonly changedAt: number;
  readonly readAgainAfterHours: number;
}

type Property = readonly [name: string, value: string];

/** India has one time, and no summer time. */
const ZONE = 'Asia/Kolkata';
const TIME_ZONE: readonly Property[] = [
  ['BEGIN', 'VTIMEZONE'],
  ['TZID', ZONE],
  ['BEGIN', 'STANDARD'],
  ['DTSTART', '19700101T000000'],
  ['TZOFFSETFROM', '+0530'],
  ['TZOFFSETTO', '+0530'],
  ['TZNAME', 'IST'],
  ['END', 'STANDARD'],
  ['END', 'VTIMEZONE'],
];

const dateOf = (day: Day): string => day.replaceAll('-', '');

function timeOf(day: Day, minute: Minute): string {
  const whole = Math.round(minute);
  return `${dateOf(addDays(day, Math.floor(whole / 1440)))}T${formatClock(whole).replace(':', '')}00`;
}

/** Returns a moment in UTC, such as `20261121T040000Z`. */
function stampOf(moment: number): string {
  const seconds = Math.floor(moment / 1000);
  const minutes = Math.floor(seconds / 60);
  const clock = formatClock(minutes).replace(':', '') + String(seconds - minutes * 60).padStart(2, '0');
  return `${dateOf(fromEpochDay(Math.floor(minutes / 1440)))}T${clock}Z`;
}

function timeProperties({ time }: CalendarEvent): readonly Property[] {
  if ('firstDay' in time) {
    return [
      ['DTSTART;VALUE=DATE', dateOf(time.firstDay)],
      // The first day after the last one.
      ['DTEND;VALUE=DATE', dateOf(addDays(time.firstDay, time.days))],
      // Whole days do not make the traveller busy.
      ['TRANSP', 'TRANSPARENT'],
    ];
  }
  const start: Property = [`DTSTART;TZID=${ZONE}`, timeOf(time.day, time.start)];
  // An end has to be later than the start; without one the event ends when it starts.
  return time.end > time.start ? [start, [`DTEND;TZID=${ZONE}`, timeOf(time.day, time.end)]] : [start];
}

const alarmProperties = (minutes: number, summary: string): readonly Property[] => [
  ['BEGIN', 'VALARM'],
  ['ACTION', 'DISPLAY'],
  ['TRIGGER', `-PT${Math.round(minutes)}M`],
  ['DESCRIPTION', escapeText(summary)],
  ['END', 'VALARM'],
];

function eventProperties(
  event: CalendarEvent,
  { address, madeAt, sequence, subscription }: CalendarFile,
): readonly Property[] {
  const { uid, summary, description, location, point, alarmMinutes } = event;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uid],
    ['DTSTAMP', stampOf(madeAt)],
    ...(subscription ? ([['LAST-MODIFIED', stampOf(subscription.changedAt)]] as const) : []),
    ['SEQUENCE', String(sequence)],
    ...timeProperties(event),
    ['SUMMARY', escapeText(summary)],
    ...(description.length > 0 ? ([['DESCRIPTION', escapeText(description.join('\n\n'))]] as const) : []),
    ['LOCATION', escapeText(location)],
    ...(point ? ([['GEO', `${point.lat.toFixed(5)};${point.lon.toFixed(5)}`]] as const) : []),
    ['URL', address],
    ...(alarmMinutes === undefined ? [] : alarmProperties(alarmMinutes, summary)),
    ['END', 'VEVENT'],
  ];
}

/** How often calendars should read it again, in RFC 7986 and as Outlook and Apple read it. */
const subscriptionProperties = ({ readAgainAfterHours }: Subscription): readonly Property[] => [
  ['REFRESH-INTERVAL;VALUE=DURATION', `PT${readAgainAfterHours}H`],
  ['X-PUBLISHED-TTL', `PT${readAgainAfterHours}H`],
];

/** Returns the text of a calendar file (RFC 5545) with a name for the calendar; all times are Indian. */
export function writeCalendar(file: CalendarFile): string {
  const properties: readonly Property[] = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Safarnama//Itineraries//EN'],
    ['CALSCALE', 'GREGORIAN'],
    // The name in RFC 7986, and the one that most calendars read.
    ['NAME', escapeText(file.name)],
    ['X-WR-CALNAME', escapeText(file.name)],
    ...(file.subscription ? subscriptionProperties(file.subscription) : []),
    ...TIME_ZONE,
    ...file.events.flatMap((event) => eventProperties(event, file)),
    ['END', 'VCALENDAR'],
  ];
  return properties.map(([name, value]) => contentLine(name, value)).join('');
}
