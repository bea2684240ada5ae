import { sql } from 'kysely';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Database } from '../../database/database.ts';
import { pageWithTotal } from '../../database/page-with-total.ts';
import { wordFilter } from '../../database/word-filter.ts';
import { CARD_COLUMNS, PACKAGES_BY_WORDS } from './store.ts';

interface AdminFilter {
  readonly words: readonly string[] | null;
  readonly status: PackageStatus | undefined;
}

const LAST_CHANGED = sql`"updatedAt" desc, "id" desc`;

/** The lists of the back office: every package that is not deleted. */
export function managedLists(database: Database) {
  const { read } = database;
  const filter = wordFilter(database, PACKAGES_BY_WORDS);

  return {
    /** One page, last changed first, and how many there are. */
    async list({ words, status }: AdminFilter, limit: number, offset: number) {
      const found = read
        .selectFrom('packages')
        .select(['id', 'updatedAt'])
        .where('deletedAt', 'is', null)
        .where((where) => where.and(status === undefined ? [] : [where('status', '=', status)]))
        .where(await filter.holds(words));
      const { ids, total } = await pageWithTotal(database, { isSearch: words !== null, found, order: LAST_CHANGED, limit, offset });
      if (ids.length === 0) return { rows: [], total };
      const rows = await read
        .selectFrom('packages')
        .innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id')
        .select(CARD_COLUMNS)
        .where('id', 'in', ids)
        .orderBy(LAST_CHANGED)
        .execute();
      return { rows, total };
    },
  };
}
