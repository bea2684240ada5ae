import type { ApiAnswer } from '../../../contracts/client.ts';
import { TODAY_KINDS, type TodayKind, type TodayRecord, type Whose } from '../../../core/customers/task-options.ts';
import { todayInIndia } from '../../clock.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { SiteService } from '../site/service.ts';
import { type ActDependencies, todayActs } from './acts.ts';
import { todayRows } from './present.ts';
import { inTheirOrder, MOST_COUNTED, type Waiting, type WaitingId, waitingStore } from './waiting-store.ts';

interface Dependencies extends ActDependencies {
  readonly site: Pick<SiteService, 'current'>;
}

interface TodayQuery {
  readonly whose: Whose;
  readonly kind?: TodayKind | undefined;
  readonly of?: TodayRecord | undefined;
  readonly page: number;
  readonly limit: number;
}

/** New requests and leads are one group, in the order of their arrival. */
const GROUPS: readonly (readonly TodayKind[])[] = [
  ['booking', 'lead'],
  ['follow-up'],
  ['departure'],
  ['reply'],
  ['message'],
  ['task'],
];

/** Returns how many things of a kind are listed. */
const shownOf = (counts: ReadonlyMap<TodayKind, number>, kind: TodayKind): number =>
  Math.min(counts.get(kind) ?? 0, MOST_COUNTED);

/** Lists what waits today, and takes it off the list. */
export function todayService(dependencies: Dependencies) {
  const { database, clock, site } = dependencies;
  const store = waitingStore(database);
  const showRows = todayRows(database);

  const waitingOf = async (assigneeId: Waiting['assigneeId']): Promise<Waiting> => ({
    today: todayInIndia(clock),
    assigneeId,
    agencyEmail: (await site.current()).email,
  });

  const countKinds = async (waiting: Waiting, of?: TodayRecord) =>
    new Map(await Promise.all(TODAY_KINDS.map(async (kind) => [kind, await store.count(kind, waiting, of)] as const)));

  /** Reads the things from `offset` on, group by group; groups before them are only counted. */
  async function readPage(
    waiting: Waiting,
    { kind, of, page, limit }: TodayQuery,
    counts: ReadonlyMap<TodayKind, number>,
  ): Promise<WaitingId[]> {
    const found: WaitingId[] = [];
    let offset = (page - 1) * limit;
    for (const group of GROUPS) {
      const kinds = group.filter((each) => kind === undefined || each === kind);
      const size = kinds.reduce((sum, each) => sum + shownOf(counts, each), 0);
      const most = Math.min(offset + limit - found.length, MOST_COUNTED);
      if (offset < size && most > 0) {
        const read = await Promise.all(kinds.map((each) => store.list(each, waiting, { most, of })));
        found.push(
          ...read
            .flat()
            .sort(inTheirOrder)
            .slice(offset, offset + limit - found.length),
        );
      }
      offset = Math.max(0, offset - size);
      if (found.length === limit) break;
    }
    return found;
  }

  return {
    ...todayActs(dependencies),

    async list(query: TodayQuery, session: AdminSession): Promise<ApiAnswer<'GET /api/admin/today'>> {
      const { whose, kind, of, page, limit } = query;
      const assignees = { all: undefined, mine: session.adminId, none: null } as const;
      const waiting = await waitingOf(assignees[whose]);
      const all = await countKinds(waiting);
      const narrowed = of === undefined ? all : await countKinds(waiting, of);
      const rows = await showRows(await readPage(waiting, query, narrowed), session.language);
      const wanted = TODAY_KINDS.filter((each) => kind === undefined || each === kind);
      const total = wanted.reduce((sum, each) => sum + shownOf(narrowed, each), 0);
      const counts = TODAY_KINDS.map((each) => ({
        kind: each,
        count: shownOf(all, each),
        isAtLeast: (all.get(each) ?? 0) > MOST_COUNTED,
      }));
      return { rows, counts, total, page, totalPages: Math.ceil(total / limit) };
    },

    /** Returns how much waits for an admin. */
    async countOf(adminId: string): Promise<number> {
      const counts = await countKinds(await waitingOf(adminId));
      return TODAY_KINDS.reduce((sum, kind) => sum + shownOf(counts, kind), 0);
    },
  };
}

export type TodayService = ReturnType<typeof todayService>;
