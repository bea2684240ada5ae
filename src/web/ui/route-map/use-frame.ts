import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Frame } from '../../../core/maps/fit-into.ts';

/** Returns the size of an element, in pixels, once it is shown. */
export function useFrame(host: RefObject<HTMLElement | null>): Frame | null {
  const [frame, setFrame] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setFrame({ width, height });
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [host]);
  return frame;
}
