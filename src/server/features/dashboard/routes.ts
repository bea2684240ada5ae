import type { ShownActivity } from '../../../contracts/activities.ts';
import type { DashboardTotals, DueRecord } from '../../../contracts/dashboard.ts';
import { monthWindows, type Window, type Windows, weekWindows } from '../../../core/bookings/money-windows.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import { conversionReports } from './conversion.ts';
import { dailyFigures } from './daily-figures.ts';
import { moneyStore } from './money-store.ts';
import { dashboardStore } from './store.ts';
import { type SystemDependencies, systemStatus } from './system-status.ts';

/** Rows of activities, of due leads, and of waiting bookings. */
const MOST_ROWS = 10;

interface Dependencies extends SystemDependencies {
  readonly activityReports: {
    readonly totals: (window: Window) => Promise<Pick<DashboardTotals, 'searches' | 'submissions' | 'views'>>;
    /** Newest first. */
    readonly recent: (most: number) => Promise<ShownActivity[]>;
  };
  readonly aiUsageReports: {
    readonly totals: (window: Window) => Promise<{ readonly requests: number; readonly costUsd: number }>;
  };
  readonly leads: Pick<LeadService, 'list'>;
  readonly bookings: Pick<BookingService, 'stats'>;
}

type DashboardKeys =
  | 'GET /api/admin/dashboard/overview'
  | 'GET /api/admin/dashboard/figures'
  | 'GET /api/admin/dashboard/conversion';

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns a sort key that puts new records before follow-ups. */
const orderOf = ({ followUpOn, receivedAt }: DueRecord): string => `${followUpOn ?? ''} ${receivedAt}`;

/** Serves the overview: this week beside the previous one, the system's state, recent activity and open work. */
export function dashboardRoutes(dependencies: Dependencies): Pick<Routes, DashboardKeys> {
  const { database, clock, activityReports, aiUsageReports, leads, bookings } = dependencies;
  const store = dashboardStore(database);
  const readSystem = systemStatus(dependencies);
  const money = moneyStore(database);
  const readDays = dailyFigures(database);
  const readConversion = conversionReports(dependencies);

  async function totalsOf(window: Window): Promise<DashboardTotals> {
    const [activity, made, ai] = await Promise.all([
      activityReports.totals(window),
      store.countNew(window),
      aiUsageReports.totals(window),
    ]);
    return { ...activity, ...made, aiRequests: ai.requests, aiCost: ai.costUsd };
  }

  async function compareMoney({ now, before }: Windows) {
    const [ofNow, ofBefore] = await Promise.all([money.sumsOf(now), money.sumsOf(before)]);
    return { now: ofNow, before: ofBefore };
  }

  /** Returns unanswered records, longest waiting first, then follow-ups by day. */
  async function listDue() {
    const [dueLeads, waiting, { pendingBookings }] = await Promise.all([
      leads.list({ page: 1, limit: MOST_ROWS, due: '1' }),
      store.listWaiting(MOST_ROWS),
      bookings.stats(),
    ]);
    const records: DueRecord[] = [
      ...dueLeads.leads.map(({ _id, name, phone, submittedAt, followUpOn }) => ({
        kind: 'lead' as const,
        _id,
        title: name,
        text: phone,
        receivedAt: submittedAt,
        followUpOn,
      })),
      ...waiting.map(({ id, reference, fullName, itemTitle, createdAt }) => ({
        kind: 'booking' as const,
        _id: id,
        title: fullName,
        text: `${reference}, ${itemTitle}`,
        receivedAt: new Date(createdAt).toISOString(),
        followUpOn: null,
      })),
    ];
    const due = records.toSorted((a, b) => compare(orderOf(a), orderOf(b)));
    return { due, dueTotals: { leads: dueLeads.total, bookings: pendingBookings } };
  }

  return {
    'GET /api/admin/dashboard/overview': {
      handle: async () => {
        const now = clock();
        const week = weekWindows(now);
        const [totals, previous, system, recentActivity, { due, dueTotals }] = await Promise.all([
          totalsOf(week.now),
          totalsOf(week.before),
          readSystem(),
          activityReports.recent(MOST_ROWS),
          listDue(),
        ]);
        return { totals, previous, system, recentActivity, due, dueTotals };
      },
    },
    'GET /api/admin/dashboard/figures': {
      handle: async () => {
        const now = clock();
        const [week, month, open, days] = await Promise.all([
          compareMoney(weekWindows(now)),
          compareMoney(monthWindows(now)),
          money.open(),
          readDays(now),
        ]);
        return { week, month, open, days };
      },
    },
    'GET /api/admin/dashboard/conversion': { handle: ({ query }) => readConversion(Number(query.days), query.of) },
  };
}
