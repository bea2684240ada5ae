import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { PhotoCredit as Credit } from '../../contracts/pictures.ts';
import { controls } from '../../words/en/ui/controls.ts';
import { gallery } from '../../words/en/ui/gallery.ts';
import styles from './gallery-viewer.module.css';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon } from './icons.tsx';
import { Passage } from './passage.tsx';
import { PhotoCredit } from './photo-credit.tsx';
import { TravelPicture } from './travel-picture.tsx';

export interface ViewedPicture {
  readonly src: string;
  /** Shown below the picture and used as its alternative text. */
  readonly caption: string;
  /** The credit of a third-party photo. */
  readonly credit?: Credit | undefined;
}

export interface GalleryViewerProps {
  pictures: readonly ViewedPicture[];
  /** Index of the visible picture; null when the viewer is closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** A horizontal swipe of at least this many pixels turns to the next picture. */
const SWIPE = 48;

/**
 * Shows one picture at a time over the whole window, turned by button, arrow key or swipe; the last leads back to the
 * first.
 */
export function GalleryViewer({ pictures, shown, onShow }: GalleryViewerProps) {
  const element = useRef<HTMLDialogElement>(null);
  const open = shown !== null;
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  const count = pictures.length;
  const go = (step: number) => shown !== null && onShow((shown + step + count) % count);
  const swipe = useSwipe(go);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
    if (key === 'Home') onShow(0);
    if (key === 'End') onShow(count - 1);
  };
  return (
    <dialog
      ref={element}
      className={styles.viewer}
      aria-label={gallery.pictures}
      onClose={() => onShow(null)}
      onKeyDown={onKeyDown}
    >
      {shown !== null && (
        <div className={styles.inside}>
          <div className={styles.bar}>
            <p aria-hidden="true" className={styles.counter}>
              {gallery.position({ number: shown + 1, count })}
            </p>
            <button type="button" className={styles.button} aria-label={controls.close} onClick={() => onShow(null)}>
              <CloseIcon size={24} />
            </button>
          </div>
          <div className={styles.stage} {...swipe}>
            <Neighbourhood pictures={pictures} shown={shown} />
          </div>
          <div className={styles.caption}>
            <p role="status">
              <span className="visually-hidden">{gallery.picture({ number: shown + 1, count })}</span>{' '}
              <Passage text={pictures[shown]?.caption ?? ''} />
            </p>
            {pictures[shown]?.credit && <PhotoCredit credit={pictures[shown].credit} className={styles.credit} />}
          </div>
          {count > 1 && (
            <>
              <button
                type="button"
                className={`${styles.button} ${styles.previous}`}
                aria-label={gallery.previous}
                onClick={() => go(-1)}
              >
                <ArrowLeftIcon size={24} />
              </button>
              <button
                type="button"
                className={`${styles.button} ${styles.next}`}
                aria-label={gallery.next}
                onClick={() => go(1)}
              >
                <ArrowRightIcon size={24} />
              </button>
            </>
          )}
        </div>
      )}
    </dialog>
  );
}

/** Renders the visible picture, and its neighbours off-screen to preload them. */
function Neighbourhood({ pictures, shown }: { pictures: readonly ViewedPicture[]; shown: number }) {
  const count = pictures.length;
  const near = new Set([shown, (shown + 1) % count, (shown - 1 + count) % count]);
  return [...near].map((index) => {
    const picture = pictures[index];
    return (
      picture && (
        <div key={index} className={styles.slide} hidden={index !== shown}>
          <TravelPicture src={picture.src} alt={picture.caption} className={styles.picture} lazy={false} />
        </div>
      )
    );
  });
}

/** Turns pictures on horizontal swipes; leaves vertical moves and pinches to the browser. */
function useSwipe(go: (step: number) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      // With a second finger it is a pinch.
      from.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [across, along] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 1.5 * Math.abs(along)) go(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
