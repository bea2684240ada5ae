import { ApiError } from '../../../contracts/client.ts';
import type { GenerationErrorAnswer } from '../../../contracts/errors.ts';
import type { GenerationEvent, Itinerary } from '../../../contracts/itineraries.ts';
import { results } from '../../../words/en/site/results.ts';
import { browserApi, callHeaders } from '../../api/browser-api.ts';
import { readEvents } from './read-events.ts';
import { type TripWish, wishOf } from './trip-wish.ts';

/** The reason for no itineraries. `code` is the HTTP status, 0 when the server was not reached. */
export type GenerationProblem = GenerationErrorAnswer['error'];

/** A new wording for an itinerary already received. */
export type OtherWords = Extract<GenerationEvent, { event: 'words' }>['data'];

interface Listener {
  readonly onProgress: (text: string, step: string) => void;
  readonly onWords: (words: OtherWords) => void;
  readonly onItinerary: (itinerary: Itinerary) => void;
}

export interface GenerationCall {
  readonly wish: TripWish;
  /** Slugs already shown. */
  readonly exclude: readonly string[];
  readonly signal: AbortSignal;
}

/** The functions that make the two calls; tests pass their own. */
export interface Wires {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  readonly api: typeof browserApi;
}

const BROWSER: Wires = { fetch: (address, init) => fetch(address, init), api: browserApi };

function problemOf(body: unknown, status: number): GenerationProblem {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error === 'object' && error !== null && 'message' in error) {
    return { code: status, ...(error as Partial<GenerationProblem>), message: String(error.message) };
  }
  return { code: status, message: typeof error === 'string' ? error : results.unknownError };
}

/** Plans over the stream. `not-started` means that the stream is unavailable; the plain call may still work. */
async function generateByStream(
  { wish, exclude, signal }: GenerationCall,
  listener: Listener,
  wires: Wires,
): Promise<GenerationProblem | null | 'not-started'> {
  let response: Response;
  try {
    response = await wires.fetch('/api/generate-itinerary/stream', {
      method: 'POST',
      headers: { ...callHeaders(), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...wishOf(wish), exclude }),
      signal,
    });
  } catch {
    return 'not-started';
  }
  const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    return body === null || response.status === 404 || response.status === 405
      ? 'not-started'
      : problemOf(body, response.status);
  }
  if (!isStream || !response.body) return 'not-started';
  let begun = false;
  try {
    for await (const { event, data } of readEvents(response.body)) {
      begun = true;
      if (event === 'progress') listener.onProgress(data.text, data.step);
      if (event === 'words') listener.onWords(data);
      if (event === 'itinerary') listener.onItinerary(data);
      if (event === 'error') return data;
      if (event === 'done') return null;
    }
  } catch {
    // Reported below: the stream broke off.
  }
  return begun ? { code: 0, message: results.broken } : 'not-started';
}

async function generateAtOnce(
  { wish, exclude, signal }: GenerationCall,
  listener: Listener,
  wires: Wires,
): Promise<GenerationProblem | null> {
  try {
    const { itineraries } = await wires.api('POST /api/generate-itinerary', {
      body: { ...wishOf(wish), exclude: [...exclude] },
      signal,
    });
    for (const itinerary of itineraries) listener.onItinerary(itinerary);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return { code: 0, message: results.notReached };
    return problemOf(error.body, error.status);
  }
}

/** Plans trips and reports each step and each itinerary. Returns null on success, else the problem. */
export async function generate(
  call: GenerationCall,
  listener: Listener,
  wires: Wires = BROWSER,
): Promise<GenerationProblem | null> {
  const answer = await generateByStream(call, listener, wires);
  if (answer !== 'not-started' || call.signal.aborted) return answer === 'not-started' ? null : answer;
  return generateAtOnce(call, listener, wires);
}
