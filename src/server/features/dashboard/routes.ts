import type { DashboardTotals, DueRecord } from '../../../contracts/dashboard.ts';
import { firstHourOf, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { ActivityReports } from '../activities/reports.ts';
import type { AiUsageReports } from '../ai-usage/reports.ts';
import type { LeadService } from '../leads/service.ts';
import { dashboardStore, type Window } from './store.ts';
import { type SystemDependencies, systemStatus } from './system-status.ts';

const DAYS = 7;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
/** Of the activities, of the leads that are due, of the bookings that wait. */
const MOST_ROWS = 10;

interface Dependencies extends SystemDependencies {
  readonly activityReports: Pick<ActivityReports, 'totals' | 'recent'>;
  readonly aiUsageReports: Pick<AiUsageReports, 'totals'>;
  readonly leads: Pick<LeadService, 'list'>;
}

/** What one sees first: the week beside the one before, the state of the system, what happened and what is to be done. */
export function dashboardRoutes(dependencies: Dependencies): Pick<Routes, 'GET /api/admin/dashboard/overview'> {
  const { database, clock, activityReports, aiUsageReports, leads } = dependencies;
  const store = dashboardStore(database);
  const readSystem = systemStatus(dependencies);

  async function totalsOf(window: Window): Promise<DashboardTotals> {
    const [activity, made, ai] = await Promise.all([
      activityReports.totals(window),
      store.countNew(window),
      aiUsageReports.totals(window),
    ]);
    return { ...activity, ...made, aiRequests: ai.requests, aiCost: ai.costUsd };
  }

  async function listDue(startOfToday: number) {
    const [dueLeads, waiting, bookings] = await Promise.all([
      leads.list({ page: 1, limit: MOST_ROWS, due: '1' }),
      store.listWaiting(startOfToday, MOST_ROWS),
      store.countWaiting(startOfToday),
    ]);
    const due: DueRecord[] = [
      ...dueLeads.leads.map(({ _id, name, phone, followUpOn }) => ({
        ...{ kind: 'lead' as const, _id, title: name, text: phone },
        since: followUpOn ?? '',
      })),
      ...waiting.map(({ id, reference, fullName, itemTitle, createdAt }) => ({
        ...{ kind: 'booking' as const, _id: id, title: fullName, text: `${reference}, ${itemTitle}` },
        since: dayInIndia(createdAt + DAY_MS),
      })),
    ];
    due.sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
    return { due, dueTotals: { leads: dueLeads.total, bookings } };
  }

  return {
    'GET /api/admin/dashboard/overview': {
      handle: async () => {
        const now = clock();
        const window = { from: startOfHour(firstHourOf(DAYS, now)), to: startOfHour(hourInIndia(now) + 1) };
        const [totals, previous, system, recentActivity, { due, dueTotals }] = await Promise.all([
          totalsOf(window),
          totalsOf({ from: window.from - WEEK_MS, to: window.to - WEEK_MS }),
          readSystem(),
          activityReports.recent(MOST_ROWS),
          listDue(startOfHour(firstHourOf(DAYS, now) + (DAYS - 1) * 24)),
        ]);
        return { totals, previous, system, recentActivity, due, dueTotals };
      },
    },
  };
}
