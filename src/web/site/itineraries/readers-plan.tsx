import { type ReactNode, useState } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { KeptTrip } from '../../browser/kept-trips.ts';
import { useLocalPath } from '../../navigation/language.ts';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { DetailsFailed, DetailsLoading } from './details-panel.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { PlanView } from './plan-view.tsx';
import { useDetails } from './use-details.ts';

type Day = Details['fullDayWisePlan'][number];

/** A loaded plan, for what stands above its days and may change them. */
export interface PlanInHand {
  readonly details: Details;
  readonly trip: KeptTrip;
  /** Shows some days otherwise than they were loaded; called with none, as they were. */
  readonly onLay: (days: readonly Day[]) => void;
  /** Called with the page of the plan that has taken this one's place: that one is changed from now on. */
  readonly onReplaced: (path: string) => void;
  /** Opens another day than the first. */
  readonly onOpenDay: (day: number) => void;
}

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
  /** Returns what is shown above the days. */
  renderTop: (plan: PlanInHand) => ReactNode;
}

const NONE: readonly Day[] = [];

/** Loads the day plan for a signed-in reader and shows it. */
export function ReadersPlan(props: ReadersPlanProps) {
  const { itinerary, readerId, maps, onBook, onChange, onSignedOut, calendar, renderTop } = props;
  const path = useLocalPath()(`/itinerary/${encodeURIComponent(itinerary.slug)}`);
  const trip = { readerId, path };
  const { state, retry } = useDetails(itinerary, trip, onSignedOut);
  const [laid, setLaid] = useState(NONE);
  const [replacedBy, setReplacedBy] = useState<string>();
  const [openDay, setOpenDay] = useState<number>();
  if (state.kind === 'ready') {
    const { details: loaded, kept, isLive } = state;
    const days = loaded.fullDayWisePlan.map((day) => laid.find((each) => each.day === day.day) ?? day);
    return (
      <PlanView
        {...{ loaded, openDay, itinerary, maps, trip, kept, isLive, onBook, onSignedOut, calendar }}
        onChange={() => (replacedBy === undefined ? onChange() : location.assign(replacedBy))}
        details={laid.length > 0 ? { ...loaded, fullDayWisePlan: days } : loaded}
        top={renderTop({ details: loaded, trip, onLay: setLaid, onReplaced: setReplacedBy, onOpenDay: setOpenDay })}
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
