import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';

type Reading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'ready'; readonly record: T };

/** Loads one record in full. `load` and `onOpened` must stay the same while the record does. */
export function useRecord<T>(id: string, load: (id: string, signal?: AbortSignal) => Promise<T>, onOpened: () => void) {
  const [reading, setReading] = useState<Reading<T>>({ kind: 'loading' });

  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setReading({ kind: 'ready', record: await load(id, signal) });
        onOpened();
      } catch (error) {
        if (signal?.aborted) return;
        setReading({ kind: error instanceof ApiError && error.status === 404 ? 'gone' : 'failed' });
      }
    },
    [id, load, onOpened],
  );

  useEffect(() => {
    const opening = new AbortController();
    setReading({ kind: 'loading' });
    void read(opening.signal);
    return () => opening.abort();
  }, [read]);

  const show = useCallback((record: T) => setReading({ kind: 'ready', record }), []);
  return { reading, read, show };
}
