import { type RefObject, useEffect, useRef, useState } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import { PauseIcon, PlayIcon } from './icons.tsx';
import styles from './picture-cycle.module.css';
import { watchInView } from './watch-in-view.ts';

export interface CyclePicture {
  readonly src: string;
  /** Describes the picture in a few words. */
  readonly caption: string;
}

const EVERY_MS = 6000;
const START_AFTER_MS = 300;

/** Returns how often the picture has changed, or -1 while the page itself loads: pictures never delay it. */
function useTurns(frame: RefObject<HTMLElement | null>, paused: boolean): number {
  const [turns, setTurns] = useState(-1);
  useEffect(() => {
    let timer = 0;
    const begin = () => {
      timer = window.setTimeout(() => setTurns((now) => Math.max(now, 0)), START_AFTER_MS);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
    };
  }, []);

  const started = turns >= 0;
  useEffect(() => {
    const element = frame.current;
    if (!element || !started || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let inView = false;
    const stopWatching = watchInView(element, (now) => {
      inView = now;
    });
    const timer = setInterval(() => {
      if (inView && document.visibilityState === 'visible') setTurns((now) => now + 1);
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, [frame, started, paused]);
  return turns;
}

/** Cross-fades pictures every six seconds while in view, with a button to stop. */
export function PictureCycle({ pictures }: { pictures: readonly CyclePicture[] }) {
  const [paused, setPaused] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const turns = useTurns(frame, paused);
  const count = pictures.length;
  const front = Math.max(turns, 0) % count;
  const stateOf = (index: number) => {
    if (index === front) return 'front';
    return turns > 0 && index === (turns - 1) % count ? 'behind' : 'away';
  };

  return (
    <>
      <div ref={frame} className={styles.pictures} aria-hidden="true">
        {/* Preloads the next picture while this one shows. */}
        {pictures.map(
          ({ src }, index) =>
            turns >= 0 &&
            index <= turns + 1 && (
              <img key={src} src={src} alt="" className={styles.picture} data-state={stateOf(index)} />
            ),
        )}
      </div>
      <div className={styles.caption} data-shown={turns >= 0 || undefined}>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? controls.playSlideshow : controls.pauseSlideshow}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        </button>
        <span aria-hidden="true">{pictures[front]?.caption}</span>
      </div>
    </>
  );
}
