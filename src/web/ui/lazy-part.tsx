import { type ReactNode, Suspense } from 'react';
import { FallbackBoundary } from './fallback-boundary.tsx';

interface LazyPartProps {
  /** Shown when the part fails to load or to render. */
  fallback: ReactNode;
  /** Shown until it has loaded. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part of the page that loads on first use. */
export const LazyPart = ({ fallback, waiting = null, children }: LazyPartProps) => (
  <FallbackBoundary fallback={fallback}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </FallbackBoundary>
);
