import { useEffect, useState } from 'react';
import { discardUnsent, type Sending, sendUnsent } from './send-unsent.ts';
import type { TripOwner } from './today-changes.ts';
import { readUnsent } from './unsent-edits.ts';

const NOTHING: Sending = { kind: 'nothing' };

/** Sends a trip's unsent changes when the page opens and whenever there is a network again, and tells what became of them. */
export function useSendUnsent({ readerId, itineraryId }: TripOwner) {
  const [sending, setSending] = useState(NOTHING);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more with each press of "Send again".
  useEffect(() => {
    let left = false;
    const send = async () => {
      const unsent = await readUnsent({ readerId, itineraryId });
      if (left || !unsent) return;
      // Shown at once: a slow network answers much later.
      setSending({ kind: 'waiting', unsent });
      const sent = await sendUnsent(readerId, itineraryId);
      if (!left) setSending(sent);
    };
    const sendLater = () => void send();
    sendLater();
    addEventListener('online', sendLater);
    return () => {
      left = true;
      removeEventListener('online', sendLater);
    };
  }, [readerId, itineraryId, tries]);

  return {
    sending,
    send: () => setTries((before) => before + 1),
    discard: async () => {
      if (sending.kind !== 'nothing') await discardUnsent(sending.unsent);
      setSending(NOTHING);
    },
  };
}
