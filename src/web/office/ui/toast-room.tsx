import { Notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

const POSITION = 'top-center';
/** More of them wait their turn: there is room for two. */
const SHOWN_AT_ONCE = 2;

/** Where toasts are shown, so that they cover no button; `--toasts` is their height, for which the page makes room. */
export function ToastRoom() {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const toasts = room.current?.querySelector(`[data-position="${POSITION}"]`);
    const page = document.documentElement;
    if (!toasts) return;
    const measure = new ResizeObserver(() => {
      const height = Math.ceil(toasts.getBoundingClientRect().height);
      page.toggleAttribute('data-toasts', height > 0);
      page.style.setProperty('--toasts', `${height}px`);
    });
    measure.observe(toasts);
    return () => {
      measure.disconnect();
      page.removeAttribute('data-toasts');
      page.style.removeProperty('--toasts');
    };
  }, []);
  return (
    <div ref={room}>
      <Notifications position={POSITION} limit={SHOWN_AT_ONCE} withinPortal={false} />
    </div>
  );
}
