import { Component, type ReactNode } from 'react';

interface FallbackBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

/** Shows something simpler where a part of the page cannot be loaded or breaks. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
