import { ApiError } from '../../../contracts/client.ts';
import type { TripEditing } from '../../../contracts/trips.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type KeptTrip, readKeptPlan } from '../../browser/kept-trips.ts';

/** A network that has not answered by then is as good as none where the trip is kept on this device. */
const KEPT_AFTER_MS = 3000;

/** A failure that says nothing about the trip: no network, too slow a one, or a server that cannot answer now. */
export const isOutage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

export interface LoadedEditing {
  readonly editing: TripEditing;
  /** False for what this device has kept: the server could not be reached. */
  readonly isLive: boolean;
}

/** Loads what `find` names by its trip's id; what this device has kept of it when the server cannot be reached. */
async function load(
  kept: KeptTrip,
  find: (signal: { signal?: AbortSignal }) => Promise<string | undefined>,
): Promise<LoadedEditing | null> {
  const stored = (await readKeptPlan(kept))?.editing;
  const limit = stored ? { signal: AbortSignal.timeout(KEPT_AFTER_MS) } : {};
  try {
    const id = await find(limit);
    if (id === undefined) return null;
    const { editing } = await browserApi('GET /api/trips/{id}/editing', { params: { id }, ...limit });
    return { editing, isLive: true };
  } catch (error) {
    if (stored && isOutage(error)) return { editing: stored, isLive: false };
    throw error;
  }
}

/** Keeps an itinerary among the reader's trips, and returns what its editor needs. Throws an `ApiError` when that fails. */
export async function keepAndLoadEditing(itineraryId: string, kept: KeptTrip): Promise<LoadedEditing> {
  const loaded = await load(
    kept,
    async (limit) => (await browserApi('POST /api/trips', { body: { itineraryId }, ...limit })).trip._id,
  );
  if (!loaded) throw new Error('a trip that is kept was not found');
  return loaded;
}

/** Returns the same for an itinerary that the reader keeps; null for one that is not kept. */
export const loadEditing = (itineraryId: string, kept: KeptTrip): Promise<LoadedEditing | null> =>
  load(kept, async (limit) => {
    const { trips } = await browserApi('GET /api/trips', limit);
    return trips.find(({ itinerary }) => itinerary._id === itineraryId)?._id;
  });
