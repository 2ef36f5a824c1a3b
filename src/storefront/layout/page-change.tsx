import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import { productsUpdatedEvent } from '#api-client/catalogue-changes.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { cacheShownPage, consumeStaleFlag } from '../navigation/back-navigation-cache.ts';
import { noteVisit } from '../offline/start-worker.ts';

export const contentId = 'content';

const stayMs = 3_000;

function openDialogs(): readonly HTMLDialogElement[] {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
}

/**
 * Does for client-side navigation what the browser does for a new document: shows the progress, closes open dialogs,
 * moves the focus to the new content and announces its title.
 */
export function PageChange() {
  const { loading } = useMessages();
  const { pathname, search } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const shownPath = useRef(pathname);
  const openAtStart = useRef<readonly HTMLDialogElement[] | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // A dialog that was opened while the page loaded stays open.
    for (const dialog of openAtStart.current ?? openDialogs()) dialog.close();
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  // After the effect above, which needs the dialogs that were open when the navigation began.
  useEffect(() => {
    openAtStart.current = isLoading ? openDialogs() : null;
  }, [isLoading]);

  useBackNavigationCache(pathname + search);
  useProductChanges();

  return (
    <>
      <div role="status" className="pointer-events-none fixed inset-x-0 top-24 z-50 flex justify-center">
        {isLoading && (
          <span className="appear-late flex items-center gap-3 rounded-pill bg-ink px-5 py-2.5 text-sm text-white shadow-overlay">
            <Spinner />
            {loading}
          </span>
        )}
      </div>
      <div aria-live="polite" className="sr-only">
        {announcement}
      </div>
    </>
  );
}

/** Caches the data of the shown page for back navigation, and revalidates them if they came from that cache. */
function useBackNavigationCache(address: string): void {
  const page = useMatches().at(-1);
  const { revalidate } = useRevalidator();
  const { id, loaderData } = page ?? {};

  useEffect(() => {
    if (id !== undefined) cacheShownPage(address, id, loaderData);
    if (consumeStaleFlag(address)) void revalidate();
  }, [address, id, loaderData, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every navigation
  useEffect(() => {
    // Debounced: pages that are left at once, such as filter changes, are not cached.
    const timer = setTimeout(noteVisit, stayMs);
    return () => clearTimeout(timer);
  }, [address]);
}

/** A browser may answer from its HTTP cache for so long; see `prefetchedSeconds` in entry.server.tsx. */
const cachedMs = 2_000;

/** Revalidates the page when products change: at once, and again when an answer from the HTTP cache has expired. */
function useProductChanges(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: number | undefined;
    const onChange = () => {
      void revalidate();
      window.clearTimeout(timer);
      timer = window.setTimeout(revalidate, cachedMs);
    };
    window.addEventListener(productsUpdatedEvent, onChange);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener(productsUpdatedEvent, onChange);
    };
  }, [revalidate]);
}
