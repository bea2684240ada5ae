import { lazy, useEffect, useRef, useState } from 'react';
import { LazyPart } from '../lazy-part.tsx';
import { MapFoot } from './map-foot.tsx';
import styles from './route-map.module.css';
import type { Maps, RouteModel } from './route-model.ts';
import { RouteSketch } from './route-sketch.tsx';

const OwnMap = lazy(() => import('./own-map.tsx'));
const LeafletMap = lazy(() => import('./leaflet-map.tsx'));

interface RouteMapProps {
  id: string;
  route: RouteModel;
  /** The day being read. */
  day: number;
  /** Whether it is unfolded on a phone; on a wide screen it is always beside the days. */
  open: boolean;
  maps: Maps;
}

/** Shows the map of the day being read: on tiles if the settings name a source, else on the site's own map. */
export function RouteMap({ id, route, day, open, maps }: RouteMapProps) {
  const [near, setNear] = useState(false);
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!frame.current) return;
    // The map is large, or loads coasts and names: it loads shortly before it scrolls into view, and never while it stays folded.
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
    <aside ref={frame} id={id} className={styles.map} data-open={open || undefined} aria-label={route.title}>
      <div className={styles.picture}>
        {near ? (
          <LazyPart fallback={sketch} waiting={sketch}>
            {maps.tiles === '' ? (
              <OwnMap route={route} day={day} />
            ) : (
              <LeafletMap route={route} day={day} tiles={maps.tiles} />
            )}
          </LazyPart>
        ) : (
          sketch
        )}
      </div>
      <MapFoot route={route} maps={maps} />
    </aside>
  );
}
