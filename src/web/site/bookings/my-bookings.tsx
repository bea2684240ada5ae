import { type ReactNode, useState } from 'react';
import { dayInIndia } from '../../../core/dates.ts';
import { nameSlug } from '../../../core/names.ts';
import { distinctPosters } from '../../../core/posters/distinct-posters.ts';
import { posterAddress } from '../../../core/posters/poster-address.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { bookings as words } from '../../../words/en/site/bookings.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnListSkeleton, OwnListWaiting, OwnRow, OwnSection } from '../../ui/own-list.tsx';
import { SignInCard } from '../../ui/sign-in-card.tsx';
import { wordDay, wordMoment, wordPrice } from './booking-words.ts';
import { isOver, wordNext } from './coming-booking.ts';
import { forgetKeptBookings, type KeptBooking, readKeptBookings } from './kept-bookings.ts';
import styles from './my-bookings.module.css';
import { StatusBadge } from './request-status-badge.tsx';
import type { Traveller } from './use-booking.ts';
import { useMyBookings } from './use-my-bookings.ts';

interface MyBookingsProps {
  /** Whose answer a request waits for. */
  agency: string;
  traveller: Traveller | null;
  /** False until the browser has read the session. */
  isKnown: boolean;
  onSignIn: () => void;
  onSignedOut: () => void;
}

/** Shows the account's requests, and those sent from this device without an account. */
export function MyBookings({ agency, traveller, isKnown, onSignIn, onSignedOut }: MyBookingsProps) {
  if (!isKnown) return <OwnListWaiting needsScript={words.needsScript} loading={words.loading} />;
  return traveller ? (
    <AccountBookings key={traveller._id} agency={agency} traveller={traveller} onSignedOut={onSignedOut} />
  ) : (
    <>
      <SignInCard title={words.signInTitle} text={words.signInText} act={words.signIn} onSignIn={onSignIn} />
      <DeviceBookings userId={null} known={[]} />
    </>
  );
}

interface AccountBookingsProps {
  agency: string;
  traveller: Traveller;
  onSignedOut: () => void;
}

function AccountBookings({ agency, traveller, onSignedOut }: AccountBookingsProps) {
  const { kind, bookings, total, loadMore } = useMyBookings(traveller._id, onSignedOut);
  const isEmpty = kind === 'ready' && bookings.length === 0;
  const references = bookings.map((booking) => booking.reference);
  const today = dayInIndia(Date.now());
  const partOf = (isPast: boolean) =>
    bookings
      .filter((booking) => isOver(booking, today) === isPast)
      .toSorted((a, b) => (isPast ? -1 : 1) * a.preferredDate.localeCompare(b.preferredDate));
  const [coming, over] = [partOf(false), partOf(true)];
  const shown = [...coming, ...over];
  const posters = distinctPosters(shown.map(({ picture }) => picture));
  const rowsOf = (part: typeof shown) =>
    part.map((booking) => (
      <BookingRow
        key={booking._id}
        booking={booking}
        picture={posters[shown.indexOf(booking)] ?? ''}
        badge={<StatusBadge status={booking.status} />}
        next={wordNext(booking, { agency, today })}
        price={wordPrice(booking)}
      >
        {words.sentOn({ day: wordMoment(booking.createdAt) })}
      </BookingRow>
    ));
  const [ahead, past] = [rowsOf(coming), rowsOf(over)];
  return (
    <>
      {ahead.length > 0 && <OwnSection title={words.coming}>{ahead}</OwnSection>}
      {past.length > 0 && (
        <OwnSection title={words.past} isPast>
          {past}
        </OwnSection>
      )}
      {kind === 'loading' && bookings.length === 0 && <OwnListSkeleton loading={words.loading} />}
      {kind === 'failed' && <Notice tone="problem">{words.notLoaded}</Notice>}
      {kind === 'failed' && <Button onClick={loadMore}>{controls.tryAgain}</Button>}
      {kind !== 'failed' && bookings.length > 0 && bookings.length < total && (
        <Button busy={kind === 'loading'} onClick={loadMore}>
          {words.showMore}
        </Button>
      )}
      {isEmpty && <NoBookings />}
      {kind === 'ready' && <DeviceBookings userId={traveller._id} known={references} />}
    </>
  );
}

function NoBookings() {
  return (
    <EmptyState title={words.nothingTitle}>
      <p>{words.nothing}</p>
      <ButtonLink look="action" to="/packages">
        {words.seePackages}
      </ButtonLink>
    </EmptyState>
  );
}

/** Shows the requests stored in this browser that belong to no account. */
function DeviceBookings({ userId, known }: { userId: string | null; known: readonly string[] }) {
  const [kept, setKept] = useState<readonly KeptBooking[]>(() => readKeptBookings(userId));
  const others = kept.filter(({ reference }) => !known.includes(reference));
  if (others.length === 0) return null;
  const forget = () => {
    forgetKeptBookings();
    setKept([]);
  };
  return (
    <OwnSection
      title={words.fromDevice}
      foot={
        <Button look="plain" className={styles.forget ?? ''} onClick={forget}>
          {words.forgetDevice}
        </Button>
      }
    >
      {others.map((booking) => (
        <BookingRow
          key={booking.reference}
          booking={booking}
          picture={posterAddress(nameSlug(booking.packageTitle) || 'india')}
          next={words.openToTrack}
        />
      ))}
    </OwnSection>
  );
}

interface BookingRowProps {
  booking: Pick<KeptBooking, 'reference' | 'packageTitle' | 'travelers' | 'preferredDate' | 'statusPath'>;
  picture: string;
  badge?: ReactNode;
  next: string;
  price?: string;
  children?: ReactNode;
}

function BookingRow({ booking, picture, badge, next, price, children }: BookingRowProps) {
  const { reference, packageTitle, travelers, preferredDate, statusPath } = booking;
  return (
    <OwnRow
      picture={picture}
      day={preferredDate}
      title={packageTitle}
      to={statusPath}
      badge={badge}
      next={next}
      act={{ text: words.openRequest, to: statusPath }}
    >
      <p>
        {wordDay(preferredDate)} · {bookingFacts.travelers({ count: travelers })}
        {price && <span className={styles.price}>{price}</span>}
      </p>
      <p className={styles.small}>
        <span className={styles.reference}>{reference}</span> {children}
      </p>
    </OwnRow>
  );
}
