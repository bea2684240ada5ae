import { type ReactNode, useState } from 'react';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { bookings as words } from '../../../words/en/site/bookings.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { Link } from '../../navigation/link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { SignInCard } from '../../ui/sign-in-card.tsx';
import { wordDay, wordMoment, wordPrice } from './booking-words.ts';
import { forgetKeptBookings, type KeptBooking, readKeptBookings } from './kept-bookings.ts';
import styles from './my-bookings.module.css';
import { StatusBadge } from './request-status-badge.tsx';
import type { Traveller } from './use-booking.ts';
import { useMyBookings } from './use-my-bookings.ts';

interface MyBookingsProps {
  traveller: Traveller | null;
  /** False until the browser has read the session. */
  isKnown: boolean;
  onSignIn: () => void;
  onSignedOut: () => void;
}

/** Shows the account's requests, and those sent from this device without an account. */
export function MyBookings({ traveller, isKnown, onSignIn, onSignedOut }: MyBookingsProps) {
  if (!isKnown) {
    return (
      <>
        <noscript>
          <p>{words.needsScript}</p>
        </noscript>
        <Skeleton />
      </>
    );
  }
  return traveller ? (
    <AccountBookings key={traveller._id} traveller={traveller} onSignedOut={onSignedOut} />
  ) : (
    <>
      <SignInCard title={words.signInTitle} text={words.signInText} act={words.signIn} onSignIn={onSignIn} />
      <DeviceBookings userId={null} known={[]} />
    </>
  );
}

function AccountBookings({ traveller, onSignedOut }: { traveller: Traveller; onSignedOut: () => void }) {
  const { kind, bookings, total, loadMore } = useMyBookings(traveller._id, onSignedOut);
  const isEmpty = kind === 'ready' && bookings.length === 0;
  const references = bookings.map((booking) => booking.reference);
  return (
    <>
      {bookings.length > 0 && (
        <section aria-labelledby="account-title">
          <h2 id="account-title" className="visually-hidden">
            {words.fromAccount}
          </h2>
          <ul className={styles.list}>
            {bookings.map(({ status, createdAt, ...booking }) => (
              <BookingRow key={booking._id} booking={booking} status={status} price={wordPrice(booking)}>
                {words.sentOn({ day: wordMoment(createdAt) })}
              </BookingRow>
            ))}
          </ul>
        </section>
      )}
      {kind === 'loading' && bookings.length === 0 && <Skeleton />}
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
    <section className={styles.device} aria-labelledby="device-title">
      <h2 id="device-title" className={styles.subtitle}>
        {words.fromDevice}
      </h2>
      <ul className={styles.list}>
        {others.map((booking) => (
          <BookingRow key={booking.reference} booking={booking}>
            {words.openToTrack}
          </BookingRow>
        ))}
      </ul>
      <Button look="plain" className={styles.forget ?? ''} onClick={forget}>
        {words.forgetDevice}
      </Button>
    </section>
  );
}

interface BookingRowProps {
  booking: Omit<KeptBooking, 'userId'>;
  status?: BookingStatus;
  price?: string;
  children: ReactNode;
}

function BookingRow({ booking, status, price, children }: BookingRowProps) {
  const { reference, packageTitle, travelers, preferredDate, statusPath } = booking;
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <h3>
          <Link to={statusPath} className={styles.link ?? ''}>
            <Passage text={packageTitle} />
          </Link>
        </h3>
        {status && <StatusBadge status={status} />}
      </div>
      <p>
        {wordDay(preferredDate)}, {bookingFacts.travelers({ count: travelers })}
        {price && <span className={styles.price}>{price}</span>}
      </p>
      <p className={styles.small}>
        <span className={styles.reference}>{reference}</span> {children}
      </p>
    </li>
  );
}

function Skeleton() {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{words.loading}</span>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}
