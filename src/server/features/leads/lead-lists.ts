import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { Lead } from '../../../contracts/leads.ts';
import type { EnquirySource } from '../../../core/enquiry-sources.ts';
import type { LeadStatus } from '../../../core/leads/lead-options.ts';
import { typedWords } from '../../../core/typed-words.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { LEADS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { readFromNearerEnd } from '../../database/page-from-nearer-end.ts';
import { timelineSearch } from '../../database/timeline-search.ts';
import { dueLeads } from './due-leads.ts';
import { presentLead } from './present.ts';
import { leadStore } from './store.ts';

/** What the list and the export of the back office are narrowed by. */
export interface LeadQuery {
  readonly search?: string | undefined;
  readonly status?: LeadStatus | undefined;
  readonly source?: EnquirySource | undefined;
  readonly due?: '1' | undefined;
}
type ListQuery = LeadQuery & { readonly page: number; readonly limit: number };

const ROWS_AT_ONCE = 250;

/** Leads of one source are counted up to here. */
const MOST_COUNTED_OF_SOURCE = 10_000;

const toFilter = ({ search, status, source }: LeadQuery) => ({
  words: search ? typedWords(search) : null,
  status: status ?? null,
  source: source ?? null,
  ...(source && { narrowedTo: sql<SqlBool>`${sql.ref('records.source')} = ${source}` }),
});

/** Leads as the back office lists, counts and exports them. */
export function leadLists({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const store = leadStore(database);
  const finder = timelineSearch(database, LEADS_BY_WORDS);
  const countOfStatus = async (status: LeadStatus): Promise<number> =>
    (await store.counts()).find((row) => row.status === status)?.count ?? 0;
  const due = dueLeads({ database, countOfStatus });

  async function findPage(query: ListQuery) {
    const filter = toFilter(query);
    const { words, status, source } = filter;
    const page = { offset: (query.page - 1) * query.limit, limit: query.limit, order: 'desc' } as const;
    if (query.due) {
      return due.search({ ...filter, today: todayInIndia(clock) }, page);
    }
    if (words !== null) return finder.search({ ...filter, words }, page);
    if (source !== null) {
      const total = await store.countOfSource({ status, source }, MOST_COUNTED_OF_SOURCE);
      const totalIsAtLeast = total === MOST_COUNTED_OF_SOURCE;
      return { ids: await store.listIds({ status, source }, page), total, totalIsAtLeast };
    }
    const total = (await store.counts())
      .filter((row) => status === null || row.status === status)
      .reduce((sum, { count }) => sum + count, 0);
    const ids = await readFromNearerEnd(page, total, (nearer) => store.listIds({ status, source }, nearer));
    return { ids, total, totalIsAtLeast: false };
  }

  async function* findAll(query: LeadQuery): AsyncGenerator<readonly string[]> {
    if (query.due) yield* due.all({ ...toFilter(query), today: todayInIndia(clock) });
    else yield* finder.all(toFilter(query));
  }

  return {
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
