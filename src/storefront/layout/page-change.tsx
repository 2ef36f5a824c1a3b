import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { Spinner } from '#ui/spinner.tsx';

export const contentId = 'content';

/**
 * Does for a page change inside the app what the browser does for a new document: shows that something is
 * loading, closes what was open, moves the focus to the new content and lets screen readers say its title.
 */
export function PageChange() {
  const { loading } = useMessages();
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close();
    document.getElementById(contentId)?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

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
