import { createContext, type PointerEvent, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { tripEditor } from '../../../words/en/site/trip-editor.ts';
import { Passage } from '../../ui/passage.tsx';
import { GripIcon } from '../../ui/trip-icons.tsx';
import styles from './drag-plan.module.css';
import { DragSession, type ShownPlace } from './drag-session.ts';
import { type Dragged, type DropPlace, type DropRefusal, refusalOfDrop } from './drop-rules.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';

/** What the days show of a drag. */
interface ShownDrag {
  readonly dragged: Dragged;
  readonly place: ShownPlace | null;
  /** Why days refuse it. */
  readonly refusals: ReadonlyMap<number, DropRefusal>;
}

const Shown = createContext<ShownDrag | null>(null);

interface DragPlanProps {
  current: Judged;
  sights: EditedSights;
  /** True while nothing can be dragged. */
  isSaving: boolean;
  className: string | undefined;
  onDrop: (dragged: Dragged, place: DropPlace) => void;
  /** The days. */
  children: ReactNode;
}

/** A list of days in which visits, and all sights of a day, are dragged by their grips. */
export function DragPlan({ current, sights, isSaving, className, onDrop, children }: DragPlanProps) {
  const days = useRef<HTMLOListElement>(null);
  const carried = useRef<HTMLDivElement>(null);
  const session = useRef<DragSession | undefined>(undefined);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [place, setPlace] = useState<ShownPlace | null>(null);
  useEffect(() => () => session.current?.cancel(), []);

  const begin = ({ nativeEvent }: PointerEvent) => {
    if (isSaving || !days.current) return;
    session.current = DragSession.begin(days.current, nativeEvent, {
      onStart: setDragged,
      onPlace: setPlace,
      onEnd(what, where) {
        setDragged(null);
        setPlace(null);
        // The focus goes to what was dropped.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        if (where) onDrop(what, where);
      },
      carried: () => carried.current,
    });
  };
  const refusals = useMemo(() => refusalsOf(dragged, current, sights), [dragged, current, sights]);
  const shown = useMemo(() => dragged && { dragged, place, refusals }, [dragged, place, refusals]);
  return (
    <Shown value={shown}>
      <ol ref={days} className={className} onPointerDown={begin}>
        {children}
      </ol>
      {dragged && (
        <div ref={carried} className={styles.carried} aria-hidden="true">
          <GripIcon />
          <Passage
            text={
              dragged.kind === 'day'
                ? tripEditor.sightsOfDay({ day: dragged.day })
                : nameOfSight(sights, dragged.sightId)
            }
          />
        </div>
      )}
    </Shown>
  );
}

function refusalsOf(dragged: Dragged | null, current: Judged, sights: EditedSights): ShownDrag['refusals'] {
  const refusals = new Map<number, DropRefusal>();
  for (const { number } of dragged ? current.itinerary.days : []) {
    const refusal = dragged && refusalOfDrop(dragged, number, current, sights);
    if (refusal) refusals.set(number, refusal);
  }
  return refusals;
}

/**
 * The grip of a row, for mouse and finger. Keyboards and screen readers pass it by: the buttons of each visit and the list of each
 * day do all that it does, and say it.
 */
export const Grip = ({ of }: { of: Dragged['kind'] }) => (
  <span aria-hidden="true" className={styles.grip} data-grip={of}>
    <GripIcon />
  </span>
);

interface DropDayProps {
  day: number;
  className: string | undefined;
  children: ReactNode;
}

/** A day to drop on: marked while it refuses what is dragged, or would take a whole day; a line shows where a visit would go. */
export function DropDay({ day, className, children }: DropDayProps) {
  const shown = use(Shown);
  const isRefused = shown?.refusals.has(day) ?? false;
  const place = shown?.place?.day === day && !isRefused ? shown.place : null;
  const takesDay = place !== null && shown?.dragged.kind === 'day' && shown.dragged.day !== day;
  return (
    <li className={className} data-day={day} data-refused={isRefused || undefined} data-over={takesDay || undefined}>
      {children}
      {place && shown?.dragged.kind === 'visit' && (
        <span aria-hidden="true" className={styles.line} style={{ top: place.top }} />
      )}
    </li>
  );
}

/** Says why a day refuses what is dragged; otherwise shows its children. */
export function NoDrop({ day, children }: { day: number; children: ReactNode }) {
  const refusal = use(Shown)?.refusals.get(day);
  return refusal ? <span className={styles.noDrop}>{tripEditor.noDrop[refusal]}</span> : children;
}
