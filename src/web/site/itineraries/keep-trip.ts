import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Details } from '../../../contracts/itineraries.ts';
import type { TripEditing } from '../../../contracts/trips.ts';
import { browserApi } from '../../api/browser-api.ts';
import { hasChanged, keepPage } from '../../browser/keep-page.ts';
import {
  type KeptPlan,
  type KeptTrip,
  removeKeptTrip,
  startServiceWorker,
  writeKeptPlan,
} from '../../browser/kept-trips.ts';
import { DEFAULT_PICTURE } from '../../ui/travel-picture.tsx';

export type KeepFailure = 'full' | 'refused' | 'notLoaded';

/** What this device has of a trip. */
export type Keeping =
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'keeping' }
  | { readonly kind: 'kept'; readonly plan: KeptPlan<Details> }
  | { readonly kind: 'failed'; readonly why: KeepFailure };

function failureOf(error: unknown): KeepFailure {
  if (!(error instanceof DOMException)) return 'notLoaded';
  return error.name === 'QuotaExceededError' ? 'full' : 'refused';
}

const openEditing = async (id: string): Promise<TripEditing> =>
  (await browserApi('GET /api/trips/{id}/editing', { params: { id } })).editing;

/** Keeps an itinerary among the reader's trips as well, and returns what its editor needs; undefined when that fails. */
async function loadEditing(itineraryId: string): Promise<TripEditing | undefined> {
  try {
    const { trip } = await browserApi('POST /api/trips', { body: { itineraryId } });
    return await openEditing(trip._id);
  } catch (error) {
    // Without it the plan opens all the same, and cannot be changed without a network.
    console.warn('The trip is kept without its editor', error);
    return undefined;
  }
}

/** Returns the same as it is now; what was kept where the server cannot be reached, and nothing for a deleted trip. */
async function renewEditing(before: TripEditing | undefined): Promise<TripEditing | undefined> {
  if (!before) return undefined;
  return openEditing(before.trip._id).catch((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? undefined : before,
  );
}

/** Keeps the page with its files, then the day plan: a plan that is kept has a page. */
async function keep(trip: KeptTrip, details: Details, editing: TripEditing | undefined): Promise<KeptPlan<Details>> {
  const pageBytes = await keepPage(trip.path, [DEFAULT_PICTURE]);
  const bytes = pageBytes + new Blob([JSON.stringify({ details, editing })]).size;
  const plan = { details, keptAt: Date.now(), bytes, ...(editing && { editing }) };
  await writeKeptPlan(trip, plan);
  return plan;
}

async function keepFirst(trip: KeptTrip, itineraryId: string, details: Details): Promise<Keeping> {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return { kind: 'failed', why: 'refused' };
  try {
    await startServiceWorker();
    const plan = await keep(trip, details, await loadEditing(itineraryId));
    // Asks the browser not to clear it when space is short. Some ask the reader, who need not answer.
    void navigator.storage.persist().catch(() => undefined);
    return { kind: 'kept', plan };
  } catch (error) {
    console.warn('The trip could not be kept', error);
    await removeKeptTrip(trip).catch(() => undefined);
    return { kind: 'failed', why: failureOf(error) };
  }
}

/** Keeps a trip again when the live page is another one by now; its day plan in any case. */
async function keepAgain(trip: KeptTrip, details: Details, before: KeptPlan<Details>): Promise<KeptPlan<Details>> {
  const editing = await renewEditing(before.editing);
  if (await hasChanged(trip.path)) return keep(trip, details, editing);
  const { editing: _, ...kept } = before;
  const plan = { ...kept, details, keptAt: Date.now(), ...(editing && { editing }) };
  await writeKeptPlan(trip, plan);
  return plan;
}

interface LoadedTrip {
  readonly itineraryId: string;
  readonly details: Details;
  /** What was kept when the page was opened; null for nothing. */
  readonly kept: KeptPlan<Details> | null;
  /** Whether the details are the server's, and not the kept ones. */
  readonly isLive: boolean;
}

/** Keeps and removes a trip at the reader's wish, and brings a kept one up to date whenever it is opened with a network. */
export function useKeeping(trip: KeptTrip, { itineraryId, details, kept, isLive }: LoadedTrip) {
  const [state, setState] = useState<Keeping>(kept ? { kind: 'kept', plan: kept } : { kind: 'not-kept' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each plan that was loaded.
  useEffect(() => {
    if (!kept || !isLive) return;
    keepAgain(trip, details, kept).then(
      (plan) => setState({ kind: 'kept', plan }),
      // What was kept before still opens.
      (error: unknown) => console.warn('The kept trip was not brought up to date', error),
    );
  }, [details]);

  return {
    state,
    keep: async () => {
      setState({ kind: 'keeping' });
      setState(await keepFirst(trip, itineraryId, details));
    },
    remove: async () => {
      await removeKeptTrip(trip);
      setState({ kind: 'not-kept' });
    },
  };
}
