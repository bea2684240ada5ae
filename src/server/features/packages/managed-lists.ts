import { sql } from 'kysely';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import type { Database } from '../../database/database.ts';
import { holdsWords } from '../../database/word-search.ts';
import { CARD_COLUMNS } from './store.ts';

interface AdminFilter {
  readonly words: readonly string[] | null;
  readonly status: PackageStatus | undefined;
}

/** The lists of the back office: every package that is not deleted. */
export function managedLists({ read }: Database) {
  const present = read.selectFrom('packages').where('deletedAt', 'is', null);
  const filtered = ({ words, status }: AdminFilter) =>
    present
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .$if(words !== null, (query) => query.where(holdsWords('packages', words ?? [])));

  return {
    async count(filter: AdminFilter): Promise<number> {
      const counted = filtered(filter).select(sql<number>`count(*)`.as('count'));
      return (await counted.executeTakeFirstOrThrow()).count;
    },

    listPage: (filter: AdminFilter, limit: number, offset: number) =>
      read
        .selectFrom('packages')
        .innerJoin('packageDocuments', 'packageDocuments.packageId', 'packages.id')
        .select(CARD_COLUMNS)
        .where(
          'id',
          'in',
          filtered(filter).select('id').orderBy('updatedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset),
        )
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),
  };
}
