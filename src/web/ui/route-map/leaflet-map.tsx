import 'leaflet/dist/leaflet.css';
import leaflet, {
  type Layer,
  type Map as LeafletMapObject,
  type Marker,
  type Polyline,
  type PolylineOptions,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { type LatLon, projectPoint, unprojectSpot } from '../../../core/maps/projection.ts';
import type { Way } from '../../../core/planner/details.ts';
import { map as words } from '../../../words/en/ui/map.ts';
import styles from './leaflet-map.module.css';
import { shapeRide } from './ride-shapes.ts';
import { mapAddress, pointsOfDay, type RouteModel } from './route-model.ts';

/** Closest zoom: shows streets, but no single doors. */
const NEAREST_ZOOM = 14;

/** Lines as route-drawing.module.css draws them. */
const DASHES: Readonly<Record<Way, PolylineOptions>> = {
  road: {},
  train: { dashArray: '9 6', lineCap: 'butt' },
  flight: {},
  ferry: { dashArray: '0.1 8' },
};

interface DrawnRoute {
  readonly map: LeafletMapObject;
  readonly lines: readonly { readonly day: number; readonly line: Polyline }[];
  readonly markers: readonly { readonly day: number; readonly marker: Marker }[];
}

const pointOf = ([lat, lon]: LatLon): [number, number] => [lat, lon];

/** Returns a balloon's content as an element, so that no name is parsed as markup. */
function balloon(name: string, at: LatLon): HTMLElement {
  const box = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  const link = document.createElement('a');
  link.href = mapAddress({ lat: at[0], lon: at[1] });
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = words.open;
  box.append(title, document.createElement('br'), link);
  return box;
}

function drawRoute(host: HTMLElement, route: RouteModel, tiles: string): DrawnRoute {
  const map = leaflet.map(host, {
    scrollWheelZoom: false,
    zoomSnap: 0.5,
    attributionControl: false,
    zoomControl: false,
  });
  leaflet.control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  leaflet.tileLayer(tiles, { maxZoom: 19 }).addTo(map);
  const lines = route.legs.map(({ day, from, to, by }) => {
    const points = shapeRide(projectPoint(from), projectPoint(to), by).map((spot) => pointOf(unprojectSpot(spot)));
    const line = leaflet.polyline(points, { ...DASHES[by], interactive: false });
    return { day, line: line.addTo(map) };
  });
  for (const { name, at } of route.towns) {
    const icon = leaflet.divIcon({ className: styles.town ?? '', iconSize: [12, 12] });
    const town = leaflet.marker(pointOf(at), { icon, interactive: false, keyboard: false }).addTo(map);
    town.bindTooltip(name, { permanent: true, direction: 'bottom', offset: [0, 6], className: styles.name ?? '' });
  }
  const markers = route.stops.map(({ day, number, name, title, at }) => {
    const icon = leaflet.divIcon({ className: styles.marker ?? '', html: String(number), iconSize: [28, 28] });
    // Keyboard users open the same places from the timeline, where they do not overlap.
    const marker = leaflet.marker(pointOf(at), { icon, title, keyboard: false });
    return { day, marker: marker.bindPopup(balloon(name, at)).addTo(map) };
  });
  return { map, lines, markers };
}

const tokenOf = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Highlights one day, its lines and its numbers, and moves the map there. */
function showDay({ map, lines, markers }: DrawnRoute, route: RouteModel, day: number): void {
  const [current, other] = [tokenOf('--route'), tokenOf('--route-quiet')];
  for (const { day: own, line } of lines) {
    line.setStyle({
      color: own === day ? current : other,
      weight: own === day ? 4 : 2,
      opacity: own === day ? 1 : 0.6,
    });
    if (own === day) line.bringToFront();
  }
  for (const { day: own, marker } of markers) {
    marker.getElement()?.toggleAttribute('data-current', own === day);
    marker.setZIndexOffset(own === day ? 1000 : 0);
  }
  const bounds = leaflet.latLngBounds(pointsOfDay(route, day).map(pointOf));
  if (!bounds.isValid()) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  map.flyToBounds(bounds, { padding: [36, 36], maxZoom: NEAREST_ZOOM, animate: !calm, duration: 0.8 });
}

interface LeafletMapProps {
  route: RouteModel;
  day: number;
  tiles: string;
}

/** Shows the route on map tiles; lines and numbers appear even without tiles. Browser only. */
export default function LeafletMap({ route, day, tiles }: LeafletMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnRoute | null>(null);

  useEffect(() => {
    if (!host.current) return;
    const made = drawRoute(host.current, route, tiles);
    drawn.current = made;
    const whole = leaflet.latLngBounds(route.legs.flatMap(({ from, to }) => [pointOf(from), pointOf(to)]));
    if (whole.isValid()) made.map.fitBounds(whole, { animate: false });
    const resized = new ResizeObserver(() => made.map.invalidateSize());
    resized.observe(host.current);
    return () => {
      resized.disconnect();
      drawn.current = null;
      made.map.eachLayer((layer: Layer) => layer.off());
      made.map.remove();
    };
  }, [route, tiles]);

  useEffect(() => {
    if (drawn.current) showDay(drawn.current, route, day);
  }, [route, day]);

  return <div ref={host} className={styles.map} />;
}
