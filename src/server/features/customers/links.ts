import type { LinkedKind } from '../../../core/customers/customer-options.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { AuditService } from '../audit/service.ts';
import { contactsWithin, insertEvent, lockCustomer, subjectOf } from './customer-records.ts';

export interface RecordLink {
  readonly kind: LinkedKind;
  readonly id: string;
}

interface LinkDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: AuditService;
}

const TABLES = { booking: 'bookings', lead: 'leads', user: 'users' } as const;

export const noCustomer = (): AppError => new AppError('not-found', ({ desk }) => desk.noCustomer);
const noRecord = (): AppError => new AppError('not-found', ({ desk }) => desk.noRecord);

/** A record as a link shows it in the audit log and in the timeline; accounts and leads have no name there. */
interface Linkable {
  readonly customerId: string | null;
  /** A booking's reference; empty for others. */
  readonly reference: string;
}

/** Locks a record that can be linked, and returns its customer. */
async function lockRecord(writer: Writer, { kind, id }: RecordLink): Promise<Linkable> {
  if (kind === 'booking') {
    const row = await writer
      .updateTable('bookings')
      .set((set) => ({ customerId: set.ref('customerId') }))
      .where('id', '=', id)
      .returning(['customerId', 'reference', 'phone'])
      .executeTakeFirst();
    if (!row) throw noRecord();
    if (row.phone === '') throw new AppError('conflict', ({ bookings }) => bookings.erased);
    return row;
  }
  const row =
    kind === 'lead'
      ? await writer
          .updateTable('leads')
          .set((set) => ({ customerId: set.ref('customerId') }))
          .where('id', '=', id)
          .where('deletedAt', 'is', null)
          .returning('customerId')
          .executeTakeFirst()
      : await writer
          .updateTable('users')
          .set((set) => ({ customerId: set.ref('customerId') }))
          .where('id', '=', id)
          .returning('customerId')
          .executeTakeFirst();
  if (!row) throw noRecord();
  return { ...row, reference: '' };
}

const setCustomer = (writer: Writer, { kind, id }: RecordLink, customerId: string | null): Promise<unknown> =>
  writer.updateTable(TABLES[kind]).set({ customerId }).where('id', '=', id).execute();

/** Links records to customers. Only admins do; records are locked before customers, as everywhere. */
export function customerLinks({ database, clock, audit }: LinkDependencies) {
  async function note(
    trx: Writer,
    customerId: string,
    done: 'linked' | 'unlinked',
    { kind }: RecordLink,
    { reference }: Linkable,
    session: AdminSession,
  ): Promise<void> {
    await insertEvent(trx, clock(), session, { customerId, kind: done, method: kind, text: reference });
    const subject = subjectOf(customerId, await contactsWithin(trx, customerId));
    const told = reference || 'yes';
    const [from, to] = done === 'linked' ? ['', told] : [told, ''];
    await audit.record(trx, session, { action: `customer.${done}`, subject, changes: [{ field: kind, from, to }] });
  }

  /**
   * Links a record within the caller's transaction, once: a record of this customer stays as it is, one of another
   * customer is refused.
   */
  async function linkWithin(trx: Writer, customerId: string, link: RecordLink, session: AdminSession): Promise<void> {
    const record = await lockRecord(trx, link);
    if (!(await lockCustomer(trx, customerId))) throw noCustomer();
    if (record.customerId === customerId) return;
    if (record.customerId !== null) {
      const other = await lockCustomer(trx, record.customerId);
      const name = other?.name ?? '';
      if (other) throw new AppError('conflict', ({ desk }) => desk.linkedToAnother({ name }));
    }
    await setCustomer(trx, link, customerId);
    await note(trx, customerId, 'linked', link, record, session);
  }

  return {
    linkWithin,

    link: (customerId: string, link: RecordLink, session: AdminSession): Promise<void> =>
      database.db.transaction().execute((trx) => linkWithin(trx, customerId, link, session)),

    /** Unlinks a record and keeps that it was linked, so that it can be undone; twice is once. */
    unlink: (customerId: string, link: RecordLink, session: AdminSession): Promise<void> =>
      database.db.transaction().execute(async (trx) => {
        const record = await lockRecord(trx, link);
        if (!(await lockCustomer(trx, customerId))) throw noCustomer();
        if (record.customerId === null) return;
        if (record.customerId !== customerId) throw new AppError('conflict', ({ desk }) => desk.linkedElsewhere);
        await setCustomer(trx, link, null);
        const document = JSON.stringify({ link, title: record.reference });
        const undo = { id: newId(clock()), customerId, kind: 'unlinked', document, at: clock() };
        await trx.insertInto('customerUndos').values(undo).execute();
        await note(trx, customerId, 'unlinked', link, record, session);
      }),
  };
}

export type CustomerLinks = ReturnType<typeof customerLinks>;
