import type { ApiAnswer } from '../../../contracts/client.ts';
import { TODAY_KINDS, type TodayKind, type TodayRecord, type Whose } from '../../../core/customers/task-options.ts';
import { dayInIndia, startOfDayInIndia } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { SiteService } from '../site/service.ts';
import { lockRecord, type TaskService } from '../tasks/service.ts';
import { todayRows } from './present.ts';
import { MOST_COUNTED, type Waiting, type WaitingId, waitingStore } from './waiting-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly bookings: Pick<BookingService, 'recordContact'>;
  readonly leads: Pick<LeadService, 'followUp'>;
  readonly tasks: Pick<TaskService, 'change' | 'setFollowUp'>;
  readonly site: Pick<SiteService, 'current'>;
}

interface TodayQuery {
  readonly whose: Whose;
  readonly kind?: TodayKind | undefined;
  readonly of?: TodayRecord | undefined;
  readonly page: number;
  readonly limit: number;
}

/** New requests and leads are one group, in the order of their arrival. */
const GROUPS: readonly (readonly TodayKind[])[] = [
  ['booking', 'lead'],
  ['follow-up'],
  ['departure'],
  ['message'],
  ['task'],
];

/** Sorts after every day: a message that was seen to is not listed again. */
const NEVER = '9999-12-31';

const noRecord = (): AppError => new AppError('not-found', ({ desk }) => desk.noRecord);

/** Lists what waits today, and takes it off the list. */
export function todayService(dependencies: Dependencies) {
  const { database, clock, audit, bookings, leads, tasks, site } = dependencies;
  const { read } = database;
  const store = waitingStore(database);
  const showRows = todayRows(database);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  const waitingOf = async (assigneeId: Waiting['assigneeId']): Promise<Waiting> => ({
    today: todayInIndia(clock),
    assigneeId,
    agencyEmail: (await site.current()).email,
  });

  const readKinds = async (waiting: Waiting): Promise<ReadonlyMap<TodayKind, readonly WaitingId[]>> =>
    new Map(
      await Promise.all(
        TODAY_KINDS.map(async (kind) => [kind, await store.list(kind, waiting, MOST_COUNTED + 1)] as const),
      ),
    );

  const countOf = (kind: TodayKind, found: readonly WaitingId[]) => ({
    kind,
    count: Math.min(found.length, MOST_COUNTED),
    isAtLeast: found.length > MOST_COUNTED,
  });

  /** Returns whether a follow-up is of a lead or of a booking. */
  async function recordKindOf(id: string): Promise<'lead' | 'booking'> {
    const lead = await read.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
    if (lead) return 'lead';
    const booking = await read.selectFrom('bookings').select('id').where('id', '=', id).executeTakeFirst();
    if (!booking) throw noRecord();
    return 'booking';
  }

  /** Records that the traveller of a new request was reached; one that is not new stays as it is. */
  const finishBooking = (id: string, session: AdminSession): Promise<void> =>
    inTransaction(async (trx) => {
      const held = await lockRecord(trx, 'booking', id);
      if (held.status !== 'pending') return;
      await bookings.recordContact(trx, id, { method: 'phone', successful: true, notes: '' }, session);
    });

  async function finishLead(id: string, session: AdminSession): Promise<void> {
    const before = await read
      .selectFrom('leads')
      .select(['status', 'notes', 'followUpOn'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!before) throw noRecord();
    if (before.status === 'new') await leads.followUp(id, { status: 'contacted', before }, session);
  }

  async function finishFollowUp(id: string, session: AdminSession): Promise<void> {
    const kind = await recordKindOf(id);
    await (kind === 'lead' ? finishLead(id, session) : finishBooking(id, session));
    await tasks.setFollowUp(kind, id, null, session);
  }

  const finishDeparture = (id: string, session: AdminSession): Promise<void> =>
    inTransaction(async (trx) => {
      const { subject, preferredDate } = await lockRecord(trx, 'booking', id);
      await trx.updateTable('bookings').set({ checkedFor: preferredDate }).where('id', '=', id).execute();
      await audit.record(trx, session, { action: 'booking.departure-checked', subject });
    });

  const setMessage = (id: string, laterOn: string, session: AdminSession): Promise<void> =>
    inTransaction(async (trx) => {
      const row = await trx
        .updateTable('outbox')
        .set({ laterOn })
        .where('id', '=', id)
        .returning(['channel', 'aboutKind'])
        .executeTakeFirst();
      if (!row) throw new AppError('not-found', ({ reports }) => reports.noMessage);
      const changes = changesBetween({ laterOn: '' }, { laterOn: laterOn === NEVER ? 'done' : laterOn });
      const subject = `${row.channel} about a ${row.aboutKind}`;
      await audit.record(trx, session, { action: 'message.seen-to', subject, changes });
    });

  /** Moves a task to another day, at the time of day that it had. */
  async function postponeTask(id: string, day: string, session: AdminSession): Promise<void> {
    const row = await read.selectFrom('tasks').select('dueAt').where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not-found', ({ desk }) => desk.noTask);
    const timeOfDay = row.dueAt - startOfDayInIndia(dayInIndia(row.dueAt));
    const dueAt = new Date(startOfDayInIndia(day) + timeOfDay).toISOString();
    await tasks.change(id, { dueAt }, session);
  }

  return {
    async list(
      { whose, kind, of, page, limit }: TodayQuery,
      session: AdminSession,
    ): Promise<ApiAnswer<'GET /api/admin/today'>> {
      const assignees = { all: undefined, mine: session.adminId, none: null } as const;
      const found = await readKinds(await waitingOf(assignees[whose]));
      const ofKind = (each: TodayKind) => (found.get(each) ?? []).slice(0, MOST_COUNTED);
      const wanted = GROUPS.flatMap((kinds) =>
        kinds
          .filter((each) => kind === undefined || each === kind)
          .flatMap(ofKind)
          .filter((one) => of === undefined || one.of === of)
          .sort((a, b) => (a.order < b.order ? -1 : 1)),
      );
      const rows = await showRows(wanted.slice((page - 1) * limit, page * limit));
      const counts = TODAY_KINDS.map((each) => countOf(each, found.get(each) ?? []));
      return { rows, counts, total: wanted.length, page, totalPages: Math.ceil(wanted.length / limit) };
    },

    /** Returns how much waits for an admin. */
    async countOf(adminId: string): Promise<number> {
      const found = await readKinds(await waitingOf(adminId));
      return [...found.values()].reduce((sum, ids) => sum + Math.min(ids.length, MOST_COUNTED), 0);
    },

    /** Takes a row off the list: the work is done. Twice is once. */
    async finish(kind: TodayKind, id: string, session: AdminSession): Promise<void> {
      switch (kind) {
        case 'booking':
          return finishBooking(id, session);
        case 'lead':
          return finishLead(id, session);
        case 'follow-up':
          return finishFollowUp(id, session);
        case 'departure':
          return finishDeparture(id, session);
        case 'message':
          return setMessage(id, NEVER, session);
        case 'task':
          await tasks.change(id, { done: true }, session);
      }
    },

    /** Takes a row off the list until a day after today. */
    async postpone(kind: TodayKind, id: string, day: string, session: AdminSession): Promise<void> {
      if (day <= todayInIndia(clock)) throw AppError.ofField('invalid', 'day', ({ desk }) => desk.laterDay);
      switch (kind) {
        case 'booking':
        case 'departure':
          return tasks.setFollowUp('booking', id, day, session);
        case 'lead':
          return tasks.setFollowUp('lead', id, day, session);
        case 'follow-up':
          return tasks.setFollowUp(await recordKindOf(id), id, day, session);
        case 'message':
          return setMessage(id, day, session);
        case 'task':
          return postponeTask(id, day, session);
      }
    },
  };
}

export type TodayService = ReturnType<typeof todayService>;
