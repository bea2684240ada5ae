import type { CsvImport, CsvImportDetail } from '../../../contracts/csv-imports.ts';
import type { ImportNoun } from '../../../core/imports/fields.ts';
import { imports } from '../../../words/en/office/imports.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';

export interface ImportsData {
  readonly noun: ImportNoun;
  /** The latest imports; null when they could not be loaded. */
  readonly list: readonly CsvImport[] | null;
  /** The one of the address. */
  readonly one: CsvImportDetail | null;
  /** Why that could not be loaded; empty for no reason. */
  readonly failure: string;
}

/** Loads the latest imports of a noun, and the one of the address. */
export async function loadImports(noun: ImportNoun, id: string | undefined, signal: AbortSignal): Promise<ImportsData> {
  const answer = await orNull('The imports', adminApi('GET /api/admin/imports', { query: { noun }, signal }), signal);
  const list = answer?.imports ?? null;
  if (id === undefined) return { noun, list, one: null, failure: '' };
  try {
    const shown = await adminApi('GET /api/admin/imports/{id}', { params: { id }, signal });
    return { noun, list, one: shown.import, failure: '' };
  } catch (error) {
    return { noun, list, one: null, failure: wordsOf(error, imports.unread) };
  }
}
