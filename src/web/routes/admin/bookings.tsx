import { type MetaDescriptor, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { whenSignedIn } from '../../admin-api.ts';
import { BookingsScreen } from '../../features/booking-admin/bookings-screen.client.tsx';
import { type BookingsData, loadBookings } from '../../features/booking-admin/load-bookings.ts';
import { isOnlyOpening, lastPageAddress } from '../../ui/admin/list-address.ts';
import type { Route } from './+types/bookings';
import { useAdminScreen } from './admin-screen.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Booking Management');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<BookingsData | null> =>
  whenSignedIn(async () => {
    const address = new URL(request.url);
    const data = await loadBookings(address.searchParams, request.signal);
    // A page that the list has no more, as after a filter in another tab, is its last one.
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

/** Opening and closing one booking leaves the list as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { site, refreshNotifications } = useAdminScreen();
  return loaderData && <BookingsScreen {...loaderData} agency={site.agency} onOpened={refreshNotifications} />;
}
