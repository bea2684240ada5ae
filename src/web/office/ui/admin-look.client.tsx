import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { followScheme, schemeNow } from '../../ui/colour-scheme.ts';
import { adminVariables, makeAdminTheme } from './admin-theme.ts';

/**
 * Gives Mantine the site's colours. The layout imports Mantine's styles first: a style of the site overrides them only
 * when it comes later.
 */
export function AdminLook({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(followScheme, schemeNow);
  const theme = useMemo(makeAdminTheme, []);
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} cssVariablesResolver={adminVariables}>
      <ToastRoom />
      {children}
    </MantineProvider>
  );
}

const POSITION = 'top-center';
/** Further toasts wait: there is room for two. */
const SHOWN_AT_ONCE = 2;

/** Shows toasts without covering any button; `--toasts` is their height, for which the page leaves room. */
function ToastRoom() {
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
