import { readAnswer } from '../../contracts/client.ts';
import { saveAnswer } from '../browser/save-file.ts';
import { callHeaders } from './browser-api.ts';

const ANSWERED_WITHIN_MS = 30_000;

/**
 * Fetches a file for the signed-in traveller and saves it: the token travels in a header, so a plain link would not
 * work. Throws an `ApiError` when it is refused, and what `fetch` throws when the server is not reached in time.
 */
export async function downloadFile(address: string, otherwise: string): Promise<void> {
  const response = await fetch(address, { headers: callHeaders(), signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) });
  if (!response.ok) readAnswer(response, await response.text());
  await saveAnswer(response, otherwise);
}
