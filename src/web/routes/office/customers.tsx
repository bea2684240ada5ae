import { frame } from '../../../words/en/office/frame.ts';
import { CustomersScreen } from '../../office/customers/customers-screen.client.tsx';
import { loadCustomers } from '../../office/customers/load-customers.ts';
import type { Route } from './+types/customers';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(frame.sections.customers)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadCustomers);

export default function Customers({ loaderData }: Route.ComponentProps) {
  return loaderData && <CustomersScreen {...loaderData} />;
}
