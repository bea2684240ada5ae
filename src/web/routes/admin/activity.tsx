import { type MetaDescriptor, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { whenSignedIn } from '../../admin-api.ts';
import { ActivityScreen } from '../../features/activity-admin/activity-screen.client.tsx';
import { type ActivityData, loadActivity } from '../../features/activity-admin/load-activity.ts';
import { isOnlyOpening, lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/activity';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Activity Tracker');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<ActivityData | null> =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const data = await loadActivity(address.searchParams, request.signal);
    // A page that the feed has no more, as after a narrower range, is its last one.
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

/** Opening and closing one timeline leaves the feed as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Activity({ loaderData }: Route.ComponentProps) {
  return loaderData && <ActivityScreen {...loaderData} />;
}
