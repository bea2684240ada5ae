import { useCallback, useEffect, useRef, useState } from 'react';
import type { TravellersBooking } from '../../../contracts/bookings.ts';
import { bookings } from '../../../words/en/site/bookings.ts';
import { browserApi } from '../../api/browser-api.ts';

/** Returning to the page refreshes the booking, though not more often than this. */
const ASK_AGAIN_AFTER_MS = 15_000;

/** Returns the booking, first as rendered, then refreshed by hand and whenever the reader returns to the page. */
export function useFreshBooking(first: TravellersBooking, key: string) {
  const [booking, setBooking] = useState(first);
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const askedAt = useRef(0);
  const { reference } = first;

  const ask = useCallback(
    async (byHand: boolean) => {
      askedAt.current = performance.now();
      setBusy(byHand);
      try {
        const answer = await browserApi('GET /api/bookings/{reference}', { params: { reference }, query: { key } });
        setBooking(answer.booking);
        setWord(byHand ? bookings.current : '');
      } catch {
        // Keeps the present data: an old status is better than none.
        if (byHand) setWord(bookings.notRefreshed);
      } finally {
        setBusy(false);
      }
    },
    [reference, key],
  );

  useEffect(() => {
    askedAt.current = performance.now();
    const onReturn = () => {
      const isDue = performance.now() - askedAt.current > ASK_AGAIN_AFTER_MS;
      if (document.visibilityState === 'visible' && isDue) void ask(false);
    };
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('focus', onReturn);
    };
  }, [ask]);

  return { booking, word, isBusy, refresh: () => void ask(true) };
}
