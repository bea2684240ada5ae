import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../../admin-api.ts';
import { orNull } from '../../or-null.ts';
import { pageOf } from '../../ui/admin/list-address.ts';

export const ENTRIES_A_PAGE = 20;

export interface AuditFilters {
  readonly admin: string;
  readonly action: string;
}

export interface AuditData {
  readonly filters: AuditFilters;
  /** Null when it could not be had. */
  readonly list: ApiAnswer<'GET /api/admin/audit'> | null;
}

/** The entries that an address of the screen asks for. */
export async function loadAudit(parameters: URLSearchParams, signal: AbortSignal): Promise<AuditData> {
  const filters = { admin: parameters.get('admin') ?? '', action: parameters.get('action') ?? '' };
  const query = { ...filters, page: pageOf(parameters), limit: ENTRIES_A_PAGE };
  return { filters, list: await orNull('The audit log', adminApi('GET /api/admin/audit', { query, signal }), signal) };
}
