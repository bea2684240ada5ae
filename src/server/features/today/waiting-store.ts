import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { DEPARTURE_DAYS, type TodayKind, type TodayRecord } from '../../../core/customers/task-options.ts';
import { addDays, type Day, startOfDayInIndia } from '../../../core/dates.ts';
import { CLOSED_LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** What a list is narrowed by. */
export interface Waiting {
  readonly today: Day;
  /** An admin's id; null for what is not assigned; undefined for everyone's. */
  readonly assigneeId: string | null | undefined;
  /** Messages to it are not the travellers'. */
  readonly agencyEmail: string;
}

/** One thing that waits, before it is shown. */
export interface WaitingId {
  readonly kind: TodayKind;
  readonly id: string;
  /** The record that it is of; null for messages and tasks. */
  readonly of: TodayRecord | null;
  /** Things of a group are listed in this order. */
  readonly order: string;
}

/** Counts stop here. */
export const MOST_COUNTED = 1000;

/** Must match their partial indexes' conditions literally. */
const NEW_LEADS = sql<SqlBool>`"leads"."status" = 'new' and "leads"."followUpOn" is null`;
const NEW_BOOKINGS = sql<SqlBool>`"bookings"."status" = 'pending' and "bookings"."followUpOn" is null`;
const CONFIRMED = sql<SqlBool>`"bookings"."status" = 'confirmed'`;
const UNSENT = sql<SqlBool>`"outbox"."state" in ('failed', 'kept')`;

/** Of the status of rows that are few already: an expression keeps SQLite from the index of all rows of a status. */
const OPEN_LEAD = sql.join<SqlBool>(
  CLOSED_LEAD_STATUSES.map((status) => sql`"leads"."status" || '' <> ${sql.lit(status)}`),
  sql` and `,
);
const OPEN_BOOKING = sql<SqlBool>`"bookings"."status" || '' in ('pending', 'contacted', 'confirmed')`;

/** Texts that sort later the earlier they are, for the newest first. */
const newestFirst = (id: string): string => Array.from(id, (c) => String.fromCharCode(0x7f - c.charCodeAt(0))).join('');

type Query<T extends keyof Schema> = SelectQueryBuilder<Schema, T, object>;

type Reader = Database['read'];

/** Narrows rows to those of an admin. */
const ofAssignee = <T extends 'bookings' | 'leads' | 'tasks'>(
  query: Query<T>,
  table: T,
  { assigneeId }: Waiting,
): Query<T> =>
  assigneeId === undefined
    ? query
    : query.where(
        assigneeId === null
          ? sql<SqlBool>`${sql.ref(`${table}.assigneeId`)} is null`
          : sql<SqlBool>`${sql.ref(`${table}.assigneeId`)} = ${assigneeId}`,
      );
const bookings = (read: Reader, waiting: Waiting) =>
  ofAssignee<'bookings'>(read.selectFrom('bookings'), 'bookings', waiting);
const leads = (read: Reader, waiting: Waiting) =>
  ofAssignee<'leads'>(read.selectFrom('leads'), 'leads', waiting).where('leads.deletedAt', 'is', null);

const newBookings = async (read: Reader, waiting: Waiting, most: number): Promise<WaitingId[]> =>
  (
    await bookings(read, waiting)
      .select('bookings.id')
      .where(NEW_BOOKINGS)
      .orderBy('bookings.id', 'desc')
      .limit(most)
      .execute()
  ).map(({ id }) => ({ kind: 'booking', id, of: 'booking', order: newestFirst(id) }));

const newLeads = async (read: Reader, waiting: Waiting, most: number): Promise<WaitingId[]> =>
  (
    await leads(read, waiting).select('leads.id').where(NEW_LEADS).orderBy('leads.id', 'desc').limit(most).execute()
  ).map(({ id }) => ({ kind: 'lead', id, of: 'lead', order: newestFirst(id) }));

async function followUps(read: Reader, waiting: Waiting, most: number): Promise<WaitingId[]> {
  const [ofBookings, ofLeads] = await Promise.all([
    bookings(read, waiting)
      .select(['bookings.id', 'bookings.followUpOn as day'])
      .where('bookings.followUpOn', 'is not', null)
      .where('bookings.followUpOn', '<=', waiting.today)
      .where(OPEN_BOOKING)
      .orderBy('bookings.followUpOn')
      .orderBy('bookings.id')
      .limit(most)
      .execute(),
    leads(read, waiting)
      .select(['leads.id', 'leads.followUpOn as day'])
      .where('leads.followUpOn', 'is not', null)
      .where('leads.followUpOn', '<=', waiting.today)
      .where(OPEN_LEAD)
      .orderBy('leads.followUpOn')
      .orderBy('leads.id')
      .limit(most)
      .execute(),
  ]);
  const due = (of: TodayRecord, rows: readonly { id: string; day: string | null }[]): WaitingId[] =>
    rows.map(({ id, day }) => ({ kind: 'follow-up', id, of, order: `${day} ${id}` }));
  return [...due('booking', ofBookings), ...due('lead', ofLeads)];
}

const departures = async (read: Reader, waiting: Waiting, most: number): Promise<WaitingId[]> =>
  (
    await bookings(read, waiting)
      .select(['bookings.id', 'bookings.preferredDate as day'])
      .where(CONFIRMED)
      .where('bookings.preferredDate', '>=', waiting.today)
      .where('bookings.preferredDate', '<=', addDays(waiting.today, DEPARTURE_DAYS))
      .where('bookings.followUpOn', 'is', null)
      .where(sql<SqlBool>`("bookings"."checkedFor" is null or "bookings"."checkedFor" <> "bookings"."preferredDate")`)
      .orderBy('bookings.preferredDate')
      .orderBy('bookings.id')
      .limit(most)
      .execute()
  ).map(({ id, day }) => ({ kind: 'departure', id, of: 'booking', order: `${day} ${id}` }));

async function messages(read: Reader, { today, assigneeId, agencyEmail }: Waiting, most: number): Promise<WaitingId[]> {
  // Messages are of no admin.
  if (assigneeId !== undefined && assigneeId !== null) return [];
  const rows = await read
    .selectFrom('outbox')
    .select('outbox.id')
    .where(UNSENT)
    .where('outbox.aboutKind', '<>', 'reminder')
    .where('outbox.recipient', '<>', agencyEmail)
    .where((where) => where.or([where('outbox.laterOn', 'is', null), where('outbox.laterOn', '<=', today)]))
    .orderBy('outbox.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => ({ kind: 'message', id, of: null, order: newestFirst(id) }));
}

const tasks = async (read: Reader, waiting: Waiting, most: number): Promise<WaitingId[]> =>
  (
    await ofAssignee<'tasks'>(read.selectFrom('tasks'), 'tasks', waiting)
      .select(['tasks.id', 'tasks.dueAt'])
      .where('tasks.doneAt', 'is', null)
      .where('tasks.dueAt', '<', startOfDayInIndia(addDays(waiting.today, 1)))
      .orderBy('tasks.dueAt')
      .orderBy('tasks.id')
      .limit(most)
      .execute()
  ).map(({ id, dueAt }) => ({ kind: 'task', id, of: null, order: `${String(dueAt).padStart(15, '0')} ${id}` }));

const OF_KINDS: Readonly<Record<TodayKind, (read: Reader, waiting: Waiting, most: number) => Promise<WaitingId[]>>> = {
  booking: newBookings,
  lead: newLeads,
  'follow-up': followUps,
  departure: departures,
  message: messages,
  task: tasks,
};

/** Finds what waits, kind by kind, each along an index of its own. */
export function waitingStore({ read }: Database) {
  return {
    /** Returns at most `most` things of a kind, in their order. */
    list: async (kind: TodayKind, waiting: Waiting, most: number): Promise<WaitingId[]> =>
      (await OF_KINDS[kind](read, waiting, most)).sort((a, b) => (a.order < b.order ? -1 : 1)).slice(0, most),
  };
}

export type WaitingStore = ReturnType<typeof waitingStore>;
