import type { TravellersBooking } from '../../contracts/bookings.ts';
import { type ApiAnswer, type ApiCall, ApiError } from '../../contracts/client.ts';
import { bookings } from '../../words/en/site/bookings.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { StatusPanel } from '../site/bookings/status-panel.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { ReviewPanel } from '../site/reviews/review-panel.tsx';
import { type Page, Refusal, type Refused, type ScreenProps } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { describePage } from './page-meta.ts';

interface BookingData {
  readonly booking: TravellersBooking;
  /** The part of the address that opens it. */
  readonly key: string;
  /** Null until the trip is completed, and where it could not be loaded. */
  readonly review: ApiAnswer<'GET /api/bookings/{reference}/review'> | null;
}

function BookingScreen({ data: { booking, key, review } }: ScreenProps<BookingData>) {
  const { reference } = booking;
  return (
    <StatusPanel
      key={reference}
      booking={booking}
      linkKey={key}
      agency={useSite()}
      review={
        review &&
        (review.mayReview || review.review) && (
          <ReviewPanel link={{ reference, key }} written={review.review} proposedName={review.proposedName} />
        )
      }
    />
  );
}

/** Shows that the request does not exist, that the key does not open it, or that it could not be loaded. */
function RefusedBooking({ refusal: { status } }: { refusal: Refused }) {
  if (status === 404) {
    return (
      <ErrorPage status={status} title={bookings.wrongLinkTitle} text={bookings.wrongLink}>
        <ButtonLink look="action" to="/contact">
          {bookings.contactUs}
        </ButtonLink>
        <ButtonLink look="sky" to="/my-bookings">
          {bookings.title}
        </ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage status={status} title={bookings.requestNotLoaded}>
      <Button look="action" onClick={() => location.reload()}>
        {controls.tryAgain}
      </Button>
    </ErrorPage>
  );
}

const loadReview = (api: ApiCall, { reference, key }: { readonly reference: string; readonly key: string }) =>
  api('GET /api/bookings/{reference}/review', { params: { reference }, query: { key } }).catch((error: unknown) => {
    console.warn('The review could not be loaded', error);
    return null;
  });

export const page: Page<BookingData> = {
  async load({ api, params: { reference = '' }, url }) {
    const key = url.searchParams.get('key') ?? '';
    try {
      const { booking } = await api('GET /api/bookings/{reference}', { params: { reference }, query: { key } });
      const review = booking.status === 'completed' ? await loadReview(api, { reference, key }) : null;
      return { booking, key, review };
    } catch (error) {
      const status = error instanceof ApiError && error.status >= 400 ? error.status : 503;
      // A malformed reference also answers 404.
      throw new Refusal({ status: status === 400 ? 404 : status });
    }
  },

  // Nothing about the request: titles end up in histories and statistics.
  head: ({ site }) =>
    describePage(site, {
      title: bookings.requestTitle,
      description: bookings.requestDescription,
      path: '/my-bookings',
      hidden: true,
    }),

  Screen: BookingScreen,
  refused: { title: () => bookings.requestTitle, Screen: RefusedBooking },
};
