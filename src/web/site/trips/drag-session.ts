import type { Dragged, DropPlace } from './drop-rules.ts';

/** Where the line stands that shows a place: pixels below the upper edge of its day. */
export interface ShownPlace extends DropPlace {
  readonly top: number;
}

/** What a drag reports. */
export interface DragReports {
  readonly onStart: (dragged: Dragged) => void;
  /** Null beside the days. */
  readonly onPlace: (place: ShownPlace | null) => void;
  /** Null for a drag that was cancelled, or ended beside the days. */
  readonly onEnd: (dragged: Dragged, place: DropPlace | null) => void;
  /** Returns what follows the pointer, as soon as it is shown. */
  readonly carried: () => HTMLElement | null;
}

/** In pixels: a shorter way of mouse or finger is a press. */
const LEAST_WAY = 4;
/** In pixels: so far beside a day it is still meant. */
const NEAR_DAY = 14;
/** In pixels: what follows the pointer stands so far beside it, for a finger not to cover it. */
const BESIDE = 14;
/** In pixels from the upper and lower edge of the window, beside header and bar: the page scrolls there. */
const EDGE = 72;
/** In pixels for each frame. */
const FASTEST_SCROLL = 14;
const HEADER = 64;

/** Returns what a grip drags, read from the rows that it stands in. */
function draggedBy(grip: HTMLElement): Dragged | null {
  const day = Number(grip.closest<HTMLElement>('[data-day]')?.dataset.day);
  if (grip.dataset.grip === 'day') return { kind: 'day', day };
  const sightId = grip.closest<HTMLElement>('[data-sight]')?.dataset.sight;
  return sightId === undefined ? null : { kind: 'visit', sightId, day };
}

/**
 * Finds the day at a point, and in it the nearest place of the order: a line at the upper edge of each sight, and one below
 * the last.
 */
function findPlace(days: HTMLElement, x: number, y: number): ShownPlace | null {
  for (const element of days.querySelectorAll<HTMLElement>(':scope > [data-day]')) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (y < top - NEAR_DAY || y > bottom + NEAR_DAY || x < left - NEAR_DAY || x > right + NEAR_DAY) continue;
    const lines = [...element.querySelectorAll('[data-place]')].map((row) => row.getBoundingClientRect().top);
    const [place] = lines
      .map((line, index) => ({ day: Number(element.dataset.day), index, top: line - top, away: Math.abs(line - y) }))
      .sort((a, b) => a.away - b.away);
    return place ? { day: place.day, index: place.index, top: place.top } : null;
  }
  return null;
}

/** Returns by how many pixels the page scrolls in a frame, with the pointer at a height of the window. */
function scrollSpeed(y: number, bar: number): number {
  const above = HEADER + EDGE - y;
  const below = y - (innerHeight - bar - EDGE);
  const into = Math.max(above, below);
  return into <= 0 ? 0 : Math.sign(below - above) * Math.min(1, into / EDGE) * FASTEST_SCROLL;
}

const isSame = (a: ShownPlace | null, b: ShownPlace | null): boolean => a?.day === b?.day && a?.index === b?.index;

/**
 * One drag of a grip by mouse, pen or finger. Escape, a second finger or button and a window that loses the focus cancel it;
 * near the upper and lower edges the page scrolls. Nothing on the page moves but what is carried.
 */
export class DragSession {
  readonly #days: HTMLElement;
  readonly #grip: HTMLElement;
  readonly #dragged: Dragged;
  readonly #reports: DragReports;
  readonly #start: readonly [x: number, y: number];
  readonly #stop = new AbortController();
  #at: readonly [x: number, y: number];
  #place: ShownPlace | null = null;
  #isMoving = false;
  #isStepDue = false;
  /** Height of the bar at the bottom of the window, in pixels. */
  readonly #bar = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar')) || 0;

  /** Begins with the press of a grip; returns undefined for any other. */
  static begin(days: HTMLElement, event: PointerEvent, reports: DragReports): DragSession | undefined {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const dragged = grip && draggedBy(grip);
    if (!grip || !dragged || event.button !== 0 || !event.isPrimary) return undefined;
    return new DragSession(days, event, grip, dragged, reports);
  }

  private constructor(
    days: HTMLElement,
    { clientX, clientY, pointerId }: PointerEvent,
    grip: HTMLElement,
    dragged: Dragged,
    reports: DragReports,
  ) {
    [this.#days, this.#grip, this.#dragged, this.#reports] = [days, grip, dragged, reports];
    this.#start = [clientX, clientY];
    this.#at = this.#start;
    // The mouse may leave the window.
    grip.setPointerCapture(pointerId);
    const { signal } = this.#stop;
    const isOwn = (event: PointerEvent): boolean => event.pointerId === pointerId;
    document.addEventListener('pointermove', (event) => isOwn(event) && this.#move(event), { signal });
    document.addEventListener('pointerup', (event) => isOwn(event) && this.#drop(event), { signal });
    document.addEventListener('pointercancel', (event) => isOwn(event) && this.cancel(), { signal });
    document.addEventListener('pointerdown', () => this.cancel(), { signal, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.cancel(), { signal });
    window.addEventListener('blur', () => this.cancel(), { signal });
  }

  /** Ends the drag without a drop. */
  cancel(): void {
    this.#end(null);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    this.#at = [clientX, clientY];
    if (!this.#isMoving) {
      if (Math.hypot(clientX - this.#start[0], clientY - this.#start[1]) < LEAST_WAY) return;
      this.#isMoving = true;
      this.#row?.setAttribute('data-dragging', '');
      this.#reports.onStart(this.#dragged);
    }
    this.#stepSoon();
  }

  /** The row that is dragged: a visit, or a day. */
  get #row(): Element | null {
    return this.#grip.closest(this.#dragged.kind === 'day' ? '[data-day]' : '[data-sight]');
  }

  /** Follows the pointer, at most once for each frame: only while it moves, or the page scrolls under it. */
  #step(): void {
    this.#isStepDue = false;
    if (this.#stop.signal.aborted) return;
    const [x, y] = this.#at;
    const before = scrollY;
    scrollBy({ top: scrollSpeed(y, this.#bar), behavior: 'instant' });
    const carried = this.#reports.carried();
    if (carried) carried.style.transform = `translate(${x + BESIDE}px, ${y - carried.offsetHeight / 2}px)`;
    const place = findPlace(this.#days, x, y);
    if (!isSame(place, this.#place)) this.#reports.onPlace(place);
    this.#place = place;
    if (scrollY !== before || !carried) this.#stepSoon();
  }

  #stepSoon(): void {
    if (this.#isStepDue) return;
    this.#isStepDue = true;
    requestAnimationFrame(() => this.#step());
  }

  #drop({ clientX, clientY }: PointerEvent): void {
    this.#end(findPlace(this.#days, clientX, clientY));
  }

  #end(place: ShownPlace | null): void {
    if (this.#stop.signal.aborted) return;
    this.#stop.abort();
    this.#row?.removeAttribute('data-dragging');
    if (this.#isMoving) this.#reports.onEnd(this.#dragged, place && { day: place.day, index: place.index });
  }
}
