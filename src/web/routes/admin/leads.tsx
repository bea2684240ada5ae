import { type MetaDescriptor, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { whenSignedIn } from '../../admin-api.ts';
import { LeadsScreen } from '../../features/lead-admin/leads-screen.client.tsx';
import { type LeadsData, loadLeads } from '../../features/lead-admin/load-leads.ts';
import { isOnlyOpening, lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/leads';
import { useAdminScreen } from './admin-screen.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Promotional Leads');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<LeadsData | null> =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const data = await loadLeads(address.searchParams, request.signal);
    // A page that the list has no more, as after a deletion, is its last one.
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

/** Opening and closing one lead leaves the list as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { site, refreshNotifications } = useAdminScreen();
  return loaderData && <LeadsScreen {...loaderData} agency={site.agency} onOpened={refreshNotifications} />;
}
