import { type RefObject, useEffect, useRef } from 'react';
import styles from './reading-progress.module.css';

/**
 * Shows how much of a text has been read, as a line along the top of the window. Visual only: the text itself is
 * accessible.
 */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      if (!text.current || !line.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      // The text counts as read once its end is in view.
      const way = height - innerHeight;
      const read = way > 0 ? Math.min(1, Math.max(0, -top / way)) : Number(top + height <= innerHeight);
      line.current.style.transform = `scaleX(${read.toFixed(4)})`;
    };
    const soon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [text]);
  return <div ref={line} className={styles.line} aria-hidden="true" />;
}
