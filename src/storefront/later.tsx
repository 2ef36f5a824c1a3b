import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { firstAction } from './first-action.ts';

/**
 * A part below the first view. The server writes it with the page, so it can be read and its links followed; React takes
 * it over, and loads what of its code is lazy, when the visitor first does something. Until then a phone is spared the
 * work. On the way from page to page it is made at once.
 *
 * Nothing around it may change before that by itself, or React would have to make it anew.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <OnceNeeded>{children}</OnceNeeded>
    </Suspense>
  );
}

function OnceNeeded({ children }: { readonly children: ReactNode }) {
  const isFromServer = useSyncExternalStore(neverChanges, inBrowser, onServer);
  if (!import.meta.env.SSR && isFromServer) use(firstAction);
  return children;
}

/** While React takes over what the server wrote, it is told what it was told on the server. */
const onServer = () => true;
const inBrowser = () => false;
const neverChanges = () => () => undefined;
