import type { Insertable, Selectable } from 'kysely';
import type { Task } from '../../../contracts/tasks.ts';
import { TASK_SUBJECTS, type TaskSubject } from '../../../core/customers/task-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import { lockRecord } from '../../records/locked-records.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { CustomerService } from '../customers/service.ts';
import { requireAssignee } from './assignees.ts';
import { recordDesk } from './record-desk.ts';

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

const MOST_TASKS_SHOWN = 50;
const instant = (at: number): string => new Date(at).toISOString();
const noTask = (): AppError => new AppError('not-found', ({ desk }) => desk.noTask);

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

/** Keeps tasks, and who takes care of leads and bookings. */
export function taskService(dependencies: Dependencies) {
  const { database, clock, audit } = dependencies;
  const { read } = database;
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

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
      // Admins are locked before what is theirs.
      if (form.assigneeId !== undefined) await requireAssignee(trx, form.assigneeId);
      const held = await lockTask(trx, id);
      const { title = held.title, assigneeId = held.assigneeId, dueAt, done } = form;
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

  const desk = recordDesk({
    ...dependencies,
    tasksAbout,
    assignTask: (id, assigneeId, session) => change(id, { assigneeId }, session),
  });

  return {
    ...desk,
    change,

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
