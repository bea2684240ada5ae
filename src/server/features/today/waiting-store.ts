import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
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
  /** The things of a kind are listed by it, and then by their ids. */
  readonly key: string | number;
}

/** Kinds that are listed with the newest on top; ids sort by time. */
const NEWEST_FIRST: ReadonlySet<TodayKind> = new Set(['booking', 'lead', 'message']);

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

type Reader = Database['read'];
type Query<T extends keyof Schema> = SelectQueryBuilder<Schema, T, object>;

/** The things of one kind and one table, by their index. */
interface Source {
  readonly of: TodayRecord | null;
  readonly list: (most: number) => Promise<{ readonly id: string; readonly key: string | number | null }[]>;
  readonly count: (most: number) => Promise<number>;
}

function source<T extends keyof Schema>(
  read: Reader,
  of: TodayRecord | null,
  query: SelectQueryBuilder<Schema, T, { id: string; key: string | number | null }>,
): Source {
  return {
    of,
    list: (most) => query.limit(most).execute(),
    count: async (most) => {
      const { count } = await read
        .selectFrom(query.limit(most).as('some'))
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

/**
 * Narrows follow-ups to those of an admin. An expression keeps SQLite from the index of all rows of the admin: there are
 * fewer follow-ups.
 */
const careOf = (table: 'bookings' | 'leads', { assigneeId }: Waiting): RawBuilder<SqlBool> => {
  const column = sql.ref(`${table}.assigneeId`);
  if (assigneeId === undefined) return sql<SqlBool>`1 = 1`;
  return assigneeId === null ? sql<SqlBool>`${column} is null` : sql<SqlBool>`${column} || '' = ${assigneeId}`;
};

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

const newBookings = (read: Reader, waiting: Waiting): Source[] => [
  source(
    read,
    'booking',
    bookings(read, waiting)
      .select(['bookings.id', 'bookings.id as key'])
      .where(NEW_BOOKINGS)
      .orderBy('bookings.id', 'desc'),
  ),
];

const newLeads = (read: Reader, waiting: Waiting): Source[] => [
  source(
    read,
    'lead',
    leads(read, waiting).select(['leads.id', 'leads.id as key']).where(NEW_LEADS).orderBy('leads.id', 'desc'),
  ),
];

const followUps = (read: Reader, waiting: Waiting): Source[] => [
  source(
    read,
    'booking',
    read
      .selectFrom('bookings')
      .select(['bookings.id', 'bookings.followUpOn as key'])
      .where('bookings.followUpOn', 'is not', null)
      .where('bookings.followUpOn', '<=', waiting.today)
      .where(OPEN_BOOKING)
      .where(careOf('bookings', waiting))
      .orderBy('bookings.followUpOn')
      .orderBy('bookings.id'),
  ),
  source(
    read,
    'lead',
    read
      .selectFrom('leads')
      .select(['leads.id', 'leads.followUpOn as key'])
      .where('leads.followUpOn', 'is not', null)
      .where('leads.followUpOn', '<=', waiting.today)
      .where(OPEN_LEAD)
      .where('leads.deletedAt', 'is', null)
      .where(careOf('leads', waiting))
      .orderBy('leads.followUpOn')
      .orderBy('leads.id'),
  ),
];

const departures = (read: Reader, waiting: Waiting): Source[] => [
  source(
    read,
    'booking',
    bookings(read, waiting)
      .select(['bookings.id', 'bookings.preferredDate as key'])
      .where(CONFIRMED)
      .where('bookings.preferredDate', '>=', waiting.today)
      .where('bookings.preferredDate', '<=', addDays(waiting.today, DEPARTURE_DAYS))
      .where('bookings.followUpOn', 'is', null)
      .where(sql<SqlBool>`("bookings"."checkedFor" is null or "bookings"."checkedFor" <> "bookings"."preferredDate")`)
      .orderBy('bookings.preferredDate')
      .orderBy('bookings.id'),
  ),
];

/** Messages are of no admin. */
const messages = (read: Reader, { today, assigneeId, agencyEmail }: Waiting): Source[] =>
  assigneeId !== undefined && assigneeId !== null
    ? []
    : [
        source(
          read,
          null,
          read
            .selectFrom('outbox')
            .select(['outbox.id', 'outbox.id as key'])
            .where(UNSENT)
            .where('outbox.aboutKind', '<>', 'reminder')
            .where('outbox.recipient', '<>', agencyEmail)
            .where((where) => where.or([where('outbox.laterOn', 'is', null), where('outbox.laterOn', '<=', today)]))
            .orderBy('outbox.id', 'desc'),
        ),
      ];

/** Must match its partial index's condition literally. */
const WAITING = sql<SqlBool>`"conversations"."waitingSince" is not null`;

/** Conversations are of no admin. */
const replies = (read: Reader, { today, assigneeId }: Waiting): Source[] =>
  assigneeId !== undefined && assigneeId !== null
    ? []
    : [
        source(
          read,
          null,
          read
            .selectFrom('conversations')
            .select(['conversations.id', 'conversations.waitingSince as key'])
            .where(WAITING)
            .where((where) =>
              where.or([where('conversations.laterOn', 'is', null), where('conversations.laterOn', '<=', today)]),
            )
            .orderBy('conversations.waitingSince')
            .orderBy('conversations.id'),
        ),
      ];

const tasks = (read: Reader, waiting: Waiting): Source[] => [
  source(
    read,
    null,
    ofAssignee<'tasks'>(read.selectFrom('tasks'), 'tasks', waiting)
      .select(['tasks.id', 'tasks.dueAt as key'])
      .where('tasks.doneAt', 'is', null)
      .where('tasks.dueAt', '<', startOfDayInIndia(addDays(waiting.today, 1)))
      .orderBy('tasks.dueAt')
      .orderBy('tasks.id'),
  ),
];

const SOURCES: Readonly<Record<TodayKind, (read: Reader, waiting: Waiting) => Source[]>> = {
  booking: newBookings,
  lead: newLeads,
  'follow-up': followUps,
  departure: departures,
  reply: replies,
  message: messages,
  task: tasks,
};

/** Orders things of kinds that are listed together. */
export function inTheirOrder(a: WaitingId, b: WaitingId): number {
  const order = a.key < b.key || (a.key === b.key && a.id < b.id) ? -1 : 1;
  return NEWEST_FIRST.has(a.kind) ? -order : order;
}

/** Finds what waits, kind by kind, each along an index of its own. */
export function waitingStore({ read }: Database) {
  return {
    /** Returns at most `most` things of a kind, in their order; only those of a record where one is given. */
    async list(
      kind: TodayKind,
      waiting: Waiting,
      { most, of }: { readonly most: number; readonly of: TodayRecord | undefined },
    ): Promise<WaitingId[]> {
      const sources = SOURCES[kind](read, waiting).filter((each) => of === undefined || each.of === of);
      const found = await Promise.all(
        sources.map(async (each) =>
          (await each.list(most)).map(({ id, key }) => ({ kind, id, of: each.of, key: key ?? '' })),
        ),
      );
      return found.flat().sort(inTheirOrder).slice(0, most);
    },

    /** Returns how many things of a kind there are, counted up to one more than `MOST_COUNTED` of each table. */
    async count(kind: TodayKind, waiting: Waiting, of?: TodayRecord): Promise<number> {
      const sources = SOURCES[kind](read, waiting).filter((each) => of === undefined || each.of === of);
      const counts = await Promise.all(sources.map((each) => each.count(MOST_COUNTED + 1)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
