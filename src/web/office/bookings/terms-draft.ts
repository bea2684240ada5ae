import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import type { ApiInput } from '../../../contracts/client.ts';
import {
  type BookingTerms,
  changedTerms,
  type PriceBasis,
  type TermField,
} from '../../../core/bookings/entered-booking.ts';
import { printable } from '../ui/editor/plain-text.ts';

export type SentTerms = ApiInput<'PUT /api/admin/bookings/{id}'>['body']['before'];

/** A booking's terms while they are edited; null for a number that is not typed yet. */
export interface TermsDraft {
  readonly preferredDate: string;
  readonly durationDays: number | null;
  readonly travelers: number | null;
  readonly price: number | null;
  readonly basis: PriceBasis;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly specialRequests: string;
}

export const NO_TERMS: TermsDraft = {
  preferredDate: '',
  durationDays: null,
  travelers: 2,
  price: null,
  basis: 'person',
  fullName: '',
  phone: '',
  email: '',
  specialRequests: '',
};

/** Returns the terms of a stored booking. */
export function termsOf({ customerInfo, durationDays, packagePrice, priceBasis }: AdminBookingDetail): BookingTerms {
  const { fullName, phone, email = '', travelers, preferredDate, specialRequests } = customerInfo;
  const price = { amount: packagePrice, basis: priceBasis };
  return { fullName, phone, email, travelers, preferredDate, durationDays, specialRequests, price };
}

export const draftOf = ({ price, ...terms }: BookingTerms): TermsDraft => ({
  ...terms,
  price: price.amount,
  basis: price.basis,
});

/** Returns a draft as the API takes it. A missing number is sent as 0: the server reports it with all other problems. */
export const sentTerms = (draft: TermsDraft): SentTerms => ({
  fullName: draft.fullName,
  phone: draft.phone,
  email: draft.email,
  travelers: draft.travelers ?? 0,
  preferredDate: draft.preferredDate,
  durationDays: draft.durationDays ?? 0,
  specialRequests: printable(draft.specialRequests),
  price: { amount: draft.price ?? 0, basis: draft.basis },
});

/** Returns what the travellers pay in all; null while a number is missing. */
export const totalOf = ({ price, basis, travelers }: TermsDraft): number | null =>
  price === null || travelers === null ? null : basis === 'person' ? price * travelers : price;

/**
 * Returns an edit laid upon newer stored terms: the fields that were edited stay, the others become those of the store.
 */
export function rebased(edit: BookingTerms, before: BookingTerms, stored: BookingTerms): BookingTerms {
  const kept = changedTerms(before, edit).map((field: TermField) => [field, edit[field]] as const);
  return { ...stored, ...(Object.fromEntries(kept) as Partial<BookingTerms>) };
}
