import { Component, type ReactNode, Suspense } from 'react';

/**
 * For a part that a page can do without: while its code is on the way nothing is there, and nothing when it cannot be
 * had, as without a connection or after a new release. The page around it stays.
 */
export class SilentErrorBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
