import type { ApiAnswer } from '../../../contracts/client.ts';
import { REVIEW_STATES, type ReviewState } from '../../../core/reviews/review-form.ts';
import { adminApi } from '../api/admin-api.ts';
import { orNull } from '../api/or-null.ts';
import { pageOf } from '../ui/list-address.ts';

export const REVIEWS_A_PAGE = 20;

/** Returns the state in an address; those that wait when it names none. */
export const reviewStateOf = (parameters: URLSearchParams): ReviewState =>
  REVIEW_STATES.find((state) => state === parameters.get('state')) ?? 'waiting';

export interface ReviewsData {
  readonly state: ReviewState;
  /** Null when it could not be loaded. */
  readonly list: ApiAnswer<'GET /api/admin/reviews'> | null;
}

/** Loads the reviews that the screen's address asks for. */
export async function loadReviews(parameters: URLSearchParams, signal: AbortSignal): Promise<ReviewsData> {
  const state = reviewStateOf(parameters);
  const query = { page: pageOf(parameters), limit: REVIEWS_A_PAGE, state };
  return { state, list: await orNull('The reviews', adminApi('GET /api/admin/reviews', { query, signal }), signal) };
}
