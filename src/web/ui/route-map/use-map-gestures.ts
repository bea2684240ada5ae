import { type RefObject, useEffect, useRef } from 'react';
import type { Frame } from '../../../core/maps/fit-into.ts';
import type { Spot } from '../../../core/maps/projection.ts';
import { dragView, type MapView, shiftBetween, zoomView } from './map-view.ts';

/** Of a wheel: pixels that make the map twice as large. */
const WHEEL_OF_DOUBLE = 160;
/** In pixels: a shorter way of the finger is a press. */
const LEAST_WAY = 4;

interface Gestures {
  readonly picture: RefObject<SVGSVGElement | null>;
  /** What moves with the fingers until they are lifted. */
  readonly content: RefObject<SVGGElement | null>;
  readonly view: MapView;
  readonly frame: Frame;
  /** Called with the view when the fingers are lifted. */
  readonly onMove: (view: MapView) => void;
  /** Called with the position of a press. */
  readonly onPress?: ((spot: Spot) => void) | undefined;
}

const middleOf = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const spreadOf = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0);

/**
 * Moves a map by mouse, touch and pen. While fingers move it only one attribute changes, which a cheap phone can follow;
 * it is drawn again when they are lifted. The wheel scrolls the page as everywhere and zooms with Ctrl, as a pinch on a
 * touchpad does; a single finger that goes up or down scrolls the page (`touch-action` in own-map.module.css).
 */
export function useMapGestures(gestures: Gestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  const { picture } = gestures;
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    const stop = new AbortController();
    const listening = { signal: stop.signal, passive: false };
    const drag = new Drag(element, latest);
    element.addEventListener('pointerdown', (event) => drag.begin(event), listening);
    element.addEventListener('pointermove', (event) => drag.move(event), listening);
    for (const end of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(end, (event) => drag.end(event), listening);
    }
    const zoomAt = (event: MouseEvent, factor: number) => {
      event.preventDefault();
      const { view, frame, onMove } = latest.current;
      onMove(zoomView(view, factor, spotOf(element, event), frame));
    };
    element.addEventListener('dblclick', (event) => zoomAt(event, 2), listening);
    element.addEventListener(
      'wheel',
      (event) => event.ctrlKey && zoomAt(event, 2 ** (-event.deltaY / WHEEL_OF_DOUBLE)),
      listening,
    );
    // Two fingers are the map's, not the browser's.
    element.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), listening);
    return () => stop.abort();
  }, [picture]);
}

function spotOf(element: Element, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = element.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

/** The fingers, or the mouse, that are moving a map. */
class Drag {
  readonly #element: Element;
  readonly #gestures: RefObject<Gestures>;
  readonly #fingers = new Map<number, Spot>();
  #shown: MapView | null = null;
  #way = 0;

  constructor(element: Element, gestures: RefObject<Gestures>) {
    this.#element = element;
    this.#gestures = gestures;
  }

  begin(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#fingers.set(event.pointerId, spotOf(this.#element, event));
    this.#element.setPointerCapture(event.pointerId);
    if (this.#fingers.size === 1) [this.#shown, this.#way] = [this.#gestures.current.view, 0];
  }

  move(event: PointerEvent): void {
    const before = [...this.#fingers.values()];
    if (!this.#shown || !this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, spotOf(this.#element, event));
    const after = [...this.#fingers.values()];
    const { view, frame, content } = this.#gestures.current;
    const [from, to] = [middleOf(before), middleOf(after)];
    const dragged = dragView(this.#shown, [to[0] - from[0], to[1] - from[1]]);
    const factor = after.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1;
    this.#shown = factor === 1 ? dragged : zoomView(dragged, factor, to, frame);
    this.#way += Math.hypot(to[0] - from[0], to[1] - from[1]) + Math.abs(factor - 1) * frame.width;
    if (content.current) content.current.style.transform = shiftBetween(view, this.#shown, frame);
  }

  end(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0 || !this.#shown) return;
    const { onMove, onPress, view, content } = this.#gestures.current;
    if (content.current) content.current.style.transform = '';
    const isPress = this.#way < LEAST_WAY;
    onMove(isPress ? view : this.#shown);
    this.#shown = null;
    if (isPress && event.type === 'pointerup') onPress?.(spotOf(this.#element, event));
  }
}
