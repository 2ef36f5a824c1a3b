import { useLiveSearchMessages } from '#i18n/messages/storefront/search/live-search-messages.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useRecentSearches } from './recent-searches-store.ts';

interface RecentSearchesProps {
  readonly onPick: (term: string) => void;
  /** The button that had the focus is gone. */
  readonly onFocusLost: () => void;
}

/** List of recent searches; each can be searched again or removed. */
export function RecentSearches({ onPick, onFocusLost }: RecentSearchesProps) {
  const texts = useLiveSearchMessages();
  const { terms, forget, forgetAll } = useRecentSearches();
  if (terms.length === 0) return null;
  return (
    <section aria-label={texts.recent} className="mt-1">
      <div className="flex items-center justify-between">
        <h3 className="text-sm font-medium">{texts.recent}</h3>
        <button
          type="button"
          onClick={() => {
            forgetAll();
            onFocusLost();
          }}
          className="min-h-11 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {texts.forgetAll}
        </button>
      </div>
      <ul className="-mx-2">
        {terms.map((term) => (
          <li key={term} className="flex items-center rounded-control hover:bg-ground">
            <button
              type="button"
              onClick={() => onPick(term)}
              className="min-h-11 min-w-0 flex-1 truncate rounded-control px-2 text-start"
            >
              <bdi>{term}</bdi>
            </button>
            <button
              type="button"
              onClick={() => {
                forget(term);
                onFocusLost();
              }}
              aria-label={texts.forget(term)}
              className="hit-area rounded-control text-ink-faint hover:text-ink"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
