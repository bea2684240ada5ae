import { demand } from '../../../words/en/office/demand.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { DemandScreen } from '../../office/demand/demand-screen.client.tsx';
import { loadDemand } from '../../office/demand/load-demand.ts';
import { readReportDays, unlessOnlySorted } from '../../office/ui/report-days.ts';
import type { Route } from './+types/demand';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(demand.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => ({
    data: await loadDemand(readReportDays(new URL(request.url).searchParams), request.signal),
  }));

export const shouldRevalidate = unlessOnlySorted;

export default function Demand({ loaderData }: Route.ComponentProps) {
  return loaderData && <DemandScreen data={loaderData.data} />;
}
