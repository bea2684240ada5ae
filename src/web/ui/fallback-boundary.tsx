import { Component, type ReactNode } from 'react';

interface FallbackBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Shows the fallback when a part of the page fails to load or to render. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
