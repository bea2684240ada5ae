import type { Writer } from '../database/database.ts';

/** Takes all work from an admin who is being removed, in that transaction: it is then not assigned. */
export async function releaseAssigned(writer: Writer, adminId: string): Promise<void> {
  for (const table of ['leads', 'bookings', 'tasks'] as const) {
    await writer.updateTable(table).set({ assigneeId: null }).where('assigneeId', '=', adminId).execute();
  }
  await writer.deleteFrom('reminders').where('adminId', '=', adminId).execute();
}
