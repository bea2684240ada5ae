import { useEffect, useState } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { type DetailsAnswer, loadDetails } from './load-details.ts';

export type DetailsState =
  | { readonly kind: 'loading'; readonly step: string }
  | Exclude<DetailsAnswer, { kind: 'signed-out' }>;

/**
 * Loads the day plan once for a signed-in reader, and again only on request. Calls `onSignedOut` when the server
 * rejects the session.
 */
export function useDetails(itinerary: Itinerary, onSignedOut: () => void) {
  const [state, setState] = useState<DetailsState>({ kind: 'loading', step: '' });
  const [tries, setTries] = useState(0);
  const { _id: id, needsDetailedGeneration: isNew } = itinerary;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per reader and press of Retry, not per rendering.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const onStep = (step: string) => !signal.aborted && setState({ kind: 'loading', step });
    void loadDetails(id, { isNew, signal, onStep }).then((answer) => {
      if (signal.aborted) return;
      if (answer.kind === 'signed-out') onSignedOut();
      else setState(answer);
    });
    return () => leaving.abort();
  }, [id, tries]);

  return { state, retry: () => setTries(tries + 1) };
}
