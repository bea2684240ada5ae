import { lazy, type ReactNode, useState } from 'react';
import { ApiError } from '../../contracts/client.ts';
import type { Itinerary } from '../../contracts/itineraries.ts';
import type { Trip } from '../../contracts/trips.ts';
import { localPath } from '../../core/languages.ts';
import { tripCardAddress } from '../../core/posters/trip-card.ts';
import { itinerary as texts } from '../../words/en/site/itinerary.ts';
import { results } from '../../words/en/site/results.ts';
import { useLanguage } from '../navigation/language.ts';
import { useLocation, useNavigator } from '../navigation/navigation.ts';
import { useSession } from '../site/accounts/session.tsx';
import { useItineraryView } from '../site/activities/activity-reporter.tsx';
import { itineraryItem } from '../site/bookings/bookable-items.ts';
import { LazyBookingDialog } from '../site/bookings/lazy-booking-dialog.tsx';
import { useSite } from '../site/frame/site-context.ts';
import {
  DetailsFailed,
  DetailsLoading,
  LoginRequired,
  LoginWithoutScript,
} from '../site/itineraries/details-panel.tsx';
import { Gallery } from '../site/itineraries/gallery.tsx';
import { InsteadNotice } from '../site/itineraries/instead-notice.tsx';
import { ItineraryHero } from '../site/itineraries/itinerary-hero.tsx';
import { ItineraryOverview } from '../site/itineraries/itinerary-overview.tsx';
import type { ItineraryState } from '../site/itineraries/open-itinerary.ts';
import { PlanFrame } from '../site/itineraries/plan-frame.tsx';
import { PriceCard } from '../site/itineraries/price-card.tsx';
import { describeCard, describeTrip, listTripData, titlesOfTrip } from '../site/itineraries/trip-data.ts';
import { ShareItinerary } from '../site/sharing/share-itinerary.tsx';
import { completeSearch, saveSearch } from '../site/trip-search/search-parameters.ts';
import { wishesIn, withTravellers } from '../site/trip-search/trip-wishes.ts';
import { KeepTrip } from '../site/trips/keep-trip.tsx';
import { LazyTripEditor } from '../site/trips/lazy-trip-editor.tsx';
import { type Page, Refusal, type Refused, type ScreenProps } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { ErrorPage } from '../ui/error-page.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './itinerary.module.css';
import { describePage } from './page-meta.ts';

/** Loaded for signed-in readers alone. */
const ReadersPlan = lazy(async () => ({
  default: (await import('./readers-plan.tsx')).ReadersPlan,
}));

/** Loaded when it is asked for. */
const TripCalendar = lazy(async () => ({
  default: (await import('../site/trips/trip-calendar.tsx')).TripCalendar,
}));

/** Loaded for signed-in readers alone. */
const ItineraryPoll = lazy(async () => ({
  default: (await import('../site/polls/itinerary-poll.tsx')).ItineraryPoll,
}));

const pathOf = (slug: string): string => `/itinerary/${encodeURIComponent(slug)}`;

interface ItineraryData {
  readonly itinerary: Itinerary;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Absolute address of the page in its language. */
  readonly address: string;
}

function ItineraryScreen({ data }: ScreenProps<ItineraryData>) {
  // Another itinerary is another visit: the key discards all state of the previous one.
  return <ItineraryPage key={data.itinerary.slug} {...data} />;
}

/** Returns the data handed over by the previous page, if it belongs to this itinerary. */
function readHanded(state: unknown, slug: string): Partial<ItineraryState> | null {
  const handed = state as Partial<ItineraryState> | null;
  return handed?.itineraryData?.slug === slug ? handed : null;
}

function ItineraryPage({ itinerary, address }: { itinerary: Itinerary; address: string }) {
  const { state } = useLocation();
  const hydrated = useHydrated();
  const { navigate } = useNavigator();
  const handed = hydrated ? readHanded(state, itinerary.slug) : null;
  // The picture of the clicked card; after a reload, the page keeps its first picture.
  const [picture] = useState(
    handed?.imageUrl
      ? { url: handed.imageUrl, credit: handed.imageCredit ?? null }
      : { url: itinerary.headerImage, credit: null },
  );
  const { photos, brand } = useSite();
  const language = useLanguage();
  const { user, openLogin } = useSession();
  useItineraryView(itinerary.slug);

  const planFor = (travellers: number) => {
    const {
      fromLocation: from,
      toLocation: to,
      startDate: departureDate,
      endDate: returnDate,
      travelClass,
    } = itinerary;
    const wishes = withTravellers(wishesIn(itinerary.wishes), travellers);
    const search = completeSearch({ from, to, departureDate, returnDate, travellers, travelClass, wishes });
    saveSearch(search);
    void navigate('/search-results', { state: search });
  };

  const [changing, setChanging] = useState(false);
  /** A plan that keeps its address is read again; another one has its own page. */
  const showSaved = ({ itinerary: { slug } }: Trip) =>
    slug === itinerary.slug ? location.reload() : void navigate(pathOf(slug));

  const [booking, setBooking] = useState<boolean | null>(null);
  return (
    <main className={styles.screen}>
      <PrintedHead address={address} />
      <ItineraryHero itinerary={itinerary} picture={picture} />
      <div className={`page ${styles.body}`}>
        <InsteadNotice itineraries={[itinerary]} />
        <div className={styles.about}>
          <ItineraryOverview itinerary={itinerary} />
          <div className={styles.side}>
            <PriceCard itinerary={itinerary} travellers={handed?.travellers ?? null} onPlanFor={planFor}>
              <div className={styles.booking}>
                <Button look="action" onClick={() => setBooking(true)}>
                  {texts.requestBooking}
                </Button>
              </div>
              <KeepTrip itineraryId={itinerary._id} isSignedIn={user !== null} onSignIn={openLogin} />
              {user && (
                <LazyPart fallback={null}>
                  <ItineraryPoll begunWith={{ itineraryId: itinerary._id, title: itinerary.title }} user={user} />
                </LazyPart>
              )}
              <ShareItinerary
                itineraryId={itinerary._id}
                url={address}
                title={itinerary.title}
                picture={tripCardAddress({ ...itinerary, brand, language })}
              />
            </PriceCard>
          </div>
        </div>
        <Gallery itinerary={itinerary} photos={photos} shown={picture.url} />
      </div>
      {changing && user ? (
        <div className="page">
          <LazyTripEditor
            readerId={user._id}
            itinerary={itinerary}
            onSaved={showSaved}
            onLeave={() => setChanging(false)}
          />
        </div>
      ) : (
        <Plan itinerary={itinerary} onBook={() => setBooking(true)} onChange={() => setChanging(true)} />
      )}
      {booking !== null && (
        <LazyBookingDialog
          item={itineraryItem(itinerary)}
          traveller={user}
          suggested={{ travelers: handed?.travellers ?? itinerary.travellers, preferredDate: itinerary.startDate }}
          open={booking}
          onClose={() => setBooking(false)}
        />
      )}
    </main>
  );
}

/** Printed only: the agency's contact and the address of the plan. */
function PrintedHead({ address }: { address: string }) {
  const { brand, agency, phone, email } = useSite();
  return (
    <div className={`page ${styles.printed}`}>
      <p>
        <strong>{agency}</strong>, {phone}, {email}
      </p>
      <p>
        {brand}: {address}
      </p>
    </div>
  );
}

/** Shows the day plan, or how to get it. */
function Plan({ itinerary, onBook, onChange }: { itinerary: Itinerary; onBook: () => void; onChange: () => void }) {
  const { map } = useSite();
  const { user, known, openLogin, signOut } = useSession();
  const framed = (children: ReactNode) => <PlanFrame itinerary={itinerary}>{children}</PlanFrame>;
  if (user) {
    return (
      <LazyPart
        waiting={framed(<DetailsLoading step="" />)}
        fallback={framed(<DetailsFailed message={texts.planNotLoaded} onRetry={() => location.reload()} />)}
      >
        <ReadersPlan
          key={user._id}
          itinerary={itinerary}
          readerId={user._id}
          maps={map}
          onBook={onBook}
          onChange={onChange}
          onSignedOut={signOut}
          calendar={(onClose) => <TripCalendar itineraryId={itinerary._id} onClose={onClose} />}
        />
      </LazyPart>
    );
  }
  if (known) return framed(<LoginRequired onSignIn={() => openLogin()} />);
  return framed(
    <>
      <noscript>
        <LoginWithoutScript />
      </noscript>
      <DetailsLoading step="" />
    </>,
  );
}

/** Shows that the itinerary does not exist or could not be loaded. */
function RefusedItinerary({ refusal: { status, requestId } }: { refusal: Refused }) {
  if (status === 404 || status === 400) {
    return (
      <ErrorPage status={404} title={texts.notFoundTitle} text={texts.notFound}>
        <ButtonLink look="action" to="/#home">
          {results.newSearch}
        </ButtonLink>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage status={status} title={texts.notOpened} requestId={requestId}>
      <Button look="action" onClick={() => location.reload()}>
        {results.tryAgain}
      </Button>
      <ButtonLink look="sky" to="/search-results">
        {texts.backToSearch}
      </ButtonLink>
    </ErrorPage>
  );
}

export const page: Page<ItineraryData> = {
  async load({ api, params: { slug = '' }, url, language }) {
    try {
      const { itinerary, isListed } = await api('GET /api/itineraries/{slug}', { params: { slug } });
      return { itinerary, isListed, address: new URL(localPath(language, pathOf(itinerary.slug)), url.origin).href };
    } catch (error) {
      throw error instanceof ApiError && error.status >= 400
        ? new Refusal({ status: error.status, requestId: error.requestId })
        : new Refusal({ status: 503 });
    }
  },

  head: ({ site, data: { itinerary, isListed, address } }) => [
    ...describePage(site, {
      ...titlesOfTrip(itinerary),
      description: describeTrip(itinerary),
      path: pathOf(itinerary.slug),
      hidden: !isListed,
      inAllLanguages: true,
      image: tripCardAddress({ ...itinerary, ...site }),
      imageAlt: describeCard(itinerary),
    }),
    { structuredData: listTripData(itinerary, address) },
  ],

  Screen: ItineraryScreen,
  refused: { title: () => texts.notFoundPage, Screen: RefusedItinerary },
};
