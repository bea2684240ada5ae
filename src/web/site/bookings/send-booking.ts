import type { ApiAnswer, ApiInput } from '../../../contracts/client.ts';
import { ApiError } from '../../../contracts/client.ts';
import type { BookableItem } from '../../../core/bookings/bookable-item.ts';
import type { BookingForm } from '../../../core/bookings/booking-form.ts';
import { bookingForm } from '../../../words/en/site/booking-form.ts';
import { browserApi } from '../../api/browser-api.ts';

/** The form values as typed. */
export interface TypedBooking extends Omit<BookingForm, 'travelers'> {
  readonly travelers: string;
  readonly specialRequests: string;
}

export type SentBooking = ApiAnswer<'POST /api/packages/book'>['booking'];
type BookingBody = ApiInput<'POST /api/packages/book'>['body'];

/** Longer than the server makes a second call wait for the first. */
const GIVEN_UP_AFTER_MS = 40_000;

/** Converts typed values for the rules; a number of travelers that is not a number becomes NaN. */
export const readTyped = (typed: TypedBooking): BookingForm => ({
  ...typed,
  travelers: /^\s*\d+\s*$/.test(typed.travelers) ? Number(typed.travelers) : Number.NaN,
});

export function bookingBody(item: BookableItem, typed: TypedBooking): BookingBody {
  const { fullName, phone, email, travelers, preferredDate } = readTyped(typed);
  return {
    itemType: item.itemType,
    packageId: item.id,
    packageSlug: item.slug,
    packageTitle: item.title,
    packagePrice: item.price,
    fullName: fullName.trim(),
    phone: phone.trim(),
    travelers,
    preferredDate,
    ...(email.trim() && { email: email.trim() }),
    ...(typed.specialRequests.trim() && { specialRequests: typed.specialRequests.trim() }),
  };
}

export interface BookingFailure {
  /** Problems by form field. */
  readonly problems: Readonly<Record<string, string>>;
  /** The message about the whole form; empty when the fields say it all. */
  readonly refusal: string;
}

/** Returns the messages of a failure: the server's own, else the standard ones. */
export function wordBookingFailure(error: unknown, fields: readonly string[]): BookingFailure {
  if (!(error instanceof ApiError) || error.status === 0) {
    return { problems: {}, refusal: bookingForm.notReached };
  }
  const names = Object.keys(error.fields);
  const isInFields = names.length > 0 && names.every((name) => fields.includes(name));
  return {
    problems: error.fields,
    refusal: isInFields ? '' : error.message || bookingForm.notSubmitted,
  };
}

export async function sendBooking(body: BookingBody, key: string): Promise<SentBooking> {
  const { booking } = await browserApi('POST /api/packages/book', {
    body,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS),
  });
  return booking;
}
