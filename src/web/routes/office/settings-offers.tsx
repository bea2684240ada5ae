import { settingsFrame } from '../../../words/en/office/settings-frame.ts';
import { adminApi } from '../../office/api/admin-api.ts';
import { orNull } from '../../office/api/or-null.ts';
import { OFFERS_A_PAGE, OffersScreen } from '../../office/offers/offers-screen.client.tsx';
import { pageOf } from '../../office/ui/list-address.ts';
import type { Route } from './+types/settings-offers';
import { loadList } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(settingsFrame.parts.offers)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, async (parameters, signal) => {
    const query = { page: pageOf(parameters), limit: OFFERS_A_PAGE };
    const list = await orNull('Offers', adminApi('GET /api/admin/offers', { query, signal }), signal);
    return { list, beginsWithNew: parameters.has('new') };
  });

export default function Offers({ loaderData }: Route.ComponentProps) {
  return loaderData && <OffersScreen {...loaderData} />;
}
