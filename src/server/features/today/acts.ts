import { NO_MORE, type TodayKind } from '../../../core/customers/task-options.ts';
import { dayInIndia, startOfDayInIndia } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { lockRecord, noRecord } from '../../records/locked-records.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { TaskService } from '../tasks/service.ts';
import type { ConversationService } from '../whatsapp/service.ts';

export interface ActDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly bookings: Pick<BookingService, 'recordContact'>;
  readonly leads: Pick<LeadService, 'followUp'>;
  readonly tasks: Pick<TaskService, 'change' | 'setFollowUp'>;
  readonly conversations: Pick<ConversationService, 'dismiss' | 'postpone'>;
}

/** Finishes and postpones single things that wait. */
function singleActs({ database, audit, bookings, leads, tasks }: ActDependencies) {
  const { read } = database;
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

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
      const changes = changesBetween({ laterOn: '' }, { laterOn: laterOn === NO_MORE ? 'done' : laterOn });
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

  return { recordKindOf, finishBooking, finishLead, finishFollowUp, finishDeparture, setMessage, postponeTask };
}

/** Takes what waits off the list of today. */
export function todayActs(dependencies: ActDependencies) {
  const { clock, conversations, tasks } = dependencies;
  const acts = singleActs(dependencies);
  const { recordKindOf, finishBooking, finishLead, finishFollowUp, finishDeparture, setMessage, postponeTask } = acts;
  return {
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
        case 'reply':
          return conversations.dismiss(id, session);
        case 'message':
          return setMessage(id, NO_MORE, session);
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
        case 'reply':
          return conversations.postpone(id, day, session);
        case 'message':
          return setMessage(id, day, session);
        case 'task':
          return postponeTask(id, day, session);
      }
    },
  };
}
