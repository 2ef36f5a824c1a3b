import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { firstInteraction, isInUse } from './first-interaction.ts';

/**
 * Renders a part below the first view with the page, and hydrates it, with its lazy code, on the first interaction: a
 * phone is spared that work until then. After a client-side navigation it renders at once.
 *
 * Nothing around it may update by itself before that, or React would discard its HTML and render it again.
 */
export function HydrateOnFirstInteraction({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <SuspendedUntilInteraction>{children}</SuspendedUntilInteraction>
    </Suspense>
  );
}

function SuspendedUntilInteraction({ children }: { readonly children: ReactNode }) {
  const isHydrating = useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
  // Not after it: React would forget a click on what it cannot hydrate at once.
  if (!import.meta.env.SSR && isHydrating && !isInUse()) use(firstInteraction);
  return children;
}

/** React reads the server's value while it hydrates. */
const whileHydrating = () => true;
const inBrowser = () => false;
const neverChanges = () => () => undefined;
