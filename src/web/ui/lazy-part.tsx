import { Component, type ReactNode, Suspense } from 'react';

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

interface FallbackBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Shows the fallback when a part of the page fails to load or to render. */
class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
