import { useCallback, useEffect, useRef } from 'react';

/** The signal of whoever asks from a part of the screen: aborted when the part has gone. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => leaving.current.signal, []);
}
