import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { ApiError } from '../../contracts/client.ts';
import { apiContext } from '../api/browser-api.ts';
import { StatusPanel } from '../site/bookings/status-panel.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import type { Route } from './+types/booking';
import { describePage } from './page-meta.ts';

export const loader = async ({ params, context, url }: Route.LoaderArgs) => {
  const key = url.searchParams.get('key') ?? '';
  try {
    const { booking } = await context.get(apiContext)('GET /api/bookings/{reference}', {
      params: { reference: params.reference },
      query: { key },
    });
    return { booking, key };
  } catch (error) {
    const status = error instanceof ApiError && error.status >= 400 ? error.status : 503;
    // A malformed reference also answers 404.
    throw data(null, { status: status === 400 ? 404 : status });
  }
};

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  // Nothing about the request: titles end up in histories and statistics.
  return describePage(matches, {
    title: 'Your booking request',
    description: 'The status of your booking request.',
    path: '/my-bookings',
    hidden: true,
  });
}

export default function BookingScreen({ loaderData: { booking, key } }: Route.ComponentProps) {
  return <StatusPanel key={booking.reference} booking={booking} linkKey={key} agency={useSite()} />;
}

/** Shows that the request does not exist, that the key does not open it, or that it could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) {
    return (
      <ErrorPage
        status={status}
        title="This link does not match a booking"
        text="Part of it may be missing: please open the full link, or call us and quote your reference."
      >
        <ButtonLink look="action" to="/contact">
          Contact us
        </ButtonLink>
        <ButtonLink look="sky" to="/my-bookings">
          My bookings
        </ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage status={status} title="The booking could not be loaded">
      <Button look="action" onClick={() => location.reload()}>
        Try Again
      </Button>
    </ErrorPage>
  );
}
