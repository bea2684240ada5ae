import { useEffect, useRef } from 'react';
import type { Frame } from '../../../core/maps/fit-into.ts';
import { projectPoint, type Spot } from '../../../core/maps/projection.ts';
import type { RouteTown } from '../../../core/maps/route-lines.ts';
import { useLanguage } from '../../navigation/language.ts';
import { levelOf, loadLand, useLand } from './land.ts';
import { loadMapTowns, useMapTowns } from './map-towns.ts';
import { fitView, placerOf } from './map-view.ts';
import { linesOfOption, numberSpot, type OptionLine, type RouteOption } from './option-lines.ts';
import styles from './options-map.module.css';
import { svgLine } from './ride-shapes.ts';
import { RouteDrawing } from './route-drawing.tsx';
import { useFrame } from './use-frame.ts';

interface OptionsMapProps {
  title: string;
  options: readonly RouteOption[];
  towns: readonly RouteTown[];
  /** The key of the route that stands out; null for none. */
  current: string | null;
  /** A route is pointed at, or no longer. */
  onPoint: (key: string, isPointed: boolean) => void;
  /** A route's number is pressed. */
  onPick: (key: string) => void;
}

const RADIUS = 11;

/** Shows several routes on the site's own map, each with its number, and a button for each below. Browser only. */
export default function OptionsMap({ title, options, towns, current, onPoint, onPick }: OptionsMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useFrame(host);
  return (
    <>
      <div ref={host} className={styles.map}>
        {frame && <Drawing {...{ title, options, towns, current, onPoint, onPick, frame }} />}
      </div>
      <ul className={styles.list}>
        {options.map(({ key, number, label, title: name }) => (
          <li key={key}>
            <button
              type="button"
              data-current={key === current || undefined}
              onPointerEnter={() => onPoint(key, true)}
              onPointerLeave={() => onPoint(key, false)}
              onFocus={() => onPoint(key, true)}
              onBlur={() => onPoint(key, false)}
              onClick={() => onPick(key)}
            >
              <b>{number}</b>
              <span className={styles.title}>{name}</span>
              <span className="visually-hidden">, {label}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Drawing({ title, options, towns, current, onPoint, onPick, frame }: OptionsMapProps & { frame: Frame }) {
  const points = [
    ...options.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])),
    ...towns.map(({ at }) => at),
  ];
  const view = fitView(points, frame);
  const level = levelOf(view, frame);
  const land = useLand(level);
  const named = useMapTowns();
  const language = useLanguage();
  useEffect(() => void loadLand(level), [level]);
  useEffect(() => void loadMapTowns(language), [language]);
  const place = placerOf(view, frame);
  const count = options.length;
  const drawn = options.map((option, index) => {
    const lines = linesOfOption(option, { index, count, place });
    return { ...option, lines, spot: numberSpot(lines, index, count), isCurrent: option.key === current };
  });
  const numbers = drawn.flatMap(({ spot }) =>
    spot ? [{ x: spot[0], y: spot[1], radius: RADIUS + 2, mustShow: true }] : [],
  );
  return (
    <svg className={styles.picture} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={title}>
      <RouteDrawing
        route={{ title, sketchTitle: title, stops: [], legs: [], towns }}
        day={null}
        view={view}
        frame={frame}
        land={land}
        towns={named}
        beside={{
          names: [],
          dots: numbers,
          below: <OptionRoutes {...{ drawn, towns, place, onPoint, onPick }} />,
          above: null,
        }}
      />
    </svg>
  );
}

interface DrawnOption extends RouteOption {
  readonly lines: readonly OptionLine[];
  /** Where its number stands; null where it has no line. */
  readonly spot: Spot | null;
  readonly isCurrent: boolean;
}

interface OptionRoutesProps extends Pick<OptionsMapProps, 'towns' | 'onPoint' | 'onPick'> {
  drawn: readonly DrawnOption[];
  place: (spot: Spot) => Spot;
}

function OptionRoutes({ drawn, towns, place, onPoint, onPick }: OptionRoutesProps) {
  return (
    <>
      {/* The one that stands out comes last, over the others. */}
      {drawn
        .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
        .map(({ key, lines, isCurrent }) => (
          <g key={key} className={styles.route} data-current={isCurrent || undefined}>
            {lines.map(({ by, line }) => {
              const path = svgLine(line);
              return (
                <g key={path}>
                  <path className={styles.halo} d={path} />
                  <path data-by={by} d={path} />
                </g>
              );
            })}
          </g>
        ))}
      {towns.map(({ name, at }) => {
        const [x, y] = place(projectPoint(at));
        return <circle key={name} className={styles.town} cx={x} cy={y} r={4.5} />;
      })}
      {drawn.map(
        ({ key, number, spot, isCurrent }) =>
          spot && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same by keyboard.
            <g
              key={key}
              className={styles.number}
              data-current={isCurrent || undefined}
              transform={`translate(${spot.join(' ')})`}
              onPointerEnter={() => onPoint(key, true)}
              onPointerLeave={() => onPoint(key, false)}
              onClick={() => onPick(key)}
            >
              <circle r={RADIUS} />
              <text y={4.5} textAnchor="middle">
                {number}
              </text>
            </g>
          ),
      )}
    </>
  );
}
