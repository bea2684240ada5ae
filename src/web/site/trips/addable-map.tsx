import { lazy } from 'react';
import { greatCircleKm } from '../../../core/geo.ts';
import type { LatLon } from '../../../core/maps/projection.ts';
import type { AddableOnDay } from '../../../core/planner/edits/additions.ts';
import { sightsOn } from '../../../core/planner/edits/decisions.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { MapChoice, RouteModel } from '../../ui/route-map/route-model.ts';
import styles from './add-sight-dialog.module.css';
import type { EditedSight, EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';

const OwnMap = lazy(() => import('../../ui/route-map/own-map.tsx'));

/** The share of the sights, the nearest to the day's stops, that the map shows before it is moved. */
const SHOWN_FIRST = 0.6;

const kmBetween = ([lat, lon]: LatLon, [otherLat, otherLon]: LatLon): number =>
  greatCircleKm({ lat, lon }, { lat: otherLat, lon: otherLon });

/** Returns the stops of a day, with a line through them and the chosen sight in their order. */
function modelDay(day: number, stops: readonly EditedSight[], ordered: readonly EditedSight[]): RouteModel {
  const title = tripEditor.mapOfDay({ day });
  return {
    title,
    sketchTitle: title,
    stops: stops.map(({ name, at }, i) => ({
      day,
      number: i + 1,
      name,
      title: plan.stopOnMap({ day, number: i + 1, name }),
      at,
      isVisit: true,
    })),
    legs: ordered.slice(1).flatMap(({ at }, i) => {
      const from = ordered[i]?.at;
      return from ? [{ day, from, to: at, by: 'road' as const }] : [];
    }),
    towns: [],
  };
}

/** Returns the stops, and the nearest of the other sights. */
function nearPoints(stops: readonly LatLon[], others: readonly LatLon[]): readonly LatLon[] {
  const centres = stops.length > 0 ? stops : others.slice(0, 1);
  const away = (at: LatLon): number => Math.min(...centres.map((centre) => kmBetween(centre, at)));
  const nearest = others.toSorted((a, b) => away(a) - away(b)).slice(0, Math.ceil(others.length * SHOWN_FIRST));
  return [...stops, ...nearest];
}

const atOf = ({ at }: { readonly at: LatLon }): LatLon => at;

interface AddableMapProps {
  day: number;
  current: Judged;
  sights: EditedSights;
  addable: readonly AddableOnDay[];
  chosen: string | null;
  /** Where the chosen sight would go in the day's order. */
  index: number | undefined;
  onChoose: (sightId: string) => void;
}

/** Shows a day's stops on the site's own map, and the sights that it may have, to be pressed. */
export function AddableMap({ day, current, sights, addable, chosen, index, onChoose }: AddableMapProps) {
  const decided = current.decisions.days.find(({ number }) => number === day);
  const ids = decided ? sightsOn(decided) : [];
  const stops = ids.flatMap((id) => sights.get(id) ?? []);
  // The dawn sight is none of the order, but the first stop.
  const at = (index ?? 0) + (decided?.dawn === undefined ? 0 : 1);
  const preview = index === undefined ? undefined : sights.get(chosen ?? '');
  const points = addable.flatMap(({ sightId, fitsOn }) => {
    const sight = sights.get(sightId);
    return sight ? [{ id: sightId, name: sight.name, at: sight.at, isHollow: !fitsOn.includes(day) }] : [];
  });
  const shown = nearPoints(stops.map(atOf), points.map(atOf));
  const choice: MapChoice = { points, chosen, shown, onChoose };
  return (
    <figure className={styles.map}>
      <div className={styles.picture}>
        {shown.length > 0 && (
          <LazyPart fallback={null}>
            <OwnMap
              route={modelDay(day, stops, preview ? stops.toSpliced(at, 0, preview) : stops)}
              day={day}
              choice={choice}
            />
          </LazyPart>
        )}
      </div>
      <figcaption className={styles.keys}>
        <span data-key="planned">{tripEditor.mapKeys.planned}</span>
        <span data-key="fits">{tripEditor.mapKeys.fits}</span>
        <span data-key="fits-not">{tripEditor.mapKeys.fitsNot}</span>
      </figcaption>
    </figure>
  );
}
