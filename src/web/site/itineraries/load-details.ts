import { ApiError } from '../../../contracts/client.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { KeptPlan } from '../../browser/kept-trips.ts';

/** Time limit of a fetch. */
const FETCH_WITHIN_MS = 30_000;
/** The same for a plan that is kept on this device: that one is shown instead. */
const FETCH_KEPT_WITHIN_MS = 3000;
const GENERATE_WITHIN_MS = 60_000;
const MOST_RETRIES = 2;
const RETRY_AFTER_SECONDS = 2;

export type DetailsAnswer =
  | { readonly kind: 'ready'; readonly details: Details }
  /** The plan of this device: the server could not be reached. */
  | { readonly kind: 'kept'; readonly kept: KeptPlan<Details> }
  /** The session is no longer valid. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly message: string };

interface Loading {
  /** True when it is known that no plan is stored: then the fetch is skipped. */
  readonly isNew: boolean;
  /** What this device has kept for the reader; null for nothing. */
  readonly kept?: KeptPlan<Details> | null;
  readonly signal: AbortSignal;
  /** Called with each step. */
  readonly onStep: (text: string) => void;
  readonly api?: typeof browserApi;
  readonly pause?: (ms: number) => Promise<void>;
}

/** The answer after the reader has left; nothing displays it. */
const LEFT: DetailsAnswer = { kind: 'failed', message: '' };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the work with a signal that aborts it at the time limit, or when the reader leaves. */
async function within<T>(ms: number, leaving: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, ms);
  leaving.addEventListener('abort', end);
  if (leaving.aborted) end();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
    leaving.removeEventListener('abort', end);
  }
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** A failure that says nothing about the plan: no network, too slow a one, or a server that cannot answer now. */
const isOutage = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/**
 * Returns the stored day plan, or without a network the kept one; null when there is none or the fetch failed: making a
 * new plan solves both.
 */
async function fetchDetails(
  id: string,
  { kept = null, api = browserApi, signal }: Loading,
): Promise<DetailsAnswer | null> {
  try {
    const { details } = await within(kept ? FETCH_KEPT_WITHIN_MS : FETCH_WITHIN_MS, signal, (limit) =>
      api('GET /api/itineraries/{id}/details', { params: { id }, signal: limit }),
    );
    return { kind: 'ready', details };
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) return { kind: 'signed-out' };
    return kept && isOutage(status) ? { kind: 'kept', kept } : null;
  }
}

/** Returns the message for a refusal that a retry would not change. */
function wordRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return plan.failed;
  if (error.status === 404) return texts.notFound;
  return plan.failedBecause({ message: error.message || plan.unknownError });
}

/** Returns the day plan of an itinerary, and has it made when none is stored. */
export async function loadDetails(id: string, loading: Loading): Promise<DetailsAnswer> {
  const { isNew, kept = null, signal, onStep, api = browserApi, pause = wait } = loading;
  if (id === '') return { kind: 'failed', message: plan.noId };
  if (!isNew || kept) {
    onStep(plan.fetching);
    const stored = await fetchDetails(id, loading);
    if (stored) return stored;
  }
  if (signal.aborted) return LEFT;
  for (let retry = 0; ; retry++) {
    onStep(plan.writing);
    try {
      const { details } = await within(GENERATE_WITHIN_MS, signal, (limit) =>
        api('POST /api/itineraries/{id}/details', { params: { id }, signal: limit }),
      );
      return { kind: 'ready', details };
    } catch (error) {
      const status = statusOf(error);
      if (status === 401) return { kind: 'signed-out' };
      // 0 is a network failure or a timeout.
      const mayPass = error instanceof ApiError && (status === 0 || status >= 500);
      if (!mayPass) return { kind: 'failed', message: wordRefusal(error) };
      if (retry === MOST_RETRIES || signal.aborted) break;
      onStep(plan.retrying({ seconds: RETRY_AFTER_SECONDS, retry: retry + 1, most: MOST_RETRIES }));
      await pause(RETRY_AFTER_SECONDS * 1000);
      if (signal.aborted) return LEFT;
    }
  }
  return { kind: 'failed', message: plan.failedOften };
}
