import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../../core/money.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { bookingForm } from '../../../words/en/site/booking-form.ts';
import { Link } from '../../navigation/link.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './booking-dialog.module.css';
import { BookingForm } from './booking-form.tsx';
import { wordDay } from './booking-words.ts';
import type { SentBooking } from './send-booking.ts';
import { type BookingOf, type BookingState, useBooking } from './use-booking.ts';

/** The success message stays this long. */
const CLOSE_AFTER_MS = 2000;

export interface BookingDialogProps extends BookingOf {
  open: boolean;
  onClose: () => void;
}

/**
 * Requests a booking of a package or an itinerary. Closes itself after success; a notice on the page keeps the
 * reference, so the dialog must stay mounted after its first opening. Typed text survives closing.
 */
export function BookingDialog({ open, onClose, ...of }: BookingDialogProps) {
  const booking = useBooking(of);
  const { phase, sent, isPriceChanged, reset, forget } = booking;
  const [isLost, forgetLoss] = useLostSending(phase, open);
  const close = () => {
    onClose();
    if (phase === 'success') reset();
  };
  const closeNow = useRef(close);
  useEffect(() => {
    closeNow.current = close;
  });

  useEffect(() => {
    if (phase !== 'success') return;
    const timer = setTimeout(() => closeNow.current(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <>
      <Dialog open={open} onClose={close} title={bookingForm.title} shape={phase === 'success' ? 'box' : 'middle'}>
        {phase === 'success' && sent ? (
          <Taken booking={sent} isPriceChanged={isPriceChanged} />
        ) : (
          <BookingForm of={of} booking={booking} />
        )}
      </Dialog>
      {!open && isLost && (
        <PageNotice tone="problem" onDismiss={forgetLoss}>
          {bookingForm.lost}
        </PageNotice>
      )}
      {!open && !isLost && sent && <SentNotice booking={sent} isPriceChanged={isPriceChanged} onDismiss={forget} />}
    </>
  );
}

const wordPriceChange = ({ total, currency }: SentBooking): string =>
  bookingForm.priceChanged({ total: formatMoney(total, currency) });

/** Shows that the request was accepted. Takes the focus, because the button that had it is gone. */
function Taken({ booking, isPriceChanged }: { booking: SentBooking; isPriceChanged: boolean }) {
  const { reference, packageTitle, travelers, preferredDate, total, currency, statusPath } = booking;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.taken} tabIndex={-1} role="status">
      <span className={styles.mark}>
        <CheckIcon size={28} />
      </span>
      <p className={styles.promise}>{bookingForm.submitted}</p>
      <p className={styles.reference}>{reference}</p>
      <p className={styles.summary}>
        <Passage text={packageTitle} />, {bookingFacts.travelers({ count: travelers })}, {wordDay(preferredDate)},{' '}
        {formatMoney(total, currency)}
      </p>
      {isPriceChanged && <p className={styles.summary}>{wordPriceChange(booking)}</p>}
      <Link to={statusPath}>{bookingFacts.track}</Link>
    </div>
  );
}

/**
 * Returns true from the moment when sending fails behind a closed form until the form opens again: the refusal in it is
 * still unread.
 */
function useLostSending(phase: BookingState['phase'], open: boolean): [isLost: boolean, forget: () => void] {
  const [isLost, setLost] = useState(false);
  const before = useRef(phase);
  useEffect(() => {
    if (open) setLost(false);
    else if (before.current === 'submitting' && phase === 'form') setLost(true);
    before.current = phase;
  }, [phase, open]);
  return [isLost, () => setLost(false)];
}

interface SentNoticeProps {
  booking: SentBooking;
  isPriceChanged: boolean;
  onDismiss: () => void;
}

/** Stays on the page after the dialog has closed: the reference must not vanish with a timer. */
function SentNotice({ booking, isPriceChanged, onDismiss }: SentNoticeProps) {
  return (
    <PageNotice tone="done" onDismiss={onDismiss}>
      {bookingForm.sentBefore} <strong className={styles.code}>{booking.reference}</strong> {bookingForm.sentAfter}{' '}
      {isPriceChanged && `${wordPriceChange(booking)} `}
      <Link to={booking.statusPath}>{bookingFacts.track}</Link>
    </PageNotice>
  );
}

interface PageNoticeProps {
  tone: 'done' | 'problem';
  onDismiss: () => void;
  children: ReactNode;
}

/** Shows a notice at the bottom of the window, over the page. */
function PageNotice({ tone, onDismiss, children }: PageNoticeProps) {
  return (
    <section className={styles.notice} data-tone={tone} aria-label={bookingForm.notice}>
      {tone === 'done' ? <CheckIcon /> : <WarningIcon />}
      <p role={tone === 'done' ? 'status' : 'alert'}>{children}</p>
      <button type="button" className={styles.dismiss} aria-label={bookingForm.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </button>
    </section>
  );
}
