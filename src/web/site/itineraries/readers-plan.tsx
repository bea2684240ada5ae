import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { useLocalPath } from '../../navigation/language.ts';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { DetailsFailed, DetailsLoading } from './details-panel.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanView } from './plan-view.tsx';
import { useDetails } from './use-details.ts';

interface ReadersPlanProps {
  itinerary: Itinerary;
  readerId: string;
  maps: Maps;
  onBook: () => void;
  onChange: () => void;
  /** Called when the server does not know the session any more. */
  onSignedOut: () => void;
  /** The calendar that follows the trip, in a dialog. */
  calendar: (onClose: () => void) => ReactNode;
}

/** Loads the day plan for a signed-in reader and shows it. */
export function ReadersPlan({ itinerary, readerId, maps, ...acts }: ReadersPlanProps) {
  const { onSignedOut } = acts;
  const path = useLocalPath()(`/itinerary/${encodeURIComponent(itinerary.slug)}`);
  const trip = { readerId, path };
  const { state, retry } = useDetails(itinerary, trip, onSignedOut);
  if (state.kind === 'ready') {
    const { details, kept, isLive } = state;
    return <PlanView {...{ details, itinerary, maps, trip, kept, isLive, ...acts }} />;
  }
  return (
    <PlanFrame itinerary={itinerary}>
      {state.kind === 'loading' ? (
        <DetailsLoading step={state.step} />
      ) : (
        <DetailsFailed message={state.message} onRetry={retry} />
      )}
    </PlanFrame>
  );
}
