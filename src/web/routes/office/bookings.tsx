import { bookings } from '../../../words/en/office/bookings.ts';
import { BookingsScreen } from '../../office/bookings/bookings-screen.client.tsx';
import { loadBookings } from '../../office/bookings/load-bookings.ts';
import type { Route } from './+types/bookings';
import { useAdminScreen } from './admin-screen.ts';
import { loadList, unlessOnlyOpening } from './load-list.ts';
import { sectionMeta } from './section-meta.ts';

export const meta: Route.MetaFunction = (page) => sectionMeta(bookings.pageTitle)(page);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(request, loadBookings);

export const shouldRevalidate = unlessOnlyOpening;

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
