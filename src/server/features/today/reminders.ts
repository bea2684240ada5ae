import { sql } from 'kysely';
import { rolesWith } from '../../../core/admins/roles.ts';
import { MORNING_HOUR } from '../../../core/customers/task-options.ts';
import { dayInIndia, startOfDayInIndia } from '../../../core/dates.ts';
import { MESSAGE_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { SettingsService } from '../settings/service.ts';
import type { TodayService } from './service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly today: Pick<TodayService, 'countOf'>;
  readonly messages: Pick<MessageService, 'queue'>;
  readonly settings: Pick<SettingsService, 'current'>;
  /** Base of the links in mails. */
  readonly siteUrl: string;
}

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 30 * DAY_MS;
const AT_ONCE = 200;

/** Reminds the assignees of tasks that have become due within a day. */
async function remindOfTasks({ db, read }: Database, now: number): Promise<void> {
  const once = sql<string>`'task ' || "tasks"."id" || ' ' || "tasks"."dueAt" || ' ' || "tasks"."assigneeId"`;
  const due = await read
    .selectFrom('tasks')
    .leftJoin('reminders', (join) => join.on('reminders.once', '=', once))
    .select(['tasks.id', 'tasks.assigneeId', once.as('once')])
    .where('tasks.doneAt', 'is', null)
    .where('tasks.dueAt', '<=', now)
    .where('tasks.dueAt', '>', now - DAY_MS)
    .where('tasks.assigneeId', 'is not', null)
    .where('reminders.id', 'is', null)
    .limit(AT_ONCE)
    .execute();
  const rows = due.map(({ id, assigneeId, once: key }) => ({
    id: newId(now),
    once: key,
    adminId: assigneeId ?? '',
    kind: 'task',
    taskId: id,
    count: 1,
    at: now,
    seenAt: null,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('reminders')
    .values(rows)
    .onConflict((conflict) => conflict.column('once').doNothing())
    .execute();
}

/**
 * Reminds admins of their tasks when they are due, and each morning of what waits. Each reminder has a unique key and
 * is written with its mail in one transaction: it arrives once, whichever process makes it and whenever one dies.
 */
export function reminderService({ database, clock, audit, today, messages, settings, siteUrl }: Dependencies) {
  const { db, read } = database;

  async function remindInTheMorning(now: number): Promise<void> {
    const day = dayInIndia(now);
    if (now < startOfDayInIndia(day) + MORNING_HOUR * HOUR_MS) return;
    const once = sql<string>`'morning ' || "admins"."id" || ' ' || ${day}`;
    const admins = await read
      .selectFrom('admins')
      .leftJoin('reminders', (join) => join.on('reminders.once', '=', once))
      .select(['admins.id', 'admins.email', 'admins.remindByMail'])
      .where('admins.role', 'in', rolesWith('sales'))
      .where('reminders.id', 'is', null)
      .execute();
    if (admins.length === 0) return;
    const { agencyLanguage } = (await settings.current()).messages;
    const words = MESSAGE_WORDS[agencyLanguage].reminders;
    for (const { id, email, remindByMail } of admins) {
      const count = await today.countOf(id);
      await db.transaction().execute(async (trx) => {
        const row = { id: newId(now), once: `morning ${id} ${day}`, adminId: id, kind: 'morning', taskId: null };
        const inserted = await trx
          .insertInto('reminders')
          // A morning without work is noted as well, so that it is not looked at again.
          .values({ ...row, count, at: now, seenAt: count === 0 ? now : null })
          .onConflict((conflict) => conflict.column('once').doNothing())
          .executeTakeFirst();
        if (Number(inserted.numInsertedOrUpdatedRows) !== 1 || count === 0 || remindByMail !== 1) return;
        const text = [words.waiting({ count }), '', `${siteUrl}/admin/today?whose=mine`, '', words.switchOff].join(
          '\n',
        );
        const about = { kind: 'reminder', id } as const;
        const mail = { channel: 'email', to: email, subject: words.subject({ count }), text, about } as const;
        await messages.queue(trx, [{ ...mail, forAgency: true }]);
      });
    }
  }

  return {
    /** Writes the reminders that are due. */
    async remindDue(): Promise<void> {
      const now = clock();
      await remindOfTasks(database, now);
      await remindInTheMorning(now);
    },

    /** Marks an admin's reminders as seen. */
    async see(adminId: string): Promise<void> {
      await db
        .updateTable('reminders')
        .set({ seenAt: clock() })
        .where('adminId', '=', adminId)
        .where('seenAt', 'is', null)
        .execute();
    },

    async byMail(adminId: string): Promise<boolean> {
      const row = await read.selectFrom('admins').select('remindByMail').where('id', '=', adminId).executeTakeFirst();
      return row?.remindByMail === 1;
    },

    /** Switches an admin's morning mail on or off. */
    async setByMail(isOn: boolean, session: AdminSession): Promise<boolean> {
      const { adminId, username } = session;
      await db.transaction().execute(async (trx) => {
        const set = { remindByMail: isOn ? 1 : 0 };
        await trx.updateTable('admins').set(set).where('id', '=', adminId).execute();
        const changes = [{ field: 'remindByMail', from: String(!isOn), to: String(isOn) }];
        await audit.record(trx, session, { action: 'admin.saved', subject: username, changes });
      });
      return isOn;
    },

    sweep: (): Promise<unknown> =>
      db
        .deleteFrom('reminders')
        .where('at', '<', clock() - KEPT_MS)
        .execute(),
  };
}

export type ReminderService = ReturnType<typeof reminderService>;
