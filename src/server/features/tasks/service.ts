import type { Insertable, Selectable } from 'kysely';
import type { RecordDesk, Task } from '../../../contracts/tasks.ts';
import { type AssignedKind, TASK_SUBJECTS, type TaskSubject } from '../../../core/customers/task-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { CustomerService } from '../customers/service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly customers: Pick<CustomerService, 'propose'>;
}

export type TaskRow = Selectable<Schema['tasks']>;

interface TaskForm {
  readonly title: string;
  readonly dueAt: string;
  readonly assigneeId: string | null;
}

interface TaskChange extends Partial<{ [K in keyof TaskForm]: TaskForm[K] | undefined }> {
  readonly done?: boolean | undefined;
}

interface Subject {
  readonly kind: TaskSubject;
  readonly id: string;
}

type RecordKind = 'lead' | 'booking';

const MOST_TASKS_SHOWN = 50;
const instant = (at: number): string => new Date(at).toISOString();
const noTask = (): AppError => new AppError('not-found', ({ desk }) => desk.noTask);
const noRecord = (): AppError => new AppError('not-found', ({ desk }) => desk.noRecord);

export const presentTask = (row: TaskRow): Task => {
  const kind = TASK_SUBJECTS.find((each) => each === row.aboutKind);
  return {
    _id: row.id,
    title: row.title,
    dueAt: instant(row.dueAt),
    assigneeId: row.assigneeId,
    about: kind && row.aboutId !== null ? { kind, _id: row.aboutId } : null,
    by: row.actor,
    createdAt: instant(row.createdAt),
    doneAt: row.doneAt === null ? null : instant(row.doneAt),
    doneBy: row.doneBy,
  };
};

/** Locks a lead or a booking that can be worked on; returns it as the audit log calls it, with what can be set. */
export async function lockRecord(writer: Writer, kind: RecordKind, id: string) {
  if (kind === 'booking') {
    const row = await writer
      .updateTable('bookings')
      .set((set) => ({ customerId: set.ref('customerId') }))
      .where('id', '=', id)
      .returning(['reference as subject', 'phone', 'status', 'assigneeId', 'followUpOn', 'preferredDate'])
      .executeTakeFirst();
    if (!row) throw noRecord();
    if (row.phone === '') throw new AppError('conflict', ({ bookings }) => bookings.erased);
    return row;
  }
  const row = await writer
    .updateTable('leads')
    .set((set) => ({ customerId: set.ref('customerId') }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning(['phone', 'status', 'assigneeId', 'followUpOn'])
    .executeTakeFirst();
  if (!row) throw noRecord();
  return { ...row, subject: `Lead …${row.phone.slice(-3)}`, preferredDate: null };
}

/** Refuses an admin who is not there, or may not see customers; keeps them there until the transaction ends. */
async function requireAssignee(writer: Writer, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await writer
    .updateTable('admins')
    .set((set) => ({ role: set.ref('role') }))
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  if (!row || row.role === 'editor') {
    throw AppError.ofField('conflict', 'assigneeId', ({ desk }) => desk.noAssignee);
  }
}

/** Keeps tasks, and who takes care of leads and bookings. */
export function taskService({ database, clock, audit, customers }: Dependencies) {
  const { read } = database;
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  /** As the audit log calls a task: its title may name a person. */
  const subjectOf = (id: string): string => `Task …${id.slice(-4)}`;

  async function requireSubject(writer: Writer, about: Subject): Promise<void> {
    if (about.kind !== 'customer') {
      await lockRecord(writer, about.kind, about.id);
      return;
    }
    const row = await writer.selectFrom('customers').select('id').where('id', '=', about.id).executeTakeFirst();
    if (!row) throw new AppError('not-found', ({ desk }) => desk.noCustomer);
  }

  async function lockTask(trx: Writer, id: string): Promise<TaskRow> {
    const row = await trx
      .updateTable('tasks')
      .set((set) => ({ title: set.ref('title') }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw noTask();
    return row;
  }

  const tasksAbout = async (id: string): Promise<Task[]> =>
    (
      await read
        .selectFrom('tasks')
        .selectAll()
        .where('aboutId', '=', id)
        .orderBy('createdAt', 'desc')
        .limit(MOST_TASKS_SHOWN)
        .execute()
    ).map(presentTask);

  /** Changes a task; a task that is due again reminds again. */
  async function change(id: string, form: TaskChange, session: AdminSession): Promise<Task> {
    const row = await inTransaction(async (trx) => {
      const held = await lockTask(trx, id);
      const { title = held.title, assigneeId = held.assigneeId, dueAt, done } = form;
      if (assigneeId !== held.assigneeId) await requireAssignee(trx, assigneeId);
      const next = { title, assigneeId, dueAt: dueAt === undefined ? held.dueAt : Date.parse(dueAt) };
      const isDone = done ?? held.doneAt !== null;
      const end =
        isDone === (held.doneAt !== null)
          ? { doneAt: held.doneAt, doneBy: held.doneBy }
          : { doneAt: isDone ? clock() : null, doneBy: isDone ? session.username : null };
      await trx
        .updateTable('tasks')
        .set({ ...next, ...end })
        .where('id', '=', id)
        .execute();
      if (end.doneAt !== null) await trx.deleteFrom('reminders').where('taskId', '=', id).execute();
      const shown = (task: Pick<TaskRow, 'title' | 'dueAt' | 'assigneeId' | 'doneAt'>) => ({
        dueAt: instant(task.dueAt),
        assignee: task.assigneeId ?? '',
        done: task.doneAt !== null,
      });
      const changes = changesBetween(shown(held), shown({ ...held, ...next, ...end }));
      await audit.record(trx, session, { action: 'task.saved', subject: subjectOf(id), changes });
      return { ...held, ...next, ...end };
    });
    return presentTask(row);
  }

  return {
    change,
    tasksAbout,

    assignees: async () =>
      (
        await read
          .selectFrom('admins')
          .select(['id', 'username'])
          .where('role', '<>', 'editor')
          .orderBy('username')
          .execute()
      ).map(({ id, username }) => ({ _id: id, name: username })),

    /** Returns what the desk knows of a lead or a booking beside the record itself. */
    async deskOf(kind: RecordKind, id: string): Promise<RecordDesk> {
      const row =
        kind === 'booking'
          ? await read
              .selectFrom('bookings')
              .select(['fullName as name', 'phone', 'email', 'customerId', 'assigneeId', 'followUpOn'])
              .where('id', '=', id)
              .executeTakeFirst()
          : await read
              .selectFrom('leads')
              .select(['name', 'phone', 'customerId', 'assigneeId', 'followUpOn'])
              .select((select) => select.val<string | null>(null).as('email'))
              .where('id', '=', id)
              .where('deletedAt', 'is', null)
              .executeTakeFirst();
      if (!row) throw noRecord();
      const { name, phone, email, customerId, assigneeId, followUpOn } = row;
      const customer =
        customerId === null
          ? undefined
          : await read.selectFrom('customers').select(['id', 'name']).where('id', '=', customerId).executeTakeFirst();
      const person = { name, phones: [phone].filter(Boolean), emails: email === null ? [] : [email] };
      return {
        customer: customer ? { _id: customer.id, name: customer.name } : null,
        proposed: customer || phone === '' ? [] : await customers.propose(person, null),
        assigneeId,
        followUpOn,
        tasks: await tasksAbout(id),
      };
    },

    /** Assigns a lead, a booking or a task; null takes it from everyone. */
    async assign(kind: AssignedKind, id: string, assigneeId: string | null, session: AdminSession): Promise<void> {
      if (kind === 'task') {
        await change(id, { assigneeId }, session);
        return;
      }
      await inTransaction(async (trx) => {
        await requireAssignee(trx, assigneeId);
        const held = await lockRecord(trx, kind, id);
        if (held.assigneeId === assigneeId) return;
        await trx
          .updateTable(kind === 'booking' ? 'bookings' : 'leads')
          .set({ assigneeId })
          .where('id', '=', id)
          .execute();
        const changes = changesBetween({ assignee: held.assigneeId ?? '' }, { assignee: assigneeId ?? '' });
        await audit.record(trx, session, { action: `${kind}.assigned`, subject: held.subject, changes });
      });
    },

    /** Sets the day of the next follow-up of a lead or a booking. */
    setFollowUp: (kind: RecordKind, id: string, followUpOn: string | null, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        const held = await lockRecord(trx, kind, id);
        if (held.followUpOn === followUpOn) return;
        await trx
          .updateTable(kind === 'booking' ? 'bookings' : 'leads')
          .set({ followUpOn, updatedAt: clock() })
          .where('id', '=', id)
          .execute();
        const changes = changesBetween({ followUpOn: held.followUpOn ?? '' }, { followUpOn: followUpOn ?? '' });
        const action = kind === 'booking' ? 'booking.follow-up-set' : 'lead.saved';
        await audit.record(trx, session, { action, subject: held.subject, changes });
      }),

    /** Makes a task, in the caller's transaction; one in the past is due at once. */
    async create(
      trx: Writer,
      { about = null, ...form }: TaskForm & { readonly about?: Subject | null | undefined },
      session: AdminSession,
    ): Promise<Task> {
      await requireAssignee(trx, form.assigneeId);
      if (about) await requireSubject(trx, about);
      const now = clock();
      const row = {
        id: newId(now),
        title: form.title,
        dueAt: Date.parse(form.dueAt),
        assigneeId: form.assigneeId,
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
        actor: session.username,
        createdAt: now,
        doneAt: null,
        doneBy: null,
      } satisfies Insertable<Schema['tasks']>;
      await trx.insertInto('tasks').values(row).execute();
      const changes = [{ field: 'dueAt', from: '', to: instant(row.dueAt) }];
      await audit.record(trx, session, { action: 'task.created', subject: subjectOf(row.id), changes });
      return presentTask(row);
    },

    delete: (id: string, session: AdminSession): Promise<void> =>
      inTransaction(async (trx) => {
        await lockTask(trx, id);
        await trx.deleteFrom('reminders').where('taskId', '=', id).execute();
        await trx.deleteFrom('tasks').where('id', '=', id).execute();
        await audit.record(trx, session, { action: 'task.deleted', subject: subjectOf(id) });
      }),
  };
}

export type TaskService = ReturnType<typeof taskService>;

/** Takes all work from an admin who is being removed, in that transaction: it is then not assigned. */
export async function releaseAssigned(writer: Writer, adminId: string): Promise<void> {
  for (const table of ['leads', 'bookings', 'tasks'] as const) {
    await writer.updateTable(table).set({ assigneeId: null }).where('assigneeId', '=', adminId).execute();
  }
  await writer.deleteFrom('reminders').where('adminId', '=', adminId).execute();
}
