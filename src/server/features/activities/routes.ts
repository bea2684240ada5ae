import type { ReportedActivity } from '../../../contracts/activities.ts';
import { sourceOf } from '../../../core/activities/visit-source.ts';
import { splitPath } from '../../../core/languages.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { Visitor } from '../../http/visitor.ts';
import { viewerOf } from '../../records/daily-views.ts';
import { rangeOf } from './activity-feed.ts';
import { isRobot } from './crawlers.ts';
import type { ActivityReports } from './reports.ts';
import type { ActivityRecorder } from './service.ts';

/** Called with the slug of each page that a visitor opens. */
type CountView<V> = (slug: string, viewer: V) => unknown;

/** Returns an activity with its page's English path, so that the figures of a page count its readers in all languages. */
const withEnglishPath = ({ pageData, ...activity }: ReportedActivity): ReportedActivity =>
  pageData ? { ...activity, pageData: { ...pageData, path: splitPath(pageData.path).path } } : activity;

/** Returns what is stored of a page: where its visit came from, instead of what the browser said of it. */
function pageDataOf({ pageData }: ReportedActivity) {
  if (!pageData) return {};
  const { referrer, campaign = '', ...page } = pageData;
  const source = referrer === undefined ? null : sourceOf({ referrer, campaign });
  return { ...page, ...(source !== null && { source }) };
}

/** Returns the package or post that was opened, or null. */
function openedPage({ type, pageData }: ReportedActivity): { kind: 'package' | 'blog'; slug: string } | null {
  if (type !== 'page_view') return null;
  const [, kind, slug] = /^\/(package|blog)\/([a-z0-9-]{1,200})$/.exec(pageData?.path ?? '') ?? [];
  return slug === undefined ? null : { kind: kind === 'blog' ? 'blog' : 'package', slug };
}

/** Bytes that an activity adds, with its indexes and its share of the figures. */
const ROW_BYTES = 1536;

type ActivityKeys =
  | 'POST /api/activity'
  | 'GET /api/admin/activity'
  | 'GET /api/admin/activity/stats'
  | 'GET /api/admin/activity/login-stats'
  | 'GET /api/admin/activity/funnel'
  | 'GET /api/admin/activity/series'
  | 'GET /api/admin/activity/visited'
  | 'GET /api/admin/activity/routes'
  | 'GET /api/admin/activity/routes/{id}'
  | 'GET /api/admin/activity/unserved-routes'
  | 'GET /api/admin/activity/people/{kind}/{id}';

export function activityRoutes(
  activities: ActivityRecorder,
  reports: ActivityReports,
  countView: {
    readonly itinerary: CountView<Visitor>;
    readonly package: CountView<string>;
    readonly blog: CountView<string>;
  },
): Pick<Routes, ActivityKeys> {
  return {
    'POST /api/activity': {
      callsPerMinute: 120,
      growth: { kind: 'activities', bytesOf: ({ body }) => (body.activities?.length ?? 1) * ROW_BYTES },
      handle: async ({ body, session, visitor }) => {
        if (visitor.doNotTrack || isRobot(visitor.userAgent)) return null;
        const { activities: several, type: single, ...details } = body;
        const reported = several ?? (single ? [{ type: single, ...details }] : []);
        for (const activity of reported.map(withEnglishPath)) {
          const { type, itineraryData, occurredAt } = activity;
          activities.recordSoon({
            type,
            visitor,
            userId: session?.userId ?? null,
            data: { ...pageDataOf(activity), ...itineraryData },
            ...(occurredAt && { occurredAt: Date.parse(occurredAt) }),
          });
          if (type === 'itinerary_view' && itineraryData) {
            countView.itinerary(itineraryData.itinerarySlug, visitor);
          }
          const opened = openedPage(activity);
          if (opened) countView[opened.kind](opened.slug, viewerOf(visitor));
        }
        return null;
      },
    },
    'GET /api/admin/activity': { handle: ({ query }) => reports.list(query) },
    'GET /api/admin/activity/stats': { handle: ({ query }) => reports.stats(rangeOf(query.range)) },
    'GET /api/admin/activity/login-stats': { handle: ({ query }) => reports.loginStats(rangeOf(query.days)) },
    'GET /api/admin/activity/funnel': { handle: ({ query }) => reports.funnel(rangeOf(query.range)) },
    'GET /api/admin/activity/series': { handle: ({ query }) => reports.series(rangeOf(query.range)) },
    'GET /api/admin/activity/visited': { handle: ({ query }) => reports.visited(rangeOf(query.range)) },
    'GET /api/admin/activity/routes': { handle: ({ query }) => reports.routes(rangeOf(query.range)) },
    'GET /api/admin/activity/routes/{id}': {
      handle: ({ params, query }) => reports.route(params.id, rangeOf(query.range)),
    },
    'GET /api/admin/activity/unserved-routes': { handle: ({ query }) => reports.unservedRoutes(rangeOf(query.range)) },
    'GET /api/admin/activity/people/{kind}/{id}': { handle: ({ params }) => reports.person(params.kind, params.id) },
  };
}
