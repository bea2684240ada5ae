import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { Lead, LeadSort } from '../../../contracts/leads.ts';
import type { Day } from '../../../core/dates.ts';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { LEAD_SORT_KEYS } from '../../database/sort-keys.ts';
import { allOf, idsOfDays, madeBetween, type SortKey, sortedList } from '../../database/sorted-list.ts';
import { type Found, type Order, timelineSearch } from '../../database/timeline-search.ts';
import { dueLeads } from './due-leads.ts';
import { presentLead } from './present.ts';
import { leadStore } from './store.ts';

/** What the list and the export of the back office are narrowed by. */
export interface LeadQuery {
  /** Only these records; for an export. */
  readonly ids?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly status?: LeadStatus | undefined;
  readonly source?: EnquirySource | undefined;
  readonly due?: '1' | undefined;
  readonly receivedFrom?: Day | undefined;
  readonly receivedTo?: Day | undefined;
}
type ListQuery = LeadQuery & {
  readonly page: number;
  readonly limit: number;
  readonly sortBy?: LeadSort | undefined;
  readonly sortOrder?: Order | undefined;
};
const ROWS_AT_ONCE = 250;
/** Leads that are due and put into another order than that of waiting, at most. */
const MOST_DUE = 5000;

const keyOf = (sortBy: LeadSort, order: Order): SortKey => {
  if (sortBy === 'followUpOn') return order === 'asc' ? LEAD_SORT_KEYS.firstFollowUp : LEAD_SORT_KEYS.lastFollowUp;
  return sortBy === 'submittedAt' ? null : LEAD_SORT_KEYS[sortBy];
};

function toFilter(query: LeadQuery) {
  const { source = null } = query;
  const ofSource = source === null ? [] : [sql<SqlBool>`${sql.ref('records.source')} = ${source}`];
  const narrowedTo = allOf([...madeBetween(query.receivedFrom, query.receivedTo), ...ofSource]);
  const words = query.search ? typedWords(query.search) : null;
  return { words, status: query.status ?? null, source, ...(narrowedTo && { narrowedTo }) };
}

/** Returns a test whether a lead was left on the days: its id holds the time. */
function isLeftOn({ receivedFrom, receivedTo }: LeadQuery): (id: string) => boolean {
  const { first, end } = idsOfDays(receivedFrom, receivedTo);
  return (id) => (first === null || id >= first) && (end === null || id < end);
}

/** Leads as the back office lists, counts and exports them. */
export function leadLists({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const store = leadStore(database);
  const finder = timelineSearch(database, LEADS_BY_WORDS);
  const countOfStatus = async (status: LeadStatus): Promise<number> =>
    (await store.counts()).find((row) => row.status === status)?.count ?? 0;
  const due = dueLeads({ database, countOfStatus });

  const sorted = sortedList(database, LEADS_BY_WORDS, finder);

  /** Returns the leads that are due: those that have waited longest first, unless another order is asked for. */
  async function findDue({ sortBy, sortOrder: order = 'desc', page, limit, ...query }: ListQuery): Promise<Found> {
    const filter = { ...toFilter(query), today: todayInIndia(clock) };
    const offset = (page - 1) * limit;
    const isNarrowed = query.receivedFrom !== undefined || query.receivedTo !== undefined;
    if (sortBy === undefined && !isNarrowed) return due.search(filter, { offset, limit });
    const found = await due.search(filter, { offset: 0, limit: MOST_DUE });
    const left = found.ids.filter(isLeftOn(query));
    const key = sortBy === undefined ? null : keyOf(sortBy, order);
    const byTime = () => (order === 'asc' ? left.toSorted() : left.toSorted().reverse());
    const ids = sortBy === undefined ? left : key === null ? byTime() : await sorted.sortIds(left, key, order);
    const isAll = found.ids.length >= found.total;
    return {
      ids: ids.slice(offset, offset + limit),
      total: ids.length,
      totalIsAtLeast: !isAll || found.totalIsAtLeast,
    };
  }

  async function findPage(query: ListQuery): Promise<Found> {
    if (query.due) return findDue(query);
    const filter = toFilter(query);
    const counts = filter.words === null && !filter.narrowedTo ? await store.counts() : null;
    const counted = counts?.filter(({ status }) => filter.status === null || status === filter.status);
    const total = counted ? counted.reduce((sum, { count }) => sum + count, 0) : null;
    const order = query.sortOrder ?? 'desc';
    const page = { offset: (query.page - 1) * query.limit, limit: query.limit, order };
    return sorted.find({ filter, key: keyOf(query.sortBy ?? 'submittedAt', order), page, total });
  }

  async function* findAll({ ids, ...query }: LeadQuery): AsyncGenerator<readonly string[]> {
    if (ids) yield ids;
    else if (query.due) {
      for await (const piece of due.all({ ...toFilter(query), today: todayInIndia(clock) }))
        yield piece.filter(isLeftOn(query));
    } else yield* finder.all(toFilter(query));
  }

  return {
    /** Yields the ids of all that match. */
    matching: (query: LeadQuery): AsyncIterable<readonly string[]> => findAll(query),

    async list(query: ListQuery) {
      const { ids, total, totalIsAtLeast } = await findPage(query);
      const leads = (await store.listByIds(ids)).map(presentLead);
      return { leads, total, page: query.page, totalPages: Math.ceil(total / query.limit), totalIsAtLeast };
    },

    async stats() {
      const [counts, toCall] = await Promise.all([store.counts(), due.count(todayInIndia(clock))]);
      const of = (status: LeadStatus): number => counts.find((row) => row.status === status)?.count ?? 0;
      return {
        total: counts.reduce((sum, { count }) => sum + count, 0),
        new: of('new'),
        contacted: of('contacted'),
        converted: of('converted'),
        lost: of('lost'),
        due: toCall,
      };
    },

    /** Everything that matches, a bounded number at a time. */
    async *exportAll(query: LeadQuery): AsyncGenerator<Lead[]> {
      for await (const ids of findAll(query)) {
        for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
          yield (await store.listByIds(ids.slice(start, start + ROWS_AT_ONCE))).map(presentLead);
          // The embedded database answers synchronously: without this pause an export would block all other requests.
          await nextTurn();
        }
      }
    },
  };
}
