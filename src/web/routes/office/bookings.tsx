import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import { BookingsScreen } from '../../office/bookings/bookings-screen.client.tsx';
import { loadBookings } from '../../office/bookings/load-bookings.ts';
import { isOnlyOpening } from '../../office/ui/list-address.ts';
import type { Route } from './+types/bookings';
import { useAdminScreen } from './admin-screen.ts';
import { loadList } from './load-list.ts';
import { describeSection } from './section-meta.ts';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return describeSection(matches, 'Booking Management');
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadBookings);

/** Skips the reload when only a booking is opened or closed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { site, latestArrival, refreshNotifications } = useAdminScreen();
  return (
    loaderData && (
      <BookingsScreen
        {...loaderData}
        agency={site.agency}
        latestArrival={latestArrival}
        onOpened={refreshNotifications}
      />
    )
  );
}
