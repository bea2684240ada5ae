import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for the element in which a form opens: once it closes, the button marked `data-opens` has the focus again. */
export function useFocusBack<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const around = useRef<T>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) around.current?.querySelector<HTMLElement>('[data-opens]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return around;
}
