import { type SqlBool, sql } from 'kysely';
import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Database } from '../../database/database.ts';
import { LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import { type Found, type Page, timelineSearch } from '../../database/timeline-search.ts';
import { type DueFilter, dueStore, UNCONTACTED } from './due-store.ts';

/** Uncontacted leads of one source are counted up to here. */
const MOST_COUNTED_OF_SOURCE = 10_000;

interface Dependencies {
  readonly database: Database;
  readonly countOfStatus: (status: LeadStatus) => Promise<number>;
}

/**
 * Finds the leads due for a call: first those never called, longest waiting first, then those whose follow-up day has
 * come.
 */
export function dueLeads({ database, countOfStatus }: Dependencies) {
  const store = dueStore(database);
  const finder = timelineSearch(database, LEADS_BY_WORDS);
  const uncontacted = ({ words, source }: Pick<DueFilter, 'words' | 'source'>) => ({
    words,
    status: 'new',
    narrowedTo:
      source === null ? UNCONTACTED : sql<SqlBool>`(${UNCONTACTED}) and ${sql.ref('records.source')} = ${source}`,
  });
  const mayBeUncontacted = ({ status }: DueFilter): boolean => status === null || status === 'new';

  /** Uses the maintained counts: scanning a million leads would take too long. */
  const countUncontacted = async (): Promise<number> => (await countOfStatus('new')) - (await store.countNewWithDay());

  async function findUncontacted(filter: DueFilter, page: Pick<Page, 'offset' | 'limit'>): Promise<Found> {
    if (!mayBeUncontacted(filter)) return { ids: [], total: 0, totalIsAtLeast: false };
    const { words, source } = filter;
    const oldestFirst = { ...page, order: 'asc' } as const;
    if (words !== null) return finder.search({ ...uncontacted(filter), words }, oldestFirst);
    if (source !== null) {
      const total = await store.countUncontacted(source, MOST_COUNTED_OF_SOURCE);
      const ids = await store.listUncontactedIds(oldestFirst, source);
      return { ids, total, totalIsAtLeast: total === MOST_COUNTED_OF_SOURCE };
    }
    const total = await countUncontacted();
    return {
      ids: await readFromNearerEnd(oldestFirst, total, (nearer) => store.listUncontactedIds(nearer)),
      total,
      totalIsAtLeast: false,
    };
  }

  return {
    async search(filter: DueFilter, page: Pick<Page, 'offset' | 'limit'>): Promise<Found> {
      const first = await findUncontacted(filter, page);
      const room = page.limit - first.ids.length;
      const offset = Math.max(0, page.offset - first.total);
      const [ids, total] = await Promise.all([
        room > 0 ? store.listFollowUpIds(filter, { offset, limit: room }) : [],
        store.countFollowUps(filter),
      ]);
      return { ...first, ids: [...first.ids, ...ids], total: first.total + total };
    },

    async *all(filter: DueFilter): AsyncGenerator<readonly string[]> {
      if (mayBeUncontacted(filter)) yield* finder.all(uncontacted(filter));
      yield store.listFollowUpIds(filter);
    },

    count: async (today: string): Promise<number> =>
      (await countUncontacted()) + (await store.countFollowUps({ today, words: null, status: null, source: null })),
  };
}
