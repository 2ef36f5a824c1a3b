import { lazy, Suspense, useState } from 'react';
import type { SentAccessProps } from './sent-access.tsx';
import { storedAccess } from './stored-access.ts';

/**
 * Few buyers have measured their way in. What cannot be loaded is not sent; an error boundary would bring the file of lists and
 * products to the pages of forms.
 */
const SentAccess = lazy(async () =>
  import('./sent-access.tsx').then(
    (module) => ({ default: module.SentAccess }),
    () => ({ default: (_: SentAccessProps) => null }),
  ),
);

/** What a form sends of the way into the building. What is not shown is not sent. */
export function AccessNote(props: SentAccessProps) {
  const [isMeasured] = useState(() => storedAccess.read() !== null);
  return isMeasured ? (
    <Suspense fallback={null}>
      <SentAccess {...props} />
    </Suspense>
  ) : null;
}
