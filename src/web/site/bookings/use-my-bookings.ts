import { useCallback, useEffect, useState } from 'react';
import { type ApiAnswer, ApiError } from '../../../contracts/client.ts';
import { browserApi } from '../../api/browser-api.ts';

type Page = ApiAnswer<'GET /api/users/me/bookings'>;
type OwnBooking = Page['bookings'][number];

interface MyBookings {
  readonly kind: 'loading' | 'ready' | 'failed';
  readonly bookings: readonly OwnBooking[];
  readonly total: number;
  /** Number of pages loaded. */
  readonly pages: number;
}

const NOTHING: MyBookings = { kind: 'loading', bookings: [], total: 0, pages: 0 };

/** Joins two pages without duplicates: a request sent meanwhile shifts the others by one. */
const joined = (before: readonly OwnBooking[], next: readonly OwnBooking[]): readonly OwnBooking[] => [
  ...new Map([...before, ...next].map((booking) => [booking._id, booking])).values(),
];

/** Loads the signed-in user's requests, page by page; sends nothing without a session. */
export function useMyBookings(userId: string | null, onSignedOut: () => void) {
  const [state, setState] = useState(NOTHING);

  const load = useCallback(
    async (pages: number, isWanted: () => boolean) => {
      setState((before) => ({ ...(pages === 0 ? NOTHING : before), kind: 'loading' }));
      try {
        const answer = await browserApi('GET /api/users/me/bookings', { query: { page: pages + 1 } });
        if (!isWanted()) return;
        setState((before) => ({
          kind: 'ready',
          bookings: joined(pages === 0 ? [] : before.bookings, answer.bookings),
          total: answer.total,
          pages: pages + 1,
        }));
      } catch (error) {
        if (!isWanted()) return;
        if (error instanceof ApiError && error.status === 401) onSignedOut();
        setState((before) => ({ ...before, kind: 'failed' }));
      }
    },
    [onSignedOut],
  );

  useEffect(() => {
    if (userId === null) return;
    let isWanted = true;
    void load(0, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [userId, load]);

  return { ...state, loadMore: () => void load(state.pages, () => true) };
}
