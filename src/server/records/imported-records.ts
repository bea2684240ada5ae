import type { Writer } from '../database/database.ts';

/** Returns what the first event of an imported record holds: the line, and the file. */
export const originNotes = (fileName: string, line: number): string => `${line} ${fileName}`;

/** Returns the file and the line that a record was imported from; null for one that was not. */
export function readOrigin(notes: string): { readonly file: string; readonly line: string } | null {
  const [, line, file] = /^(\d+) (.+)$/.exec(notes) ?? [];
  return line === undefined || file === undefined ? null : { file, line };
}

/** Returns those records about which there is no task. */
export async function withoutTasks(trx: Writer, kind: 'lead' | 'booking', ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const tasks = await trx
    .selectFrom('tasks')
    .select('aboutId')
    .where('aboutKind', '=', kind)
    .where('aboutId', 'in', ids)
    .execute();
  const about = new Set(tasks.map(({ aboutId }) => aboutId));
  return ids.filter((id) => !about.has(id));
}
