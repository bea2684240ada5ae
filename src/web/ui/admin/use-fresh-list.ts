import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads a list anew when something has arrived that it may hold, and when one comes back to its tab: others work on it
 * too, and another day may have begun.
 */
export function useFreshList(latestArrival: string | null): void {
  const { revalidate } = useRevalidator();
  const known = useRef(latestArrival);

  useEffect(() => {
    if (latestArrival === null) return;
    const isLater = known.current !== null && latestArrival > known.current;
    known.current = latestArrival;
    if (isLater) void revalidate();
  }, [latestArrival, revalidate]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
}
