import { type ComponentProps, lazy, useEffect, useState } from 'react';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { readUnsent } from './unsent-edits.ts';

/** Loaded on the days of the trip, and where changes wait to be sent. */
const TripTools = lazy(async () => ({ default: (await import('./trip-tools.tsx')).TripTools }));

type Props = ComponentProps<typeof import('./trip-tools.tsx').TripTools>;

/** True on the days of a trip, and in the night after the last one. */
function isDuring({ startDate, endDate }: Props['itinerary']): boolean {
  const today = dayInIndia(Date.now());
  return startDate <= today && today <= addDays(endDate, 1);
}

/** Shows what is now and next on the days of a trip, and what became of changes that wait to be sent. */
export function TripToolsWhenNeeded(props: Props) {
  const { itinerary, trip } = props;
  const [isNeeded, setNeeded] = useState(() => isDuring(itinerary));

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; a change comes with another page or the editor.
  useEffect(() => {
    void readUnsent({ readerId: trip.readerId, itineraryId: itinerary._id }).then(
      (unsent) => unsent && setNeeded(true),
    );
  }, []);

  return isNeeded ? (
    <LazyPart fallback={null}>
      <TripTools {...props} />
    </LazyPart>
  ) : null;
}
