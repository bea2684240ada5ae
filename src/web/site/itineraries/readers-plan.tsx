import type { Itinerary } from '../../../contracts/itineraries.ts';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { DetailsFailed, DetailsLoading } from './details-panel.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanView } from './plan-view.tsx';
import { useDetails } from './use-details.ts';

interface ReadersPlanProps {
  itinerary: Itinerary;
  maps: Maps;
  onBook: () => void;
  onChange: () => void;
  /** Called when the server does not know the session any more. */
  onSignedOut: () => void;
}

/** Loads the day plan for a signed-in reader and shows it. */
export function ReadersPlan({ itinerary, maps, onBook, onChange, onSignedOut }: ReadersPlanProps) {
  const { state, retry } = useDetails(itinerary, onSignedOut);
  if (state.kind === 'ready') {
    return (
      <PlanView
        details={state.details}
        itinerary={itinerary}
        maps={maps}
        onBook={onBook}
        onChange={onChange}
        onSignedOut={onSignedOut}
      />
    );
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
