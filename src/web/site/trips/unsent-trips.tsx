import { useEffect, useState } from 'react';
import type { TripOwner } from './today-changes.ts';
import { listUnsent } from './unsent-edits.ts';
import { UnsentNotice } from './unsent-notice.tsx';
import { useSendUnsent } from './use-send-unsent.ts';

/** Sends what a reader changed without a network, and tells of each trip what became of it. */
export function UnsentTrips({ readerId }: { readerId: string }) {
  const [itineraries, setItineraries] = useState<readonly string[]>([]);
  useEffect(() => {
    void listUnsent(readerId).then(setItineraries);
  }, [readerId]);
  return itineraries.map((itineraryId) => (
    <UnsentTrip key={itineraryId} readerId={readerId} itineraryId={itineraryId} />
  ));
}

function UnsentTrip(owner: TripOwner) {
  const { sending, send, discard } = useSendUnsent(owner);
  return <UnsentNotice sending={sending} isNamed onSend={send} onDiscard={discard} />;
}
