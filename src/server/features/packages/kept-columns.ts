import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { NounVersions } from '../../http/noun-versions.ts';
import { PackageColumns } from './package-columns.ts';
import type { ShownPackages } from './store.ts';

/** Rows per query: on SQLite, some milliseconds of the event loop. */
const READ_AT_ONCE = 500;
/** Views change without a version: an order by views may be so old. */
const VIEWS_MAX_AGE_MS = 60_000;

interface Kept {
  readonly version: number;
  readonly columns: PackageColumns;
  viewsReadAt: number;
}

interface Dependencies {
  readonly store: Pick<ShownPackages, 'listColumns' | 'listViews'>;
  readonly versions: Pick<NounVersions, 'current'>;
  readonly clock: Clock;
}

/** Reads a list in the order of ids, piece by piece; other requests are answered in between. */
async function readInPieces<Row extends { readonly id: string }>(
  list: (after: string, limit: number) => Promise<Row[]>,
  add: (row: Row) => void,
): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: readonly Row[] = await list(after, READ_AT_ONCE);
    for (const row of rows) add(row);
    after = rows.length < READ_AT_ONCE ? undefined : rows.at(-1)?.id;
    await nextTurn();
  }
}

/**
 * Keeps the columns of all published packages in memory, by the version of their noun: a change made by any process is
 * visible at the next call. They are read when first needed.
 */
export function keptColumns({ store, versions, clock }: Dependencies) {
  let kept: Kept | null = null;
  let reading: { readonly version: number; readonly done: Promise<Kept> } | null = null;

  const currentVersion = async (): Promise<number> => (await versions.current()).get('packages') ?? 0;

  async function read(): Promise<Kept> {
    // Read before the rows are: a change made meanwhile makes the columns stale.
    const version = await currentVersion();
    if (kept?.version === version) return kept;
    const columns = new PackageColumns();
    const viewsReadAt = clock();
    await readInPieces(store.listColumns, (row) => columns.add(row));
    kept = { version, columns, viewsReadAt };
    return kept;
  }

  /** Reads once for all calls that wait for the same version, and one version after another. */
  function readInTurn(version: number): Promise<Kept> {
    if (reading?.version === version) return reading.done;
    const before = reading?.done ?? Promise.resolve(null);
    const done = before.then(read, read).finally(() => {
      if (reading?.done === done) reading = null;
    });
    reading = { version, done };
    return done;
  }

  return {
    /** Returns the columns of the present version. */
    async current(): Promise<PackageColumns> {
      const version = await currentVersion();
      if (kept?.version !== version) return (await readInTurn(version)).columns;
      const { columns } = kept;
      if (clock() - kept.viewsReadAt >= VIEWS_MAX_AGE_MS) {
        kept.viewsReadAt = clock();
        await readInPieces(store.listViews, ({ id, views }) => columns.setViews(id, views));
        columns.orders.viewsChanged();
      }
      return columns;
    },
  };
}
