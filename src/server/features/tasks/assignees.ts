import { hasRight } from '../../../core/admins/roles.ts';
import type { Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';

/** Refuses an admin who is not there, or may not see customers; keeps them there until the transaction ends. */
export async function requireAssignee(writer: Writer, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await writer
    .updateTable('admins')
    .set((set) => ({ role: set.ref('role') }))
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst();
  if (!row || !hasRight(row.role, 'sales')) {
    throw AppError.ofField('conflict', 'assigneeId', ({ desk }) => desk.noAssignee);
  }
}
