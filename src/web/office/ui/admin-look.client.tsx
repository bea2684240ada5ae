import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { followScheme, schemeNow } from '../../ui/colour-scheme.ts';
import { adminTheme, adminVariables } from './admin-theme.ts';
import { ToastRoom } from './toast-room.tsx';

/**
 * Gives Mantine the site's colours. The layout imports Mantine's styles first: a style of the site overrides them only
 * when it comes later.
 */
export function AdminLook({ children }: { children: ReactNode }) {
  const scheme = useSyncExternalStore(followScheme, schemeNow);
  return (
    <MantineProvider theme={adminTheme} forceColorScheme={scheme} cssVariablesResolver={adminVariables}>
      <ToastRoom />
      {children}
    </MantineProvider>
  );
}
