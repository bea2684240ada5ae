import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import type { Database } from '../../database/database.ts';
import { LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import { type Found, type Page, timelineSearch } from '../../database/timeline-search.ts';
import { type DueFilter, dueStore, UNCONTACTED } from './due-store.ts';

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
  const uncontacted = (words: readonly string[] | null) => ({ words, status: 'new', narrowedTo: UNCONTACTED });
  const mayBeUncontacted = ({ status }: DueFilter): boolean => status === null || status === 'new';

  /** Uses the maintained counts: scanning a million leads would take too long. */
  const countUncontacted = async (): Promise<number> => (await countOfStatus('new')) - (await store.countNewWithDay());

  async function findUncontacted(filter: DueFilter, page: Pick<Page, 'offset' | 'limit'>): Promise<Found> {
    if (!mayBeUncontacted(filter)) return { ids: [], total: 0, totalIsAtLeast: false };
    const { words } = filter;
    const oldestFirst = { ...page, order: 'asc' } as const;
    if (words !== null) return finder.search({ ...uncontacted(words), words }, oldestFirst);
    const total = await countUncontacted();
    return { ids: await readFromNearerEnd(oldestFirst, total, store.listUncontactedIds), total, totalIsAtLeast: false };
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
      if (mayBeUncontacted(filter)) yield* finder.all(uncontacted(filter.words));
      yield store.listFollowUpIds(filter);
    },

    count: async (today: string): Promise<number> =>
      (await countUncontacted()) + (await store.countFollowUps({ today, words: null, status: null })),
  };
}
