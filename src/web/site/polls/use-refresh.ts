import { useEffect, useRef } from 'react';

const REFRESHED_EVERY_MS = 20_000;

/** Calls back every twenty seconds while the page is visible, and when it is seen again. */
export function useRefresh(refresh: () => void): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let last = Date.now();
    const run = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < REFRESHED_EVERY_MS - 500) return;
      last = Date.now();
      latest.current();
    };
    const timer = setInterval(run, REFRESHED_EVERY_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
