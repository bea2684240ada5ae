import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import { ActivityScreen } from '../../office/activities/activity-screen.client.tsx';
import { loadActivity } from '../../office/activities/load-activity.ts';
import { isOnlyOpening } from '../../office/ui/list-address.ts';
import type { Route } from './+types/activity';
import { loadList } from './load-list.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Activity Tracker');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadActivity);

/** Skips the reload when only a timeline is opened or closed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Activity({ loaderData }: Route.ComponentProps) {
  return loaderData && <ActivityScreen {...loaderData} />;
}
