import { lazy } from 'react';
import { LazyPart } from '../../ui/lazy-part.tsx';

const AccountNotice = lazy(async () => ({ default: (await import('./account-notice.tsx')).AccountNotice }));

/** Tells a signed-in person what happened to their account; loaded for them alone, and without it the page is whole. */
export const LazyAccountNotice = () => (
  <LazyPart fallback={null}>
    <AccountNotice />
  </LazyPart>
);
