import type { Order, Page } from './timeline-search.ts';

const OTHER_WAY: Readonly<Record<Order, Order>> = { asc: 'desc', desc: 'asc' };

/**
 * Reads a page from the nearer end of a list: an offset skips rows one by one, so the last pages of a million rows
 * would be slowest. `read` returns the rows of a page in the given order.
 */
export async function readFromNearerEnd<T>(
  { offset, limit, order }: Page,
  total: number,
  read: (page: Page) => Promise<T[]>,
): Promise<T[]> {
  if (offset >= total) return [];
  if (offset <= total / 2) return read({ offset, limit, order });
  const end = Math.min(offset + limit, total);
  return (await read({ offset: total - end, limit: end - offset, order: OTHER_WAY[order] })).reverse();
}
