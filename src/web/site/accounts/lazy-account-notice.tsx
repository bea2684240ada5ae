import { type ComponentType, useEffect, useState } from 'react';

/**
 * Tells a signed-in person what happened to their account; loaded for them alone.
 * Without a network or a server nothing is shown, and the page is whole.
 */
export function LazyAccountNotice() {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!navigator.onLine) return;
    import('./account-notice.tsx').then(
      ({ AccountNotice }) => setPart(() => AccountNotice),
      () => undefined,
    );
  }, []);
  return Part && <Part />;
}
