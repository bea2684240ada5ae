import type { AuditEntry } from '../../../contracts/audit.ts';
import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf } from '../ui/list-address.ts';

export const ENTRIES_A_PAGE = 20;

/** Everything, or one kind of entry. */
export type AuditKindFilter = 'all' | AuditEntry['kind'];

export interface AuditFilters {
  readonly kind: AuditKindFilter;
  readonly admin: string;
  readonly action: string;
}

export interface AuditData {
  readonly filters: AuditFilters;
  /** Null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/audit'> | null;
}

/** Defaults to admins' actions, so that strangers' attempts do not push them off the page. */
function readKind(text: string | null): AuditKindFilter {
  return text === 'all' || text === 'sign-in' || text === 'refusal' ? text : 'deed';
}

/** Loads the entries that the screen's address asks for. */
export async function loadAudit(parameters: URLSearchParams, signal: AbortSignal): Promise<AuditData> {
  const filters = {
    kind: readKind(parameters.get('kind')),
    admin: parameters.get('admin') ?? '',
    action: parameters.get('action') ?? '',
  };
  const kind = filters.kind === 'all' ? undefined : filters.kind;
  const query = { ...filters, kind, page: pageOf(parameters), limit: ENTRIES_A_PAGE };
  return { filters, list: await orNull('The audit log', adminApi('GET /api/admin/audit', { query, signal }), signal) };
}
