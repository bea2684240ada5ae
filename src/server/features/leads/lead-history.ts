import type { LeadDetail } from '../../../contracts/leads.ts';
import { CONTACT_METHODS } from '../../../core/bookings/booking-steps.ts';
import type { Language } from '../../../core/languages.ts';
import type { ServerWords } from '../../../words/server-words.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { type FieldChange, readFieldChanges } from '../../records/field-changes.ts';
import { readOrigin } from '../../records/imported-records.ts';
import type { LeadEventRow } from './lead-events.ts';
import type { LeadRow } from './lead-records.ts';

type Words = ServerWords['leadHistory'];
type HistoryEvent = LeadDetail['history'][number];

/** Longer values are cut in the history; the record itself has the present one. */
const LONGEST_VALUE = 300;

const short = (text: string): string =>
  text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE).toWellFormed()}…`;

const EVENT_KINDS = ['created', 'asked-again', 'seen', 'contact', 'changed', 'booked', 'deleted', 'restored'] as const;
const CHANGED_FIELDS = ['status', 'notes', 'followUpOn', 'name', 'phone', 'email', 'source'] as const;

/** Returns one of the known values; throws for any other: only this code writes them. */
function oneOf<const T extends string>(values: readonly T[], text: string | null): T {
  const found = values.find((value) => value === text);
  if (found === undefined)
    throw new Error(`a lead's history holds "${text}" where one of ${values.join(', ')} belongs`);
  return found;
}

function describeChange({ field, from, to }: FieldChange, words: Words): string {
  const known = oneOf(CHANGED_FIELDS, field);
  const shown = (value: string): string => {
    if (value === '') return words.none;
    if (known === 'status' || known === 'source') return words.values[value as keyof Words['values']] ?? value;
    return known === 'followUpOn' ? words.day({ day: value }) : short(value);
  };
  return words.changed({ field: words.fields[known], from: shown(from), to: shown(to) });
}

function describeEntry({ notes }: LeadEventRow, words: Words): string {
  const origin = readOrigin(notes);
  return origin ? words.imported(origin) : words.entered;
}

function describe(event: LeadEventRow, words: Words): string[] {
  const kind = oneOf(EVENT_KINDS, event.kind);
  switch (kind) {
    case 'changed':
      return readFieldChanges(event.id, event.changes).map((change) => describeChange(change, words));
    case 'contact': {
      const by = oneOf(CONTACT_METHODS, event.method);
      const what = event.successful === 1 ? words.reached({ by }) : words.notReached({ by });
      return [event.notes === '' ? what : words.noted({ what, notes: event.notes })];
    }
    case 'booked':
      return [words.booked({ reference: event.notes })];
    case 'created':
      return [event.adminId === null ? words.leftOnSite : describeEntry(event, words)];
    case 'asked-again':
      return [words.askedAgain];
    case 'seen':
      return [words.opened];
    default:
      return [words[kind]];
  }
}

const instant = (at: number): string => new Date(at).toISOString();

/** Returns what is known to have happened to a lead from before histories were kept, from its row. */
function withoutEvents(row: LeadRow, events: readonly LeadEventRow[], words: Words): HistoryEvent[] {
  const has = (kind: string): boolean => events.some((event) => event.kind === kind);
  return [
    ...(has('created')
      ? []
      : [{ kind: 'created', at: instant(row.submittedAt), by: '', text: words.leftOnSite } as const]),
    ...(has('seen') || has('created') || row.seenAt === null
      ? []
      : [{ kind: 'seen', at: instant(row.seenAt), by: '', text: words.opened } as const]),
  ];
}

/** Returns a lead's history in the words of a language, the oldest event first; one entry for each changed field. */
export function presentHistory(row: LeadRow, events: readonly LeadEventRow[], language: Language): HistoryEvent[] {
  const words = SERVER_WORDS[language].leadHistory;
  const kept = events.flatMap((event) =>
    describe(event, words).map((text) => ({
      kind: oneOf(EVENT_KINDS, event.kind),
      at: instant(event.at),
      by: event.actor,
      text,
    })),
  );
  return [...withoutEvents(row, events, words), ...kept].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** Returns events of leads in words of a language, in their order. */
export const tellEvents = (events: readonly LeadEventRow[], language: Language): string[] =>
  events.map((event) => describe(event, SERVER_WORDS[language].leadHistory).join('; '));
