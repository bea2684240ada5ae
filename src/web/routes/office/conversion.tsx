import { conversion } from '../../../words/en/office/conversion.ts';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { ConversionScreen } from '../../office/dashboard/conversion-screen.client.tsx';
import { loadConversion, readConversionList } from '../../office/dashboard/load-dashboard.ts';
import { readReportDays, unlessOnlySorted } from '../../office/ui/report-days.ts';
import type { Route } from './+types/conversion';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(conversion.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const { searchParams } = new URL(request.url);
    const list = readConversionList(searchParams);
    return { list, conversion: await loadConversion(readReportDays(searchParams), list, request.signal) };
  });

export const shouldRevalidate = unlessOnlySorted;

export default function Conversion({ loaderData }: Route.ComponentProps) {
  return loaderData && <ConversionScreen {...loaderData} />;
}
