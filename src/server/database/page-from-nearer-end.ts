import type { Order, Page } from './timeline-search.ts';

const OTHER_WAY: Readonly<Record<Order, Order>> = { asc: 'desc', desc: 'asc' };

/**
 * Reads a page from whichever end of a list is nearer: rows before it are skipped one by one, and the last pages of a
 * million would take longest. `read` answers the rows of a page in its order.
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
