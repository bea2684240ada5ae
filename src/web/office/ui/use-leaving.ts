import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that gives a signal, aborted when the component unmounts. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => leaving.current.signal, []);
}
