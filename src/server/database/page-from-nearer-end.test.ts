import { expect, it } from 'vitest';
import { readFromNearerEnd } from './page-from-nearer-end.ts';
import type { Order } from './timeline-search.ts';

const ROWS = 47;

it.each(['asc', 'desc'] as const)('reads every page %s, and never skips more than half of the list', async (order) => {
  const listed = (way: Order) => {
    const rows = Array.from({ length: ROWS }, (_, index) => index);
    return way === 'asc' ? rows : rows.toReversed();
  };
  for (const limit of [1, 10, 100]) {
    for (let offset = 0; offset <= ROWS + limit; offset += limit) {
      const page = await readFromNearerEnd({ offset, limit, order }, ROWS, async (asked) => {
        expect(asked.offset).toBeLessThanOrEqual(ROWS / 2);
        return listed(asked.order).slice(asked.offset, asked.offset + asked.limit);
      });
      expect(page).toEqual(listed(order).slice(offset, offset + limit));
    }
  }
});
