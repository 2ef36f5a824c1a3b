import { Component, type ReactNode, Suspense } from 'react';

/**
 * Error boundary and Suspense boundary for an optional part of a page, with nothing as fallback: its code may still be
 * loading, or may not load at all, without a connection or after a release.
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
