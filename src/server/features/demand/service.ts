import type { Demand } from '../../../contracts/demand.ts';
import { type AskedCounts, medianAsked, mostAsked, placeTitle } from '../../../core/activities/unserved-search.ts';
import { dayOfHour, hourInIndia } from '../../../core/activities/windows.ts';
import { fromEpochDay } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminSession } from '../../http/endpoints.ts';
import type { UnservedDemand } from '../activities/service.ts';
import type { PackageService } from '../packages/service.ts';
import { draftOfDemand } from './draft-of-demand.ts';
import { demandStore } from './store.ts';

const MOST_LISTED = 50;
const MOST_EXPORTED = 1000;
const MOST_MONTHS = 3;
/** A draft is made of what was asked for in this many days. */
const DRAFT_DAYS = 365;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly activityReports: {
    readonly demand: (days: number, most: number) => Promise<UnservedDemand[]>;
    readonly demandOf: (id: number, days: number) => Promise<UnservedDemand | null>;
  };
  readonly packages: { readonly managed: Pick<PackageService['managed'], 'createDraft'> };
}

/** Ends the transaction of a draft when the route has one already. */
class AlreadyDrafted extends Error {
  readonly packageId: string;

  constructor(packageId: string) {
    super('the route has a draft');
    this.packageId = packageId;
  }
}

const topMonths = (counts: AskedCounts): Demand['months'] =>
  [...counts]
    .sort(([monthA, a], [monthB, b]) => b - a || monthA - monthB)
    .slice(0, MOST_MONTHS)
    .map(([month, people]) => ({
      month: `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`,
      people,
    }));

const present = (
  { id, from, to, reason, people, count, asked, packageId }: UnservedDemand,
  left: ReadonlySet<string>,
): Demand => ({
  _id: String(id),
  from: placeTitle(from),
  to: placeTitle(to),
  reason,
  people,
  searches: count,
  months: topMonths(asked.month),
  budget: medianAsked(asked.budget),
  travellers: medianAsked(asked.travellers),
  days: mostAsked(asked.days)?.value ?? null,
  packageId: packageId !== null && left.has(packageId) ? packageId : null,
});

/** Shows what visitors searched for in vain, and drafts packages of it. */
export function demandService({ database, clock, activityReports, packages }: Dependencies) {
  const store = demandStore(database);

  async function read(days: number, most: number): Promise<Demand[]> {
    const rows = await activityReports.demand(days, most);
    const left = await store.remaining(rows.flatMap(({ packageId }) => packageId ?? []));
    return rows.map((row) => present(row, left));
  }

  async function findRoute(id: string): Promise<UnservedDemand> {
    const row = /^\d{1,16}$/.test(id) ? await activityReports.demandOf(Number(id), DRAFT_DAYS) : null;
    if (!row) throw new AppError('not-found', ({ reports }) => reports.demandGone);
    return row;
  }

  /** Links a new package to the locked route; throws when another one is linked and still there. */
  async function claim(trx: Writer, { from, to }: UnservedDemand, packageId: string): Promise<void> {
    const drafted = await store.lockPlaces(trx, from, to);
    const [there] = await store.remaining(drafted, trx);
    if (there !== undefined) throw new AlreadyDrafted(there);
    await store.linkPackage(trx, from, to, packageId);
  }

  return {
    async list(days: number): Promise<{ since: string; demands: Demand[] }> {
      const since = fromEpochDay(dayOfHour(hourInIndia(clock())) - days + 1);
      return { since, demands: await read(days, MOST_LISTED) };
    },

    async *exportAll(days: number): AsyncGenerator<Demand[]> {
      yield await read(days, MOST_EXPORTED);
    },

    /** Drafts a package of a route. A route has one draft, whatever its reasons: asked again, its id is returned. */
    async draftPackage(id: string, session: AdminSession): Promise<{ packageId: string; isNew: boolean }> {
      const row = await findRoute(id);
      try {
        const document = draftOfDemand(present(row, new Set()));
        const link = (trx: Writer, packageId: string) => claim(trx, row, packageId);
        return { packageId: await packages.managed.createDraft(document, session, link), isNew: true };
      } catch (error) {
        if (error instanceof AlreadyDrafted) return { packageId: error.packageId, isNew: false };
        throw error;
      }
    },

    today: () => todayInIndia(clock),
  };
}

export type DemandService = ReturnType<typeof demandService>;
