import {
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { Passage } from '../../ui/passage.tsx';
import { GripIcon } from '../../ui/trip-icons.tsx';
import styles from './drag-plan.module.css';
import { type Dragged, type DropPlace, type DropRefusal, refusalOfDrop } from './drop-rules.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';

const words = keptTrips.editor;

/** In pixels: a shorter way of mouse or finger is a press. */
const LEAST_WAY = 4;
/** In pixels: so far beside a day it is still meant. */
const NEAR_DAY = 14;

/** What can be dropped on: a whole day (without an index), or a place in its order. */
interface DropTarget {
  readonly day: number;
  readonly index?: number;
}

const draggedIn = (data: { readonly current?: unknown } | undefined): Dragged | undefined =>
  data?.current as Dragged | undefined;
const targetIn = (data: { readonly current?: unknown } | undefined): DropTarget | undefined =>
  data?.current as DropTarget | undefined;

/**
 * Finds the day under the pointer, and within it the nearest place in its order: the line that is shown is the place where
 * a visit goes. Beside the days there is none: a drop there changes nothing.
 */
const findPlace: CollisionDetection = ({ active, droppableContainers, droppableRects, pointerCoordinates }) => {
  if (!pointerCoordinates) return [];
  const { x, y } = pointerCoordinates;
  const targets = droppableContainers.flatMap(({ id, data }) => {
    const [target, rect] = [targetIn(data), droppableRects.get(id)];
    return target && rect ? [{ id, target, rect }] : [];
  });
  const day = targets.find(
    ({ target: { index }, rect: { left, right, top, bottom } }) =>
      index === undefined && x > left - NEAR_DAY && x < right + NEAR_DAY && y > top - NEAR_DAY && y < bottom + NEAR_DAY,
  );
  if (!day) return [];
  if (draggedIn(active.data)?.kind === 'day') return [{ id: day.id }];
  const [place] = targets
    .filter(({ target }) => target.day === day.target.day && target.index !== undefined)
    .sort((a, b) => Math.abs(a.rect.top - y) - Math.abs(b.rect.top - y));
  return [{ id: place?.id ?? day.id }];
};

/** For screen readers the buttons of each visit are the whole editor: dragging, which they cannot follow, says nothing. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

/** Days within this share of the window's height from its edges scroll the page. */
const AT_EDGES = { threshold: { x: 0, y: 0.16 } };

/** Why days refuse what is dragged; null while nothing is. */
const Refusals = createContext<ReadonlyMap<number, DropRefusal> | null>(null);

interface DragPlanProps {
  current: Judged;
  sights: EditedSights;
  onDrop: (dragged: Dragged, place: DropPlace) => void;
  children: ReactNode;
}

/** Lets visits, and all sights of a day, be dragged by mouse and touch. Escape, a second finger or a drop beside the days cancels. */
export function DragPlan({ current, sights, onDrop, children }: DragPlanProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: LEAST_WAY } }));
  const [dragged, setDragged] = useState<Dragged | null>(null);
  useCancelBySecondFinger(dragged !== null);
  const refusals = useMemo(
    () =>
      dragged &&
      new Map(
        current.itinerary.days.flatMap(({ number }) => {
          const refusal = refusalOfDrop(dragged, number, current, sights);
          return refusal ? [[number, refusal]] : [];
        }),
      ),
    [dragged, current, sights],
  );

  const drop = ({ over }: DragEndEvent) => {
    setDragged(null);
    const place = targetIn(over?.data);
    // The focus goes to what was dropped.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (dragged && place) onDrop(dragged, { day: place.day, index: place.index ?? 0 });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={SILENT}
      autoScroll={AT_EDGES}
      onDragStart={({ active }) => setDragged(draggedIn(active.data) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(null)}
    >
      <Refusals value={refusals}>{children}</Refusals>
      <DragOverlay dropAnimation={null} className={styles.overlay ?? ''}>
        {dragged && (
          <div className={styles.carried}>
            <GripIcon />
            <Passage
              text={
                dragged.kind === 'day' ? words.sightsOfDay({ day: dragged.day }) : nameOfSight(sights, dragged.sightId)
              }
            />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** Two fingers mean something else than dragging: what is dragged goes back. */
function useCancelBySecondFinger(isDragging: boolean): void {
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ isPrimary }: PointerEvent) => {
      // The library has no call for it; it cancels on Escape.
      if (!isPrimary) document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape' }));
    };
    document.addEventListener('pointerdown', cancel, { capture: true });
    return () => document.removeEventListener('pointerdown', cancel, { capture: true });
  }, [isDragging]);
}

// What follows are small parts, because each is rendered again with every step of a drag.

interface GripProps {
  dragged: Dragged;
  isDisabled: boolean;
}

/** The grip of a row, for mouse and touch: what it does is also done by buttons, which keyboards and screen readers reach. */
export function Grip({ dragged, isDisabled }: GripProps) {
  const id = dragged.kind === 'day' ? `day ${dragged.day}` : `visit ${dragged.sightId}`;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { ...dragged }, disabled: isDisabled });
  return (
    <span
      ref={setNodeRef}
      aria-hidden="true"
      className={styles.grip}
      data-grip={dragged.kind}
      data-dragging={isDragging || undefined}
      data-disabled={isDisabled || undefined}
      {...listeners}
    >
      <GripIcon />
    </span>
  );
}

interface DropDayProps {
  day: number;
  className: string | undefined;
  children: ReactNode;
}

/** A day to drop on: marked while it refuses what is dragged, and while a whole day would be dropped on it. */
export function DropDay({ day, className, children }: DropDayProps) {
  const { setNodeRef, active, over } = useDroppable({ id: `whole ${day}`, data: { day } });
  const isRefused = use(Refusals)?.has(day) ?? false;
  const dragged = draggedIn(active?.data);
  const takesDay = dragged?.kind === 'day' && dragged.day !== day && targetIn(over?.data)?.day === day && !isRefused;
  return (
    <li
      ref={setNodeRef}
      className={className}
      data-day={day}
      data-refused={isRefused || undefined}
      data-over={takesDay || undefined}
    >
      {children}
    </li>
  );
}

/** Says why a day refuses what is dragged; otherwise shows its children. */
export function NoDrop({ day, children }: { day: number; children: ReactNode }) {
  const refusal = use(Refusals)?.get(day);
  return refusal ? <span className={styles.noDrop}>{words.noDrop[refusal]}</span> : children;
}

/** A place in the order of a day: a line that shows where a visit would go. It takes no room. */
export function DropLine({ day, index }: DropPlace) {
  const { setNodeRef, isOver } = useDroppable({ id: `place ${day} ${index}`, data: { day, index } });
  const isRefused = use(Refusals)?.has(day) ?? false;
  return (
    <span ref={setNodeRef} aria-hidden="true" className={styles.line} data-over={(isOver && !isRefused) || undefined} />
  );
}
