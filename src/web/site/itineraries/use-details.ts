import { useEffect, useState } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { type KeptPlan, type KeptTrip, readKeptPlan } from '../../browser/kept-trips.ts';
import { type DetailsAnswer, loadDetails } from './load-details.ts';

export type DetailsState =
  | { readonly kind: 'loading'; readonly step: string }
  /** `kept`: what this device has kept of the trip; null for nothing. `isLive`: whether the details are the server's. */
  | {
      readonly kind: 'ready';
      readonly details: Details;
      readonly kept: KeptPlan<Details> | null;
      readonly isLive: boolean;
    }
  | Extract<DetailsAnswer, { kind: 'failed' }>;

function stateOf(answer: Exclude<DetailsAnswer, { kind: 'signed-out' }>, kept: KeptPlan<Details> | null): DetailsState {
  if (answer.kind === 'failed') return answer;
  const isLive = answer.kind === 'ready';
  return { kind: 'ready', details: isLive ? answer.details : answer.kept.details, kept, isLive };
}

/**
 * Loads the day plan once for a signed-in reader, and again only on request; without a network it is the kept one. Calls
 * `onSignedOut` when the server rejects the session.
 */
export function useDetails(itinerary: Itinerary, trip: KeptTrip, onSignedOut: () => void) {
  const [state, setState] = useState<DetailsState>({ kind: 'loading', step: '' });
  const [tries, setTries] = useState(0);
  const { _id: id, needsDetailedGeneration: isNew } = itinerary;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per reader and press of Retry, not per rendering.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onStep = (step: string) => !signal.aborted && setState({ kind: 'loading', step });
    const load = async () => {
      const kept = await readKeptPlan<Details>(trip);
      const answer = await loadDetails(id, { isNew, kept, signal, onStep });
      if (signal.aborted) return;
      if (answer.kind === 'signed-out') onSignedOut();
      else setState(stateOf(answer, kept));
    };
    void load();
    return () => leaving.abort();
  }, [id, tries]);

  return { state, retry: () => setTries(tries + 1) };
}
