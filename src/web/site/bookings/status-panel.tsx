import type { ReactNode } from 'react';
import type { TravellersBooking } from '../../../contracts/bookings.ts';
import type { Site } from '../../../contracts/site.ts';
import { describeReduction } from '../../../core/bookings/price-reduction.ts';
import { Link } from '../../navigation/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { countOf } from '../../ui/counted.ts';
import { ChatIcon, CheckIcon, CloseIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { RefreshIcon } from '../../ui/trip-icons.tsx';
import { STATUS_WORDS, wordDay, wordMoment, wordPrice } from './booking-words.ts';
import { StatusBadge } from './request-status-badge.tsx';
import styles from './status-panel.module.css';
import { statusTrack, type TrackStep } from './status-track.ts';
import { useFreshBooking } from './use-fresh-booking.ts';

interface StatusPanelProps {
  /** As the server rendered it. */
  booking: TravellersBooking;
  /** The second half of the secret link. */
  linkKey: string;
  agency: Pick<Site, 'agency' | 'phone' | 'email' | 'whatsapp'>;
}

/** Shows the state of a booking request to anyone with its link. */
export function StatusPanel({ booking: first, linkKey, agency }: StatusPanelProps) {
  const { booking, refresh, word, isBusy } = useFreshBooking(first, linkKey);
  return (
    <main className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <p className={styles.over}>Booking request</p>
        <h1 className={styles.reference}>{booking.reference}</h1>
        <StatusBadge status={booking.status} />
      </header>
      <div className={styles.body}>
        <section className={styles.card} aria-labelledby="steps-title">
          <div className={styles.cardHead}>
            <h2 id="steps-title" className={styles.title}>
              Status
            </h2>
            <Refresh statusPath={booking.statusPath} isBusy={isBusy} onRefresh={refresh} />
          </div>
          <ol className={styles.steps}>
            {statusTrack(booking).map((step) => (
              <Step key={`${step.status} ${step.at}`} step={step} />
            ))}
          </ol>
          <h3>What happens next</h3>
          <p className={styles.next}>{STATUS_WORDS[booking.status].next}</p>
          <p role="status" className={styles.word}>
            {word}
          </p>
        </section>
        <Request booking={booking} />
        <Agency agency={agency} reference={booking.reference} />
      </div>
      <p className={styles.keep}>
        Keep this link: anyone who has it can see the request. Requests sent from this device are also under{' '}
        <Link to="/my-bookings">My bookings</Link>.
      </p>
    </main>
  );
}

interface RefreshProps {
  statusPath: string;
  isBusy: boolean;
  onRefresh: () => void;
}

/** Links to the page itself, so that it works without a script; with one, it only fetches the new state. */
function Refresh({ statusPath, isBusy, onRefresh }: RefreshProps) {
  return (
    <ButtonLink
      to={statusPath}
      aria-disabled={isBusy}
      onClick={(event) => {
        event.preventDefault();
        if (!isBusy) onRefresh();
      }}
    >
      <RefreshIcon />
      Refresh
    </ButtonLink>
  );
}

const STEP_NAMES: Readonly<Record<TrackStep['status'], string>> = {
  pending: 'Request received',
  contacted: 'We have been in touch',
  confirmed: 'Booking confirmed',
  cancelled: 'Booking cancelled',
  completed: 'Trip completed',
};

const AHEAD_NAMES: Readonly<Partial<Record<TrackStep['status'], string>>> = {
  contacted: 'We contact you',
  confirmed: 'We confirm the booking',
  completed: 'You travel',
};

function Step({ step: { status, at, isCurrent } }: { step: TrackStep }) {
  const name = at ? STEP_NAMES[status] : (AHEAD_NAMES[status] ?? STEP_NAMES[status]);
  return (
    <li
      className={styles.step}
      data-state={at ? 'taken' : 'ahead'}
      data-status={status}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.mark}>
        {at && (status === 'cancelled' ? <CloseIcon size={16} /> : <CheckIcon size={16} />)}
      </span>
      <span className={styles.stepName}>{name}</span>
      <span className={styles.stepDay}>{at ? <time dateTime={at}>{wordMoment(at)}</time> : 'Still ahead'}</span>
    </li>
  );
}

/** Shows the requested trip. */
function Request({ booking }: { booking: TravellersBooking }) {
  const { itemType, packageSlug, packageTitle, fullName, phone, specialRequests, reduction, currency } = booking;
  const path = `/${itemType}/${encodeURIComponent(packageSlug)}`;
  return (
    <section className={styles.card} aria-labelledby="request-title">
      <h2 id="request-title" className={styles.title}>
        What you asked for
      </h2>
      <dl className={styles.facts}>
        <Fact name="Trip">
          <Link to={path}>{packageTitle}</Link>
        </Fact>
        <Fact name="Preferred date">{wordDay(booking.preferredDate)}</Fact>
        <Fact name="Travelers">{countOf(booking.travelers, 'traveler')}</Fact>
        <Fact name="Price">
          <span className={styles.sum}>{wordPrice(booking)}</span>
        </Fact>
        {reduction && <Fact name="How the price came about">{describeReduction(reduction, currency)}</Fact>}
        <Fact name="Name">{fullName}</Fact>
        <Fact name="Phone">{phone}</Fact>
        {specialRequests && (
          <Fact name="Special requests">
            <span className={styles.wish}>{specialRequests}</span>
          </Fact>
        )}
        <Fact name="Sent on">{wordMoment(booking.createdAt)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Agency({
  agency: { agency, phone, email, whatsapp },
  reference,
}: {
  agency: StatusPanelProps['agency'];
  reference: string;
}) {
  const about = `Booking request ${reference}`;
  return (
    <section className={styles.card} aria-labelledby="agency-title">
      <h2 id="agency-title" className={styles.title}>
        Questions, changes?
      </h2>
      <p>{agency} is the number to call. Please quote the reference.</p>
      <ul className={styles.ways}>
        <li>
          <a href={phoneLink(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        </li>
        <li>
          <a
            href={whatsappLink(whatsapp, `Hello, this is about my booking request ${reference}.`)}
            target="_blank"
            rel="noreferrer"
          >
            <ChatIcon />
            WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
        <li>
          <a href={mailLink(email, about)}>
            <MailIcon />
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
