import type { Language } from '../../../core/languages.ts';
import { INCOMING_KINDS } from '../../../core/messages/conversation.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Database } from '../../database/database.ts';

type Reader = Database['read'];

/** Who a record is of, and what it is about. */
export interface Shown {
  readonly who: string;
  readonly text: string;
  readonly phone: string | null;
  readonly at: number;
  readonly day: string | null;
  readonly departure: string | null;
  readonly assigneeId: string | null;
}

export async function bookingsOf(read: Reader, ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('bookings')
    .select([
      'id',
      'fullName',
      'phone',
      'itemTitle',
      'createdAt',
      'followUpOn',
      'preferredDate',
      'assigneeId',
      'travelers',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        who: row.fullName,
        text: `${row.itemTitle} · ${row.travelers}`,
        phone: row.phone || null,
        at: row.createdAt,
        day: row.followUpOn,
        departure: row.preferredDate,
        assigneeId: row.assigneeId,
      },
    ]),
  );
}

export async function leadsOf(read: Reader, ids: readonly string[]): Promise<Map<string, Shown>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('leads')
    .select(['id', 'name', 'phone', 'notes', 'submittedAt', 'followUpOn', 'assigneeId'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, name, phone, notes, submittedAt, followUpOn, assigneeId }) => [
      id,
      { who: name, text: notes, phone, at: submittedAt, day: followUpOn, departure: null, assigneeId },
    ]),
  );
}

export async function customersOf(
  read: Reader,
  ids: readonly string[],
): Promise<Map<string, Pick<Shown, 'who' | 'phone'>>> {
  if (ids.length === 0) return new Map();
  const rows = await read.selectFrom('customers').select(['id', 'name']).where('id', 'in', ids).execute();
  const phones = await read
    .selectFrom('customerContacts')
    .select(['customerId', 'value'])
    .where('customerId', 'in', ids)
    .where('kind', '=', 'phone')
    .orderBy('position', 'desc')
    .execute();
  const first = new Map(phones.map(({ customerId, value }) => [customerId, value]));
  return new Map(rows.map(({ id, name }) => [id, { who: name, phone: first.get(id) ?? null }]));
}

export const messagesOf = (read: Reader, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : read
        .selectFrom('outbox')
        .select(['id', 'subject', 'text', 'recipient', 'aboutKind', 'aboutId', 'createdAt'])
        .where('id', 'in', ids)
        .execute();

export const tasksOf = (read: Reader, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : read.selectFrom('tasks').selectAll().where('id', 'in', ids).execute();

/** Returns conversations with the last that was written in each. */
export async function repliesOf(read: Reader, ids: readonly string[], language: Language) {
  const rows =
    ids.length === 0
      ? []
      : await read
          .selectFrom('conversations')
          .innerJoin('incomingMessages', (join) =>
            join
              .onRef('incomingMessages.conversationId', '=', 'conversations.id')
              .onRef('incomingMessages.at', '=', 'conversations.lastAt'),
          )
          .select(['conversations.id', 'name', 'number', 'waitingSince', 'lastAt', 'kind', 'text'])
          .where('conversations.id', 'in', ids)
          .execute();
  const { whatsapp } = SERVER_WORDS[language];
  return new Map(
    rows.map(({ id, name, number, waitingSince, lastAt, kind, text }) => [
      id,
      {
        name,
        number,
        waitingSince: waitingSince ?? lastAt,
        last: whatsapp.shown({ kind: INCOMING_KINDS.find((each) => each === kind) ?? 'other', text }),
      },
    ]),
  );
}
