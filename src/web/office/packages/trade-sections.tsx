import { NativeSelect, NumberInput, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { dayInIndia, formatDay, isDay } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import { CURRENCIES, PACKAGE_LIMITS, PACKAGE_TRAVEL_CLASSES } from '../../../core/packages/package-options.ts';
import { discountedPrice } from '../../../core/packages/package-price.ts';
import { nativeField, switchField, textField, wholeField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import type { PackageDraft, PackageForm } from './package-draft.ts';
import styles from './trade-sections.module.css';

export function PriceSection({ form }: { form: PackageForm }) {
  return (
    <FormSection title="Price">
      <FieldPair>
        <NumberInput
          {...wholeField(form, 'basePrice')}
          label="Base price"
          required
          thousandSeparator=","
          thousandsGroupStyle={form.draft.currency === 'INR' ? 'lakh' : 'thousand'}
        />
        <NativeSelect {...nativeField(form, 'currency')} label="Currency" data={[...CURRENCIES]} />
      </FieldPair>
      <Switch {...switchField(form, 'pricePerPerson')} label="Price per person (off: for the whole group)" />
      <FieldPair>
        <NumberInput {...wholeField(form, 'discountPercentage')} label="Discount" suffix=" %" />
        <TextInput
          {...textField(form, 'validUntil')}
          type="date"
          label="Discount ends after"
          min={dayInIndia(Date.now())}
        />
      </FieldPair>
      <PriceToPay draft={form.draft} />
    </FormSection>
  );
}

/** Shows the traveller's price, computed from the fields above. */
function PriceToPay({ draft }: { draft: PackageDraft }) {
  const { basePrice, currency, pricePerPerson, validUntil } = draft;
  const discount = draft.discountPercentage ?? 0;
  const known = CURRENCIES.find((name) => name === currency);
  if (basePrice === null || basePrice <= 0 || !known || discount < 0 || discount > PACKAGE_LIMITS.discountPercentage) {
    return (
      <Text size="sm" c="dimmed">
        The price to pay follows from the base price.
      </Text>
    );
  }
  const per = pricePerPerson ? 'per person' : 'for the group';
  const base = formatMoney(basePrice, known);
  const ended = isDay(validUntil) && validUntil < dayInIndia(Date.now());
  const runs = discount > 0 && !ended;
  const pay = formatMoney(runs ? discountedPrice(basePrice, discount) : basePrice, known);
  return (
    <Text size="sm" role="status">
      To pay: <strong className={styles.pay}>{pay}</strong> {per}
      {runs && `, ${discount}% OFF of ${base}${isDay(validUntil) ? ` until ${formatDay(validUntil)}` : ''}`}
      {discount > 0 && ended && ', the discount has ended'}
    </Text>
  );
}

export const TripSection = ({ form }: { form: PackageForm }) => (
  <FormSection title="Trip">
    <FieldPair>
      <TextInput {...textField(form, 'fromLocation')} label="From" required maxLength={PACKAGE_LIMITS.place.max} />
      <TextInput {...textField(form, 'toLocation')} label="To" required maxLength={PACKAGE_LIMITS.place.max} />
    </FieldPair>
    <FieldPair>
      <NumberInput {...wholeField(form, 'duration')} label="Duration in days" required />
      <NativeSelect {...nativeField(form, 'travelClass')} label="Travel class" data={[...PACKAGE_TRAVEL_CLASSES]} />
    </FieldPair>
    <FieldPair>
      <NumberInput {...wholeField(form, 'minTravelers')} label="Minimum travelers" />
      <NumberInput {...wholeField(form, 'maxTravelers')} label="Maximum travelers" />
    </FieldPair>
  </FormSection>
);

export const BookingSection = ({ form }: { form: PackageForm }) => (
  <FormSection title="Booking">
    <Switch {...switchField(form, 'requiresAdvanceBooking')} label="Requires advance booking" />
    <NumberInput {...wholeField(form, 'advanceBookingDays')} label="Days in advance" />
    <Textarea
      {...textField(form, 'cancellationPolicy')}
      label="Cancellation policy"
      autosize
      minRows={2}
      maxLength={PACKAGE_LIMITS.policy.max}
    />
    <Textarea
      {...textField(form, 'refundPolicy')}
      label="Refund policy"
      autosize
      minRows={2}
      maxLength={PACKAGE_LIMITS.policy.max}
    />
  </FormSection>
);

export const ContactSection = ({ form }: { form: PackageForm }) => (
  <FormSection title="Contact">
    <Text size="sm" c="dimmed">
      Left empty, its page shows the agency's own.
    </Text>
    <TextInput {...textField(form, 'contactPhone')} label="Phone" type="tel" maxLength={40} />
    <TextInput {...textField(form, 'contactEmail')} label="E-mail" type="email" maxLength={254} />
    <TextInput {...textField(form, 'contactWhatsapp')} label="WhatsApp" type="tel" maxLength={40} />
  </FormSection>
);
