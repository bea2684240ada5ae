import { useEffect, useState } from 'react';
import type { TripOwner } from './today-changes.ts';
import { listUnsent } from './unsent-edits.ts';
import { UnsentNotice } from './unsent-notice.tsx';
import { useSendUnsent } from './use-send-unsent.ts';

/** Sends what a reader changed without a network, and tells of each trip what became of it. */
export function UnsentTrips({ readerId, onSent }: { readerId: string; onSent: () => void }) {
  const [itineraries, setItineraries] = useState<readonly string[]>([]);
  useEffect(() => {
    void listUnsent(readerId).then(setItineraries);
  }, [readerId]);
  return itineraries.map((itineraryId) => (
    <UnsentTrip key={itineraryId} owner={{ readerId, itineraryId }} onSent={onSent} />
  ));
}

function UnsentTrip({ owner, onSent }: { owner: TripOwner; onSent: () => void }) {
  const { sending, send, discard } = useSendUnsent(owner);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is sent.
  useEffect(() => {
    if (sending.kind === 'sent') onSent();
  }, [sending.kind]);
  return <UnsentNotice sending={sending} isNamed onSend={send} onDiscard={discard} />;
}
