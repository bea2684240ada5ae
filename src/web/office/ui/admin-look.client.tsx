import { MantineProvider } from '@mantine/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import { followScheme, schemeNow } from '../../ui/colour-scheme.ts';
import { adminTheme, adminVariables } from './admin-theme.ts';
import { ToastRoom } from './toast-room.tsx';

/**
 * Mantine in the site's ink, for everything inside. The layout reads its styles before anything else: a style of ours
 * wins over Mantine's only when it comes later.
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
