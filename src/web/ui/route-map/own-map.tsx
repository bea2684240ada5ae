import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Frame } from '../../../core/maps/fit-into.ts';
import type { Dot } from '../../../core/maps/place-labels.ts';
import { projectPoint, type Spot } from '../../../core/maps/projection.ts';
import { map as words } from '../../../words/en/ui/map.ts';
import { useLanguage } from '../../navigation/language.ts';
import { icon } from '../icons.tsx';
import { levelOf, loadLand, useLand } from './land.ts';
import { loadMapTowns, useMapTowns } from './map-towns.ts';
import { dragView, fitView, type MapView, placerOf, shiftBetween, zoomView } from './map-view.ts';
import styles from './own-map.module.css';
import { drawPlaces } from './places-to-choose.tsx';
import { RouteDrawing } from './route-drawing.tsx';
import { type MapChoice, pointsOfDay, type RouteModel } from './route-model.ts';
import { useFrame } from './use-frame.ts';
import { useMapGestures } from './use-map-gestures.ts';

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
const MinusIcon = icon(<path d="M5 12h14" />);
const WholeIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);

/** In pixels: how far an arrow key moves the map. */
const STEP = 80;
const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const BUTTON = 44;
/** The buttons at the upper right (own-map.module.css), for the names to keep clear of. */
const coversOf = ({ width }: Frame): readonly Dot[] =>
  [0, 1, 2].map((i) => ({
    x: width - BUTTON / 2 - 8,
    y: BUTTON * (i + 0.5) + 8,
    radius: BUTTON / 2,
    mustShow: true,
  }));

interface OwnMapProps {
  route: RouteModel;
  day: number;
  choice?: MapChoice;
}

/** In pixels: a press so near to a point chooses it. */
const REACH = 24;
/** In pixels: a chosen place nearer to the edge is brought into view. */
const EDGE = 24;

/** Shows the route on the site's own map of land and water, which needs no other server. Browser only. */
export default function OwnMap({ route, day, choice }: OwnMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useFrame(host);
  return (
    <div ref={host} className={styles.map} data-choice={choice ? true : undefined}>
      {frame && <MapInFrame route={route} day={day} frame={frame} {...(choice && { choice })} />}
    </div>
  );
}

function MapInFrame({ route, day, frame, choice }: OwnMapProps & { frame: Frame }) {
  const [picture, content] = [useRef<SVGSVGElement>(null), useRef<SVGGElement>(null)];
  // A reader's own view lasts until another day is read.
  const [moved, setMoved] = useState<{ readonly day: number; readonly view: MapView } | null>(null);
  const usual = choice?.shown ?? pointsOfDay(route, day);
  const view = moved?.day === day ? moved.view : fitView(usual, frame);
  const move = (to: MapView) => setMoved({ day, view: to });
  const level = levelOf(view, frame);
  const land = useLand(level);
  const towns = useMapTowns();
  const language = useLanguage();
  useMapGestures({ picture, content, view, frame, onMove: move, onPress: choice && chooserOf(choice, view, frame) });
  useChosenInView(choice, view, frame, move);
  useTravel(content, view, frame, day);

  useEffect(() => void loadLand(level), [level]);
  useEffect(() => void loadMapTowns(language), [language]);

  const middle: Spot = [frame.width / 2, frame.height / 2];
  return (
    <>
      <svg
        ref={picture}
        className={styles.picture}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        role="img"
        aria-label={route.sketchTitle}
      >
        <RouteDrawing
          route={route}
          day={day}
          view={view}
          frame={frame}
          land={land}
          towns={towns}
          covers={coversOf(frame)}
          beside={choice && drawPlaces(choice, placerOf(view, frame))}
          content={content}
        />
      </svg>
      <MapButtons
        onZoom={(factor) => move(zoomView(view, factor, middle, frame))}
        onShowAll={() =>
          move(fitView([...pointsOfDay(route, null), ...(choice?.points ?? []).map(({ at }) => at)], frame))
        }
        onDrag={(by) => move(dragView(view, by))}
      />
    </>
  );
}

/** Returns what chooses the point nearest to a press, where one is in reach. */
const chooserOf =
  ({ points, onChoose }: MapChoice, view: MapView, frame: Frame) =>
  ([x, y]: Spot): void => {
    const place = placerOf(view, frame);
    const [nearest] = points
      .map(({ id, at }) => {
        const [px, py] = place(projectPoint(at));
        return { id, away: Math.hypot(px - x, py - y) };
      })
      .sort((a, b) => a.away - b.away);
    if (nearest && nearest.away <= REACH) onChoose(nearest.id);
  };

/** Brings a place into view that was chosen in the list. */
function useChosenInView(
  choice: MapChoice | undefined,
  view: MapView,
  frame: Frame,
  move: (to: MapView) => void,
): void {
  const chosen = choice?.chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the map.
  useEffect(() => {
    const point = choice?.points.find(({ id }) => id === chosen);
    if (!choice || !point) return;
    const [x, y] = placerOf(view, frame)(projectPoint(point.at));
    const isInView = x > EDGE && y > EDGE && x < frame.width - EDGE && y < frame.height - EDGE;
    if (!isInView) move(fitView([...choice.shown, point.at], frame));
  }, [chosen]);
}

/** Moves the map to another day's view, unless the reader wants no motion: what was drawn for it starts as the old one. */
function useTravel(content: React.RefObject<SVGGElement | null>, view: MapView, frame: Frame, day: number): void {
  const before = useRef({ view, day });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { view, day };
    if (from.day === day || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    content.current?.animate([{ transform: shiftBetween(view, from.view, frame) }, { transform: 'none' }], {
      duration: 240,
      easing: 'ease-out',
    });
  }, [content, view, frame, day]);
}

interface MapButtonsProps {
  onZoom: (factor: number) => void;
  onShowAll: () => void;
  onDrag: (by: Spot) => void;
}

function MapButtons({ onZoom, onShowAll, onDrag }: MapButtonsProps) {
  const hint = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onDrag(step);
  };
  const buttons = [
    { label: words.zoomIn, Picture: PlusIcon, onClick: () => onZoom(2) },
    { label: words.zoomOut, Picture: MinusIcon, onClick: () => onZoom(0.5) },
    { label: words.showAll, Picture: WholeIcon, onClick: onShowAll },
  ];
  return (
    <div className={styles.buttons}>
      {buttons.map(({ label, Picture, onClick }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-describedby={hint}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          <Picture />
        </button>
      ))}
      <span id={hint} hidden>
        {words.keys}
      </span>
    </div>
  );
}
