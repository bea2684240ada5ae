import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import { LeadsScreen } from '../../office/leads/leads-screen.client.tsx';
import { loadLeads } from '../../office/leads/load-leads.ts';
import { isOnlyOpening } from '../../office/ui/list-address.ts';
import type { Route } from './+types/leads';
import { useAdminScreen } from './admin-screen.ts';
import { loadList } from './load-list.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Promotional Leads');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadLeads);

/** Skips the reload when only a lead is opened or closed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { site, latestArrival, refreshNotifications } = useAdminScreen();
  return (
    loaderData && (
      <LeadsScreen {...loaderData} agency={site.agency} latestArrival={latestArrival} onOpened={refreshNotifications} />
    )
  );
}
