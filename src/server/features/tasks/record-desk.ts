import type { RecordDesk, Task } from '../../../contracts/tasks.ts';
import { rolesWith } from '../../../core/admins/roles.ts';
import type { AssignedKind } from '../../../core/customers/task-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { lockRecord, noRecord, type RecordKind } from '../../records/locked-records.ts';
import { type AuditService, changesBetween } from '../audit/service.ts';
import type { CustomerService } from '../customers/service.ts';
import { requireAssignee } from './assignees.ts';

interface DeskDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly customers: Pick<CustomerService, 'propose'>;
  readonly tasksAbout: (id: string) => Promise<Task[]>;
  readonly assignTask: (id: string, assigneeId: string | null, session: AdminSession) => Promise<unknown>;
}

/** Knows who takes care of leads and bookings, when, and of which customer they are. */
export function recordDesk({ database, clock, audit, customers, tasksAbout, assignTask }: DeskDependencies) {
  const { read } = database;
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>): Promise<T> => database.db.transaction().execute(work);

  return {
    assignees: async () =>
      (
        await read
          .selectFrom('admins')
          .select(['id', 'username'])
          .where('role', 'in', rolesWith('sales'))
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
        await assignTask(id, assigneeId, session);
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
  };
}
