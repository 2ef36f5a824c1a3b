import { useSyncExternalStore } from 'react';
import { useQuickOrderMessages } from '#i18n/messages/storefront/buying/quick-order-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';

interface LinesUncheckedProps {
  readonly failure: 'failed' | 'tooMany';
  readonly onRetry: () => void;
}

/** Notice that lines could not be compared with the catalogue. They are stored, and the page stays usable. */
export function LinesUnchecked({ failure, onRetry }: LinesUncheckedProps) {
  const { unreachable } = useQuickOrderMessages();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div
      role="alert"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken px-5 py-4 sm:flex-nowrap"
    >
      <p className="max-w-prose">{isOnline ? unreachable[failure] : unreachable.offline}</p>
      <button type="button" onClick={onRetry} className={buttonStyle('secondary', 'shrink-0')}>
        {unreachable.retry}
      </button>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}
