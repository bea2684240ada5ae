import type { ApiAnswer } from '../../../contracts/client.ts';
import { TODAY_KINDS, type TodayKind, type TodayRecord, type Whose } from '../../../core/customers/task-options.ts';
import { todayInIndia } from '../../clock.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { SiteService } from '../site/service.ts';
import { type ActDependencies, todayActs } from './acts.ts';
import { todayRows } from './present.ts';
import { MOST_COUNTED, type Waiting, type WaitingId, waitingStore } from './waiting-store.ts';

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
  ['message'],
  ['task'],
];

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

  const readKinds = async (waiting: Waiting): Promise<ReadonlyMap<TodayKind, readonly WaitingId[]>> =>
    new Map(
      await Promise.all(
        TODAY_KINDS.map(async (kind) => [kind, await store.list(kind, waiting, MOST_COUNTED + 1)] as const),
      ),
    );

  const countOf = (kind: TodayKind, found: readonly WaitingId[]) => ({
    kind,
    count: Math.min(found.length, MOST_COUNTED),
    isAtLeast: found.length > MOST_COUNTED,
  });

  return {
    ...todayActs(dependencies),

    async list(
      { whose, kind, of, page, limit }: TodayQuery,
      session: AdminSession,
    ): Promise<ApiAnswer<'GET /api/admin/today'>> {
      const assignees = { all: undefined, mine: session.adminId, none: null } as const;
      const found = await readKinds(await waitingOf(assignees[whose]));
      const ofKind = (each: TodayKind) => (found.get(each) ?? []).slice(0, MOST_COUNTED);
      const wanted = GROUPS.flatMap((kinds) =>
        kinds
          .filter((each) => kind === undefined || each === kind)
          .flatMap(ofKind)
          .filter((one) => of === undefined || one.of === of)
          .sort((a, b) => (a.order < b.order ? -1 : 1)),
      );
      const rows = await showRows(wanted.slice((page - 1) * limit, page * limit));
      const counts = TODAY_KINDS.map((each) => countOf(each, found.get(each) ?? []));
      return { rows, counts, total: wanted.length, page, totalPages: Math.ceil(wanted.length / limit) };
    },

    /** Returns how much waits for an admin. */
    async countOf(adminId: string): Promise<number> {
      const found = await readKinds(await waitingOf(adminId));
      return [...found.values()].reduce((sum, ids) => sum + Math.min(ids.length, MOST_COUNTED), 0);
    },
  };
}

export type TodayService = ReturnType<typeof todayService>;
