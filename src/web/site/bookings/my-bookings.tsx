import { type ReactNode, useState } from 'react';
import type { BookingStatus } from '../../../core/bookings/booking-steps.ts';
import { Link } from '../../navigation/link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { countOf } from '../../ui/counted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LockIcon } from '../../ui/trip-icons.tsx';
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
          <p>This list needs JavaScript. The link you got with each request works without it.</p>
        </noscript>
        <Skeleton />
      </>
    );
  }
  return traveller ? (
    <AccountBookings key={traveller._id} traveller={traveller} onSignedOut={onSignedOut} />
  ) : (
    <>
      <div className={styles.login}>
        <span className={styles.lock}>
          <LockIcon size={28} />
        </span>
        <h2 className={styles.subtitle}>Sign in to see your requests</h2>
        <p>Requests you send while signed in are saved to your account, on every device.</p>
        <Button look="action" onClick={onSignIn}>
          Sign In
        </Button>
      </div>
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
            Sent from your account
          </h2>
          <ul className={styles.list}>
            {bookings.map(({ status, createdAt, ...booking }) => (
              <BookingRow key={booking._id} booking={booking} status={status} price={wordPrice(booking)}>
                Sent on {wordMoment(createdAt)}
              </BookingRow>
            ))}
          </ul>
        </section>
      )}
      {kind === 'loading' && bookings.length === 0 && <Skeleton />}
      {kind === 'failed' && <Notice tone="problem">We couldn’t load your bookings.</Notice>}
      {kind === 'failed' && <Button onClick={loadMore}>Try Again</Button>}
      {kind !== 'failed' && bookings.length > 0 && bookings.length < total && (
        <Button busy={kind === 'loading'} onClick={loadMore}>
          Show more
        </Button>
      )}
      {isEmpty && <NoBookings />}
      {kind === 'ready' && <DeviceBookings userId={traveller._id} known={references} />}
    </>
  );
}

function NoBookings() {
  return (
    <EmptyState title="No bookings yet">
      <p>Choose a trip and ask for it; it costs nothing until we have spoken to you.</p>
      <ButtonLink look="action" to="/packages">
        See travel packages
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
        Sent from this device
      </h2>
      <ul className={styles.list}>
        {others.map((booking) => (
          <BookingRow key={booking.reference} booking={booking}>
            Open it to track your request
          </BookingRow>
        ))}
      </ul>
      <Button look="plain" className={styles.forget ?? ''} onClick={forget}>
        Remove these from this device
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
            {packageTitle}
          </Link>
        </h3>
        {status && <StatusBadge status={status} />}
      </div>
      <p>
        {wordDay(preferredDate)}, {countOf(travelers, 'traveler')}
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
      <span className="visually-hidden">Loading your bookings</span>
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}
