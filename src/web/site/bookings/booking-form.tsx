import type { ReactNode } from 'react';
import { BOOKING_LIMITS, daysAllowed, travelersAllowed } from '../../../core/bookings/booking-form.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingFacts } from '../../../words/en/site/booking-facts.ts';
import { bookingForm } from '../../../words/en/site/booking-form.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { Field, FieldFrame, TextAreaField } from '../../ui/field.tsx';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { LegalLinks } from '../../ui/legal-links.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './booking-form.module.css';
import { wordTotal } from './booking-words.ts';
import { readTyped } from './send-booking.ts';
import type { BookingOf, BookingState } from './use-booking.ts';

interface BookingFormProps {
  of: BookingOf;
  booking: BookingState;
}

export function BookingForm({ of: { item, traveller }, booking }: BookingFormProps) {
  const { typed, change, problemOf, refusal, send, phase, element, today } = booking;
  const { first, last } = daysAllowed(item.rules, today);
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    problem: problemOf(name),
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <p className={styles.item}>
        <span className={styles.title}>
          <Passage text={item.title} />
        </span>
        <span className={styles.price}>
          {formatMoney(item.price, item.currency)}{' '}
          {item.price < item.basePrice && (
            <>
              <span className="visually-hidden">{bookingFacts.original} </span>
              <s>{formatMoney(item.basePrice, item.currency)}</s>{' '}
            </>
          )}
          {item.isPerPerson ? bookingFacts.perPerson : bookingFacts.forGroup}
        </span>
      </p>
      <Field
        label={bookingForm.fullName}
        autoComplete="name"
        maxLength={BOOKING_LIMITS.fullName}
        required
        {...field('fullName')}
      />
      <Field
        label={bookingForm.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        required
        {...field('phone')}
      />
      <TravelersField
        bounds={travelersAllowed(item.rules)}
        value={typed.travelers}
        problem={problemOf('travelers')}
        onChange={(text) => change('travelers', text)}
      />
      <Field
        label={bookingForm.preferredDate}
        type="date"
        min={first}
        max={last}
        required
        hint={item.rules.advanceBookingDays > 0 ? bookingForm.fromDay({ day: dates.day(first) }) : undefined}
        {...field('preferredDate')}
      />
      <Field
        label={bookingForm.email}
        type="email"
        autoComplete="email"
        className={styles.whole ?? ''}
        maxLength={BOOKING_LIMITS.email}
        {...field('email')}
      />
      <TextAreaField
        label={bookingForm.specialRequests}
        rows={3}
        className={styles.whole ?? ''}
        maxLength={BOOKING_LIMITS.specialRequests}
        {...field('specialRequests')}
      />
      {refusal && <Notice tone="problem">{refusal}</Notice>}
      <Total of={item} travelers={readTyped(typed).travelers} />
      <p className={styles.small}>
        {bookingForm.consent}
        {traveller && ` ${bookingForm.signedIn}`}
        <LegalLinks names={['terms', 'cancellation', 'privacy']} />
      </p>
      <DialogActions>
        <Button look="action" type="submit" busy={phase === 'submitting'}>
          {phase === 'submitting' ? bookingForm.submitting : bookingForm.submit}
        </Button>
      </DialogActions>
    </form>
  );
}

function Total({ of: item, travelers }: { of: BookingOf['item']; travelers: number }): ReactNode {
  const { min, max } = travelersAllowed(item.rules);
  const isKnown = travelers >= min && travelers <= max;
  return (
    <div className={styles.total}>
      <p>
        {bookingForm.total} <output className={styles.sum}>{isKnown ? wordTotal(item, travelers) : '–'}</output>
      </p>
      <p className={styles.small}>{bookingForm.noPaymentNow}</p>
    </div>
  );
}

interface TravelersFieldProps {
  bounds: { readonly min: number; readonly max: number };
  value: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/** A number field with buttons to count up and down. */
function TravelersField({ bounds: { min, max }, value, problem, onChange }: TravelersFieldProps) {
  const count = Number(value) || 0;
  return (
    <FieldFrame
      label={bookingForm.travelers}
      problem={problem}
      hint={min === max ? bookingForm.exactly({ count: min }) : bookingForm.between({ min, max })}
    >
      {({ className, ...control }) => (
        <div className={styles.counter}>
          <button
            type="button"
            className={styles.step}
            aria-label={bookingForm.fewer}
            aria-disabled={count <= min}
            onClick={() => count > min && onChange(String(Math.min(count - 1, max)))}
          >
            <MinusIcon />
          </button>
          <input
            {...control}
            className={`${className} ${styles.count}`}
            name="travelers"
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.step}
            aria-label={bookingForm.more}
            aria-disabled={count >= max}
            onClick={() => count < max && onChange(String(Math.max(count + 1, min)))}
          >
            <PlusIcon />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
