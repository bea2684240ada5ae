import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/**
 * Reads a list anew when something has arrived that it may hold, and when one comes back to its tab: others work on it
 * too, and another day may have begun. Answers the way to read it anew besides.
 *
 * `loaded` is something that each load makes anew. Opening and closing a record leaves its list as it is, and so ends a
 * reading that is under way: it is begun again.
 */
export function useFreshList(loaded: object, latestArrival: string | null): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const wanted = useRef(false);
  const known = useRef(latestArrival);

  const reload = useCallback(() => {
    wanted.current = true;
    return revalidate();
  }, [revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded is not read, only that it is new.
  useEffect(() => {
    wanted.current = false;
  }, [loaded]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new address.
  useEffect(() => {
    if (wanted.current) void revalidate();
  }, [key, revalidate]);

  useEffect(() => {
    if (latestArrival === null) return;
    const isLater = known.current !== null && latestArrival > known.current;
    known.current = latestArrival;
    if (isLater) void reload();
  }, [latestArrival, reload]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void reload();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [reload]);
  return reload;
}
