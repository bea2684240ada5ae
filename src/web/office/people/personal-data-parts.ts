import type { HeldPerson } from '../../../contracts/people.ts';

type Row = Readonly<Record<string, unknown>>;

interface HeldPart {
  readonly title: string;
  /** What erasing does to it. */
  readonly fate: string;
  readonly rows: readonly Row[];
  /** Describes one row in a line. */
  readonly describe: (row: Row) => string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const joined = (...parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(' · ');
const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});
const routeOf = (trip: Row): string => joined(trip.from, trip.to).replace(' · ', ' to ');

/** Returns the data stored about a person, part by part, in readable form. */
export function personalDataParts(person: HeldPerson): readonly HeldPart[] {
  return [
    {
      title: 'Account',
      fate: 'is closed, with its sessions',
      rows: person.users,
      describe: ({ name, phone, email, consent }) => joined(name, phone, email, consent),
    },
    {
      title: 'Sessions',
      fate: 'end',
      rows: person.sessions,
      describe: ({ network }) => joined(network),
    },
    {
      title: 'Bookings',
      fate: 'stay without name, phone, e-mail, requests and notes',
      rows: person.bookings,
      describe: ({ reference, packageTitle, status, fullName }) => joined(reference, packageTitle, status, fullName),
    },
    {
      title: 'Leads',
      fate: 'are erased',
      rows: person.leads,
      describe: ({ name, status, notes }) => joined(name, status, notes),
    },
    {
      title: 'Saved searches',
      fate: 'are erased',
      rows: person.searches,
      describe: (search) => joined(routeOf(search), search.departureDate),
    },
    {
      title: 'Plans asked for',
      fate: 'stay, anonymous',
      rows: person.generations,
      describe: ({ endpoint, request }) => joined(routeOf(recordOf(request)) || endpoint),
    },
    {
      title: 'Activities',
      fate: 'stay in the statistics, anonymous',
      rows: person.activities,
      describe: ({ type, device }) => joined(textOf(type).replaceAll('_', ' '), device),
    },
    {
      title: 'Messages',
      fate: 'are erased',
      rows: person.messages,
      describe: ({ channel, subject, to }) => joined(channel, subject, to),
    },
  ];
}

export const isHeld = (person: HeldPerson): boolean => personalDataParts(person).some(({ rows }) => rows.length > 0);

/** Returns a row's creation time, whatever its part calls the field. */
export const createdAtOf = (row: Row): string => textOf(row.createdAt ?? row.submittedAt ?? row.occurredAt);
