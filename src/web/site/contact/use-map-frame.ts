import { type RefObject, useEffect, useState } from 'react';

/** `near`: checking the maps service; `loading`: the frame loads; `failed`: the placeholder stays. */
type MapState = 'away' | 'near' | 'loading' | 'shown' | 'failed';

const PATIENCE_MS = 10_000;

/**
 * Loads the map's frame shortly before it scrolls into view, and reports when it is visible. Browsers do not report a
 * failed cross-origin frame (its error page counts as loaded), so a fetch tests the address first: any answer passes. A
 * timeout counts as a failure. Without an address there is no frame.
 */
export function useMapFrame(box: RefObject<HTMLElement | null>, address: string) {
  const [state, setState] = useState<MapState>('away');

  useEffect(() => {
    if (!box.current || address === '') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('near');
      },
      { rootMargin: '200px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, address]);

  useEffect(() => {
    if (state !== 'near') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: MapState) => !signal.aborted && setState(next);
    fetch(address, { mode: 'no-cors', credentials: 'omit', signal }).then(
      () => tell('loading'),
      () => tell('failed'),
    );
    return () => leaving.abort();
  }, [state, address]);

  useEffect(() => {
    if (state !== 'near' && state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    hasFrame: state === 'loading' || state === 'shown',
    isShown: state === 'shown',
    hasFailed: state === 'failed',
    onLoad: () => setState('shown'),
    onError: () => setState('failed'),
  };
}
