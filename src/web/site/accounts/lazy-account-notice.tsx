import { lazy, useEffect, useState } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';

const AccountNotice = lazy(async () => ({ default: (await import('./account-notice.tsx')).AccountNotice }));

/**
 * Tells a signed-in person what happened to their account; loaded for them alone, and without it the page is whole.
 * Without a network nothing is loaded: a kept trip opens without a failed request.
 */
export function LazyAccountNotice() {
  const [online, setOnline] = useState(false);
  useEffect(() => setOnline(navigator.onLine), []);
  if (!online) return null;
  return (
    <LazyPart fallback={null}>
      <AccountNotice />
    </LazyPart>
  );
}
