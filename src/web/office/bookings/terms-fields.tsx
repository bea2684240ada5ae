import { NativeSelect, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import { BOOKING_LIMITS } from '../../../core/bookings/booking-form.ts';
import { PRICE_BASES } from '../../../core/bookings/entered-booking.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingEntry as words } from '../../../words/en/office/booking-entry.ts';
import { choicesOf } from '../ui/choices.ts';
import { type FormState, nativeField, textField, wholeField } from '../ui/editor/form-fields.ts';
import { type TermsDraft, totalOf } from './terms-draft.ts';
import styles from './terms-fields.module.css';

/** Beyond this, a browser's date field accepts years of five digits. */
const LATEST_DAY = '2099-12-31';

interface TermsFieldsProps {
  form: FormState<TermsDraft>;
  currency: string;
}

/** Edits when, for how long, how many travel, and what it costs. */
export function TripFields({ form, currency }: TermsFieldsProps) {
  const total = totalOf(form.draft);
  return (
    <>
      <div className={styles.three}>
        <TextInput
          {...textField(form, 'preferredDate')}
          className={styles.wide ?? ''}
          label={words.date}
          type="date"
          max={LATEST_DAY}
          required
        />
        <NumberInput {...wholeField(form, 'durationDays')} label={words.days} required />
        <NumberInput {...wholeField(form, 'travelers')} label={words.travellers} required />
      </div>
      <div className={styles.three}>
        <NumberInput
          {...wholeField(form, 'price')}
          label={words.price({ currency })}
          required
          thousandSeparator=","
          thousandsGroupStyle={currency === 'INR' ? 'lakh' : 'thousand'}
        />
        <NativeSelect
          {...nativeField(form, 'basis')}
          label={words.priceFor}
          data={choicesOf(words.bases)}
          onChange={({ currentTarget: { value } }) =>
            form.change({ basis: PRICE_BASES.find((basis) => basis === value) ?? form.draft.basis })
          }
        />
        <Text component="p" className={`${styles.total} ${styles.wide}`} role="status">
          {total !== null && total > 0 && words.total({ amount: formatMoney(total, currency) })}
        </Text>
      </div>
    </>
  );
}

/** Edits who travels and what they wish for. */
export function TravellerFields({ form }: Pick<TermsFieldsProps, 'form'>) {
  return (
    <>
      <div className={styles.fields}>
        <TextInput {...textField(form, 'fullName')} label={words.name} required maxLength={BOOKING_LIMITS.fullName} />
        <TextInput {...textField(form, 'phone')} label={words.phone} type="tel" required maxLength={40} />
        <TextInput
          {...textField(form, 'email')}
          label={words.email}
          type="email"
          inputMode="email"
          maxLength={BOOKING_LIMITS.email}
        />
      </div>
      <Textarea
        {...textField(form, 'specialRequests')}
        label={words.specialRequests}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={BOOKING_LIMITS.specialRequests}
      />
    </>
  );
}
