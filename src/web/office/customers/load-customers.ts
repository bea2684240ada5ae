import type { ApiAnswer } from '../../../contracts/client.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf, searchOf } from '../ui/list-address.ts';

export const CUSTOMERS_A_PAGE = 50;

export interface CustomersData {
  readonly search: string;
  /** Null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/customers'> | null;
}

/** Loads the page of customers that the screen's address asks for. */
export async function loadCustomers(parameters: URLSearchParams, signal: AbortSignal): Promise<CustomersData> {
  const search = searchOf(parameters);
  const query = { page: pageOf(parameters), limit: CUSTOMERS_A_PAGE, search: search || undefined };
  const list = await orNull('Customers', adminApi('GET /api/admin/customers', { query, signal }), signal);
  return { search, list };
}
