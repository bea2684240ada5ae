import { ApiError, addressOf, readAnswer } from '../../../contracts/client.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { callHeaders } from '../../api/browser-api.ts';
import { failureOf } from '../../api/load-failure.ts';
import { saveAnswer } from '../../browser/save-file.ts';

export type CalendarAnswer =
  | { readonly kind: 'saved' }
  /** The session is no longer valid. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string };

const ANSWERED_WITHIN_MS = 30_000;

/** Fetches a plan's calendar file and saves it. The token travels in a header, so a plain link would not work. */
export async function saveCalendar(slug: string): Promise<CalendarAnswer> {
  try {
    const address = addressOf('/api/itineraries/{slug}/calendar.ics', { slug });
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    const response = await fetch(address, { headers: callHeaders(), signal });
    if (!response.ok) readAnswer(response, await response.text());
    await saveAnswer(response, `${slug}.ics`);
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { kind: 'signed-out' };
    return { kind: 'failed', message: failureOf(error, 'Failed to fetch the calendar').message || plan.calendarFailed };
  }
}
