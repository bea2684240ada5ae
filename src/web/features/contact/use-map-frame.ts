import { type RefObject, useEffect, useState } from 'react';

/** `near`: a tile is tried; `loading`: the frame is on its way; `failed`: the placeholder stays. */
type MapState = 'away' | 'near' | 'loading' | 'shown' | 'failed';

const PATIENCE_MS = 10_000;

/**
 * When the map's frame is there and when it is seen. It comes once it is about to be scrolled to. A browser does not say
 * that a frame of another site has failed (its error page counts as loaded), so one tile of the same maps service is
 * tried first; what takes too long has failed as well.
 */
export function useMapFrame(box: RefObject<HTMLElement | null>, tile: string) {
  const [state, setState] = useState<MapState>('away');

  useEffect(() => {
    if (!box.current) return;
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
  }, [box]);

  useEffect(() => {
    if (state !== 'near') return;
    const picture = new Image();
    picture.onload = () => setState('loading');
    picture.onerror = () => setState('failed');
    picture.src = tile;
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [state, tile]);

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
