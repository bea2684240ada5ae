import { ApiError, addressOf, readAnswer } from '../../../contracts/client.ts';
import type { OwnReview } from '../../../contracts/reviews.ts';
import type { TypedReview } from '../../../core/reviews/review-form.ts';
import { callHeaders } from '../../api/browser-api.ts';

/** What opens a booking's page. */
export interface BookingLink {
  readonly reference: string;
  readonly key: string;
}

/** Sends a review of a completed trip; throws an `ApiError` when it is refused or not answered. */
export async function sendReview(
  { reference, key }: BookingLink,
  typed: TypedReview,
  photo: File | null,
): Promise<OwnReview> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key, ...typed })) form.append(name, value);
  // After the text parts: the server reads a form in order.
  if (photo) form.append('photo', photo, photo.name);
  const address = addressOf('/api/bookings/{reference}/review', { reference });
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, { method: 'POST', headers: callHeaders(), body: form });
    text = await answer.text();
  } catch (cause) {
    throw new ApiError(0, '', {}, null, cause);
  }
  return (readAnswer(answer, text) as { readonly review: OwnReview }).review;
}
