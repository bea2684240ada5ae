import type { ReactNode } from 'react';
import type { TravellersBooking } from '../../../contracts/bookings.ts';
import type { Site } from '../../../contracts/site.ts';
import type { PriceReduction } from '../../../core/bookings/price-reduction.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { bookings as words } from '../../../words/en/site/bookings.ts';
import { controls } from '../../../words/en/ui/controls.ts';
import { Link } from '../../navigation/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { mailLink, phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, CheckIcon, CloseIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { Passage, useLanguageOf } from '../../ui/passage.tsx';
import { RefreshIcon } from '../../ui/trip-icons.tsx';
import { wordDay, wordMoment, wordPrice } from './booking-words.ts';
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
  /** Asks for a review, or shows it, once the trip is completed. */
  review?: ReactNode;
}

/** Shows the state of a booking request to anyone with its link. */
export function StatusPanel({ booking: first, linkKey, agency, review }: StatusPanelProps) {
  const { booking, refresh, word, isBusy } = useFreshBooking(first, linkKey);
  return (
    <main className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <p className={styles.over}>{words.request}</p>
        <h1 className={styles.reference}>{booking.reference}</h1>
        <StatusBadge status={booking.status} />
      </header>
      <div className={styles.body}>
        <section className={styles.card} aria-labelledby="steps-title">
          <div className={styles.cardHead}>
            <h2 id="steps-title" className={styles.title}>
              {words.status}
            </h2>
            <Refresh statusPath={booking.statusPath} isBusy={isBusy} onRefresh={refresh} />
          </div>
          <ol className={styles.steps}>
            {statusTrack(booking).map((step) => (
              <Step key={`${step.status} ${step.at}`} step={step} />
            ))}
          </ol>
          <h3>{words.whatNext}</h3>
          <p className={styles.next}>{words.statuses[booking.status].next}</p>
          <p role="status" className={styles.word}>
            {word}
          </p>
        </section>
        {review}
        <Request booking={booking} />
        <Agency agency={agency} reference={booking.reference} />
      </div>
      <p className={styles.keep}>
        {words.keepBefore}
        <Link to="/my-bookings">{words.title}</Link>
        {words.keepAfter}
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
      {words.refresh}
    </ButtonLink>
  );
}

/** Returns the name of a step that was taken, or that lies ahead. */
function wordStep({ status, at }: TrackStep): string {
  const ahead: Readonly<Partial<Record<TrackStep['status'], string>>> = words.ahead;
  return at ? words.taken[status] : (ahead[status] ?? words.taken[status]);
}

function Step({ step }: { step: TrackStep }) {
  const { status, at, isCurrent } = step;
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
      <span className={styles.stepName}>{wordStep(step)}</span>
      <span className={styles.stepDay}>{at ? <time dateTime={at}>{wordMoment(at)}</time> : words.stillAhead}</span>
    </li>
  );
}

/** Shows the requested trip. */
function Request({ booking }: { booking: TravellersBooking }) {
  const { itemType, packageSlug, packageTitle, fullName, phone, specialRequests, reduction, currency } = booking;
  const langOf = useLanguageOf();
  const path = `/${itemType}/${encodeURIComponent(packageSlug)}`;
  return (
    <section className={styles.card} aria-labelledby="request-title">
      <h2 id="request-title" className={styles.title}>
        {words.askedFor}
      </h2>
      <dl className={styles.facts}>
        <Fact name={words.trip}>
          {packageSlug === '' ? (
            <Passage text={packageTitle} />
          ) : (
            <Link to={path}>
              <Passage text={packageTitle} />
            </Link>
          )}
        </Fact>
        <Fact name={words.preferredDate}>{wordDay(booking.preferredDate)}</Fact>
        <Fact name={words.travelers}>{bookingFacts.travelers({ count: booking.travelers })}</Fact>
        <Fact name={words.price}>
          <span className={styles.sum}>{wordPrice(booking)}</span>
        </Fact>
        {reduction && (
          <Fact name={words.reduction}>
            <Reduction reduction={reduction} currency={currency} />
          </Fact>
        )}
        <Fact name={words.name}>
          <bdi>{fullName}</bdi>
        </Fact>
        <Fact name={words.phone}>{phone}</Fact>
        {specialRequests && (
          <Fact name={words.specialRequests}>
            <span className={styles.wish} lang={langOf(specialRequests)}>
              {specialRequests}
            </span>
          </Fact>
        )}
        <Fact name={words.sentDay}>{wordMoment(booking.createdAt)}</Fact>
      </dl>
    </section>
  );
}

/** Shows "₹20,000 − 10% discount − 20% offer “20% off all bookings” = ₹14,400". */
function Reduction({ reduction, currency }: { reduction: PriceReduction; currency: string }) {
  const { basePrice, price, discountPercentage, offer } = reduction;
  return (
    <>
      {formatMoney(basePrice, currency)}
      {discountPercentage > 0 && ` − ${words.discount({ percent: discountPercentage })}`}
      {offer && (
        <>
          {` − ${words.offer({ percent: offer.percent })} “`}
          <Passage text={offer.title} />”
        </>
      )}
      {` = ${formatMoney(price, currency)}`}
    </>
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
  return (
    <section className={styles.card} aria-labelledby="agency-title">
      <h2 id="agency-title" className={styles.title}>
        {words.questions}
      </h2>
      <p>{words.callAgency({ agency })}</p>
      <ul className={styles.ways}>
        <li>
          <a href={phoneLink(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        </li>
        <li>
          <a href={whatsappLink(whatsapp, words.messageAbout({ reference }))} target="_blank" rel="noreferrer">
            <ChatIcon />
            WhatsApp<span className="visually-hidden"> {controls.opensInNewTab}</span>
          </a>
        </li>
        <li>
          <a href={mailLink(email, words.mailAbout({ reference }))}>
            <MailIcon />
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
