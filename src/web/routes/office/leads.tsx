import { leads } from '../../../words/en/office/leads.ts';
import { LeadsScreen } from '../../office/leads/leads-screen.client.tsx';
import { loadLeads } from '../../office/leads/load-leads.ts';
import type { Route } from './+types/leads';
import { useAdminScreen } from './admin-screen.ts';
import { loadList, unlessOnlyOpening } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(leads.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadLeads);

export const shouldRevalidate = unlessOnlyOpening;

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { site, latestArrival, refreshNotifications } = useAdminScreen();
  return (
    loaderData && (
      <LeadsScreen {...loaderData} agency={site.agency} latestArrival={latestArrival} onOpened={refreshNotifications} />
    )
  );
}
