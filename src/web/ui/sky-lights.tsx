import { useEffect, useRef } from 'react';
import styles from './sky-lights.module.css';

const HIDE_AFTER_MS = 1500;

/**
 * Draws the spotlight and the soft cursor that follow the mouse. Renders nothing on touch screens or with reduced
 * motion.
 */
export function SkyLights() {
  const spotlight = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!matchMedia('(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)').matches) return;
    let timer = 0;
    let frame = 0;
    const show = (visible: boolean) => {
      for (const light of [spotlight.current, cursor.current]) light?.toggleAttribute('data-visible', visible);
    };
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const at = `translate(${event.clientX}px, ${event.clientY}px)`;
        if (spotlight.current) spotlight.current.style.transform = at;
        if (cursor.current) cursor.current.style.transform = at;
      });
      show(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => show(false), HIDE_AFTER_MS);
    };
    addEventListener('pointermove', follow, { passive: true });
    return () => {
      removeEventListener('pointermove', follow);
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div aria-hidden="true" className={styles.lights}>
      <div ref={spotlight} className={styles.spotlight} />
      <div ref={cursor} className={styles.cursor} />
    </div>
  );
}
