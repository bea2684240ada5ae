import type { HeldPerson } from '../../../contracts/people.ts';
import { people } from '../../../words/en/office/people.ts';

type Row = Readonly<Record<string, unknown>>;

type PartName = keyof typeof people.parts;

interface HeldPart {
  readonly name: PartName;
  readonly rows: readonly Row[];
  /** Describes one row in a line. */
  readonly describe: (row: Row) => string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const joined = (...parts: readonly unknown[]): string => parts.map(textOf).filter(Boolean).join(' · ');
const recordOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});
const routeOf = ({ from, to }: Row): string =>
  textOf(from) && textOf(to) ? people.route({ from: textOf(from), to: textOf(to) }) : joined(from, to);

/** Returns a status, a kind or the like in words; a text of another kind as it is. */
function inWords(value: unknown): string {
  const text = textOf(value);
  const values: Readonly<Record<string, string>> = people.values;
  return Object.hasOwn(values, text) ? (values[text] ?? text) : text;
}

/** Returns the data stored about a person, part by part, in readable form. */
export function personalDataParts(person: HeldPerson): readonly HeldPart[] {
  return [
    {
      name: 'users',
      rows: person.users,
      describe: ({ name, phone, email, consent }) => joined(name, phone, email, consent),
    },
    {
      name: 'sessions',
      rows: person.sessions,
      describe: ({ network, signedInBy }) => joined(network, inWords(signedInBy)),
    },
    {
      name: 'passkeys',
      rows: person.passkeys,
      describe: ({ name }) => joined(name),
    },
    {
      name: 'confirmations',
      rows: person.confirmations,
      describe: ({ kind, value }) => joined(inWords(kind), value),
    },
    {
      name: 'bookings',
      rows: person.bookings,
      describe: ({ reference, packageTitle, status, fullName }) =>
        joined(reference, packageTitle, inWords(status), fullName),
    },
    {
      name: 'leads',
      rows: person.leads,
      describe: ({ name, status, notes }) => joined(name, inWords(status), notes),
    },
    {
      name: 'customers',
      rows: person.customers,
      describe: ({ name, city, notes }) => joined(name, city, notes),
    },
    {
      name: 'searches',
      rows: person.searches,
      describe: (search) => joined(routeOf(search), search.departureDate),
    },
    {
      name: 'trips',
      rows: person.trips,
      describe: ({ name, updatedAt }) => joined(name, textOf(updatedAt).slice(0, 10)),
    },
    {
      name: 'polls',
      rows: person.polls,
      describe: ({ title, createdAt }) => joined(title, textOf(createdAt).slice(0, 10)),
    },
    {
      name: 'reviews',
      rows: person.reviews,
      describe: ({ reference, stars, state }) => joined(textOf(reference), `${textOf(stars)}/5`, textOf(state)),
    },
    {
      name: 'generations',
      rows: person.generations,
      describe: ({ endpoint, request }) => joined(routeOf(recordOf(request)) || endpoint),
    },
    {
      name: 'activities',
      rows: person.activities,
      describe: ({ type, device }) => joined(inWords(type), inWords(device)),
    },
    {
      name: 'conversations',
      rows: person.conversations,
      describe: ({ name, phone }) => joined(name, phone),
    },
    {
      name: 'messages',
      rows: person.messages,
      describe: ({ channel, subject, to }) => joined(inWords(channel), subject, to),
    },
  ];
}

export const isHeld = (person: HeldPerson): boolean => personalDataParts(person).some(({ rows }) => rows.length > 0);

/** Returns a row's creation time, whatever its part calls the field. */
export const createdAtOf = (row: Row): string => textOf(row.createdAt ?? row.submittedAt ?? row.occurredAt);
