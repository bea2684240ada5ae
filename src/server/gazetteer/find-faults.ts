import { readRows } from './read-rows.ts';
import { rowSchemas } from './rows.ts';

/** Returns the faults in a folder of facts, each with its file, row and field; empty where all rows are valid. */
export function findFaults(folder?: string): readonly string[] {
  const faults: string[] = [];
  readRows(folder, (table, row, place) => {
    const { error } = rowSchemas[table].safeParse(row);
    for (const { path, message } of error?.issues ?? []) {
      faults.push(`${place}, ${path.join('.') || 'row'}: ${message}`);
    }
  });
  return faults;
}
