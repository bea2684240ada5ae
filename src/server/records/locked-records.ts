import type { Writer } from '../database/database.ts';
import { AppError } from '../http/app-error.ts';

export type RecordKind = 'lead' | 'booking';

export const noRecord = (): AppError => new AppError('not-found', ({ desk }) => desk.noRecord);

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
