import { useCallback, useEffect, useState } from 'react';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ApiError } from '../../../contracts/client.ts';
import { adminApi } from '../../admin-api.ts';

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'ready'; readonly booking: AdminBookingDetail };

/** One booking in full; reading it is what marks it as seen. */
export function useBooking(id: string, onOpened: () => void) {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });

  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const { booking } = await adminApi('GET /api/admin/bookings/{id}', {
          params: { id },
          ...(signal && { signal }),
        });
        setReading({ kind: 'ready', booking });
        onOpened();
      } catch (error) {
        if (signal?.aborted) return;
        setReading({ kind: error instanceof ApiError && error.status === 404 ? 'gone' : 'failed' });
      }
    },
    [id, onOpened],
  );

  useEffect(() => {
    const opening = new AbortController();
    setReading({ kind: 'loading' });
    void read(opening.signal);
    return () => opening.abort();
  }, [read]);

  const show = useCallback((booking: AdminBookingDetail) => setReading({ kind: 'ready', booking }), []);
  return { reading, read, show };
}
