import { type MetaDescriptor, redirect } from 'react-router';
import { adminApi, whenSignedIn } from '../../admin-api.ts';
import { OFFERS_A_PAGE, OffersScreen } from '../../features/offer-admin/offers-screen.client.tsx';
import { orNull } from '../../or-null.ts';
import { lastPageAddress, pageOf } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/settings-offers';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Offers');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const query = { page: pageOf(address.searchParams), limit: OFFERS_A_PAGE };
    const { signal } = request;
    const list = await orNull('Offers', adminApi('GET /api/admin/offers', { query, signal }), signal);
    const last = lastPageAddress(address, list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return { list };
  });

export default function Offers({ loaderData }: Route.ComponentProps) {
  return loaderData && <OffersScreen {...loaderData} />;
}
