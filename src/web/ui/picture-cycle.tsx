import { useEffect, useState } from 'react';
import { PauseIcon, PlayIcon } from './icons.tsx';
import styles from './picture-cycle.module.css';

export interface CyclePicture {
  readonly src: string;
  /** What it shows, in a few words. */
  readonly caption: string;
}

const EVERY_MS = 6000;

/** Which picture is in front, or -1 while the page itself still loads: pictures never compete with it. */
function useTurn(count: number, paused: boolean): number {
  const [turn, setTurn] = useState(-1);
  useEffect(() => {
    let timer = 0;
    const begin = () => {
      timer = window.setTimeout(() => setTurn((now) => Math.max(now, 0)), 300);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', begin);
    };
  }, []);

  const started = turn >= 0;
  useEffect(() => {
    if (!started || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTurn((now) => (now + 1) % count);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [started, paused, count]);
  return turn;
}

/** Pictures that fade into one another every six seconds, with a button that stops them. */
export function PictureCycle({ pictures }: { pictures: readonly CyclePicture[] }) {
  const [paused, setPaused] = useState(false);
  const turn = useTurn(pictures.length, paused);
  const count = pictures.length;
  const stateOf = (index: number) =>
    index === turn ? 'front' : turn >= 0 && index === (turn - 1 + count) % count ? 'behind' : 'away';

  return (
    <>
      <div className={styles.pictures} aria-hidden="true">
        {pictures.map(({ src }, index) => {
          const wanted = turn >= 0 && (index <= turn + 1 || stateOf(index) !== 'away');
          return wanted && <img key={src} src={src} alt="" className={styles.picture} data-state={stateOf(index)} />;
        })}
      </div>
      <div className={styles.caption} data-shown={turn >= 0 || undefined}>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? 'Let the pictures change' : 'Stop the pictures'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        </button>
        <span aria-hidden="true">{pictures[Math.max(turn, 0)]?.caption}</span>
      </div>
    </>
  );
}
