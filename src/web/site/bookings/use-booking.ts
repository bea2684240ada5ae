import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import type { BookableItem } from '../../../core/bookings/bookable-item.ts';
import { bookingProblems, daysAllowed, travelersAllowed } from '../../../core/bookings/booking-form.ts';
import { type Day, dayInIndia } from '../../../core/dates.ts';
import { bookingPrice } from '../../../core/packages/package-price.ts';
import { speakProblems } from '../../../core/problems.ts';
import { bookingProblemWords } from '../../../words/en/forms/bookings.ts';
import { intentKeys } from '../../api/intent-keys.ts';
import { keepBooking } from './kept-bookings.ts';
import {
  type BookingFailure,
  bookingBody,
  readTyped,
  type SentBooking,
  sendBooking,
  type TypedBooking,
  wordBookingFailure,
} from './send-booking.ts';

/** The signed-in user's data, as far as it prefills the form. */
export type Traveller = Pick<User, '_id' | 'name' | 'phone' | 'email'>;

/** What the page already knows of the wish. */
interface SuggestedTrip {
  readonly travelers?: number;
  readonly preferredDate?: Day;
}

export interface BookingOf {
  readonly item: BookableItem;
  readonly traveller: Traveller | null;
  readonly suggested?: SuggestedTrip | undefined;
}

type FieldName = keyof TypedBooking;

const NO_FAILURE: BookingFailure = { problems: {}, refusal: '' };

/** Returns the form's initial values. */
function beginWith({ item: { rules }, traveller, suggested }: BookingOf, today: Day): TypedBooking {
  const { min, max } = travelersAllowed(rules);
  const { first, last } = daysAllowed(rules, today);
  const date = suggested?.preferredDate ?? '';
  return {
    fullName: traveller?.name ?? '',
    phone: traveller?.phone ?? '',
    email: traveller?.email ?? '',
    travelers: String(Math.min(max, Math.max(min, suggested?.travelers ?? min))),
    preferredDate: date >= first && date <= last ? date : '',
    specialRequests: '',
  };
}

/** Holds the form's state: typed values, problems, the progress of sending, and the result. */
export function useBooking(of: BookingOf) {
  const { item, traveller } = of;
  const today = dayInIndia(Date.now());
  // Stores the changes only: after a sign-in with the form open, untouched fields fill with the user's data.
  const [changes, setChanges] = useState<Partial<TypedBooking>>({});
  const [failure, setFailure] = useState(NO_FAILURE);
  /** Fields changed since the last check: their problems are hidden. */
  const [mended, setMended] = useState<readonly string[]>([]);
  const [phase, setPhase] = useState<'form' | 'submitting' | 'success'>('form');
  const [sent, setSent] = useState<SentBooking | null>(null);
  const [isPriceChanged, setPriceChanged] = useState(false);
  const [keys] = useState(() => intentKeys());
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const typed = { ...beginWith(of, today), ...changes };

  useEffect(() => {
    if (failure === NO_FAILURE) return;
    const [first] = Object.keys(failure.problems);
    const wrong = first && element.current?.querySelector<HTMLElement>(`[name="${first}"]`);
    const place = wrong || element.current?.querySelector<HTMLElement>('[type="submit"]');
    place?.focus();
  }, [failure]);

  const change = (name: FieldName, text: string) => {
    setChanges((before) => ({ ...before, [name]: text }));
    setMended((before) => [...before, name]);
  };

  const fail = (next: BookingFailure) => {
    setMended([]);
    setFailure(next);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Two presses can arrive in one turn, before the button is disabled.
    if (isSending.current) return;
    const problems = bookingProblems(readTyped(typed), item.rules, dayInIndia(Date.now()));
    if (Object.keys(problems).length > 0) {
      fail({ problems: speakProblems(bookingProblemWords, problems), refusal: '' });
      return;
    }
    isSending.current = true;
    setFailure(NO_FAILURE);
    setPhase('submitting');
    try {
      const body = bookingBody(item, typed);
      const booking = await sendBooking(body, keys.keyFor(body));
      keys.taken();
      keepBooking({ ...booking, userId: traveller?._id ?? null });
      setSent(booking);
      const shown = bookingPrice(item.price, item.isPerPerson, body.travelers);
      setPriceChanged(shown.total !== booking.total);
      setPhase('success');
    } catch (error) {
      fail(wordBookingFailure(error, Object.keys(typed)));
      setPhase('form');
    } finally {
      isSending.current = false;
    }
  };

  const reset = () => {
    setChanges({});
    setFailure(NO_FAILURE);
    setPhase('form');
  };

  const problemOf = (name: FieldName) => (mended.includes(name) ? undefined : failure.problems[name]);

  return {
    typed,
    change,
    problemOf,
    refusal: failure.refusal,
    send,
    phase,
    sent,
    /** True when the accepted price differs from the one shown: an offer began or ended meanwhile. */
    isPriceChanged,
    forget: () => setSent(null),
    reset,
    element,
    today,
  };
}

export type BookingState = ReturnType<typeof useBooking>;
