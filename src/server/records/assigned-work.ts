import type { Writer } from '../database/database.ts';

/** Takes all work from an admin who is being removed or may no longer see it, in that transaction. */
export async function releaseAssigned(writer: Writer, adminId: string): Promise<void> {
  for (const table of ['leads', 'bookings', 'tasks'] as const) {
    await writer.updateTable(table).set({ assigneeId: null }).where('assigneeId', '=', adminId).execute();
  }
  await writer.deleteFrom('reminders').where('adminId', '=', adminId).execute();
}
