import { frame } from '../../../words/en/office/frame.ts';
import { loadToday } from '../../office/today/load-today.ts';
import { TodayScreen } from '../../office/today/today-screen.client.tsx';
import type { Route } from './+types/today';
import { useAdminScreen } from './admin-screen.ts';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(frame.sections.today)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadToday);

export default function Today({ loaderData }: Route.ComponentProps) {
  const { latestArrival, refreshNotifications } = useAdminScreen();
  return loaderData && <TodayScreen {...loaderData} latestArrival={latestArrival} onRead={refreshNotifications} />;
}
