import { NativeSelect, NumberInput, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { dayInIndia, isDay } from '../../../core/dates.ts';
import { formatMoney } from '../../../core/money.ts';
import { CURRENCIES, PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { discountedPrice } from '../../../core/packages/package-price.ts';
import { packageEditor } from '../../../words/en/office/package-editor.ts';
import { choicesOf } from '../ui/choices.ts';
import { nativeField, switchField, textField, wholeField } from '../ui/editor/form-fields.ts';
import { FieldPair, FormSection } from '../ui/editor/form-section.tsx';
import { formatCalendarDay } from '../ui/indian-dates.ts';
import type { PackageDraft, PackageForm } from './package-draft.ts';
import styles from './trade-sections.module.css';

export function PriceSection({ form }: { form: PackageForm }) {
  return (
    <FormSection title={packageEditor.price} id="price">
      <FieldPair>
        <NumberInput
          {...wholeField(form, 'basePrice')}
          label={packageEditor.basePrice}
          required
          thousandSeparator=","
          thousandsGroupStyle={form.draft.currency === 'INR' ? 'lakh' : 'thousand'}
        />
        <NativeSelect {...nativeField(form, 'currency')} label={packageEditor.currency} data={[...CURRENCIES]} />
      </FieldPair>
      <Switch {...switchField(form, 'pricePerPerson')} label={packageEditor.isPricePerPerson} />
      <FieldPair>
        <NumberInput {...wholeField(form, 'discountPercentage')} label={packageEditor.discount} suffix=" %" />
        <TextInput
          {...textField(form, 'validUntil')}
          type="date"
          label={packageEditor.discountEnd}
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
        {packageEditor.noPriceYet}
      </Text>
    );
  }
  const base = formatMoney(basePrice, known);
  const ended = isDay(validUntil) && validUntil < dayInIndia(Date.now());
  const runs = discount > 0 && !ended;
  const pay = formatMoney(runs ? discountedPrice(basePrice, discount) : basePrice, known);
  return (
    <Text size="sm" role="status">
      {packageEditor.toPay} <strong className={styles.pay}>{pay}</strong>{' '}
      {packageEditor.payNote({
        isEach: pricePerPerson,
        discount: runs
          ? { percent: discount, base, until: isDay(validUntil) ? formatCalendarDay(validUntil) : null }
          : null,
        hasEnded: discount > 0 && ended,
      })}
    </Text>
  );
}

export const TripSection = ({ form }: { form: PackageForm }) => (
  <FormSection title={packageEditor.trip} id="trip">
    <FieldPair>
      <TextInput
        {...textField(form, 'fromLocation')}
        label={packageEditor.from}
        required
        maxLength={PACKAGE_LIMITS.place.max}
      />
      <TextInput
        {...textField(form, 'toLocation')}
        label={packageEditor.to}
        required
        maxLength={PACKAGE_LIMITS.place.max}
      />
    </FieldPair>
    <FieldPair>
      <NumberInput {...wholeField(form, 'duration')} label={packageEditor.durationDays} required />
      <NativeSelect
        {...nativeField(form, 'travelClass')}
        label={packageEditor.travelClass}
        data={choicesOf(packageEditor.travelClasses)}
      />
    </FieldPair>
    <FieldPair>
      <NumberInput {...wholeField(form, 'minTravelers')} label={packageEditor.minTravelers} />
      <NumberInput {...wholeField(form, 'maxTravelers')} label={packageEditor.maxTravelers} />
    </FieldPair>
  </FormSection>
);

export const BookingSection = ({ form }: { form: PackageForm }) => (
  <FormSection title={packageEditor.booking} id="booking">
    <Switch {...switchField(form, 'requiresAdvanceBooking')} label={packageEditor.requiresAdvance} />
    <NumberInput {...wholeField(form, 'advanceBookingDays')} label={packageEditor.advanceDays} />
    <Textarea
      {...textField(form, 'cancellationPolicy')}
      label={packageEditor.cancellationPolicy}
      autosize
      minRows={2}
      maxLength={PACKAGE_LIMITS.policy.max}
    />
    <Textarea
      {...textField(form, 'refundPolicy')}
      label={packageEditor.refundPolicy}
      autosize
      minRows={2}
      maxLength={PACKAGE_LIMITS.policy.max}
    />
  </FormSection>
);

export const ContactSection = ({ form }: { form: PackageForm }) => (
  <FormSection title={packageEditor.contact} id="contact">
    <Text size="sm" c="dimmed">
      {packageEditor.contactHint}
    </Text>
    <TextInput {...textField(form, 'contactPhone')} label={packageEditor.phone} type="tel" maxLength={40} />
    <TextInput {...textField(form, 'contactEmail')} label={packageEditor.email} type="email" maxLength={254} />
    <TextInput {...textField(form, 'contactWhatsapp')} label={packageEditor.whatsapp} type="tel" maxLength={40} />
  </FormSection>
);
