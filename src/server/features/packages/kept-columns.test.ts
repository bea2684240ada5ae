import { expect, it } from 'vitest';
import { keptColumns } from './kept-columns.ts';
import type { ListedRow } from './store.ts';

const ROWS: readonly ListedRow[] = Array.from({ length: 1250 }, (_, nr) => ({
  id: String(nr).padStart(5, '0'),
  category: 'Beach',
  destination: 'goa',
  durationDays: 5,
  basePrice: 1000,
  discountPercentage: 0,
  validUntil: null,
  currency: 'INR',
  featured: 0,
  views: 0,
  publishedAt: 1,
}));

/** Keeps columns of made-up rows; `queries` lists where each piece of them began. */
function start() {
  const state = { version: 1, now: 0, queries: [] as string[], views: 0, isOut: false };
  const pieceOf = <Row>(after: string, limit: number, rowOf: (row: ListedRow) => Row): Row[] => {
    const from = ROWS.findIndex(({ id }) => id > after);
    return from === -1 ? [] : ROWS.slice(from, from + limit).map(rowOf);
  };
  const columns = keptColumns({
    store: {
      async listColumns(after, limit) {
        if (state.isOut) throw new Error('the database is out');
        state.queries.push(after);
        return pieceOf(after, limit, (row) => row);
      },
      async listViews(after, limit) {
        state.queries.push(`views ${after}`);
        return pieceOf(after, limit, ({ id }) => ({ id, views: state.views }));
      },
    },
    versions: { current: () => new Map([['packages', state.version]]) },
    clock: () => state.now,
  });
  return { state, columns };
}

const PIECES = ['', '00499', '00999'];

it('columns are read in pieces, once for all calls of a version', async () => {
  const { state, columns } = start();
  const [first, second] = await Promise.all([columns.current(), columns.current()]);
  expect(await columns.current()).toBe(first);
  expect(second).toBe(first);
  expect([first.length, state.queries]).toEqual([1250, PIECES]);
});

it('other work has its turn while columns are read', async () => {
  const { state, columns } = start();
  const seen: number[] = [];
  const watch = () => {
    seen.push(state.queries.length);
    if (seen.length < 3) setImmediate(watch);
  };
  setImmediate(watch);
  await columns.current();
  expect(seen.some((count) => count > 0 && count < PIECES.length)).toBe(true);
});

it('columns of an older version are not given to a later call; of several changes the last is read', async () => {
  const { state, columns } = start();
  const old = columns.current();
  while (state.queries.length === 0) await Promise.resolve();
  const later = [2, 3, 4].map((version) => {
    state.version = version;
    return columns.current();
  });
  const [first, ...others] = await Promise.all(later);
  expect(first).not.toBe(await old);
  expect(new Set(others)).toEqual(new Set([first]));
  expect(state.queries).toHaveLength(2 * PIECES.length);
});

it('columns that could not be read are read at the next call', async () => {
  const { state, columns } = start();
  state.isOut = true;
  await expect(columns.current()).rejects.toThrow('the database is out');
  state.isOut = false;
  expect((await columns.current()).length).toBe(1250);
});

it('views are read again after a minute, and nothing else', async () => {
  const { state, columns } = start();
  const kept = await columns.current();
  state.queries.length = 0;
  state.views = 7;
  state.now = 59_999;
  await columns.current();
  expect([state.queries, kept.views[0]]).toEqual([[], 0]);
  state.now = 60_000;
  expect(await columns.current()).toBe(kept);
  expect([state.queries, kept.views[1249]]).toEqual([PIECES.map((after) => `views ${after}`), 7]);
});
