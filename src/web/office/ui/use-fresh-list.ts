import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';

/**
 * Reloads a list when a newer record has arrived, and when its tab becomes visible: others work on it too, and the day
 * may have changed. Returns a function that reloads it.
 *
 * `loaded` is an object that each load creates. Opening or closing a record keeps the list and aborts a running reload,
 * which is then started again.
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
