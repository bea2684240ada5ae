import type { ShownActivity } from '../../../contracts/activities.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { describeActivity, personOf, visitorName } from '../../office/activities/describe-activity.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { DashboardScreen } from '../../office/dashboard/dashboard-screen.client.tsx';
import { loadDashboard, loadFigures } from '../../office/dashboard/load-dashboard.ts';
import type { RecentRow } from '../../office/dashboard/recent-activity.tsx';
import type { Route } from './+types/dashboard';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(frame.sections.dashboard)(page);

function toRow(activity: ShownActivity): RecentRow {
  const person = personOf(activity);
  return {
    id: activity._id,
    who: visitorName(activity),
    to: person === null ? null : `/admin/activity?open=${encodeURIComponent(person)}`,
    what: describeActivity(activity),
    at: activity.timestamp,
  };
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const [overview, figures] = await Promise.all([loadDashboard(request.signal), loadFigures(request.signal)]);
    return { overview, figures };
  });

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { overview, figures } = loaderData;
  return <DashboardScreen overview={overview} figures={figures} recent={overview?.recentActivity.map(toRow) ?? []} />;
}
