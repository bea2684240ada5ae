import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { FallbackBoundary } from '../../ui/fallback-boundary.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { MapIcon } from '../../ui/trip-icons.tsx';
import styles from './route-map.module.css';
import type { Maps, RouteModel } from './route-model.ts';
import { RouteSketch } from './route-sketch.tsx';

const LeafletMap = lazy(() => import('./leaflet-map.tsx'));

interface RouteMapProps {
  route: RouteModel;
  /** The day that is being read. */
  day: number;
  /** Title of that day. */
  title: string;
  maps: Maps;
}

/** The map beside the plan: tiles where the settings name some, else the sketch on paper. It shows the day that is being read. On a phone it is folded away under a bar. */
export function RouteMap({ route, day, title, maps }: RouteMapProps) {
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!frame.current) return;
    // The map is heavy: it is fetched when it is about to be seen, and never by those who leave it folded.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const sketch = <RouteSketch route={route} day={day} />;
  return (
    <aside className={styles.map} aria-label="Map of the route">
      <button type="button" className={styles.fold} aria-expanded={open} onClick={() => setOpen(!open)}>
        <MapIcon />
        <span className={styles.day}>
          Day {day}: {title}
        </span>
        <ChevronIcon />
      </button>
      <div ref={frame} className={styles.frame} data-open={open || undefined}>
        {near && maps.tiles !== '' ? (
          <FallbackBoundary fallback={sketch}>
            <Suspense fallback={sketch}>
              <LeafletMap route={route} day={day} maps={maps} />
            </Suspense>
          </FallbackBoundary>
        ) : (
          sketch
        )}
      </div>
    </aside>
  );
}
