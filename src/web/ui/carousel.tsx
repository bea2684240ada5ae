import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import styles from './carousel.module.css';
import { DOT_WIDTH, dotsInView } from './carousel-dots.ts';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { watchInView } from './watch-in-view.ts';

const ADVANCE_EVERY_MS = 3000;

interface CarouselProps {
  /** Names the slides for screen readers, with the controls: "Popular searches". */
  label: string;
  /** Name of each slide, for its dot. */
  names: readonly string[];
  children: ReactNode;
}

interface Position {
  /** First visible slide. */
  readonly index: number;
  /** Number of scroll positions; 1 when all slides are visible. */
  readonly stops: number;
  /** How many dots fit beside the three buttons. */
  readonly room: number;
}

/** Width of the three buttons and the gaps, in CSS pixels. */
const BUTTONS_WIDTH = 3 * 44 + 3 * 8;

const widthOfSlide = (track: HTMLElement): number => {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 1;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
};

function positionOf(track: HTMLElement): Position {
  const step = widthOfSlide(track);
  const furthest = track.scrollWidth - track.clientWidth;
  const controls = track.parentElement?.clientWidth ?? 0;
  return {
    index: Math.round(track.scrollLeft / step),
    stops: Math.max(1, Math.round(furthest / step) + 1),
    room: Math.floor((controls - BUTTONS_WIDTH) / DOT_WIDTH),
  };
}

/** Returns the track's position, updated on scrolling and resizing. */
function useTrack() {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = positionOf(element);
        const isSame = (now: Position) =>
          now.index === next.index && now.stops === next.stops && now.room === next.room;
        setPosition((now) => (now && isSame(now) ? now : next));
      });
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', measure);
      watcher.disconnect();
    };
  }, []);

  /** Scrolls to a slide; beyond either end, wraps around. */
  const show = useCallback((index: number) => {
    const element = track.current;
    if (!element) return;
    const { stops } = positionOf(element);
    const target = ((index % stops) + stops) % stops;
    element.scrollTo({ left: target * widthOfSlide(element), behavior: 'smooth' });
  }, []);

  return { track, position, show };
}

/** Returns true while slides may advance by themselves: in view, not hovered or focused, and motion not reduced. */
function useAutoplay(frame: React.RefObject<HTMLElement | null>, advance: () => void, stopped: boolean): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || stopped || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let inView = false;
    const stopWatching = watchInView(element, (now) => {
      inView = now;
    });
    const timer = setInterval(() => {
      const attended = element.matches(':hover') || element.matches(':focus-within');
      if (inView && !attended && document.visibilityState === 'visible') advance();
    }, ADVANCE_EVERY_MS);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [frame, advance, stopped]);
}

/** Shows slides on native scrolling: one to four in view, depending on the width, wrapping around at the ends. */
export function Carousel({ label, names, children }: CarouselProps) {
  const frame = useRef<HTMLElement>(null);
  const { track, position, show } = useTrack();
  const [paused, setPaused] = useState(false);
  const index = position?.index ?? 0;
  const stops = position?.stops ?? 1;
  const dots = dotsInView(index, Math.min(stops, names.length), position?.room ?? 1);

  const advance = useCallback(() => {
    if (track.current) show(positionOf(track.current).index + 1);
  }, [track, show]);
  useAutoplay(frame, advance, paused || stops < 2);

  return (
    <section ref={frame} className={styles.carousel} aria-roledescription={controls.carousel} aria-label={label}>
      <ul ref={track} className={styles.track}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
      <div className={styles.controls} data-needed={stops > 1 || undefined}>
        <button
          type="button"
          className={styles.control}
          aria-label={controls.previousSlide}
          onClick={() => show(index - 1)}
        >
          <ArrowLeftIcon />
        </button>
        <ul className={styles.dots}>
          {names.slice(dots.from, dots.to).map((name, i) => {
            const at = dots.from + i;
            return (
              <li key={name + String(at)}>
                <button
                  type="button"
                  className={styles.dot}
                  aria-label={controls.showSlide({ name })}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => show(at)}
                />
              </li>
            );
          })}
        </ul>
        <button
          type="button"
          className={`${styles.control} ${styles.pause}`}
          aria-label={paused ? controls.playSlides : controls.pauseSlides}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon /> : <PauseIcon />}
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={controls.nextSlide}
          onClick={() => show(index + 1)}
        >
          <ArrowRightIcon />
        </button>
      </div>
    </section>
  );
}
