import { activities } from '../../../words/en/office/activities.ts';
import { ActivityScreen } from '../../office/activities/activity-screen.client.tsx';
import { loadActivity } from '../../office/activities/load-activity.ts';
import type { Route } from './+types/activity';
import { loadList, unlessOnlyOpening } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(activities.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadActivity);

export const shouldRevalidate = unlessOnlyOpening;

export default function Activity({ loaderData }: Route.ComponentProps) {
  return loaderData && <ActivityScreen {...loaderData} />;
}
