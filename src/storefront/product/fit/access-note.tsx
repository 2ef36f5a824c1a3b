import { lazy, Suspense, useState } from 'react';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import type { SentAccessProps } from './sent-access.tsx';
import { storedAccess } from './stored-access.ts';

// Few buyers have measured their way in.
const SentAccess = lazy(async () => ({ default: (await import('./sent-access.tsx')).SentAccess }));

/** What a form sends of the way into the building. What is not shown is not sent. */
export function AccessNote(props: SentAccessProps) {
  const [isMeasured] = useState(() => storedAccess.read() !== null);
  return isMeasured ? (
    <SilentErrorBoundary>
      <Suspense fallback={null}>
        <SentAccess {...props} />
      </Suspense>
    </SilentErrorBoundary>
  ) : null;
}
